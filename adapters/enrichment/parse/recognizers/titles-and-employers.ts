import { inOneGender, inOtherGender } from '../../../../core/spi.js';
import { KNOWN_EMPLOYERS } from '../lexicons/known-names.js';
import { CERTAIN_LEGAL_FORMS, LEGAL_FORMS, SMALL_LEGAL_FORM } from '../lexicons/legal-forms.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import {
  AGENT,
  BOTH_GENDERS,
  COMPOUND_TITLE_ENDINGS,
  LEADING_HEADS,
  NO_AGENTS,
  QUALIFIERS,
  TITLE_ENDINGS,
  TITLE_HEADS,
  TITLE_LINKS,
  WEAK_ALONE,
} from '../lexicons/title-words.js';
import { isCapitals, plain, wordsOf } from '../text.js';

/** Knows job titles. */
export interface TitleLexicon {
  /** How much a phrase looks like a job title: 0 not at all, 1 for certain. */
  isTitle(text: string): number;
  /** Whether a phrase is a title word for word, where titles are listed. */
  isListed?(text: string): boolean;
}

// "Office of the Lantern Commissioner" is where people work.
const BODY = new RegExp(`^(?:the )?(?:${anyOf(lexicon.employers.bodies)}) (?:of|for) `, 'u');

const FIRM_WITH_PARTNER = new RegExp(
  String.raw`^(?:\S+ ){0,3}?(\S+),? (?:&|${anyOf(lexicon.joining.and)}) (?:${anyOf(lexicon.employers.partners)})(?=$|,)`,
  'u',
);

/** "Schweißer" is listed as "schweisser". */
function foldedTitle(text: string): string {
  return plain(text).replaceAll('ß', 'ss');
}

/** Decides by the head word of the phrase; works without any taxonomy. */
export const headWordLexicon: TitleLexicon = {
  isTitle(text: string): number {
    const whole = foldedTitle(text).replace(/^\[(.*)\]$|^\((.*)\)$/u, '$1$2');
    const bare = whole.replace(/\([^)]{0,120}\)|\[[^\]]{0,120}\]/gu, ' ').trim();
    if (bare.length < 2 || bare.length > 110 || /[@<>]|https?:/u.test(bare)) return 0;
    if (BODY.test(bare)) return 0.1;
    const words = bare
      .split(/[\s,]+/u)
      .filter(Boolean)
      .map(trimWord);
    if (words.length === 0 || words.length > 14) return 0;
    // "Brodersen & Partner" is a firm; "Founder & Partner" is a title.
    const firm = FIRM_WITH_PARTNER.exec(bare)?.[1];
    if (firm && !isHead(trimWord(firm))) return 0.15;
    // "Cabinet Wendling Avocats" is where they work.
    if (surelyOpensEmployer(words)) return 0.15;
    const at = words.findIndex((word, index) => isHead(word) && !isOnlyQualifier(words, index));
    if (isProfessional(words)) return 0.9;
    if (isSupport(words)) return 0.6;
    if (at < 0) return unknownTitle(words);
    if (isFirmOfTrade(words)) return 0.15;
    const last = lastHead(words);
    const tail = words.slice(last + 1);
    const crowd = words.length > 8 ? 0.35 : words.length > 6 ? 0.15 : 0;
    if (words.length === 1) return WEAK_ALONE.has(words[0]!) ? 0.45 : 0.95;
    if (tail.length === 0) return 0.97 - crowd;
    if (TITLE_LINKS.test(tail[0]!) || words[last + 1] === '') return 0.9 - crowd;
    if (tail.every((word) => /^(?:[ivx]{1,4}|\d|[a-z])$/u.test(word))) return 0.95 - crowd;
    // "Vice president, sales": the occupation ends at the comma.
    const comma = bare.indexOf(',');
    if (comma > 0 && words.length <= 8 && last < bare.slice(0, comma).split(/\s+/u).length) {
      const front = bare.slice(0, comma).split(/\s+/u);
      if (front.length <= 5 && isHead(trimWord(front[front.length - 1]!))) return 0.88 - crowd;
    }
    if (at === 0 && opensTitle(words, bare)) return 0.9 - crowd;
    if (at === 0) return 0.6 - crowd;
    return Math.max(0.15, 0.55 - 0.1 * tail.length - crowd);
  },
};

// "Sachbearbeiter Einkauf", "Auxiliar administrativa": in these languages the field follows. "Koch Transporte GmbH" is an employer.
function opensTitle(words: readonly string[], bare: string): boolean {
  const first = words[0]!.replace(BOTH_GENDERS, '');
  if (words.length > 7 || LEGAL_FORMS.test(bare)) return false;
  const isHeadWord = [first, ...inOtherGender(first)].some((word) => LEADING_HEADS.has(word));
  if (!isHeadWord && !COMPOUND_TITLE_ENDINGS.test(first)) return false;
  return !words.slice(1).some((word) => COMPANY_NOUNS.has(word));
}

