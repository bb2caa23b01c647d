import type { Provenance } from '../../candidate/candidate.js';
import { MOST_ENTRIES, MOST_SKILLS } from '../../candidate/section-limits.js';
import type { ParsedResume } from '../../candidate/resume-document.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';

/** Names the sections of the resume that have more entries than are kept. */
export function cutSectionsHint(parsed: ParsedResume | undefined, provenance: Provenance): QualityFinding[] {
  return (parsed?.cutSections ?? [])
    .filter(({ section }) => provenance[section] === 'resume')
    .map(({ section, entries }) => {
      const most = section === 'skills' ? MOST_SKILLS : MOST_ENTRIES;
      const detail = `The first ${String(most)} of ${String(entries)} entries are kept.`;
      return { code: 'resume.section_cut', severity: 'info', detail, pointer: `/profile/${section}` };
    });
}
