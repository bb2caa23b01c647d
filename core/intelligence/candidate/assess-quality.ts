import { monthIndex } from '../../candidate/partial-date.js';
import type { Profile } from '../../candidate/profile.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';

const COST = { info: 3, warning: 8, error: 15 } as const;

/** Who works for themselves has no employer to name. */
const SELF_EMPLOYED =
  /freelance|free-lance|self-?employed|contractor|independent|founder|owner|proprietor|freiberuf|selbst(?:ä|a)e?ndig|inhaber|gründer|ind(?:é|e)pendant|fondat|aut(?:ó|o)nom|aut(?:ô|o)nomo|fundador|libero professionista|zzp|zelfstandig|w(?:ł|l)asna dzia/i;

/** What a reader of this profile would miss or doubt. 100 minus 3, 8 or 15 for each finding; hints on integrity, listed last, cost nothing. */
export function assessQuality(
  profile: Profile,
  referenceDate: string,
  hints: readonly QualityFinding[] = [],
): { score: number; findings: QualityFinding[] } {
  const findings: QualityFinding[] = [];
  const note = (
    code: QualityFinding['code'],
    severity: QualityFinding['severity'],
    detail: string,
    pointer: string,
  ): void => {
    findings.push({ code, severity, detail, pointer });
  };
  const { basics, work, education, skills } = profile;
  if (!basics?.name) note('basics.missing_name', 'warning', 'No name is given.', '/profile/basics');
  if (!basics?.email && !basics?.phone)
    note('basics.missing_contact', 'warning', 'Neither e-mail nor phone is given.', '/profile/basics');
  if (!work?.length) note('work.missing', 'warning', 'No positions are given.', '/profile/work');
  if (!skills?.length) note('skills.missing', 'info', 'No skills are listed.', '/profile/skills');
  if (!education?.length) note('education.missing', 'info', 'No education is given.', '/profile/education');
  const now = monthIndex(referenceDate.slice(0, 7), 0) ?? 0;
  work?.forEach((entry, index) => {
    const pointer = `/profile/work/${String(index)}`;
    const start = monthIndex(entry.startDate, 0);
    const end = monthIndex(entry.endDate, 11);
    if (!entry.position) note('work.missing_title', 'warning', 'This position has no title.', pointer);
    if (!entry.name && entry.position && !SELF_EMPLOYED.test(entry.position))
      note('work.missing_employer', 'info', 'This position has no employer.', pointer);
    if (start === undefined) note('work.missing_dates', 'warning', 'This position has no start date.', pointer);
    else if (end !== undefined && end < start)
      note('work.ends_before_start', 'error', 'This position ends before it starts.', pointer);
    else if (start > now + 1) note('work.starts_in_future', 'warning', 'This position starts in the future.', pointer);
    if (!entry.summary && !entry.description && !entry.highlights?.length) {
      note('work.undescribed', 'info', 'This position is not described.', pointer);
    }
  });
  const score = Math.max(
    0,
    findings.reduce((left, finding) => left - COST[finding.severity], 100),
  );
  return { score, findings: [...findings, ...hints] };
}