const PROFESSIONAL_FIELD = new RegExp(`(?:${anyOf(lexicon.titles.professionalFields)})$`, 'u');

// "Human resources professional" says what the person does; "caring professional" does not.
function isProfessional(words: readonly string[]): boolean {
  const field = words.at(-2) ?? '';
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.at(-1) === 'professional' &&
    PROFESSIONAL_FIELD.test(field) &&
    !PRAISED.test(field)
  );
}

const PRAISED = new RegExp(`^(?:${anyOf(lexicon.titles.notProfessional)})$`, 'u');
const SUPPORT_FIELD = new RegExp(`^(?:${anyOf(lexicon.titles.supportFields)})$`, 'u');

// "Help desk support": a duty as often as a title.
function isSupport(words: readonly string[]): boolean {
  const field = words.at(-2) ?? '';
  return words.length <= 4 && words.at(-1) === 'support' && SUPPORT_FIELD.test(field);
}

// No known occupation, but the shape of one: "advertiser", "senior …".
function unknownTitle(words: readonly string[]): number {
  const last = words[words.length - 1]!.replace(UNKNOWN_FEMININE, '');
  const agent = words.length <= 5 && AGENT.test(last) && !NO_AGENTS.has(last);
  if (agent) return 0.5;
  return words.some((word) => QUALIFIERS.has(word)) && words.length <= 4 ? 0.25 : 0;
}

// The stem of an unknown word must be longer: "Severin" is a name.
const UNKNOWN_FEMININE = new RegExp(String.raw`(?:${anyOf(lexicon.titles.feminines)})$`, 'u');

function isHead(written: string): boolean {
  const word = inOneGender(written);
  // "Fahrerin" is a title where "Fahrer" is.
  if (isHeadForm(word) || inOtherGender(word).some(isHeadForm) || COMPOUND_TITLE_ENDINGS.test(word)) return true;
  const either = word.replace(BOTH_GENDERS, '');
  if (either !== word && either.length > 3) return isHead(either);
  if (word.endsWith('s') && TITLE_HEADS.has(word.slice(0, -1)) && word.length > 5 && !COMPANY_NOUNS.has(word))
    return true;
  if (!/[/-]/u.test(word)) return false;
  return word.split(/[/-]/u).some((part) => part.length > 2 && isHead(part));
}

function isHeadForm(word: string): boolean {
  return TITLE_HEADS.has(word) || TITLE_ENDINGS.test(word);
}

// "Assistant" before "Manager" qualifies it; alone it is the occupation.
function isOnlyQualifier(words: readonly string[], index: number): boolean {
  return QUALIFIERS.has(words[index]!) && words.slice(index + 1).some((word) => isHead(word));
}

function lastHead(words: readonly string[]): number {
  for (let i = words.length - 1; i >= 0; i -= 1) if (isHead(words[i]!)) return i;
  return -1;
}

function trimWord(word: string): string {
  if (/^[a-z]+$/u.test(word)) return word;
  return word
    .replace(/^[^\p{L}\p{N}&/-]+|(?<![^\p{L}\p{N}/)-])[^\p{L}\p{N}/)-]+$/gu, '')
    .replace(/^[/-]+(?=\p{L})|(?<=\p{L})[/-]+$/gu, '');
}

/**
 * "Marsh Caterers", "Allwell Chemists": people of a trade in the plural, behind a name, are a firm. What somebody is has no plural; "Senior Engineers" and "Head of
 * Software Developers" are other people.
 */
function isFirmOfTrade(words: readonly string[]): boolean {
  const last = words.at(-1) ?? '';
  const before = words.slice(0, -1);
  if (before.length === 0 || before.length > LONGEST_NAME_OF_FIRM || !last.endsWith('s') || QUALIFIERS.has(words[0]!))
    return false;
  if (!TITLE_HEADS.has(last.slice(0, -1)) || TITLE_HEADS.has(last)) return false;
  return !before.some((word) => isHead(word) || TITLE_LINKS.test(word) || FIELDS_OF_TRADES.has(word));
}

/** In words. */
const LONGEST_NAME_OF_FIRM = 4;
/** Before people of a trade these say which, and are no name: "Software Developers". */
const FIELDS_OF_TRADES: ReadonlySet<string> = new Set(lexicon.titles.fieldsOfTrades);

