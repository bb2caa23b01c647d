/** Stable. What each means is in docs/reference/findings.md. */
export const JOB_FINDING_CODES = [
  'description.not_read',
  'description.too_long_to_read',
  'pay.missing',
  'location.missing',
  'posting.member_missing',
  'requirements.too_many_required_skills',
  'requirements.repeated',
  'requirements.unknown_skill',
  'experience.contradictory',
  'experience.implausible',
  'language.coded_masculine',
  'language.coded_feminine',
  'language.gendered_term',
  'protected.age',
  'protected.gender',
  'protected.origin',
  'protected.family_status',
  'protected.religion',
  'protected.disability',
  'protected.appearance',
] as const;

/** One of `JOB_FINDING_CODES`. */
export type JobFindingCode = (typeof JOB_FINDING_CODES)[number];

/** A fault or gap of a job ad. `code` is stable; the wording of `detail` may change. */
export interface JobFinding {
  code: JobFindingCode;
  severity: 'info' | 'warning' | 'error';
  detail: string;
  /** JSON pointer into the job. */
  pointer: string;
  start?: number;
  end?: number;
}
