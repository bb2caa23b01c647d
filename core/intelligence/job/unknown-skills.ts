import type { EffectiveRequirements } from '../../job/effective-requirements.js';
import type { JobFinding } from '../../job/job-finding.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

const SHOWN_NAMES = 3;
/** Findings of one job: more unknown skills than this are not listed. */
const MOST_FINDINGS = 20;

/** A finding for each stated skill that no entry of the taxonomy knows: it is compared by its words only. */
export function unknownSkills({ skills }: EffectiveRequirements, taxonomy: Taxonomy): JobFinding[] {
  return skills
    .flatMap(({ id, name, source }, at) => (source === 'stated' && id.startsWith('~') ? [{ name, at }] : []))
    .slice(0, MOST_FINDINGS)
    .map(({ name, at }) => {
      const near = taxonomy.namesNear(name, SHOWN_NAMES);
      const remedy =
        near.length === 0
          ? 'Only candidates who use the same words match it.'
          : `Near names: ${near.map((each) => `"${each}"`).join(', ')}.`;
      return {
        code: 'requirements.unknown_skill',
        severity: 'info',
        detail: `The taxonomy does not know "${name}" here. ${remedy}`,
        pointer: `/requirements/skills/${String(at)}`,
      };
    });
}
