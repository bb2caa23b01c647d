import type { Profile, Taxonomy } from '../../../core/index.js';
import { ORDINARY_WORDS } from '../../../core/spi.js';
import { anyOf, lexicon } from '../parse/lexicons/lexicon.js';

/** In characters: what is longer is no name or title, and left as it is. */
const LONGEST = 200;
const PARTICLE = new RegExp(String.raw`^(?:${anyOf(lexicon.names.particles)})$`, 'u');
const SMALL_WORD = new RegExp(String.raw`^(?:${anyOf([...lexicon.names.smallWords, ...lexicon.joining.and])})$`, 'u');
const VOWEL = /[aeiouyœæøáàâãäåéèêëęěíìîïóòôõöőúùûüůűýÿąıİ]/iu;
const NUMERAL = /^[IVX]{1,4}$/;
/** In letters: most words in capitals that are so short and no ordinary word are abbreviations or initials. */
const SHORT = 3;
/** Letters up to which a word may be an abbreviation that is spoken as a word: "HVAC", "SCADA". */
const LONGEST_ABBREVIATION = 6;

/** The profile that was read from a document, with names and job titles that are written in capitals in normal case. */
export function inNormalCase(profile: Profile, taxonomy: Taxonomy): Profile {
  const { basics, work } = profile;
  const titled = (title: string): string => titleInNormalCase(title, taxonomy);
  return {
    ...profile,
    ...(basics && {
      basics: {
        ...basics,
        ...(basics.name !== undefined && { name: nameInNormalCase(basics.name) }),
        ...(basics.label !== undefined && { label: titled(basics.label) }),
      },
    }),
    ...(work && {
      work: work.map((each) => (each.position === undefined ? each : { ...each, position: titled(each.position) })),
    }),
  };
}

/** "JAN VAN DER BERG" → "Jan van der Berg", "Maria LOPEZ" → "Maria Lopez". Initials, numerals, degrees and what has no vowel stay. */
export function nameInNormalCase(name: string): string {
  if (name.length > LONGEST) return name;
  const isWhole = isInCapitals(name);
  const comma = name.indexOf(',');
  return name.replace(/\S+/gu, (word, at: number) => {
    if (!isInCapitals(word) || (comma > 0 && at > comma)) return word;
    // "DR.", "JR."
    if (/^\p{L}{2,3}\.,?$/u.test(word)) return capitalized(word);
    if ((at > 0 && NUMERAL.test(word)) || !VOWEL.test(word) || /\p{L}\.\p{L}/u.test(word)) return word;
    const letters = word.replace(/[^\p{L}]/gu, '').length;
    // A short word in capitals among others may be initials.
    if (letters === 1 || (letters <= SHORT && !isWhole)) return word;
    const small = word.toLowerCase();
    return at > 0 && PARTICLE.test(small) ? small : capitalized(word);
  });
}

/** "HEAD OF HR" → "Head of HR". What is or may be an abbreviation stays. */
export function titleInNormalCase(title: string, taxonomy: Taxonomy): string {
  if (title.length > LONGEST || !isInCapitals(title) || /^\P{L}*\p{L}{1,4}\P{L}*$/u.test(title)) return title;
  return title.replace(/[\p{L}\p{M}'’]+/gu, (word, at: number) => {
    const small = word.toLowerCase();
    if (at > 0 && word !== 'I' && SMALL_WORD.test(small)) return small;
    if (small === 'co' && title[at + word.length] === '-') return capitalized(word);
    if (NUMERAL.test(word) || !VOWEL.test(word) || word.length < SHORT || isAbbreviation(word, taxonomy)) return word;
    return word.length === SHORT && !ORDINARY_WORDS.has(small) ? word : capitalized(word);
  });
}

function isAbbreviation(word: string, taxonomy: Taxonomy): boolean {
  if (word.length > LONGEST_ABBREVIATION) return false;
  const { skill } = taxonomy.named(word) ?? {};
  return skill?.name.split(/[^\p{L}]+/u).includes(word) ?? false;
}

function isInCapitals(text: string): boolean {
  return /\p{Lu}/u.test(text) && !/\p{Ll}/u.test(text);
}

/** Each part of a double name, and what is behind an apostrophe or "Mc". */
function capitalized(word: string): string {
  return word
    .toLowerCase()
    .replace(
      /(^|[-/(&]|(?<=\b[od])['’])(mc(?=\p{L}{3}))?(\p{L})/gu,
      (_all, before: string, mc: string | undefined, first: string) => {
        return before + (mc ? 'Mc' : '') + first.toUpperCase();
      },
    );
}
