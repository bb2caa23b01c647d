import { inOneGender } from '../../../../core/spi.js';
import { anyOf, lexicon } from './lexicon.js';

const { titles, joining } = lexicon;

/** Words that may open a title whose field follows without a link: "Sachbearbeiter Einkauf", "Plombier chauffagiste". */
export const LEADING_HEADS: ReadonlySet<string> = new Set(titles.leadingHeads.map(inOneGender));

/** Words that name an occupation when they head a job title. The taxonomy's occupations can take their place through `TitleLexicon`. */
export const TITLE_HEADS: ReadonlySet<string> = new Set([...titles.heads.map(inOneGender), ...LEADING_HEADS]);

/** Words that raise or qualify an occupation but do not name one. */
export const QUALIFIERS: ReadonlySet<string> = new Set(titles.qualifiers);

/** Occupations by form, but more often something else when nothing is beside them. */
export const WEAK_ALONE: ReadonlySet<string> = new Set(titles.weakAlone);

/** Endings that make an occupation of almost any stem. */
export const TITLE_ENDINGS = new RegExp(`(?:${anyOf(titles.endings)})s?$`, 'u');

/** Endings of compounds that are an occupation, folded. */
export const COMPOUND_TITLE_ENDINGS = new RegExp(
  `(?:\\p{L}{2}(?:${anyOf(titles.compoundEndings)})|${anyOf(titles.compounds)})(?:in|innen)?$`,
  'u',
);

/** What a word of a title carries to mean women and men alike: "Verkäufer/in", "Verkäufer*in", "Verkäufer:innen", "Enfermero/a", "Chargé·e". */
export const BOTH_GENDERS = new RegExp(`(?:[/:*_·.-]-?(?:${anyOf(titles.genderEndings)})s?)$`, 'u');

/** Words after which a title goes on: "director of …", "chef de …". */
export const TITLE_LINKS = new RegExp(
  `^(?:${anyOf(titles.links)}|-|–|/|,|&|${anyOf(joining.and)}|i|ii|iii|iv|v|\\(.*|[1-9]|level|grade)$`,
  'u',
);

/** Endings of words for people by what they do. */
export const AGENT = new RegExp(`^\\p{L}{3,}(?:${anyOf(titles.agentEndings)})$`, 'u');

/** Words with such an ending that are no people. */
export const NO_AGENTS: ReadonlySet<string> = new Set(titles.notAgents);

const SMALL_IN_TITLES: ReadonlySet<string> = new Set([
  ...lexicon.names.smallWords,
  ...lexicon.joining.and,
  ...lexicon.joining.of,
]);
/** Abbreviations with vowels, which letters alone do not tell from words. */
const ABBREVIATIONS: ReadonlySet<string> = new Set(
  'it hr us uk eu qa ui ux ai bi ceo cfo cto coo cio ciso avp evp svp vp pr ap ar saas ivr ehs abap asic sap emea apac aem'.split(
    ' ',
  ),
);
/** Short words of titles; what else has up to three letters is an abbreviation. */
const SHORT_WORDS: ReadonlySet<string> = new Set(
  'air aid art bar bus car day eye gas gym hub ice key law lab lot max net new oil pet pub rep sea set sky spa sub tax tea top van vet war web'.split(
    ' ',
  ),
);

/** "SENIOR HR MANAGER" → "Senior HR Manager". A title that is not all in capitals stays as it is. */
export function titleInNormalCase(title: string): string {
  if (/\p{Ll}/u.test(title) || !/\p{Lu}{4}/u.test(title)) return title;
  return title.replace(/[\p{L}\p{N}'’.]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    // "d'État": the article that lost its vowel stays small.
    const elided = at > 0 ? ELIDED.exec(small)?.[0].length : undefined;
    if (elided) return small.slice(0, elided) + word.charAt(elided) + small.slice(elided + 1);
    if (at > 0 && word !== 'I' && SMALL_IN_TITLES.has(small)) return small;
    const isShort = word.length <= 3 && !SHORT_WORDS.has(small) && !/^(?:sr|jr|st)\.?$/u.test(small);
    if (
      isShort ||
      ABBREVIATIONS.has(small) ||
      /\d|^\.|\p{L}\.\p{L}/u.test(word) ||
      !VOWEL.test(small) ||
      small.endsWith('sql')
    )
      return word;
    return word.charAt(0) + small.slice(1);
  });
}

const ELIDED = /^(?:[dl]|qu|dell|all|nell|sull)['’](?=\p{L}{2})/u;
const VOWEL = /[aeiouyà-üąęół]/u;