/** Placeholders of a name that was taken out. They are kept as they are written. */
export const MASKED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.employers.masked)})(?!\p{L})`, 'iu');

const BODY_OF = new RegExp(
  String.raw`^(?:${anyOf(lexicon.employers.bodiesOf)}) (?:${anyOf(lexicon.joining.ofOrFor)})\b`,
  'u',
);

/** How much a phrase looks like the name of an employer: 0 not at all, 1 for certain. */
export function companyScore(written: string): number {
  // "Lantern Makers' Association (LMA)" is classified by its words.
  const text = written
    .replace(/(?<=\p{L}\s{0,9})\(\p{Lu}[\p{Lu}\p{N}/&.-]{1,11}\)$/u, '')
    // "Harbour Gate (11-18 comprehensive)": a remark about it.
    .replace(/(?<=\p{L})\s+\((?:\d|\p{Ll})[^()]{2,40}\)$/u, '')
    .trimEnd();
  const length = text.length;
  if (length < 2 || length > 90) return 0;
  if (MASKED.test(text)) return 1;
  if (/[@]|https?:|www\./u.test(text)) return 0.1;
  if (SUM.test(text)) return 0;
  const words = plain(text)
    .split(/[^\p{L}\p{N}&'.+-]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > 10) return 0;
  // "A cheerful lantern company" and "the lantern department" speak of one; they are not its name.
  const named = isNameLike(text);
  // Small letters of the form itself say nothing about the name: "Northwind Sp. z o.o."
  // "Glazier (Northwind GmbH": a form in a bracket that is still open is not that of the phrase.
  if (LEGAL_FORMS.test(text.replace(/(?<=\S\s{0,9})\([^()]{0,60}$/u, '')) && words.length > 1)
    return named || CERTAIN_LEGAL_FORMS.test(text) || isNameLike(text.replace(LEGAL_FORMS, '')) ? 0.95 : 0.15;
  if (SMALL_LEGAL_FORM.test(text) && isNameLike(text.replace(SMALL_LEGAL_FORM, ''))) return 0.95;
  if (words.length <= 3 && KNOWN_EMPLOYERS.has(words[0]!)) return 0.9;
  if (words.length === 1 && OWN_ACCOUNT.has(words[0]!)) return 0.9;
  const last = words[words.length - 1]!.replace(/\.$/u, '');
  if (COMPANY_NOUNS.has(last) || COMPANY_NOUNS.has(last.replace(/s$/u, '')))
    return !named ? 0.2 : words.length > 1 ? 0.75 : 0.45;
  if (named && words.length > 1 && isFirmOfTrade(words)) return 0.72;
  if (BODY_OF.test(words.join(' '))) return 0.8;
  if (named && opensEmployer(words)) return 0.72;
  if (named && words.some((word) => COMPANY_NOUNS.has(word))) return 0.45;
  return named ? 0.3 : 0.05;
}

const OWN_ACCOUNT: ReadonlySet<string> = new Set(lexicon.employers.ownAccount);

/** "CHF 2.9 bn": a sum, in front of which there is no name. */
const SUM = /^(?:\p{Sc}|\p{Lu}{3}\s)\s?\d{1,9}[.,]\d/u;

const SMALL_WORD = new RegExp(`^(?:${anyOf(lexicon.names.smallWords)})$`, 'u');

/** Every word that carries meaning begins with a capital. */
export function isNameLike(text: string): boolean {
  if (isCapitals(text)) return true;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9) return false;
  // "iLamp" and "eWick" begin with their second letter.
  const big = words.filter((word) => /^\p{Ll}?[\p{Lu}\p{N}]/u.test(word)).length;
  const small = words.filter((word) => SMALL_WORD.test(word)).length;
  return /^["“'(]?\p{Ll}?[\p{Lu}\p{N}]/u.test(text) && big + small === words.length;
}

const { employers } = lexicon;

/** Nouns that head the name of an employer. */
export const COMPANY_NOUNS: ReadonlySet<string> = new Set(employers.nouns);

/** Words that open the name of an employer in most languages but English ("Klinikum Nordhafen", "Residencia Los Naranjos"). */
const OPENERS: ReadonlySet<string> = new Set(employers.openers);

/** Ends of compounds for places where people work. */
const WORKPLACE_COMPOUND = new RegExp(`\\p{L}{3}(?:${anyOf(employers.compoundEndings)})$`, 'u');

/** These open titles as well: "Hotel Manager", "Transport Planner". */
const TITLE_OPENERS: ReadonlySet<string> = new Set(employers.titleOpeners);

/** "Staatliches Studienseminar", "Ev. Kindergarten St. Ansgar". */
const DENOMINATION = new RegExp(`^(?:${anyOf(employers.denominations)})$`, 'u');

const OF_OR_FOR = new RegExp(`^(?:${anyOf(lexicon.joining.ofOrFor)})$`, 'u');

/** Whether a name begins with what kind of employer it is, as names in most languages of Europe do. `words` are folded. */
function opensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (words.length < 2) return false;
  // "Centre for Economics" is English, and as a rule a part of the employer that is below.
  if (TITLE_OPENERS.has(first)) return !OF_OR_FOR.test(words[1]!) && (!AGENT.test(last) || NO_AGENTS.has(last));
  return OPENERS.has(first) || WORKPLACE_COMPOUND.test(first) || DENOMINATION.test(first);
}

/** Whether it begins with a word that opens no title. */
function surelyOpensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  return words.length >= 2 && OPENERS.has(first) && !TITLE_OPENERS.has(first);
}
