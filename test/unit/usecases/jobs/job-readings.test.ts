import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../../adapters/memory/index.js';
import { DomainError, type Job, type JobView } from '../../../../core/index.js';
import { LONGEST_READ } from '../../../../core/intelligence/job/job-text-reader.js';
import { NOTHING_READ } from '../../../../core/job/read-job-ad.js';
import type { JobAdReader, ReadJobAd } from '../../../../core/spi.js';
import { anApplication, type TestApplication } from '../../../support/an-application.js';
import { aJob, aJobReading, NO_OUTBOX } from '../../../../bootstrap/testing/builders/index.js';

/** Finds the seniority "senior" in every text, and notes what it was given. */
class CountingReader implements JobAdReader {
  readonly texts: { title: string; description: string }[] = [];
  error: Error | undefined;
  /** Until it is let go, every reading waits. */
  gate: Promise<void> = Promise.resolve();

  async read(ad: { title: string; description: string }): Promise<ReadJobAd> {
    this.texts.push(ad);
    await this.gate;
    if (this.error) throw this.error;
    const seniority = { level: 'senior', source: 'parsed' } as const;
    return { ...NOTHING_READ, requirements: { ...NOTHING_READ.requirements, seniority } };
  }
}

const AD = {
  title: 'Lighthouse keeper',
  description: 'Keeps the lamp burning through storms, and writes down each ship that goes by.',
  jobLocation: { city: 'Seaville', countryCode: 'DE' },
};
const STATED = { requirements: { skills: [{ name: 'Kafka', importance: 'required' as const }] } };

function readBy(reader: JobAdReader): TestApplication {
  return anApplication({ jobAds: reader });
}

const codesOf = ({ intelligence }: JobView): string[] => intelligence.findings.map(({ code }) => code);

describe('The text of a job', () => {
  it('is read once, when the job is created, and not when it is shown, matched, published or patched elsewhere', async () => {
    const reader = new CountingReader();
    const { app, caller } = readBy(reader);
    const job = await app.createJob.execute(caller, AD);
    expect((await app.getJob.execute(caller, { id: job.id })).intelligence.requirements.seniority?.level).to.equal(
      'senior',
    );
    await app.publishJob.execute(caller, { id: job.id });
    await app.updateJob.execute(caller, { id: job.id, patch: { tags: ['urgent'], requirements: STATED.requirements } });
    await app.matchCandidates.execute(caller, { id: job.id, limit: 5 });
    await app.closeJob.execute(caller, { id: job.id });
    expect(reader.texts).to.deep.equal([{ title: AD.title, description: AD.description }]);
  });

  it('is read again when title or description change, once however often the write is tried', async () => {
    const reader = new CountingReader();
    const { app, caller, store } = readBy(reader);
    const { id } = await app.createJob.execute(caller, AD);
    let release = (): void => undefined;
    reader.gate = new Promise((resolve) => (release = resolve));
    const patched = app.updateJob.execute(caller, { id, patch: { title: 'Harbour master' } });
    await new Promise(setImmediate);
    const stored = (await store.jobs.get(caller.tenantId, id))!;
    const other: Job = { ...stored, tags: ['between'], version: 2 };
    await store.jobs.update(caller.tenantId, { job: other, expectedVersion: 1, outbox: NO_OUTBOX });
    release();
    expect(await patched).to.deep.include({ title: 'Harbour master', tags: ['between'], version: 3 });
    expect(reader.texts.map(({ title }) => title)).to.deep.equal([AD.title, 'Harbour master']);
  });

  it('is read up to 20,000 characters and stored whole, and a finding says where reading ended', async () => {
    const reader = new CountingReader();
    const { app, caller } = readBy(reader);
    const description = `${'Keep the lamp burning.\n'.repeat(2000)}end`;
    const job = await app.createJob.execute(caller, { ...AD, description });
    expect(job.description).to.equal(description);
    const read = reader.texts[0]!.description;
    expect(read.length).to.be.within(LONGEST_READ - 500, LONGEST_READ);
    expect(read.endsWith('burning.')).to.equal(true);
    const view = await app.getJob.execute(caller, { id: job.id });
    expect(view.intelligence.findings[0]).to.deep.include({
      code: 'description.too_long_to_read',
      pointer: '/description',
      start: read.length,
      end: description.length,
    });
  });

  it('is cut between characters where it has neither lines nor words', async () => {
    const reader = new CountingReader();
    const { app, caller } = readBy(reader);
    await app.createJob.execute(caller, { ...AD, description: `a${'😀'.repeat(20_000)}` });
    expect(reader.texts[0]!.description).to.have.length(LONGEST_READ - 1);
  });

  for (const [code, words] of [
    ['document.timeout', 'too long'],
    ['document.too_large', 'memory'],
  ] as const) {
    it(`that ends its reading with ${code} leaves a job with what is stated and a finding, and is not read again`, async () => {
      const reader = new CountingReader();
      reader.error = new DomainError(code, 'Of no concern.');
      const { app, caller, clock } = readBy(reader);
      const job = await app.createJob.execute(caller, { ...AD, ...STATED });
      expect(job.skillIds).to.deep.equal(['kafka']);
      clock.advance(3600_000);
      const view = await app.getJob.execute(caller, { id: job.id });
      expect(view.intelligence.requirements.skills.map(({ name }) => name)).to.deep.equal(['Kafka']);
      const [finding] = view.intelligence.findings;
      expect(finding).to.include({ code: 'description.not_read', severity: 'warning', pointer: '/description' });
      expect(finding!.detail).to.contain(words);
      await app.publishJob.execute(caller, { id: job.id });
      expect(reader.texts).to.have.length(1);
      reader.error = undefined;
      await app.updateJob.execute(caller, { id: job.id, patch: { description: `${AD.description} Now shorter.` } });
      expect(codesOf(await app.getJob.execute(caller, { id: job.id }))).to.not.include('description.not_read');
    });
  }

  it('that a fault of the machine kept from being read is tried again ten seconds later, by whoever needs it', async () => {
    const reader = new CountingReader();
    reader.error = new Error('The child process was lost.');
    const { app, caller, clock, store } = readBy(reader);
    const { id } = await app.createJob.execute(caller, { ...AD, ...STATED });
    expect(codesOf(await app.getJob.execute(caller, { id }))).to.include('description.not_read');
    expect(reader.texts).to.have.length(1);
    await app.publishJob.execute(caller, { id });
    const candidate = await store.jobs.listPublished(caller.tenantId, { limit: 1 });
    expect(candidate[0]?.reading?.failure).to.equal('unavailable');
    reader.error = undefined;
    clock.advance(11_000);
    const view = await app.getJob.execute(caller, { id });
    expect(codesOf(view)).to.not.include('description.not_read');
    expect(view.intelligence.requirements.seniority?.level).to.equal('senior');
    expect((await store.jobs.get(caller.tenantId, id))?.reading?.failure).to.equal(null);
  });
});

