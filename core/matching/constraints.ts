import type { CandidateRecord } from '../candidate/candidate.js';
import { mergeProfile } from '../candidate/merge-profile.js';
import type { Preferences, RemotePreference } from '../candidate/preferences.js';
import { annualAmount, annualPay } from '../job/pay.js';
import type { EmploymentType, Job, JobLocation } from '../job/job.js';
import { compareCities, compareRegions, compareWish } from './compare-places.js';
import { CONSTRAINT_NAMES, type Constraint, type ConstraintName, type ConstraintOutcome } from './match.js';

/** The candidate's side of all constraints. The scorer never sees it. Plain JSON. */
export interface ConstraintInputs {
  home: JobLocation | null;
  moving: { wished: readonly string[]; willingToRelocate: boolean | null };
  remote: RemotePreference | null;
  /** ISO 3166-1 alpha-2. */
  workAuthorization: readonly string[];
  availability: { from: string | null; noticeDays: number | null };
  salary: NonNullable<Preferences['salary']> | null;
  employmentType: readonly EmploymentType[];
}

/** Of a candidate without data. */
export const NO_CONSTRAINT_INPUTS: ConstraintInputs = {
  home: null,
  moving: { wished: [], willingToRelocate: null },
  remote: null,
  workAuthorization: [],
  availability: { from: null, noticeDays: null },
  salary: null,
  employmentType: [],
};

export function constraintInputsOf({ callerLayer, resumeLayer, preferences }: CandidateRecord): ConstraintInputs {
  const { city, region, countryCode } = mergeProfile(callerLayer, resumeLayer).basics?.location ?? {};
  const home = { ...(city && { city }), ...(region && { region }), ...(countryCode && { countryCode }) };
  return {
    home: Object.keys(home).length > 0 ? home : null,
    moving: { wished: preferences?.locations ?? [], willingToRelocate: preferences?.willingToRelocate ?? null },
    remote: preferences?.remote ?? null,
    workAuthorization: preferences?.workAuthorization ?? [],
    availability: { from: preferences?.availableFrom ?? null, noticeDays: preferences?.noticeDays ?? null },
    salary: preferences?.salary ?? null,
    employmentType: preferences?.employmentTypes ?? [],
  };
}

/** Evaluates every constraint of a match. Constraints never change the score, and `unknown` is not a failure. */
export function evaluateConstraints(candidate: CandidateRecord, job: Job, now: Date): Constraint[] {
  const inputs = constraintInputsOf(candidate);
  return CONSTRAINT_NAMES.map((name) => evaluateConstraint(name, inputs, job, now));
}

export function evaluateConstraint(name: ConstraintName, inputs: ConstraintInputs, job: Job, now: Date): Constraint {
  return name === 'location'
    ? evaluateLocation(homeProximity(job, inputs.home), inputs.moving, job)
    : evaluateSingle(name, inputs[name], job, now);
}

/** Where the candidate lives, relative to the job. `namesake`: in a city of the same name, of which one side does not state the country. */
export const HOMES = ['here', 'namesake', 'elsewhere', 'unknown'] as const;
export type Home = (typeof HOMES)[number];

export function homeProximity({ jobLocation }: Job, home: JobLocation | null): Home {
  if (!home || !jobLocation) return 'unknown';
  const isCountryKnown = Boolean(home.countryCode && jobLocation.countryCode);
  if (isCountryKnown && home.countryCode !== jobLocation.countryCode) return 'elsewhere';
  if (home.region && jobLocation.region && compareRegions(home.region, jobLocation.region) === 'other')
    return 'elsewhere';
  if (!home.city || !jobLocation.city) return 'unknown';
  const city = compareCities(home.city, jobLocation.city);
  if (city === 'same') return isCountryKnown ? 'here' : 'namesake';
  return city === 'other' ? 'elsewhere' : 'unknown';
}

