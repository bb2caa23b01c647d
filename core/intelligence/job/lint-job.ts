import type { ReadingFailure } from '../../job/job-reading.js';
import type { Job } from '../../job/job.js';
import type { EffectiveRequirements } from '../../job/effective-requirements.js';
import type { JobFinding, JobFindingCode } from '../../job/job-finding.js';
import type { JobTerms } from '../../job/job-terms.js';

const MANY_REQUIRED_SKILLS = 12;
const IMPLAUSIBLE_MONTHS = 25 * 12;

/** Job boards show and filter by the fields, not by the text. */
const TEXT_ONLY = (what: string, quote = ''): string => `${what} is given in the text only: "${quote}".`;

/** Findings on text that was not read, so that a missing requirement is not taken for an absent one. */
export function lintReading({ description, reading }: Pick<Job, 'description' | 'reading'>): JobFinding[] {
  const length = (description ?? '').length;
  if (!reading) return [];
  const { failure, charactersRead } = reading;
  if (failure) {
    const detail = `${NOT_READ[failure]} Only what is stated in the fields counts.`;
    return [{ code: 'description.not_read', severity: 'warning', detail, pointer: '/description' }];
  }
  if (charactersRead >= length) return [];
  const detail = `Of ${String(length)} characters the first ${String(charactersRead)} were read; the rest is unknown.`;
  const place = { pointer: '/description', start: charactersRead, end: length };
  return [{ code: 'description.too_long_to_read', severity: 'warning', detail, ...place }];
}

const NOT_READ: Readonly<Record<ReadingFailure, string>> = {
  timeout: 'Reading the text took too long.',
  too_large: 'Reading the text took too much memory.',
  unavailable: 'The text could not be read for now; it is tried again.',
};

/** Findings on the fields of a job; those on its wording come from reading its text. */
export function lintJob(requirements: EffectiveRequirements, terms: JobTerms): JobFinding[] {
  const findings: JobFinding[] = [];
  const note = (code: JobFindingCode, severity: JobFinding['severity'], detail: string, pointer: string): void => {
    findings.push({ code, severity, detail, pointer });
  };
  const required = requirements.skills.filter(({ importance }) => importance === 'required');
  if (required.length > MANY_REQUIRED_SKILLS) {
    note(
      'requirements.too_many_required_skills',
      'warning',
      `${String(required.length)} skills are required; more than ${String(MANY_REQUIRED_SKILLS)} narrow the pool without need.`,
      '/requirements/skills',
    );
  }
  const { pay, location, workplace } = terms;
  if (!pay || (pay.annualMin === null && pay.annualMax === null))
    note('pay.missing', 'warning', 'No pay is given.', '/baseSalary');
  else if (pay.source === 'parsed') note('pay.missing', 'info', TEXT_ONLY('Pay', pay.quote), '/baseSalary');
  const remote = workplace?.type === 'TELECOMMUTE' ? workplace : null;
  const where = [location, remote].filter((each) => each !== null);
  if (where.length === 0) note('location.missing', 'warning', 'No location is given.', '/jobLocation');
  else if (where.every(({ source }) => source === 'parsed'))
    note('location.missing', 'info', TEXT_ONLY('Location', where[0]?.quote), '/jobLocation');
  checkYears(requirements, note);
  const seen = new Map<string, string>();
  requirements.skills.forEach(({ id, name }, index) => {
    const before = seen.get(id);
    if (before !== undefined) {
      note(
        'requirements.repeated',
        'info',
        `"${name}" asks for the same as "${before}".`,
        `/requirements/skills/${String(index)}`,
      );
    } else seen.set(id, name);
  });
  return findings;
}

function checkYears(
  { experience, seniority, skills }: EffectiveRequirements,
  note: (code: JobFindingCode, severity: JobFinding['severity'], detail: string, pointer: string) => void,
): void {
  const min = experience?.minMonths ?? null;
  const max = experience?.maxMonths ?? null;
  if (min !== null && max !== null && min > max) {
    note(
      'experience.contradictory',
      'error',
      'The minimum of experience is above its maximum.',
      '/requirements/experience',
    );
  }
  if (min !== null && min > IMPLAUSIBLE_MONTHS) {
    note(
      'experience.implausible',
      'warning',
      `${String(Math.round(min / 12))} years of experience are more than almost anybody has.`,
      '/requirements/experience',
    );
  }
  if (min !== null && min >= 36 && (seniority?.level === 'entry' || seniority?.level === 'intern')) {
    note(
      'experience.contradictory',
      'warning',
      'An entry-level position asks for three years or more.',
      '/requirements/experience',
    );
  }
  skills.forEach(({ name, minMonths }, index) => {
    if (minMonths !== null && max !== null && minMonths > max) {
      note(
        'experience.contradictory',
        'error',
        `More months of ${name} are asked for than of experience in all.`,
        `/requirements/skills/${String(index)}`,
      );
    } else if (minMonths !== null && minMonths > IMPLAUSIBLE_MONTHS) {
      note(
        'experience.implausible',
        'warning',
        `${String(Math.round(minMonths / 12))} years of ${name} are more than almost anybody has.`,
        `/requirements/skills/${String(index)}`,
      );
    }
  });
}
