import { inOneGender, inOtherGender } from '../../../../../core/spi.js';
import { plain } from '../../text/words.js';
import { COMPANY_NOUNS, LEGAL_FORMS, surelyOpensEmployer } from '../../lexicons/company-words.js';
import { BOTH_GENDERS, FOREIGN_TITLE_HEADS, GERMAN_TITLE_ENDINGS } from '../../lexicons/foreign-title-words.js';
import { AGENT, NO_AGENTS, SENIORITY, TITLE_ENDINGS, TITLE_HEADS, TITLE_LINKS } from '../../lexicons/title-words.js';

/** Knows job titles. */
export interface TitleLexicon {
  /** How much a phrase looks like a job title: 0 not at all, 1 for certain. */
  isTitle(text: string): number;
}

const FOREIGN_HEADS = new Set(FOREIGN_TITLE_HEADS.map(inOneGender));
const HEADS = new Set([...TITLE_HEADS.split(/\s+/u).filter(Boolean).map(inOneGender), ...FOREIGN_HEADS]);
const QUALIFIERS = new Set(SENIORITY.split(/\s+/u).filter(Boolean));
// Occupations by form, but more often something else when nothing stands beside them.
const WEAK_ALONE = new Set(
  'head lead chief deputy member staff crew partner model temp expert candidate graduate host guide judge executive graduate master companion champion ra ta pm qa gm vet petty preschool resident closer official respiratory postdoctoral receiver monitor commercial parole employee carrier keeper setter maker reviewer checker contractor builder owner server'.split(
    ' ',
  ),
);

// "Office of the Lantern Commissioner" is where people work.
const BODY =
  /^(?:the )?(?:office|department|dept|institute|bureau|ministry|school|college|faculty|cent(?:er|re)|university|division) (?:of|for) /u;

/** Judges by the word that heads the phrase; works without any taxonomy. */
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
    const firm = /^(?:\S+ ){0,3}?(\S+),? (?:&|and|und|et|y) partners?(?=$|,)/u.exec(bare)?.[1];
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
  const isHeadWord = [first, ...inOtherGender(first)].some((word) => FOREIGN_HEADS.has(word));
  if (!isHeadWord && !GERMAN_TITLE_ENDINGS.test(first)) return false;
  return !words.slice(1).some((word) => COMPANY_NOUNS.has(word));
}

// "Human resources professional" says what the person does; "caring professional" does not.
function isProfessional(words: readonly string[]): boolean {
  const field = words.at(-2) ?? '';
  return (
    words.length >= 2 &&
    words.length <= 6 &&
    words.at(-1) === 'professional' &&
    /(?:ing|ment|[st]ion|ance|ology|ics|care|resources|sales|systems|operations|services|security|software|technology|^it|^hr)$/u.test(
      field,
    ) &&
    !/^(?:caring|performing|outstanding|enterprising|.*working|[^-]*-.*)$/u.test(field)
  );
}

// "Help desk support": a duty as often as a title.
function isSupport(words: readonly string[]): boolean {
  const field = words.at(-2) ?? '';
  return (
    words.length <= 4 &&
    words.at(-1) === 'support' &&
    /^(?:technical|desk|desktop|it|customer|product|application|applications)$/u.test(field)
  );
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
  if (isHeadForm(word) || inOtherGender(word).some(isHeadForm) || GERMAN_TITLE_ENDINGS.test(word)) return true;
  const either = word.replace(BOTH_GENDERS, '');
  if (either !== word && either.length > 3) return isHead(either);
  if (word.endsWith('s') && HEADS.has(word.slice(0, -1)) && word.length > 5 && !COMPANY_NOUNS.has(word)) return true;
  if (!/[/-]/u.test(word)) return false;
  return word.split(/[/-]/u).some((part) => part.length > 2 && HEADS.has(part));
}

function isHeadForm(word: string): boolean {
  return HEADS.has(word) || TITLE_ENDINGS.test(word);
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
