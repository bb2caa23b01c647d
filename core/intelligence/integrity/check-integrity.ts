import type { Profile } from '../../candidate/profile.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import type { SkillSource } from '../skills/skill-sources.js';
import { dateHints } from './date-hints.js';
import { adWordingHint, hiddenTextHint, instructionHint } from './text-hints.js';

/**
 * What a person who reads this resume should look at twice: text hidden from them, text that speaks to a machine, the wording of a job ad,
 * dates that cannot all be right. Hints are for people: no score, neither of a match nor of the quality, knows of them.
 */
export function checkIntegrity(
  profile: Profile,
  reading: ParsedDocument | undefined,
  sources: readonly SkillSource[],
  referenceDate: string,
): QualityFinding[] {
  // All of the document, hidden parts too: that is where such text mostly is. Without one, what the caller wrote.
  const texts = reading ? [{ text: reading.document.text, pointer: '/resume' }] : sources;
  const first = (hint: (text: string, pointer: string) => QualityFinding[]): QualityFinding[] => {
    for (const { text, pointer } of texts) {
      const found = hint(text, pointer);
      if (found.length > 0) return found;
    }
    return [];
  };
  return [
    ...(reading ? hiddenTextHint(reading.document) : []),
    ...first(instructionHint),
    ...first(adWordingHint),
    ...dateHints(profile, referenceDate),
  ];
}
