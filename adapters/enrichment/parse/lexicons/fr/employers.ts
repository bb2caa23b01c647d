import { phrases, words } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: names of employers. */
export const frEmployers = {
  employers: {
    associations: phrases`Association; Société; Ordre; Fédération; Syndicat`,
    associationLinks: phrases`des; de; du; pour; française; nationale`,
    units: phrases`service(?: de| d['’]| des)?; unité; pôle`,
    sizes: phrases`salariés; collaborateurs; employés`,
    ownedBy: phrases`une (?:societe|société|filiale|marque|entreprise) (?:de|du) [^,()]{2,40}`,
    terms: phrases`cdd; cdi; intérim; alternance; stage; temps partiel; temps plein; saisonnier; saison; apprentissage; vacations?`,
    ownAccount: words`independant auto-entrepreneur`,
    nouns: words`avocats notaires architectes traiteurs opticiens freres fils universite banque groupe hopital lycee`,
    openers: words`
      clinique hopital ehpad chu chr polyclinique cabinet pharmacie mairie commune prefecture conseil ministere universite ecole college
      lycee creche academie association entreprise societe ets etablissements groupe boulangerie patisserie boucherie restaurant brasserie
      auberge boutique magasin supermarche hypermarche garage transports transport assurances mutuelle banque caisse agence centre etude
      galeries librairie imprimerie messageries residence laboratoire laboratoires editions compagnie
    `,
  },
} satisfies LanguageWords;
