import type { WantedSkill } from './wanted-skill.js';

/** Weight of the skills of an ad that are all expected: ten required ones, about as many as callers state. */
const ALL_EXPECTED = 10;
/** Of the weight beyond it. */
const EXPECTED_BEYOND = 0.5;

/**
 * The weight of skills that makes the full score: all of what the caller stated. The text of an ad names whatever the work touches, and nobody has thirty skills
 * of it: of what was read, half of the weight beyond ten is expected.
 */
export function expectedWeight(wanted: readonly Pick<WantedSkill, 'weight' | 'isRead'>[]): number {
  let all = 0;
  let read = 0;
  for (const { weight, isRead } of wanted) {
    all += weight;
    if (isRead) read += weight;
  }
  return all - EXPECTED_BEYOND * Math.max(0, read - ALL_EXPECTED);
}
