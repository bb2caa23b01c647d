import { PRESENT_PATTERN } from './date-words.js';
import { anyOf, lexicon } from './lexicon.js';

/** Degrees, diplomas and school certificates; matched at word boundaries, with or without points. */
export const DEGREE = new RegExp(String.raw`(?<![\p{L}\d])(?:${anyOf(lexicon.education.degrees)})(?![\p{L}\d])`, 'iu');

/** Opens a field of study. */
export const FIELD_OPENER = new RegExp(String.raw`^(?:${anyOf(lexicon.education.fieldOpeners)})(?!\p{L})`, 'iu');

/** Words that name a place of study. */
export const INSTITUTION = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.institutions)})(?!\p{L})`,
  'iu',
);

export const SCORE = new RegExp(
  String.raw`(?<!\p{L})(?:(?:${anyOf(lexicon.education.scores)})\s{0,9}(?:of|:|=|-|–)?\s{0,9}\[?)(\d+(?:[.,]\d+)?\s{0,9}(?:%|/\s{0,9}\d+(?:[.,]\d+)?|out of \d+(?:\.\d+)?)?|[A-D][+-]?(?!\p{L}))|(?<![\d.])(\d{2}(?:\.\d+)?\s?%)|(\d\.\d{1,2}\s{0,9}(?:/\s{0,9}\d(?:\.\d+)?|gpa|cgpa))`,
  'iu',
);

/** "Major: …", "Specialization in …" */
export const MAJOR = new RegExp(
  String.raw`^(?:${anyOf(lexicon.education.majors)})(?!\p{L})\s{0,9}(?:[:=-]|in(?!\p{L})|on(?!\p{L})|–)?\s{0,9}`,
  'iu',
);

/** Words that head a column, a field or a list of an education section and are no value themselves. */
export const LABEL = new RegExp(
  String.raw`^(?:${anyOf([...lexicon.education.labels, ...lexicon.labels.dates])})\s{0,9}:?$`,
  'iu',
);

/** "Abschluss: ", "Diploma: ": what is behind it belongs to the entry that the line stands in. */
export const DEGREE_LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.education.degreeLabels)})\s{0,3}:\s{1,9}`, 'iu');

/** "Diploma: ja". */
export const DEGREE_ANSWER = new RegExp(String.raw`^(?:${anyOf(lexicon.education.degreeAnswers)})(?!\p{L})`, 'iu');

/** A line that opens a list of courses, with or without the first of them after it. */
export const COURSES = new RegExp(
  String.raw`^(?:(?:(?:${anyOf(lexicon.education.courseQualifiers)}) )*(?:${anyOf(lexicon.education.courseWords)})(?: (?:included?|includes|including|taken|studied|completed|covered|attended))?)\s*(?::|-|–|$)\s*`,
  'iu',
);

/** What was written, not where or what was studied. */
export const THESIS = new RegExp(
  String.raw`^(?:(?:doctoral|ph\.?d\.?|master['’]?s?|bachelor['’]?s?|final|diploma|graduation) )?(?:${anyOf(lexicon.education.theses)})(?: (?:title|topic))?(?:\s*[:–-]|$)`,
  'iu',
);

/** How well a degree was done: "First class". */
export const CLASS_OF_DEGREE = new RegExp(String.raw`^(?:${anyOf(lexicon.education.classes)})$`, 'iu');

/** "Studia magisterskie": studies by their level. */
export const STUDY_FORM = new RegExp(String.raw`^(?:${anyOf(lexicon.education.studyForms)})$`, 'iu');

/** "Information Technology" is a field, although institutes of technology are schools. */
export const FIELD_OF_STUDY = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.education.fields)})(?!\p{L})`, 'iu');

/** What parts a degree from its school, the surest first. */
export const BEFORE_SCHOOL = [
  new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.at)})\s{1,9}(?=\p{Lu})`, 'gu'),
  /\s{1,9}[•·●|~@]\s{1,9}(?=\p{L})/gu,
  /,\s{1,9}(?=\p{Lu})/gu,
  /\s{1,9}[-–—]\s{1,9}(?=\p{Lu})/gu,
];

/** What parts a degree from its field in one row. */
export const WITHIN_STUDIES = [
  /,\s{1,9}/gu,
  /\s{1,9}[-–—]\s{1,9}/gu,
  /\s{0,9}:\s{1,9}/gu,
  new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.education.withinStudies)})\s{1,9}(?=\p{L})`, 'gu'),
];

/** "… at Tern Academy": what is before is no part of the name. */
export const AT_SCHOOL = new RegExp(String.raw`\s(?:${anyOf(lexicon.joining.at)})\s(?=\p{Lu})`, 'u');

/** The same word where the name was cut off behind it. */
export const AT_END = new RegExp(String.raw`\s{1,9}(?:${anyOf(lexicon.joining.at)})$`, 'u');

/** What is left of a stretch of time without its dates. */
export const PRESENT_ALONE = new RegExp(`^(?:to|${PRESENT_PATTERN})$`, 'iu');
