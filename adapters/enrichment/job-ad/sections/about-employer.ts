import { anyOf, LANGUAGE_PACKS, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import { isEnumeration } from './enumerations.js';
import { beginsWithEmployer } from './of-employer.js';

const { ads } = lexicon;
/** "a provider of", "spécialiste du": an employer by its trade. */
const TRADES = new RegExp(wholeWords(ads.trades), 'giu');
const TO_PERSON = new RegExp(wholeWords([...ads.seeks, ...ads.addresses]), 'iu');
const APPLYING = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(ads.applying)}`, 'iu');
const ASKS_READER = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(ads.asksReader)}`, 'iu');
const REQUIRES = new RegExp(wholeWords([...ads.seeks, ...ads.required]), 'iu');
const EMPLOYER_YEARS = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.ofEmployerYears)})`, 'iu');
const EXPERIENCE = new RegExp(anyOf(ads.experience), 'iu');

/** By language: "en" joins in Dutch and says where in Spanish, "Consultora con sede en Chile busca". */
const EMPLOYERS_SEEKING = LANGUAGE_PACKS.flatMap(({ ads: words, joining }) => {
  if (!words?.employerSeeks) return [];
  const seeks = new RegExp(String.raw`^[^,;:.\n]{0,60}?(?<!\p{L})(?:${anyOf(words.employerSeeks)})(?!\p{L})`, 'iu');
  return [{ seeks, joined: new RegExp(wholeWords(joining?.andOr ?? []), 'iu') }];
});

/** "…, with consultations in cardiology and orthopaedics, seeks a": not the noun of "ricerca clienti", nor the duty of "selecciona personal". */
const EMPLOYER_SEEKS_BEHIND_CLAUSE = new RegExp(
  String.raw`^[^;:.\n]{0,150},\s(?:${anyOf(ads.employerSeeks)})\s(?:${anyOf(ads.beforeSought)})(?!\p{L})`,
  'iu',
);

const SEEKS_BEHIND = new RegExp(String.raw`^[^;:.\n]{0,150}\s(?:${anyOf(ads.employerSeeks)})(?!\p{L})`, 'iu');

/** Whether a sentence goes on, behind a place, with the verb of an employer that looks for somebody: "Harrow Plumbing Ltd in Leeds seeks". */
export function isNameOfEmployer(behind: string): boolean {
  const seeks = EMPLOYERS_SEEKING.some(({ seeks: pattern, joined }) => {
    const verb = pattern.exec(behind);
    return verb !== null && !joined.test(verb[0]);
  });
  return seeks || EMPLOYER_SEEKS_BEHIND_CLAUSE.test(behind);
}

/**
 * Whether a sentence that begins with the employer goes on, behind a place, with the verb by which it seeks: "Our farm with dairy and bees seeks". Where
 * it has come to the person by then, it is they who seek: "Our ideal candidate knows Excel and is looking for".
 */
export function seeksBehind(before: string, behind: string): boolean {
  return SEEKS_BEHIND.test(behind) && beginsWithEmployer(before) && !TO_PERSON.test(before);
}

const REPORTS_TO = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(ads.reportsTo)})\s(?:[^\s,;.]{1,30}\s){0,9}$`, 'iu');

/** Whether words end in whom the person works for: "Reporting to the director of". */
export function namesSuperior(before: string): boolean {
  return REPORTS_TO.test(before.slice(-LONGEST_SUPERIOR));
}

const LONGEST_SUPERIOR = 120;

/** What the employer works with is what the person will work with. */
export const STACK = new RegExp(wholeWords(ads.stack), 'iu');

/** A longer paragraph speaks of more than one thing; and of a sentence no more is looked at. */
const LONGEST = 1000;

/**
 * Whether a paragraph is about the employer or about how to apply: by its first words, or because it says what trade somebody is in, and speaks
 * neither to the reader nor of who is looked for.
 */
export function isAboutEmployer(paragraph: string): boolean {
  const words = paragraph.slice(0, LONGEST);
  if (APPLYING.test(words)) return true;
  if (paragraph.length > LONGEST) return false;
  if (words.search(TRADES) < 0 && !beginsWithEmployer(words)) return false;
  return !TO_PERSON.test(words) && !STACK.test(words) && !asksBehind(words);
}

/** Whether the paragraph goes on, behind its first sentence, with what is to be done or known: "Our team is growing. Invoices, queries, payment runs." */
function asksBehind(paragraph: string): boolean {
  const [first = '', ...others] = paragraph.split(SENTENCE_END);
  if (LIST_BEHIND.test(first) && isEnumeration(first)) return true;
  return others.some((sentence) => isEnumeration(sentence) || ASKS_FOR.test(sentence));
}

const SENTENCE_END = /[.!?]\s/u;
const ASKS_FOR = new RegExp(wholeWords([...ads.required, ...ads.preferred]), 'iu');

const DESCRIBES_READER = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(ads.describesReader)}`, 'iu');

/** Whether a sentence says what the reader can and has: "You know Python", which no employer says of itself. */
export function describesReader(sentence: string): boolean {
  return DESCRIBES_READER.test(sentence.slice(0, LONGEST));
}

/** Whether a paragraph asks the reader something, or says that something is required. */
export function isAboutPerson(paragraph: string): boolean {
  const words = paragraph.slice(0, LONGEST);
  return ASKS_READER.test(words) || (REQUIRES.test(words) && !APPLYING.test(words));
}

/**
 * Whether what follows these words of a sentence is the trade of an employer or a customer and not what the person has to know: "a leading provider of",
 * "notre client, spécialisé dans". Experience in a trade is asked for all the same.
 */
export function isTradeBefore(sentence: string): boolean {
  const before = sentence.slice(-LONGEST);
  const trade = [...before.matchAll(TRADES)].at(-1);
  if (!trade) return false;
  const asked = before.slice(0, trade.index);
  if (EXPERIENCE.test(asked) && !EMPLOYER_YEARS.test(asked)) return false;
  // "Als monteur ben jij specialist op het gebied van": what the reader is.
  if (READER_IS.test(asked)) return false;
  const behind = before.slice(trade.index + trade[0].length);
  return !TO_PERSON.test(behind) && !LIST_BEHIND.test(behind);
}

const READER_IS = new RegExp(String.raw`${wholeWords(ads.asksReader)}(?:\s\p{L}{1,4})?\s$`, 'iu');

/** "Azienda meccanica di Modena: tornio, lettura disegno": the list is of the work, not of the trade. */
const LIST_BEHIND = /\p{L}[^:\n]{0,60}:\s/u;
