import { foldLetters } from '../text/search-words.js';

/** The two letters that replace an umlaut, and those that æ and œ are split into. */
const UMLAUT_IN_TWO = /([aou])e(?!$)/g;

/** Titles, degrees and forms of address; they do not identify a person. */
const TITLES = new Set(
  'dr prof professor mr mrs ms miss mx sir herr frau hr fr sr sra srta mme mlle dipl ing phd mba msc bsc ma ba md rn cpa esq jr ii iii iv'.split(
    ' ',
  ),
);

/** Particles that one record has and the other leaves out. */
const PARTICLES = new Set(
  'van von der den de del della di da do dos das du la le el al bin ibn ter ten zu zum y e'.split(' '),
);

/**
 * The words of a name as they are compared, in order: without accents, titles, particles and punctuation; "Müller" and "Mueller" are one.
 * A single letter is an initial.
 */
export function nameTokens(name: string): string[] {
  const plain = foldLetters(name).replace(/['’`´]/g, '');
  const words = plain.match(/\p{L}+/gu) ?? [];
  // Only beside full words: Ma, El and Da are names as well.
  const kept = words.filter((word) => !TITLES.has(word) && !PARTICLES.has(word));
  return (kept.filter(isFull).length >= 2 ? kept : words).map((word) => word.replace(UMLAUT_IN_TWO, '$1'));
}

export function isFull(token: string): boolean {
  return token.length > 1;
}

export type NameSimilarity = 'same' | 'initials' | 'slip';

/**
 * Whether two names can be those of one person, and what distinguishes them: nothing but order, accents and middle names (`same`), names
 * cut to initials, or one slip of writing in one word. `undefined` where they are different names, or say too little: a single word, or
 * nothing in full that both have.
 */
export function compareNames(one: readonly string[], other: readonly string[]): NameSimilarity | undefined {
  const [few, many] = one.length <= other.length ? [one, other] : [other, one];
  if (few.length < 2) return undefined;
  const left = [...many];
  let whole = 0;
  const open: string[] = [];
  for (const token of few) {
    const at = left.indexOf(token);
    if (at === -1) open.push(token);
    else {
      left.splice(at, 1);
      if (isFull(token)) whole += 1;
    }
  }
  if (whole === 0) return undefined;
  let likeness: NameSimilarity = whole === 1 && open.length === 0 ? 'initials' : 'same';
  let slips = 0;
  for (const token of open) {
    let at = left.findIndex((candidate) => isInitialOf(token, candidate) || isInitialOf(candidate, token));
    if (at !== -1) likeness = whole >= 2 ? likeness : 'initials';
    else {
      at = left.findIndex((candidate) => isTypo(token, candidate));
      if (at === -1 || slips > 0) return undefined;
      slips += 1;
    }
    left.splice(at, 1);
  }
  if (slips === 0) return likeness;
  // A slip beside an initial leaves too little that agrees.
  return likeness === 'initials' ? undefined : 'slip';
}

function isInitialOf(initial: string, token: string): boolean {
  return initial.length === 1 && isFull(token) && token.startsWith(initial);
}

/**
 * One slip of writing: two neighbours swapped, or in a long word one letter wrong, missing or doubled inside it. The first and the last
 * letter must agree, because they distinguish names: Anna and Hanna, Erik and Erika.
 */
export function isTypo(one: string, other: string): boolean {
  const [short, long] = one.length <= other.length ? [one, other] : [other, one];
  if (short.length < 4 || short[0] !== long[0] || short.at(-1) !== long.at(-1)) return false;
  let from = 0;
  while (from < short.length && short[from] === long[from]) from += 1;
  let tail = 0;
  while (tail < short.length - from && short.at(-1 - tail) === long.at(-1 - tail)) tail += 1;
  const [inShort, inLong] = [short.slice(from, short.length - tail), long.slice(from, long.length - tail)];
  if (inShort.length === 2 && inLong === inShort[1]! + inShort[0]!) return true;
  return long.length >= 6 && inShort.length <= 1 && inLong.length === 1;
}
