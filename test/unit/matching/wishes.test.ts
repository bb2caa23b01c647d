import { expect } from 'chai';
import { type BaseSalary, CONSTRAINT_NAMES, type Job, type Preferences } from '../../../core/index.js';
import { evaluateConstraint, evaluateConstraints } from '../../../core/matching/constraints.js';
import { type ConstraintInputs, NO_CONSTRAINT_INPUTS } from '../../../core/spi.js';
import { constraintInputsOf } from '../../../core/matching/constraints.js';
import { allowedOutcomes, matchesOutcomes, matchesFilter } from '../../../core/matching/constraint-filter.js';
import { reverseScore } from '../../../core/matching/reverse.js';
import { aCandidate, aJob } from '../../../bootstrap/testing/builders/index.js';
import { occupations } from '../../support/taxonomy.js';

const NOW = new Date('2026-03-01T12:00:00Z');

const salaryOf = (wish: Preferences['salary'] | null, baseSalary: BaseSalary | null) =>
  evaluateConstraint('salary', { ...NO_CONSTRAINT_INPUTS, salary: wish ?? null }, aJob({ baseSalary }), NOW);
const wish = (min: number, unit: 'HOUR' | 'DAY' | 'WEEK' | 'MONTH' | 'YEAR' = 'YEAR', currency = 'EUR') => ({
  min,
  unit,
  currency,
});
const pay = (
  minValue: number | undefined,
  maxValue: number | undefined,
  unitText: BaseSalary['unitText'] = 'YEAR',
): BaseSalary => ({
  ...{ currency: 'EUR', unitText },
  ...(minValue === undefined ? {} : { minValue }),
  ...(maxValue === undefined ? {} : { maxValue }),
});
const evaluated = (
  name: (typeof CONSTRAINT_NAMES)[number],
  known: Partial<ConstraintInputs>,
  job: Partial<Job> = {},
) => {
  const { outcome, detail } = evaluateConstraint(name, { ...NO_CONSTRAINT_INPUTS, ...known }, aJob(job), NOW);
  return [outcome, detail];
};

describe('A wish for pay', () => {
  it('says nothing about a job that pays in another currency, however much', () => {
    expect(salaryOf(wish(1, 'YEAR', 'USD'), pay(90_000, 120_000))).to.include({
      ...{ outcome: 'unknown', detail: 'USD and EUR are not compared.' },
    });
  });

  it('is met from the maximum on, that amount counted', () => {
    expect(salaryOf(wish(60_000), pay(undefined, 60_000))).to.include({
      ...{ outcome: 'pass', detail: 'Pays up to 60000 EUR a year.' },
    });
    expect(salaryOf(wish(60_001), pay(40_000, 60_000))).to.include({
      ...{ outcome: 'fail', detail: 'Pays up to 60000 EUR a year, 60001 wanted.' },
    });
  });

  it('is met by a minimum that reaches it, and left open by one that does not', () => {
    expect(salaryOf(wish(60_000), pay(60_000, undefined))).to.include({
      ...{ outcome: 'pass', detail: 'Pays from 60000 EUR a year.' },
    });
    expect(salaryOf(wish(60_001), pay(60_000, undefined))).to.include({
      ...{ outcome: 'unknown', detail: 'Pays from 60000 EUR a year, 60001 wanted; the job names no maximum.' },
    });
  });

  it('is compared by the year: of 2,080 hours, 260 days, 52 weeks or twelve months', () => {
    for (const [amount, unit] of [
      [50, 'HOUR'],
      [400, 'DAY'],
      [2000, 'WEEK'],
    ] as const) {
      expect(salaryOf(wish(amount, unit), pay(undefined, 104_000)).outcome, unit).to.equal('pass');
      expect(salaryOf(wish(amount, unit), pay(undefined, 103_999)).outcome, unit).to.equal('fail');
      expect(salaryOf(wish(104_000), pay(undefined, amount, unit)).outcome, unit).to.equal('pass');
      expect(salaryOf(wish(104_001), pay(undefined, amount, unit)).outcome, unit).to.equal('fail');
    }
    expect(salaryOf(wish(5000, 'MONTH'), pay(undefined, 60_000)).outcome).to.equal('pass');
    expect(salaryOf(wish(5000, 'MONTH'), pay(undefined, 59_999)).outcome).to.equal('fail');
  });

  it('is open where one of the two says nothing', () => {
    expect(salaryOf(null, pay(1, 2))).to.include({ outcome: 'unknown', detail: 'The candidate has not said.' });
    expect(salaryOf(wish(1), null)).to.include({ outcome: 'unknown', detail: 'The job names no pay.' });
    expect(salaryOf(wish(1), pay(undefined, undefined))).to.include({
      outcome: 'unknown',
      detail: 'The job names no pay.',
    });
  });
});