describe('A job that another engine has read', () => {
  const old = aJobReading({
    engineVersion: '0.1.0',
    requirements: { ...NOTHING_READ.requirements, seniority: { level: 'intern', source: 'parsed' } },
  });

  async function stored(reader: CountingReader, count: number, reading: Job['reading'] = old) {
    const clock = new FixedClock('2026-03-01T12:00:00.000Z');
    const store = createMemoryStore({ clock });
    const test = anApplication({ store, jobAds: reader });
    const jobs: Job[] = [];
    for (let at = 0; at < count; at += 1) {
      const job = aJob({ ...AD, status: 'published', reading });
      await store.jobs.insert(test.caller.tenantId, { job, outbox: NO_OUTBOX });
      jobs.push(job);
    }
    return { ...test, jobs };
  }

  it('is read anew once for all who ask for it at the same time, and keeps its version', async () => {
    const reader = new CountingReader();
    const { app, caller, jobs, store } = await stored(reader, 1);
    const { id } = jobs[0]!;
    const views = await Promise.all([1, 2, 3].map(() => app.getJob.execute(caller, { id })));
    await app.matchCandidates.execute(caller, { id, limit: 5 });
    expect(reader.texts).to.have.length(1);
    for (const view of views) expect(view.intelligence.requirements.seniority?.level).to.equal('senior');
    expect(await store.jobs.get(caller.tenantId, id)).to.have.property('version', 1);
    await app.getJob.execute(caller, { id });
    expect(reader.texts).to.have.length(1);
  });

  it('keeps what was read before where it cannot be read now, and says so', async () => {
    const reader = new CountingReader();
    reader.error = new Error('The child process was lost.');
    const { app, caller, jobs, store } = await stored(reader, 1);
    const { id } = jobs[0]!;
    for (let times = 0; times < 3; times += 1) {
      const view = await app.getJob.execute(caller, { id });
      expect(view.intelligence.requirements.seniority?.level).to.equal('intern');
      expect(codesOf(view)).to.include('description.not_read');
    }
    expect(reader.texts).to.have.length(1);
    expect((await store.jobs.get(caller.tenantId, id))?.reading).to.deep.equal(old);
  });

  it('is ready when the jobs of a candidate are listed, where there are few', async () => {
    const reader = new CountingReader();
    const { app, caller, candidate, store } = await stored(reader, 3, null);
    const { id } = await candidate({ profile: { work: [{ position: 'Senior lighthouse keeper' }] } });
    const { data } = await app.matchJobs.execute(caller, { id, limit: 5 });
    expect(reader.texts).to.have.length(3);
    expect(data).to.have.length(3);
    const published = await store.jobs.listPublished(caller.tenantId, { limit: 5 });
    for (const job of published) expect(job.reading?.requirements.seniority?.level).to.equal('senior');
  });

  it('serves with what was read before until its turn comes, where there are many', async () => {
    const reader = new CountingReader();
    let release = (): void => undefined;
    reader.gate = new Promise((resolve) => (release = resolve));
    const { app, caller, candidate, jobs, store } = await stored(reader, 60);
    const { id } = await candidate({ profile: { work: [{ position: 'Senior lighthouse keeper' }] } });
    const { data } = await app.matchJobs.execute(caller, { id, limit: 100 });
    expect(data).to.have.length(60);
    expect(reader.texts.length, 'one at a time').to.be.at.most(1);
    release();
    for (let turn = 0; turn < 10_000 && reader.texts.length < 60; turn += 1) await new Promise(setImmediate);
    for (let turn = 0; turn < 20; turn += 1) await new Promise(setImmediate);
    expect(reader.texts).to.have.length(60);
    const read = await Promise.all(jobs.map((job) => store.jobs.get(caller.tenantId, job.id)));
    expect(new Set(read.map((job) => job?.reading?.engineVersion)).has('0.1.0')).to.equal(false);
    const after = await app.matchJobs.execute(caller, { id, limit: 100 });
    expect(after.data[0]!.inputHash).to.not.equal(data[0]!.inputHash);
  });
});
