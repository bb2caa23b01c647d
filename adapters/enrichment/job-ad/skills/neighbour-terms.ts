import type { RequirementPhrase } from './requirement-phrases.js';
import type { RequiredSkillMention } from './required-skill-mentions.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

/** "XIBs", "gRPC", "io.js", "ES2015": written as only names of technologies are. */
const TECHNICAL = /^(?:\p{Lu}?\p{Ll}+\p{Lu}[\p{L}\p{N}]*|\p{Lu}{2,6}s?\d*|\p{L}+\.(?:js|io|net)|\p{L}{2,}\d{1,4})$/u;

/** Capitals that name no technology: places, offices, degrees, currencies, contract words. */
const ORDINARY = new RegExp(`^(?:${anyOf(lexicon.ads.noTerms)})$`, 'u');

const JOINED = new RegExp(String.raw`^(?:[\s,/&+()|]{1,4}|,?\s+(?:and/or|${anyOf(lexicon.ads.termJoiners)})\s+)$`, 'u');

/** Not the half of a word that is read as something else: "NB-IoT". */
const WORD = /[\p{L}\p{N}][\p{L}\p{N}.+#]*[\p{L}\p{N}+#](?!-\p{L})/gu;

/**
 * Names of technologies that the taxonomy does not have: words written as only such names are, in a list beside technologies that it has.
 */
export function neighbourTerms(text: string, wanted: readonly RequiredSkillMention[]): RequirementPhrase[] {
  const technologies = wanted.filter(
    ({ skill, part }) => (skill.type === 'tool' || skill.type === 'technical') && part !== 'offer',
  );
  const found = new Map<number, RequirementPhrase>();
  for (const mention of technologies) {
    for (const word of [wordAfter(text, mention.end), wordBefore(text, mention.start)]) {
      if (!word || !TECHNICAL.test(word.text) || ORDINARY.test(word.text)) continue;
      if (!isInCapitals(text, word)) found.set(word.start, word);
    }
  }
  return [...found.values()];
}

/** "CON ACCESS, ASI COMO WORD": in a text in capitals no word is an abbreviation. Lists of abbreviations have no long words. */
function isInCapitals(text: string, { start, end }: RequirementPhrase): boolean {
  return LONG_WORD_IN_CAPITALS.test(text.slice(Math.max(0, start - REACH), end + REACH));
}

const LONG_WORD_IN_CAPITALS = /\p{Lu}{8}/u;
const REACH = 40;

/** The words of a text that end there: not "KUK" of "KUKA-Robotern". */
function wordsOf(text: string): RegExpExecArray[] {
  return [...text.matchAll(WORD)].filter(
    ({ 0: word, index }) => !TERM_JOINER.test(word) && !/^[\p{L}\p{N}]/u.test(text.slice(index + word.length)),
  );
}

const TERM_JOINER = new RegExp(`^(?:${anyOf(lexicon.ads.termJoiners)})$`, 'u');

function wordAfter(text: string, end: number): RequirementPhrase | undefined {
  const near = text.slice(end, end + REACH);
  const [word] = wordsOf(near);
  if (!word || !JOINED.test(near.slice(0, word.index)) || near.slice(0, word.index).includes('\n')) return undefined;
  return { text: word[0], start: end + word.index, end: end + word.index + word[0].length };
}

function wordBefore(text: string, start: number): RequirementPhrase | undefined {
  const from = Math.max(0, start - REACH);
  const near = text.slice(from, start);
  const word = wordsOf(near).at(-1);
  if (!word) return undefined;
  const gap = near.slice(word.index + word[0].length);
  if (!JOINED.test(gap) || gap.includes('\n')) return undefined;
  return { text: word[0], start: from + word.index, end: from + word.index + word[0].length };
}
