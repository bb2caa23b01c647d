/** A class of the driving licences of Europe. */
const CLASS = '(?:AM|A[12]?|B(?:E|96)?|C1?E?|D1?E?|T)';

/** Before the classes, in the languages of resumes; where a class is a word of other countries, as in "Class C license", it is none of these. */
const LICENCE =
  /(?<!\p{L})(?:f(?:ü|ue)hrerschein(?:e|klassen?)?|fahrerlaubnis|permis(?: de conduire)?|carn[eé]ts?(?: de conducir)?|permisos? de (?:conducir|conducción)|rijbewij(?:s|zen)|praw[oa] jazdy|patent[ei](?: di guida)?|carta de condução|driving licen[cs]e) ?[:–-]? ?(?:(?:der )?(?:klassen?|kl\.?|cat(?:[ée]gor[a-zíë]{1,5}|\.)?|kat(?:egori[aei]|\.)|tipo|clase)\s?:? ?)?/giu;
const LIST = new RegExp(
  `^${CLASS}(?:(?: ?[,/+] ?| (?:und|et|y|e|en|i|oraz|and) | )${CLASS}){0,11}(?![\\p{L}\\d]|['’-]\\p{L})`,
  'u',
);

const CLASSES = new RegExp(CLASS, 'gu');

/** In characters: more classes than anybody has. */
const LONGEST_LIST = 80;

export interface LicenceClass {
  /** "BE" */
  readonly name: string;
  readonly start: number;
  readonly end: number;
}

/** "Führerschein: Klasse B, BE und C1", "permis B et C": each class of the licences that a text names, with the place of its list. */
export function licenceClassesIn(text: string): LicenceClass[] {
  return [...text.matchAll(LICENCE)].flatMap(({ 0: label, index }) => {
    const end = index + label.length;
    const list = LIST.exec(text.slice(end, end + LONGEST_LIST))?.[0] ?? '';
    const names = list.match(CLASSES) ?? [];
    return names.map((name) => ({ name, start: index, end: end + list.length }));
  });
}
