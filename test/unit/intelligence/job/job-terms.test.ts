import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/index.js';
import { FixedClock } from '../../../../adapters/memory/index.js';
import { type Job } from '../../../../core/index.js';
import { JobAssessor, type AssessedJob } from '../../../../core/intelligence/job/assess-job.js';
import { JobTextReader } from '../../../../core/intelligence/job/job-text-reader.js';
import { aJob } from '../../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const assessor = new JobAssessor({ taxonomy, occupations });
const texts = new JobTextReader({
  jobAds: new TaxonomyJobAdReader(taxonomy, occupations),
  taxonomy,
  clock: new FixedClock('2026-03-01T12:00:00.000Z'),
});
const WITH_TERMS = { description: 'Location: Leeds, UK. Hybrid role.\nSalary: £30,000 - £36,000 per annum.' };
const UNSTATED = { jobLocation: null, jobLocationType: null, baseSalary: null };

async function assessed(fields: Partial<Job>): Promise<AssessedJob> {
  const job = aJob(fields);
  return assessor.assess({ ...job, reading: await texts.read(job) });
}

function severities(job: AssessedJob): Record<string, string> {
  const found = job.findings.filter(({ code }) => code.endsWith('.missing'));
  return Object.fromEntries(found.map(({ code, severity }) => [code, severity]));
}

describe('The terms of a job', () => {
  it('are those that the caller states', async () => {
    const job = await assessed({
      ...WITH_TERMS,
      jobLocation: { city: 'Seaville', countryCode: 'DE' },
      jobLocationType: 'ONSITE',
      baseSalary: { currency: 'EUR', minValue: 20, maxValue: 25, unitText: 'HOUR' },
    });
    expect(job.pay).to.deep.equal({ annualMin: 41_600, annualMax: 52_000, currency: 'EUR', basis: 'HOUR' });
    expect(job.workplace).to.deep.equal({ type: 'ONSITE', source: 'stated' });
    expect(job.location).to.deep.equal({ city: 'Seaville', countryCode: 'DE', source: 'stated' });
    expect(severities(job)).to.deep.equal({});
  });

  it('are those that the text says where the caller states none, with the words that say it', async () => {
    const job = await assessed({ ...WITH_TERMS, ...UNSTATED });
    expect(job.pay).to.include({ annualMin: 30_000, annualMax: 36_000, currency: 'GBP', source: 'parsed' });
    expect(job.workplace).to.include({ type: 'HYBRID', quote: 'Hybrid role' });
    expect(job.location).to.include({ city: 'Leeds', countryCode: 'GB', quote: 'Leeds, UK' });
    for (const { quote, start, end } of [job.pay!, job.workplace!, job.location!])
      expect(WITH_TERMS.description.slice(start, end)).to.equal(quote);
    expect(severities(job)).to.deep.equal({ 'pay.missing': 'info', 'location.missing': 'info' });
  });

  it('are missing where neither says anything, or where a salary has no amount', async () => {
    const job = await assessed({ ...UNSTATED, baseSalary: { currency: 'EUR', unitText: 'YEAR' } });
    expect(job.pay).to.deep.equal({ annualMin: null, annualMax: null, currency: 'EUR', basis: 'YEAR' });
    expect([job.workplace, job.location]).to.deep.equal([null, null]);
    expect(severities(job)).to.deep.equal({ 'pay.missing': 'warning', 'location.missing': 'warning' });
  });

  it('need no place for work that is done remotely', async () => {
    expect(severities(await assessed({ ...UNSTATED, jobLocationType: 'TELECOMMUTE' }))).to.not.have.property(
      'location.missing',
    );
  });
});
