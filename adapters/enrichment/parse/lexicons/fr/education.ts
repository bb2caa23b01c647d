import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** French: degrees and places of study. */
export const frEducation = {
  education: {
    atSchool: phrases`à(?: la)?; au`,
    studyOf: phrases`études (?:de|en)`,
    obtained: phrases`(?:diplôme )?obtenue?; validée?; réussie?`,
    degrees: phrases`
      docteur; doctorat; baccalaur[eé]at; bac(?= ?\+|\s\p{Lu}|$); dec(?= (?:in|en|professional)); diplôme; dut; bts; deug; dea; dess; cap;
      bep; brevet; diplôme (?:d['’]état|d['’]ingénieur|universitaire); licence pro\p{L}*; maîtrise; mastère;
      bac (?:pro|techno|général)\p{L}*; bp(?= ); bpjeps; deust; capes; titre professionnel; classes? préparatoires?; certificat(?= )
    `,
    institutions: phrases`
      universit(?:é|e); institut; académie; polytechnique; cfa; ifsi; ifas; iae; inspe; espe; greta; afpa; cnam; insa; mfr;
      centre de formation; chambre de métiers; école; ecole; lycée; lycee; collège; faculté; iut
    `,
    scores: phrases`mention`,
    majors: phrases`spécialité`,
    labels: phrases`diplôme; établissement`,
    theses: phrases`mémoire`,
    certainInstitutions: phrases`école`,
    withinStudies: phrases`en`,
    fieldLinks: phrases`en`,
    openLinks: phrases`de`,
    nameLinks: phrases`de; du`,
  },
} satisfies LanguageWords;