export function evaluateLocation(
  home: Home,
  { wished, willingToRelocate }: ConstraintInputs['moving'],
  { jobLocation, jobLocationType }: Job,
): Constraint {
  const say = (outcome: ConstraintOutcome, detail: string): Constraint => ({ name: 'location', outcome, detail });
  if (jobLocationType === 'TELECOMMUTE') return say('pass', 'The job is done remotely.');
  if (!jobLocation) return say('unknown', 'The job names no location.');
  const wishes = wished.map((wish) => compareWish(wish, jobLocation));
  if (wishes.includes('same')) return say('pass', 'The job is in a location that the candidate wants.');
  if (home === 'here') return say('pass', 'The candidate lives in the same city.');
  if (home === 'namesake')
    return say('pass', 'The candidate lives in a city of the same name; a country is not stated on both sides.');
  if (willingToRelocate === true) return say('pass', 'The candidate is willing to relocate.');
  if (wishes.includes('unknown'))
    return say('unknown', 'It is not known whether the job is in a location that the candidate wants.');
  if (wishes.length > 0) return say('fail', 'The job is in none of the locations that the candidate wants.');
  if (home === 'unknown') return say('unknown', 'It is not known whether candidate and job are in one place.');
  return willingToRelocate === false
    ? say('fail', 'The candidate lives elsewhere and does not want to relocate.')
    : say('unknown', 'The candidate lives elsewhere and has not said whether to relocate.');
}

/** The constraints that depend on one input only, the one of the same name. */
export type SingleConstraint = Exclude<ConstraintName, 'location'>;

export function evaluateSingle<N extends SingleConstraint>(
  name: N,
  input: ConstraintInputs[N],
  job: Job,
  now: Date,
): Constraint {
  const [outcome, detail] = EVALUATORS[name](input, job, now);
  return { name, outcome, detail };
}

type Evaluation = [outcome: ConstraintOutcome, detail: string];

const EVALUATORS: { [N in SingleConstraint]: (input: ConstraintInputs[N], job: Job, now: Date) => Evaluation } = {
  remote(wish, { jobLocationType }) {
    if (!wish) return ['unknown', 'The candidate has not said.'];
    if (!jobLocationType) return ['unknown', 'The job does not say where it is done.'];
    const isRemote = jobLocationType === 'TELECOMMUTE';
    if (wish === 'required')
      return isRemote ? ['pass', 'The job is remote, as required.'] : ['fail', 'The candidate requires remote work.'];
    if (wish === 'no')
      return isRemote
        ? ['fail', 'The candidate does not want remote work.']
        : ['pass', jobLocationType === 'HYBRID' ? 'The job is on site in part.' : 'The job is on site.'];
    return ['pass', 'The candidate accepts both.'];
  },

  workAuthorization(allowed, { jobLocation }) {
    const country = jobLocation?.countryCode;
    if (!country) return ['unknown', 'The job names no country.'];
    if (allowed.length === 0) return ['unknown', 'The candidate has not said.'];
    return allowed.includes(country)
      ? ['pass', `May work in ${country}.`]
      : ['fail', `May work in ${allowed.join(', ')}, not in ${country}.`];
  },

  /** A job names no day to start on: `validThrough` is how long one can apply. */
  availability({ from, noticeDays }, _job, now) {
    if (from === null && noticeDays === null) return ['unknown', 'The candidate has not said.'];
    const byNotice = now.getTime() + (noticeDays ?? 0) * 24 * 3600_000;
    const start = dayOf(Math.max(from === null ? 0 : Date.parse(from), byNotice));
    return start <= dayOf(now.getTime())
      ? ['pass', 'Available at once.']
      : ['unknown', `Available from ${start}; the job names no start.`];
  },

  salary(wish, job) {
    const pay = annualPay(job);
    if (!wish) return ['unknown', 'The candidate has not said.'];
    if (!pay || (pay.annualMin === null && pay.annualMax === null)) return ['unknown', 'The job names no pay.'];
    const { annualMin, annualMax, currency } = pay;
    if (wish.currency !== currency) return ['unknown', `${wish.currency} and ${currency} are not compared.`];
    const least = annualAmount(wish.min, wish.unit);
    const wanted = `${String(least)} wanted`;
    if (annualMax !== null && annualMax >= least)
      return ['pass', `Pays up to ${String(annualMax)} ${currency} a year.`];
    if (annualMax !== null) return ['fail', `Pays up to ${String(annualMax)} ${currency} a year, ${wanted}.`];
    return annualMin !== null && annualMin >= least
      ? ['pass', `Pays from ${String(annualMin)} ${currency} a year.`]
      : ['unknown', `Pays from ${String(annualMin)} ${currency} a year, ${wanted}; the job names no maximum.`];
  },

  employmentType(wished, { employmentType }) {
    if (wished.length === 0) return ['unknown', 'The candidate has not said.'];
    if (!employmentType) return ['unknown', 'The job does not say.'];
    return wished.includes(employmentType)
      ? ['pass', `${employmentType} is wanted.`]
      : ['fail', `${employmentType} is not wanted.`];
  },
};

/** `YYYY-MM-DD`, UTC. */
function dayOf(time: number): string {
  return new Date(time).toISOString().slice(0, 10);
}
