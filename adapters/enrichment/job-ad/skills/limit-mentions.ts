import type { SkillMention } from '../../../../core/spi.js';

/** An ad of the longest length that is read names some hundred skills, and each a few times. */
const MOST_OF_A_SKILL = 20;
const MOST_MENTIONS = 600;

/** The first mentions of each skill, in the order of the text. */
export function limitMentions(mentions: readonly SkillMention[]): SkillMention[] {
  const counts = new Map<string, number>();
  const few: SkillMention[] = [];
  for (const mention of mentions) {
    const count = (counts.get(mention.key) ?? 0) + 1;
    counts.set(mention.key, count);
    if (count <= MOST_OF_A_SKILL) few.push(mention);
    if (few.length === MOST_MENTIONS) break;
  }
  return few;
}

/** The first mention of each skill. */
export function firstOfEach(mentions: readonly SkillMention[]): SkillMention[] {
  const seen = new Set<string>();
  return mentions.filter(({ key }) => !seen.has(key) && seen.add(key));
}
