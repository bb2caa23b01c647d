import type { JobFields } from '../../job/job.js';
import type { JobFinding } from '../../job/job-finding.js';

/** What a JobPosting must have for search engines to show it (Google's rules of 2026) and other findings do not name. */
export function lintPosting(job: JobFields): JobFinding[] {
  const missing: JobFinding[] = [];
  const note = (member: string, pointer: string): void => {
    const detail = `As a JobPosting it lacks \`${member}\`, which search engines require.`;
    missing.push({ code: 'posting.member_missing', severity: 'info', detail, pointer });
  };
  if (!job.description) note('description', '/description');
  if (!job.hiringOrganization) note('hiringOrganization', '/hiringOrganization');
  const { jobLocation, jobLocationType, customFields } = job;
  if (jobLocation && jobLocation.countryCode === undefined) note('addressCountry', '/jobLocation/countryCode');
  if (jobLocationType === 'TELECOMMUTE' && !jobLocation && customFields['applicantLocationRequirements'] === undefined)
    note('applicantLocationRequirements', '/jobLocation');
  return missing;
}