describe('A wish for remote work', () => {
  const remote = (said: Preferences['remote'] | null, jobLocationType: Job['jobLocationType']) =>
    evaluated('remote', { remote: said ?? null }, { jobLocationType });

  it('that is required is met by a remote job alone', () => {
    expect(remote('required', 'TELECOMMUTE')).to.deep.equal(['pass', 'The job is remote, as required.']);
    for (const type of ['ONSITE', 'HYBRID'] as const)
      expect(remote('required', type)).to.deep.equal(['fail', 'The candidate requires remote work.']);
  });

  it('that is refused is met wherever one comes to work, in part or always', () => {
    expect(remote('no', 'TELECOMMUTE')).to.deep.equal(['fail', 'The candidate does not want remote work.']);
    expect(remote('no', 'HYBRID')).to.deep.equal(['pass', 'The job is on site in part.']);
    expect(remote('no', 'ONSITE')).to.deep.equal(['pass', 'The job is on site.']);
  });

  it('that is preferred or accepted fails no job, and says nothing where the job does not', () => {
    for (const said of ['preferred', 'acceptable'] as const) {
      for (const type of ['ONSITE', 'HYBRID', 'TELECOMMUTE'] as const)
        expect(remote(said, type)).to.deep.equal(['pass', 'The candidate accepts both.']);
      expect(remote(said, null)).to.deep.equal(['unknown', 'The job does not say where it is done.']);
    }
    expect(remote(null, 'ONSITE')).to.deep.equal(['unknown', 'The candidate has not said.']);
  });
});

