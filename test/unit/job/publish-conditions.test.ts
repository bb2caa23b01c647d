import { expect } from 'chai';
import fc from 'fast-check';
import type { Job } from '../../../core/index.js';
import { expiryOf, unmetPublishConditions } from '../../../core/job/publish-conditions.js';
import { jobSearchWords } from '../../../core/spi.js';
import { aJob } from '../../../bootstrap/testing/builders/index.js';

const NOW = new Date('2026-03-01T12:00:00Z');
const GOOD = aJob({ description: 'Keeps the lamp burning, oils the gears and writes the log every night.' });
const unmet = (fields: Partial<Job>, hasRequirement = true) =>
  unmetPublishConditions({ ...GOOD, ...fields }, hasRequirement, NOW);
const only = (pointer: string, code: string, detail: string) => [{ pointer, code, detail }];

const NO_LOCATION = only(
  '/jobLocation',
  'location_missing',
  'A location is needed, or the jobLocationType TELECOMMUTE.',
);
const TOO_SHORT = only('/description', 'description_too_short', 'A description of at least 50 characters is needed.');

describe('A job can be published', () => {
  it('with a title, a description, a requirement and a place', () => {
    expect(unmet({})).to.deep.equal([]);
  });

  it('not without a title that says something', () => {
    for (const title of ['', '  \n']) {
      expect(unmet({ title })).to.deep.equal(only('/title', 'title_missing', 'A title is needed.'));
    }
  });

  it('with fifty characters of description, white space around them not counted', () => {
    expect(unmet({ description: 'x'.repeat(50) })).to.deep.equal([]);
    for (const description of ['x'.repeat(49), `  ${'x'.repeat(49)}  `, null, '']) {
      expect(unmet({ description })).to.deep.equal(TOO_SHORT);
    }
  });

  it('not where nothing is asked for', () => {
    expect(unmet({}, false)).to.deep.equal(
      only(
        '/requirements',
        'requirements_missing',
        'At least one requirement is needed, stated or in the description, or a title that names a known occupation.',
      ),
    );
  });

  it('with a town, a region or a country, or without any where the work is remote', () => {
    for (const jobLocation of [{ city: 'Seaville' }, { region: 'Coast' }, { countryCode: 'DE' }]) {
      expect(unmet({ jobLocation })).to.deep.equal([]);
    }
    for (const jobLocation of [null, {}]) {
      expect(unmet({ jobLocation, jobLocationType: 'TELECOMMUTE' })).to.deep.equal([]);
      for (const jobLocationType of ['ONSITE', 'HYBRID', null] as const) {
        expect(unmet({ jobLocation, jobLocationType })).to.deep.equal(NO_LOCATION);
      }
    }
  });

  it('until validThrough has passed', () => {
    const past = only('/validThrough', 'valid_through_past', 'validThrough lies in the past.');
    for (const validThrough of ['2026-03-01', '2026-03-01T12:00:00.001Z', '2026-03-01T14:00:00+01:00', null])
      expect(unmet({ validThrough }), String(validThrough)).to.deep.equal([]);
    for (const validThrough of ['2026-02-28', '2026-03-01T12:00:00Z', '2026-03-01T12:30:00+01:00'])
      expect(unmet({ validThrough }), validThrough).to.deep.equal(past);
  });

  it('or the answer lists everything that is missing at once', () => {
    const bare = { title: '', description: null, jobLocation: null, validThrough: '2020-01-01' };
    expect(unmet(bare, false).map(({ pointer }) => pointer)).to.deep.equal([
      ...['/title', '/description', '/requirements', '/jobLocation', '/validThrough'],
    ]);
  });
});

describe('The expiry of a job', () => {
  it('is the end of the day that is named, in UTC, or the moment that is named', () => {
    expect(expiryOf('2026-02-28').toISOString()).to.equal('2026-03-01T00:00:00.000Z');
    expect(expiryOf('2026-12-31').toISOString()).to.equal('2027-01-01T00:00:00.000Z');
    expect(expiryOf('2026-02-28T10:00:00+02:00').toISOString()).to.equal('2026-02-28T08:00:00.000Z');
  });

  it('of a day is never before any moment of that day', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, (at) => {
        const [day = ''] = at.toISOString().split('T');
        expect(expiryOf(day).getTime()).to.be.above(at.getTime());
        expect(expiryOf(day).getTime() - at.getTime()).to.be.at.most(24 * 3600_000);
      }),
    );
  });
});

describe('The words that a job is found by', () => {
  it('are those of its title and description, folded', () => {
    expect(jobSearchWords(aJob({ title: 'Böttcher', description: 'Makes barrels.' }))).to.deep.equal([
      ...['bottcher', 'makes', 'barrels'],
    ]);
    expect(jobSearchWords(aJob({ title: 'Keeper', description: null }))).to.deep.equal(['keeper']);
  });
});
