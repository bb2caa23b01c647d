import type { WantedSkill } from './wanted-skill.js';

/** Weight of the skills of an ad that are all expected: seven required ones, about as many as callers state. */
const ALL_EXPECTED = 7;
/** Of the weight beyond it. */
const NOT_EXPECTED = 0.8;

/**
 * The weight of skills that makes the full score: all of what the caller stated. The text of an ad names whatever the work touches, and nobody has thirty skills
 * of it: of what was read, a fifth of the weight beyond seven is expected.
 */
export function expectedWeight(wanted: readonly Pick<WantedSkill, 'weight' | 'isRead'>[]): number {
  let all = 0;
  let read = 0;
  for (const { weight, isRead } of wanted) {
    all += weight;
    if (isRead) read += weight;
  }
  return all - NOT_EXPECTED * Math.max(0, read - ALL_EXPECTED);
}
