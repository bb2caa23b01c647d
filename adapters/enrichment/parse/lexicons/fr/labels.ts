import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: labels inside entries. */
export const frLabels = {
  labels: {
    position: phrases`titre; poste; intitulé du poste`,
    employer: phrases`entreprise; société; employeur`,
    place: phrases`lieu; ville`,
    dates: phrases`période; dates`,
    noName: phrases`
      cdi; cdd; intérim; interim; alternance; temps plein; temps partiel; contrat d['’]apprentissage; de; du; depuis;
      congé (?:maternité|parental); recherche d['’]emploi
    `,
    role: phrases`poste`,
  },
  employment: {
    breaks: phrases`congé (?:maternité|parental|sabbatique); année sabbatique; recherche d['’]emploi`,
  },
} satisfies LanguageWords;
