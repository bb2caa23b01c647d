import type { EducationLevel } from '../../../core/index.js';

const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'bachelor',
    /\b(bachelor(?:'|’)?s?(?: degree)?|B\.?Sc?\.?(?: degree)?|BSN|B\.?Eng\.?|LL\.?B\.?|B\.?A\.?(?= degree| in | or )|undergraduate degree|university degree|college degree|4[- ]year degree|four[- ]year degree|(?:abgeschlossenes |erfolgreich abgeschlossenes )?(?:fach|hoch)?(?:hoch)?schulstudium|abgeschlossenes studium|studium der|studienabschluss|hochschulabschluss|diplom(?=[ ,(])|licence|bac ?\+ ?[34]|licenciatura|diplomatura|ingeniería(?= (?:en|de|técnica|superior|informática|industrial))|grado (?:universitario|en)|grado o|titulación universitaria|título universitario|titulad[oa] universitari[oa]|estudios universitarios|laurea|hbo|(?<!(?:m\.?sc|m\.?a|m\.?s|mba|master(?:['’]?s)?|ph\.?d|doctoral|doctorate|associate(?:['’]?s)?|graduate|advanced|school|higher|terminal)\.? )degree (?:in|or equivalent))\b/gi,
  ],
  [
    'master',
    /\b(master(?:'|’)s(?: degree)?|masters? degree|masters(?= (?:in|or|and|of)\b)|M\.?Sc\.?|M\.?B\.?A\.?|MSN|M\.?Eng\.?|LL\.?M\.?|post ?graduate degree|advanced degree|masterabschluss|bac ?\+ ?5)\b/gi,
  ],
  ['doctorate', /\b(Ph\.?D\.?|doctorate|doctoral degree|promotion in|doctorat|doctorado)\b/g],
  [
    'associate',
    /\b(associate(?:'|’)?s? degree|ADN|vocational (?:training|degree|qualification)|abgeschlossene (?:berufs)?ausbildung|diploma in|(?:kaufmännische|technische|handwerkliche|medizinische|pflegerische|einschlägige|entsprechende|abgeschlossene) (?:berufs)?ausbildung|bac ?\+ ?2|bts|dut|but(?= (?:en|gea|gaco|tc))|ciclo formativo|grado (?:medio|superior)|fp(?= |,|\.)|mbo|formación profesional)\b/gi,
  ],
  [
    'school',
    /\b(high school (?:diploma|degree|graduate|education)|GED|secondary school|abitur|mittlere reife|baccalauréat|bachillerato)\b/gi,
  ],
];
const ORDER: readonly EducationLevel[] = ['none', 'school', 'associate', 'bachelor', 'master', 'doctorate'];

/** The lowest degree that an ad accepts: "Bachelor's or Master's degree" asks for a bachelor. `isMust` tells whether a place in the text asks, or merely wishes. */
export function extractDegree(
  text: string,
  isMust: (place: { start: number; end: number }) => boolean,
): { minLevel: EducationLevel; start: number; end: number } | null {
  let lowest: { minLevel: EducationLevel; start: number; end: number } | null = null;
  for (const [minLevel, pattern] of DEGREES) {
    if (lowest && ORDER.indexOf(minLevel) >= ORDER.indexOf(lowest.minLevel)) continue;
    for (const match of text.matchAll(pattern)) {
      const place = { start: match.index, end: match.index + match[0].length };
      if (!isMust(place)) continue;
      lowest = { minLevel, ...place };
      break;
    }
  }
  return lowest;
}
