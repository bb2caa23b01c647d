import type { CandidateRecord } from '../candidate/candidate.js';
import { mergeProfile } from '../candidate/merge-profile.js';
import { annualAmount, annualPay } from '../intelligence/assess-job.js';
import type { Job } from '../job/job.js';
import { fold } from '../search-words.js';
import type { Constraint } from './match.js';

type Outcome = Constraint['outcome'];

/** What stands between a candidate and a job apart from fit. It never changes the score. Unknown is never a failure. */
export function judgeConstraints(candidate: CandidateRecord, job: Job, now: Date): Constraint[] {
  return [
    location(candidate, job),
    remote(candidate, job),
    workAuthorization(candidate, job),
    availability(candidate, job, now),
    salary(candidate, job),
    employmentType(candidate, job),
  ];
}

function constraint(name: Constraint['name'], outcome: Outcome, detail: string): Constraint {
  return { name, outcome, detail };
}

function location(
  { callerLayer, resumeLayer, preferences }: CandidateRecord,
  { jobLocation, jobLocationType }: Job,
): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('location', outcome, detail);
  if (jobLocationType === 'TELECOMMUTE') return say('pass', 'The job is done remotely.');
  if (!jobLocation) return say('unknown', 'The job names no location.');
  const home = mergeProfile(callerLayer, resumeLayer).basics?.location;
  const wished = preferences?.locations ?? [];
  if (wished.some((place) => isSamePlace(place, jobLocation)))
    return say('pass', 'The job is in a location that the candidate wants.');
  const sameCity =
    home?.city !== undefined && jobLocation.city !== undefined && fold(home.city) === fold(jobLocation.city);
  if (sameCity) return say('pass', 'The candidate lives in the same city.');
  if (preferences?.willingToRelocate === true) return say('pass', 'The candidate is willing to relocate.');
  if (wished.length > 0) return say('fail', 'The job is in none of the locations that the candidate wants.');
  if (!home?.city || !jobLocation.city)
    return say('unknown', 'It is not known whether candidate and job are in one place.');
  if (preferences?.willingToRelocate === false)
    return say('fail', 'The candidate lives elsewhere and does not want to relocate.');
  return say('unknown', 'The candidate lives elsewhere and has not said whether to relocate.');
}

/** "Berlin", "Berlin, DE" and "DE" name Berlin in Germany: each part of the wish must be city, region or country of the job. */
function isSamePlace(wish: string, place: NonNullable<Job['jobLocation']>): boolean {
  const names = [place.city, place.region, place.countryCode].flatMap((name) => (name ? [fold(name)] : []));
  const parts = wish
    .split(',')
    .map((part) => fold(part.trim()))
    .filter((part) => part !== '');
  return parts.length > 0 && parts.every((part) => names.includes(part));
}

function remote({ preferences }: CandidateRecord, { jobLocationType }: Job): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('remote', outcome, detail);
  const wish = preferences?.remote;
  if (!wish || !jobLocationType)
    return say('unknown', wish ? 'The job does not say where it is done.' : 'The candidate has not said.');
  if (wish === 'required') {
    return jobLocationType === 'TELECOMMUTE'
      ? say('pass', 'The job is remote, as required.')
      : say('fail', 'The candidate requires remote work.');
  }
  if (wish === 'no') {
    return jobLocationType === 'TELECOMMUTE'
      ? say('fail', 'The candidate does not want remote work.')
      : say('pass', 'The job is on site.');
  }
  return say('pass', 'The candidate accepts both.');
}

function workAuthorization({ preferences }: CandidateRecord, { jobLocation }: Job): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('workAuthorization', outcome, detail);
  const country = jobLocation?.countryCode;
  const allowed = preferences?.workAuthorization;
  if (!country || !allowed?.length)
    return say('unknown', country ? 'The candidate has not said.' : 'The job names no country.');
  return allowed.includes(country)
    ? say('pass', `May work in ${country}.`)
    : say('fail', `Has not stated a permission to work in ${country}.`);
}

function availability({ preferences }: CandidateRecord, { validThrough }: Job, now: Date): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('availability', outcome, detail);
  const from = preferences?.availableFrom;
  const notice = preferences?.noticeDays;
  if (from === undefined && notice === undefined) return say('unknown', 'The candidate has not said.');
  const byNotice = now.getTime() + (notice ?? 0) * 24 * 3600_000;
  const start = new Date(Math.max(from === undefined ? 0 : Date.parse(from), byNotice)).toISOString().slice(0, 10);
  if (validThrough === null) return say('pass', `Available from ${start}; the job names no date.`);
  return start <= validThrough.slice(0, 10)
    ? say('pass', `Available from ${start}.`)
    : say('fail', `Available from ${start}, after ${validThrough.slice(0, 10)}.`);
}

function salary({ preferences }: CandidateRecord, job: Job): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('salary', outcome, detail);
  const wish = preferences?.salary;
  const pay = annualPay(job);
  const most = pay?.annualMax ?? pay?.annualMin ?? null;
  if (!wish || !pay || most === null)
    return say('unknown', wish ? 'The job names no pay.' : 'The candidate has not said.');
  if (wish.currency !== pay.currency) return say('unknown', `${wish.currency} and ${pay.currency} are not compared.`);
  const least = annualAmount(wish.min, wish.unit);
  return most >= least
    ? say('pass', `Pays up to ${String(most)} ${pay.currency} a year.`)
    : say('fail', `Pays up to ${String(most)} ${pay.currency} a year, ${String(least)} wanted.`);
}

function employmentType({ preferences }: CandidateRecord, job: Job): Constraint {
  const say = (outcome: Outcome, detail: string): Constraint => constraint('employmentType', outcome, detail);
  const wished = preferences?.employmentTypes;
  if (!wished?.length || !job.employmentType)
    return say('unknown', wished?.length ? 'The job does not say.' : 'The candidate has not said.');
  return wished.includes(job.employmentType)
    ? say('pass', `${job.employmentType} is wanted.`)
    : say('fail', `${job.employmentType} is not wanted.`);
}