describe('The other constraints', () => {
  it('compare the kind of employment with those that are wanted', () => {
    const wanted = { employmentType: ['FULL_TIME', 'INTERN'] } as const;
    const of = (known: Partial<ConstraintInputs>, employmentType: Job['employmentType']) =>
      evaluated('employmentType', known, { employmentType });
    expect(of(wanted, 'INTERN')).to.deep.equal(['pass', 'INTERN is wanted.']);
    expect(of(wanted, 'CONTRACTOR')).to.deep.equal(['fail', 'CONTRACTOR is not wanted.']);
    expect(of(wanted, null)).to.deep.equal(['unknown', 'The job does not say.']);
    expect(of({}, 'INTERN')).to.deep.equal(['unknown', 'The candidate has not said.']);
  });

  it('compare the country of the job with those where the candidate may work', () => {
    const may = { workAuthorization: ['DE', 'FR'] };
    const of = (known: Partial<ConstraintInputs>, jobLocation: Job['jobLocation']) =>
      evaluated('workAuthorization', known, { jobLocation });
    expect(of(may, { countryCode: 'FR' })).to.deep.equal(['pass', 'May work in FR.']);
    expect(of(may, { countryCode: 'GB' })).to.deep.equal(['fail', 'May work in DE, FR, not in GB.']);
    for (const nowhere of [null, { city: 'Seaville' }])
      expect(of(may, nowhere)).to.deep.equal(['unknown', 'The job names no country.']);
    expect(of({}, { countryCode: 'FR' })).to.deep.equal(['unknown', 'The candidate has not said.']);
  });

  it('count notice in days from now, and take the later of notice and date', () => {
    const of = (from: string | null, noticeDays: number | null) =>
      evaluated('availability', { availability: { from, noticeDays } });
    expect(of(null, null)).to.deep.equal(['unknown', 'The candidate has not said.']);
    for (const [from, noticeDays] of [
      [null, 0],
      ['2026-03-01', null],
      ['2025-01-01', 0],
    ] as const)
      expect(of(from, noticeDays)).to.deep.equal(['pass', 'Available at once.']);
    expect(of(null, 1)).to.deep.equal(['unknown', 'Available from 2026-03-02; the job names no start.']);
    expect(of(null, 90)).to.deep.equal(['unknown', 'Available from 2026-05-30; the job names no start.']);
    expect(of('2026-04-15', 14)).to.deep.equal(['unknown', 'Available from 2026-04-15; the job names no start.']);
    expect(of('2026-03-02', 14)).to.deep.equal(['unknown', 'Available from 2026-03-15; the job names no start.']);
  });

  it('go by where the candidate lives only where no wish decides', () => {
    const home = { city: 'Seaville', countryCode: 'DE' };
    const away = { city: 'Velgrave', countryCode: 'DE' };
    const of = (
      place: typeof home | null,
      wished: string[],
      willingToRelocate: boolean | null,
      job: Partial<Job> = {},
    ) => evaluated('location', { home: place, moving: { wished, willingToRelocate } }, job)[0];
    expect(of(away, ['Seaville'], false)).to.equal('pass');
    expect(of(home, ['Velgrave'], false)).to.equal('pass');
    expect(of(away, ['Velgrave'], true)).to.equal('pass');
    expect(of(away, ['Velgrave'], null)).to.equal('fail');
    expect(of(away, [], false)).to.equal('fail');
    expect(of(away, [], null)).to.equal('unknown');
    expect(of(null, [], false)).to.equal('unknown');
    expect(of(away, [], false, { jobLocationType: 'TELECOMMUTE' })).to.equal('pass');
    expect(of(away, [], false, { jobLocation: null })).to.equal('unknown');
  });

  it('are all evaluated, by what both layers show and by what the candidate stated', () => {
    const candidate = aCandidate({
      callerLayer: {},
      resumeLayer: { basics: { location: { city: 'Seaville', region: '', countryCode: 'DE', address: 'Harbour 1' } } },
      preferences: { remote: 'no', noticeDays: 30, willingToRelocate: false, employmentTypes: ['INTERN'] },
    });
    expect(constraintInputsOf(candidate)).to.deep.equal({
      ...NO_CONSTRAINT_INPUTS,
      home: { city: 'Seaville', countryCode: 'DE' },
      moving: { wished: [], willingToRelocate: false },
      remote: 'no',
      availability: { from: null, noticeDays: 30 },
      employmentType: ['INTERN'],
    });
    expect(constraintInputsOf(aCandidate({ callerLayer: {} }))).to.deep.equal(NO_CONSTRAINT_INPUTS);
    const all = evaluateConstraints(candidate, aJob(), NOW);
    expect(all.map(({ name }) => name)).to.deep.equal([...CONSTRAINT_NAMES]);
    expect(all.map(({ outcome }) => outcome)).to.deep.equal(['pass', 'pass', 'unknown', 'unknown', 'unknown', 'fail']);
  });
});

