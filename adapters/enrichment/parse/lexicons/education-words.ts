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
export const LABEL = new RegExp(String.raw`^(?:${anyOf(lexicon.education.labels)})\s{0,9}:?$`, 'iu');

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
