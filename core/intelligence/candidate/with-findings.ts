import type { CandidateIntelligence, QualityFinding } from '../../candidate/candidate-intelligence.js';

/** Further findings after those of the inference; hints on integrity, which no score knows of. */
export function withFindings(
  intelligence: CandidateIntelligence,
  findings: readonly QualityFinding[],
): CandidateIntelligence {
  if (findings.length === 0) return intelligence;
  const { quality } = intelligence;
  return { ...intelligence, quality: { ...quality, findings: [...quality.findings, ...findings] } };
}