describe('A filter on constraints', () => {
  it('leaves each constraint the outcomes that all filters about it name', () => {
    expect(allowedOutcomes([])).to.deep.equal([]);
    expect(allowedOutcomes([{ name: 'salary', outcomes: ['pass', 'unknown', 'fail'] }])).to.deep.equal([]);
    expect(
      allowedOutcomes([
        { name: 'salary', outcomes: ['pass', 'unknown'] },
        { name: 'salary', outcomes: ['pass', 'fail'] },
      ]),
    ).to.deep.equal([{ name: 'salary', outcomes: ['pass'] }]);
    const all = allowedOutcomes([{ name: 'all', outcomes: ['pass'] }]);
    expect(all.map(({ name }) => name)).to.deep.equal([...CONSTRAINT_NAMES]);
  });

  it('lets through who meets every filter, evaluated now or before', () => {
    const job = aJob({ employmentType: 'INTERN' });
    const interns: ConstraintInputs = { ...NO_CONSTRAINT_INPUTS, employmentType: ['INTERN'], remote: 'required' };
    const before = CONSTRAINT_NAMES.map((name) => evaluateConstraint(name, interns, job, NOW));
    for (const [filters, isIn] of [
      [[], true],
      [[{ name: 'employmentType', outcomes: ['pass'] }], true],
      [[{ name: 'employmentType', outcomes: ['fail', 'unknown'] }], false],
      [
        [
          { name: 'remote', outcomes: ['pass'] },
          { name: 'employmentType', outcomes: ['pass'] },
        ],
        false,
      ],
      [[{ name: 'all', outcomes: ['pass', 'unknown'] }], false],
    ] as const) {
      expect(matchesFilter({ filters, job, now: NOW }, interns)).to.equal(isIn);
      expect(matchesOutcomes(filters, before)).to.equal(isIn);
    }
    expect(matchesOutcomes([{ name: 'salary', outcomes: ['pass'] }], [])).to.equal(false);
  });
});

describe('The reverse score', () => {
  const of = (preferences: Preferences | null, job: Partial<Job> = {}) => {
    const candidate = aCandidate({ callerLayer: {}, preferences });
    const whole = aJob({ title: 'Registered nurse', ...job });
    return reverseScore(candidate, whole, evaluateConstraints(candidate, whole, NOW), occupations);
  };

  it('is the share of the stated wishes that a job meets, and names both kinds', () => {
    const preferences: Preferences = {
      remote: 'no',
      employmentTypes: ['FULL_TIME'],
      salary: wish(60_000),
      locations: ['Velgrave'],
    };
    expect(of(preferences, { baseSalary: pay(undefined, 50_000) })).to.deep.equal({
      ...{ score: 50, detail: 'Meets: remote, employmentType. Falls short of: location, salary.' },
    });
    expect(of({ remote: 'no' })).to.deep.equal({ score: 100, detail: 'Meets: remote.' });
    expect(of({ remote: 'required' })).to.deep.equal({ score: 0, detail: 'Falls short of: remote.' });
  });

  it('leaves out what cannot be compared, and facts that are no wishes', () => {
    expect(of({ remote: 'no', salary: wish(60_000) })).to.deep.equal({ score: 100, detail: 'Meets: remote.' });
    const nothing = { score: null, detail: 'None of the stated preferences can be compared with this job.' };
    expect(of({ workAuthorization: ['GB'], noticeDays: 0 })).to.deep.equal(nothing);
    expect(of({ titles: [] })).to.deep.equal(nothing);
    expect(of(null)).to.deep.equal({ score: null, detail: 'The candidate has stated no preferences.' });
  });

  it('counts a wished title in full for its occupation, half for one of its family, and by its words where it is unknown', () => {
    expect(of({ titles: ['Registered nurse'] }).score).to.equal(100);
    expect(of({ titles: ['Backend developer'] }).score).to.equal(0);
    expect(of({ titles: ['Backend developer', 'Registered nurse'] }).score).to.equal(100);
    const keeper = { title: 'Lighthouse keeper of the Farthest Rock' };
    expect(of({ titles: ['Rock keeper'] }, keeper).score).to.equal(100);
    expect(of({ titles: ['Rock singer'] }, keeper).score).to.equal(0);
    expect(of({ titles: ['!'] }, keeper).score).to.equal(0);
  });
});
