import { expect } from 'chai';
import type { Preferences } from '../../../core/candidate/preferences.js';
import type { Job, JobLocation } from '../../../core/job/job.js';
import { evaluateConstraints } from '../../../core/matching/constraints.js';
import type { Constraint, ConstraintName } from '../../../core/matching/match.js';
import { aCandidate, aJob } from '../../../bootstrap/testing/builders/index.js';

const NOW = new Date('2026-03-01T12:00:00.000Z');

function evaluated(
  name: ConstraintName,
  { home, ...preferences }: Preferences & { home?: JobLocation },
  fields: Partial<Job>,
): Constraint {
  const candidate = aCandidate({
    callerLayer: home ? { basics: { location: home } } : {},
    preferences: Object.keys(preferences).length > 0 ? preferences : null,
  });
  return evaluateConstraints(candidate, aJob({ jobLocationType: 'ONSITE', ...fields }), NOW).find(
    (each) => each.name === name,
  )!;
}

const outcome = (...about: Parameters<typeof evaluated>): string => evaluated(...about).outcome;
const located = (about: Preferences & { home?: JobLocation }, jobLocation: JobLocation): string =>
  outcome('location', about, { jobLocation });

const BIRMINGHAM_GB = { city: 'Birmingham', countryCode: 'GB' };
const BIRMINGHAM_US = { city: 'Birmingham', region: 'AL', countryCode: 'US' };

describe('The location of a match', () => {
  it('distinguishes two cities of one name in two countries', () => {
    expect(located({ home: BIRMINGHAM_US, willingToRelocate: false }, BIRMINGHAM_GB)).to.equal('fail');
    expect(located({ home: BIRMINGHAM_US }, BIRMINGHAM_GB)).to.equal('unknown');
    expect(located({ home: BIRMINGHAM_GB, willingToRelocate: false }, BIRMINGHAM_GB)).to.equal('pass');
    expect(located({ locations: ['Birmingham, US'] }, BIRMINGHAM_GB)).to.equal('fail');
    expect(located({ locations: ['Birmingham, GB'] }, BIRMINGHAM_GB)).to.equal('pass');
    expect(located({ locations: ['Birmingham, AL'] }, BIRMINGHAM_US)).to.equal('pass');
  });

  it('distinguishes two cities of one name in two regions, and treats two names of a region as one', () => {
    const michigan = { ...BIRMINGHAM_US, region: 'Michigan' };
    expect(located({ home: michigan, willingToRelocate: false }, BIRMINGHAM_US)).to.equal('fail');
    expect(located({ home: { ...BIRMINGHAM_US, region: 'Alabama' } }, BIRMINGHAM_US)).to.equal('pass');
    const munich = { city: 'Munich', region: 'Bavaria', countryCode: 'DE' };
    expect(located({ home: { city: 'München', region: 'Bayern', countryCode: 'DE' } }, munich)).to.equal('pass');
  });

  it('says that only the name agrees where a country is not stated', () => {
    const { detail, outcome: said } = evaluated(
      'location',
      { home: { city: 'Birmingham' } },
      { jobLocation: BIRMINGHAM_US },
    );
    expect(said).to.equal('pass');
    expect(detail).to.contain('same name');
  });

  it('fails nobody for what job or wish leaves open', () => {
    const berlin = { city: 'Berlin', countryCode: 'DE' };
    expect(located({ locations: ['Berlin'] }, { countryCode: 'DE' })).to.equal('unknown');
    expect(located({ locations: ['Birmingham, GB'] }, { city: 'Birmingham' })).to.equal('unknown');
    expect(located({ locations: ['Bavaria'] }, { city: 'Rosenheim', countryCode: 'DE' })).to.equal('unknown');
    expect(located({ locations: ['Frankfurt'] }, { city: 'Frankfurt am Main', countryCode: 'DE' })).to.equal('unknown');
    expect(located({ locations: ['Oakland, CA'] }, { city: 'Oakland', countryCode: 'US' })).to.equal('unknown');
    expect(located({ locations: ['Europe'] }, berlin)).to.equal('unknown');
    expect(located({ home: { countryCode: 'DE' }, willingToRelocate: false }, berlin)).to.equal('unknown');
    expect(located({ home: { city: 'Berlin' }, willingToRelocate: false }, { countryCode: 'DE' })).to.equal('unknown');
    expect(located({ locations: [' , '] }, berlin)).to.equal('unknown');
  });

  it('knows countries by code and by name', () => {
    const berlin = { city: 'Berlin', countryCode: 'DE' };
    for (const wish of ['DE', 'Germany', 'Deutschland', 'Allemagne', 'Berlin, Germany'])
      expect(located({ locations: [wish] }, berlin), wish).to.equal('pass');
    for (const wish of ['France', 'US', 'Texas', 'Lisbon', 'Berlin, NH', 'Bavaria, Austria'])
      expect(located({ locations: [wish] }, berlin), wish).to.equal('fail');
    expect(located({ locations: ['UK'] }, BIRMINGHAM_GB)).to.equal('pass');
    expect(located({ locations: ['Paris', 'Germany'] }, berlin)).to.equal('pass');
  });
});

