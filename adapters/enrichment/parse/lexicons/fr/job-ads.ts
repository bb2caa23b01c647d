import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: job ads. */
export const frJobAds = {
  adHeadings: {
    preferred: phrases`un plus; atouts?; appréciée?s?; souhaitée?s?`,
    offer: phrases`
      nous (?:vous )?offrons; nous vous proposons; nos avantages; vos avantages; avantages; rémunération; qui sommes; pourquoi nous;
      l['’]entreprise; à propos
    `,
    required: phrases`
      votre profil; profil( recherché)?; compétences; qualités requises; prérequis; exigences; ce que nous (?:cherchons|recherchons);
      vous êtes
    `,
    tasks: phrases`missions?; le poste; description du poste; votre rôle; responsabilités; activités`,
  },
  ads: {
    listItems: phrases`bonnes?; expérience (?:en|de|dans); maîtrise; connaissances? (?:de|des|en)`,
    preferred: phrases`un plus; un atout; des atouts; serait; seraient; apprécié; souhaité; souhaitable; idéalement`,
    required: phrases`exigée?s?; indispensable; impératif; obligatoire; courant`,
    experience: phrases`expérience`,
    besideYears: phrases`expérience`,
    asks: phrases`expérience; connaissances?; maîtrise\w*`,
    gives: phrases`nous offrons; candidature`,
    toReader: phrases`vous; votre; connaissances?; expérience`,
    ofEmployer: phrases`nous; notre`,
    ofPerson: phrases`capacité`,
    phraseEnds: phrases`pour; dans; est`,
    filler: phrases`le; la; les; des; du; un; une`,
    phraseLeads: phrases`\b(?:expérience|connaissances?|maîtrise)\s{1,3}(?:en|de|du|des|dans|avec|d['’])\s{0,3}`,
  },
  adDegrees: {
    bachelor: phrases`licence; bac ?\+ ?[34]`,
    master: phrases`bac ?\+ ?5`,
    doctorate: phrases`doctorat`,
    associate: phrases`bac ?\+ ?2; bts; dut; but(?= (?:en|gea|gaco|tc))`,
    school: phrases`baccalauréat`,
  },
  pay: {
    to: phrases`à; et`,
    hour: phrases`(?:de l['’]|par |/ ?)heure\b`,
    day: phrases`/ ?jour\b; \bpar jour\b`,
    week: phrases`\bpar semaine\b`,
    month: phrases`/ ?mois\b; \bpar mois\b; \bmensuel(?:le)?s?\b`,
    year: phrases`/ ?an\b; \bpar an\b; \bannuel(?:le)?s?\b`,
    words: phrases`salaire; rémunération; brut`,
    beforeSum: phrases`de`,
    atMost: phrases`jusqu['’]à`,
    atLeast: phrases`à partir de`,
  },
  workplace: {
    atTimes: phrases`jours?`,
    placeLabels: phrases`lieu(?: de travail| du poste)?; localisation`,
    ofJob: phrases`poste`,
    basedIn: phrases`(?:basée?|située?) à`,
    behindPlace: phrases`et`,
    hybrid: phrases`\btravail hybride; \btélétravail (?:partiel|possible); \bjours? de télétravail`,
    remote: phrases`100 ?% télétravail\b; \bfull télétravail`,
    onSiteAlone: phrases`en présentiel; présentiel`,
    onSite: phrases`\b100 ?% présentiel`,
  },
} satisfies LanguageWords;
