import { inOneGender, inOtherGender } from '../../../../../core/spi.js';
import { plain } from '../../text/words.js';
import { COMPANY_NOUNS, surelyOpensEmployer } from '../../lexicons/company-words.js';
import { LEGAL_FORMS } from '../../lexicons/legal-forms.js';
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
} from '../../lexicons/title-words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** Knows job titles. */
export interface TitleLexicon {
  /** How much a phrase looks like a job title: 0 not at all, 1 for certain. */
  isTitle(text: string): number;
}

// "Office of the Lantern Commissioner" is where people work.
const BODY = new RegExp(`^(?:the )?(?:${anyOf(lexicon.employers.bodies)}) (?:of|for) `, 'u');

const FIRM_WITH_PARTNER = new RegExp(
  String.raw`^(?:\S+ ){0,3}?(\S+),? (?:&|${anyOf(lexicon.joining.and)}) partners?(?=$|,)`,
  'u',
);

/** Decides by the head word of the phrase; works without any taxonomy. */
export const headWordLexicon: TitleLexicon = {
  isTitle(text: string): number {
    const whole = plain(text).replace(/^\[(.*)\]$|^\((.*)\)$/u, '$1$2');
    const bare = whole.replace(/\([^)]{0,120}\)|\[[^\]]{0,120}\]/gu, ' ').trim();
    if (bare.length < 2 || bare.length > 110 || /[@<>]|https?:/u.test(bare)) return 0;
    if (BODY.test(bare)) return 0.1;
    const words = bare
      .split(/[\s,]+/u)
      .filter(Boolean)
      .map(trimWord);
    if (words.length === 0 || words.length > 14) return 0;
    // "Brodersen & Partner" is a firm; "Founder & Partner" is what somebody is.
    const firm = FIRM_WITH_PARTNER.exec(bare)?.[1];
    if (firm && !isHead(trimWord(firm))) return 0.15;
    // "Cabinet Wendling Avocats" is where they work.
    if (surelyOpensEmployer(words)) return 0.15;
    const at = words.findIndex((word, index) => isHead(word) && !isOnlyQualifier(words, index));
    if (isProfessional(words)) return 0.9;
    if (isSupport(words)) return 0.6;
    if (at < 0) return unknownTitle(words);
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
    !/^(?:caring|performing|outstanding|enterprising|.*working|[^-]*-.*)$/u.test(field)
  );
}

const SUPPORT_FIELD = new RegExp(`^(?:${anyOf(lexicon.titles.supportFields)})$`, 'u');

// "Help desk support": a duty as often as a title.
function isSupport(words: readonly string[]): boolean {
  const field = words.at(-2) ?? '';
  return words.length <= 4 && words.at(-1) === 'support' && SUPPORT_FIELD.test(field);
}

// No known occupation, but the shape of one: "advertiser", "senior …".
function unknownTitle(words: readonly string[]): number {
  const last = words[words.length - 1]!.replace(UNKNOWN_GERMAN_FEMALE, '');
  const agent = words.length <= 5 && AGENT.test(last) && !NO_AGENTS.has(last);
  if (agent) return 0.5;
  return words.some((word) => QUALIFIERS.has(word)) && words.length <= 4 ? 0.25 : 0;
}

// Of a word that nobody knows the stem must be longer: "Severin" is a name.
const UNKNOWN_GERMAN_FEMALE = /(?<=\p{L}{5}(?:er|eur|ist|or))in$/u;

function isHead(written: string): boolean {
  const word = inOneGender(written);
  // "Fahrerin" is a title where "Fahrer" is.
  if (isHeadForm(word) || inOtherGender(word).some(isHeadForm) || COMPOUND_TITLE_ENDINGS.test(word)) return true;
  const either = word.replace(BOTH_GENDERS, '');
  if (either !== word && either.length > 3) return isHead(either);
  if (word.endsWith('s') && TITLE_HEADS.has(word.slice(0, -1)) && word.length > 5 && !COMPANY_NOUNS.has(word))
    return true;
  if (!/[/-]/u.test(word)) return false;
  return word.split(/[/-]/u).some((part) => part.length > 2 && TITLE_HEADS.has(part));
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
