import { phrases } from '../phrases.js';
import type { LanguageWords } from '../language-pack.js';

/** Spanish: names of people and places, and how contact details are labelled. */
export const esNames = {
  names: {
    smallWords: phrases`el; los; las; del; y`,
    particles: phrases`del; el; y; e`,
    openEndsOfEmployers: phrases`del`,
    headingSmallWords: phrases`y`,
  },
  joining: {
    and: phrases`y`,
    inTown: phrases`en`,
    within: phrases`en`,
    but: phrases`pero`,
    andOr: phrases`y; o`,
    listed: phrases`y; e; o`,
  },
  places: {
    smallWords: phrases`de; del; la; las; los`,
  },
  address: {
    streetOpenersNumberLast: phrases`calle; avenida; plaza; paseo; c\/`,
    labels: phrases`direcci[oó]n; ciudad`,
  },
  person: {
    labels: phrases`lugar y fecha de nacimiento; lugar de nacimiento; d\.?n\.?i\.?; n\.?i\.?e\.?; domicilio; hijos`,
    details: phrases`fecha de nacimiento; edad; estado civil; nacionalidad; sexo; direcci[oó]n`,
    born: phrases`nacid[oa]\s(?:el|en)\s`,
    maritalStatus: phrases`solter[oa]; casad[oa]; divorciad[oa]`,
    yearsOld: phrases`años`,
    titles: phrases`sr; sra; nombre; don; doña; señora?`,
    nameLabels: phrases`nombre y apellidos?; nombre completo`,
    nameLabelsBeforeColon: phrases`nombre[\p{L} ]{0,14}`,
  },
  contact: {
    phoneLabels: phrases`t[eé]l[eé]fono; m[oó]vil; tlf; tfno`,
  },
} satisfies LanguageWords;
