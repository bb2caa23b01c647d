import type { InputFault } from '../errors/domain-error.js';
import type { Job } from './job.js';

const MIN_DESCRIPTION_LENGTH = 50;

/** Every condition that a job does not meet for being published. `hasRequirement`: at least one is stated or read from the text, or the title names a known occupation. */
export function unmetPublishConditions(job: Job, hasRequirement: boolean, now: Date): InputFault[] {
  const faults: InputFault[] = [];
  const unmet = (pointer: string, code: string, detail: string): void => {
    faults.push({ pointer, code, detail });
  };
  if (job.title.trim() === '') unmet('/title', 'title_missing', 'A title is needed.');
  if ((job.description ?? '').trim().length < MIN_DESCRIPTION_LENGTH) {
    unmet(
      '/description',
      'description_too_short',
      `A description of at least ${String(MIN_DESCRIPTION_LENGTH)} characters is needed.`,
    );
  }
  if (!hasRequirement)
    unmet(
      '/requirements',
      'requirements_missing',
      'At least one requirement is needed, stated or in the description, or a title that names a known occupation.',
    );
  const { jobLocation, jobLocationType } = job;
  const hasLocation =
    jobLocation !== null && Boolean(jobLocation.city ?? jobLocation.region ?? jobLocation.countryCode);
  if (!hasLocation && jobLocationType !== 'TELECOMMUTE') {
    unmet('/jobLocation', 'location_missing', 'A location is needed, or the jobLocationType TELECOMMUTE.');
  }
  const expiry = job.validThrough === null ? null : expiryOf(job.validThrough);
  if (expiry !== null && expiry.getTime() <= now.getTime()) {
    unmet('/validThrough', 'valid_through_past', 'validThrough lies in the past.');
  }
  return faults;
}

/** The moment at which `validThrough` has passed: the end of that day (UTC) for a date. */
export function expiryOf(validThrough: string): Date {
  if (!/^\d{4}-\d{2}-\d{2}$/.test(validThrough)) return new Date(validThrough);
  return new Date(Date.parse(`${validThrough}T00:00:00Z`) + 24 * 3600_000);
}
