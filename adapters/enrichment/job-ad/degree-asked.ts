import type { EducationLevel } from '../../../core/index.js';

const DEGREES: readonly (readonly [EducationLevel, RegExp])[] = [
  [
    'bachelor',
    /\b(bachelor(?:'|’)?s?(?: degree)?|B\.?Sc?\.?(?: degree)?|B\.?A\.?(?= degree| in | or )|undergraduate degree|university degree|college degree|4[- ]year degree|four[- ]year degree|(?:abgeschlossenes |erfolgreich abgeschlossenes )?(?:fach|hoch)?(?:hoch)?schulstudium|abgeschlossenes studium|studium der|studienabschluss|hochschulabschluss|diplom(?=[ ,(])|licence|bac ?\+ ?[34]|licenciatura|diplomatura|ingeniería(?= (?:en|de|técnica|superior|informática|industrial))|grado (?:universitario|en)|grado o|titulación universitaria|título universitario|titulad[oa] universitari[oa]|estudios universitarios|laurea|hbo|degree in|degree or equivalent)\b/i,
  ],
  [
    'master',
    /\b(master(?:'|’)s(?: degree)?|masters degree|M\.?Sc\.?|M\.?B\.?A\.?|post ?graduate degree|advanced degree|masterabschluss|bac ?\+ ?5)\b/i,
  ],
  ['doctorate', /\b(Ph\.?D\.?|doctorate|doctoral degree|promotion in|doctorat|doctorado)\b/],
  [
    'associate',
    /\b(associate(?:'|’)?s? degree|vocational (?:training|degree|qualification)|abgeschlossene (?:berufs)?ausbildung|diploma in|(?:kaufmännische|technische|handwerkliche|medizinische|pflegerische|einschlägige|entsprechende|abgeschlossene) (?:berufs)?ausbildung|bac ?\+ ?2|bts|dut|but(?= (?:en|gea|gaco|tc))|ciclo formativo|grado (?:medio|superior)|fp(?= |,|\.)|mbo|formación profesional)\b/i,
  ],
  [
    'school',
    /\b(high school (?:diploma|degree|graduate|education)|GED|secondary school|abitur|mittlere reife|baccalauréat|bachillerato)\b/i,
  ],
];
const ORDER: readonly EducationLevel[] = ['none', 'school', 'associate', 'bachelor', 'master', 'doctorate'];

/** The lowest degree that an ad accepts: "Bachelor's or Master's degree" asks for a bachelor. */
export function degreeAsked(text: string): { minLevel: EducationLevel; start: number; end: number } | null {
  let lowest: { minLevel: EducationLevel; start: number; end: number } | null = null;
  for (const [minLevel, pattern] of DEGREES) {
    const match = pattern.exec(text);
    if (!match) continue;
    const found = { minLevel, start: match.index, end: match.index + match[0].length };
    if (!lowest || ORDER.indexOf(minLevel) < ORDER.indexOf(lowest.minLevel)) lowest = found;
  }
  return lowest;
}