describe('The pay of a match', () => {
  const wish = { salary: { min: 60_000, currency: 'EUR', unit: 'YEAR' } } as const;
  const paid = (minValue?: number, maxValue?: number, unitText: 'YEAR' | 'MONTH' = 'YEAR'): Constraint =>
    evaluated('salary', wish, {
      baseSalary: {
        currency: 'EUR',
        unitText,
        ...(minValue !== undefined && { minValue }),
        ...(maxValue !== undefined && { maxValue }),
      },
    });

  it('is unknown where a minimum below the wish is all that is given', () => {
    expect(paid(50_000).outcome).to.equal('unknown');
    expect(paid(50_000).detail).to.contain('no maximum');
    expect(paid(60_000).outcome).to.equal('pass');
    expect(paid(4_000, undefined, 'MONTH').outcome).to.equal('unknown');
  });

  it('goes by the maximum where that is given', () => {
    expect(paid(50_000, 60_000).outcome).to.equal('pass');
    expect(paid(50_000, 59_999).outcome).to.equal('fail');
    expect(paid(undefined, 5_000, 'MONTH').outcome).to.equal('pass');
    expect(paid(undefined, 4_999, 'MONTH').outcome).to.equal('fail');
    expect(paid().outcome).to.equal('unknown');
  });
});

describe('The availability of a match', () => {
  it('does not take the end of the time to apply for the latest start', () => {
    const about = { availableFrom: '2026-07-01' };
    for (const validThrough of [null, '2026-03-31', '2027-01-01'])
      expect(outcome('availability', about, { validThrough }), String(validThrough)).to.equal('unknown');
    expect(evaluated('availability', about, {}).detail).to.contain('2026-07-01');
  });

  it('passes whoever can start at once, counting notice from today', () => {
    expect(outcome('availability', { availableFrom: '2026-03-01' }, {})).to.equal('pass');
    expect(outcome('availability', { availableFrom: '2025-01-01', noticeDays: 0 }, {})).to.equal('pass');
    expect(evaluated('availability', { availableFrom: '2025-01-01', noticeDays: 14 }, {}).detail).to.contain(
      '2026-03-15',
    );
    expect(outcome('availability', {}, {})).to.equal('unknown');
  });
});

describe('The work permit of a match', () => {
  it('goes by the countries that the candidate lists', () => {
    const jobLocation = { city: 'Berlin', countryCode: 'DE' };
    expect(outcome('workAuthorization', { workAuthorization: ['PT', 'DE'] }, { jobLocation })).to.equal('pass');
    expect(evaluated('workAuthorization', { workAuthorization: ['PT'] }, { jobLocation })).to.deep.include({
      outcome: 'fail',
      detail: 'May work in PT, not in DE.',
    });
    expect(outcome('workAuthorization', { workAuthorization: ['PT'] }, { jobLocation: { city: 'Berlin' } })).to.equal(
      'unknown',
    );
  });
});
