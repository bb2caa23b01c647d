import { lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';
import type { RequiredSkillMention } from './required-skill-mentions.js';

const TECH_STACK = new RegExp(wholeWords(lexicon.ads.techStack), 'iu');
const OF_PERSON = new RegExp(wholeWords([...lexicon.ads.toReader, ...lexicon.ads.seeks]), 'iu');

/** Families of occupations that work on the technologies of their employer. */
const TECHNICAL_FAMILIES: ReadonlySet<string> = new Set([
  'software',
  'data',
  'it-operations',
  'security-it',
  'product-design',
  'engineering',
]);

/**
 * The mentions without those of the employer's technologies, for an occupation that does not work on them: "Our stack is Rails and React" asks nothing
 * of who runs the payroll.
 */
export function withoutTechStack(
  text: string,
  mentions: readonly RequiredSkillMention[],
  family: string | undefined,
): readonly RequiredSkillMention[] {
  if (family === undefined || TECHNICAL_FAMILIES.has(family)) return mentions;
  return mentions.filter(({ part, sentence }) => {
    const words = text.slice(sentence.start, sentence.end);
    return part === 'required' || part === 'preferred' || !TECH_STACK.test(words) || OF_PERSON.test(words);
  });
}
