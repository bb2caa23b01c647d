import { expect } from 'chai';
import { isDomainError, type JobFields, type Requirements } from '../../../../core/index.js';
import { anApplication } from '../../../support/an-application.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const PLAIN = {
  title: 'Keeper',
  description: 'A calm place by the sea is what you find here, with tea at four in the afternoon.',
  jobLocation: { city: 'Seaville' },
};

describe('Publishing a job', () => {
  const { app, caller } = anApplication();
  const attempt = async (requirements: Requirements, title = PLAIN.title): Promise<string> => {
    const { id } = await app.createJob.execute(caller, { ...PLAIN, title, requirements });
    try {
      return (await app.publishJob.execute(caller, { id })).status;
    } catch (error) {
      if (isDomainError(error)) return error.code;
      throw error;
    }
  };

  it('needs one requirement, whichever it is', async () => {
    for (const requirements of [
      { skills: [{ name: 'Welding', importance: 'preferred' }] },
      { languages: [{ code: 'de' }] },
      { certifications: ['Crane licence'] },
      { experience: { minMonths: 12 } },
      { experience: { maxMonths: 12 } },
      { education: { minLevel: 'bachelor' } },
      { seniority: 'senior' },
    ] satisfies Requirements[])
      expect(await attempt(requirements), JSON.stringify(requirements)).to.equal('published');
  });

  it('needs no requirement where its title names a known occupation', async () => {
    expect(await attempt({}, 'Office cleaner')).to.equal('published');
  });

  it('is refused where a requirement asks for nothing', async () => {
    for (const requirements of [
      {},
      { experience: {} },
      { experience: { minMonths: null, maxMonths: null } },
      { skills: [] },
    ])
      expect(await attempt(requirements), JSON.stringify(requirements)).to.equal('job.not_publishable');
  });
});

describe('A published job', () => {
  const published = async (fields: Partial<JobFields> = {}) => {
    const world = anApplication();
    const { app, caller } = world;
    const skills = [{ name: 'Welding', importance: 'required' as const }];
    const { id } = await app.createJob.execute(caller, { ...PLAIN, requirements: { skills }, ...fields });
    await app.publishJob.execute(caller, { id });
    const expire = () => app.expireJob.execute(caller.tenantId, { jobId: id });
    const stored = () => world.store.jobs.get(caller.tenantId, id);
    return { ...world, id, expire, stored };
  };

  it('closes as expired when the day that it is valid through is over, not before', async () => {
    const { clock, expire, stored, store } = await published({ validThrough: '2026-03-02' });
    expect(await store.work.nextRunAt('job_expiry')).to.equal('2026-03-03T00:00:00.000Z');
    clock.set('2026-03-02T23:59:59.999Z');
    await expire();
    expect((await stored())?.status).to.equal('published');
    clock.set('2026-03-03T00:00:00.000Z');
    await expire();
    expect(await stored()).to.include({
      status: 'closed',
      closeReason: 'expired',
      closedAt: '2026-03-03T00:00:00.000Z',
    });
  });

  it('stays where its time was lengthened or taken away meanwhile', async () => {
    for (const validThrough of ['2026-04-01', null]) {
      const { app, caller, clock, id, expire, stored } = await published({ validThrough: '2026-03-02' });
      await app.updateJob.execute(caller, { id, patch: { validThrough } });
      clock.set('2026-03-10T00:00:00.000Z');
      await expire();
      expect((await stored())?.status, String(validThrough)).to.equal('published');
    }
  });

  it('is left alone by an expiry that comes after somebody closed it', async () => {
    const { app, caller, clock, id, expire, stored } = await published({ validThrough: '2026-03-02' });
    await app.closeJob.execute(caller, { id, reason: 'filled' });
    clock.set('2026-03-10T00:00:00.000Z');
    await expire();
    expect((await stored())?.closeReason).to.equal('filled');
  });

  it('closes for another reason where none is given, and is a clean draft when it is reopened', async () => {
    const { app, caller, id } = await published();
    expect((await app.closeJob.execute(caller, { id })).closeReason).to.equal('other');
    expect(await app.reopenJob.execute(caller, { id })).to.include({
      ...{ status: 'draft', publishedAt: null, closedAt: null, closeReason: null },
    });
  });
});

describe('A patch of a job', () => {
  it('empties what it sets to null, but for the title', async () => {
    const { app, caller } = anApplication();
    const { id } = await app.createJob.execute(caller, {
      ...PLAIN,
      ...{ externalId: 'x', department: 'Sea', tags: ['a'], customFields: { a: 1 }, validThrough: '2027-01-01' },
      ...{ requirements: { seniority: 'senior' }, matching: { weights: { skills: 1 } }, totalJobOpenings: 2 },
    });
    const names = [
      'externalId',
      'description',
      'hiringOrganization',
      'department',
      'employmentType',
      'jobLocationType',
    ];
    const others = ['jobLocation', 'baseSalary', 'validThrough', 'totalJobOpenings'];
    const lists = ['requirements', 'matching', 'tags', 'customFields'];
    const patch = Object.fromEntries([...names, ...others, ...lists].map((name) => [name, null]));
    const job = await app.updateJob.execute(caller, { id, patch });
    for (const name of [...names, ...others]) expect(job, name).to.have.property(name, null);
    expect(job).to.deep.include({ requirements: {}, matching: {}, tags: [], customFields: {}, version: 2 });
    await refused(app.updateJob.execute(caller, { id, patch: { title: null } }), 'input.invalid');
  });

  it('makes neither a version nor an event where it changes nothing', async () => {
    const { app, caller } = anApplication();
    const { id } = await app.createJob.execute(caller, { ...PLAIN, tags: ['a'] });
    const same = await app.updateJob.execute(caller, { id, patch: { tags: ['a'], title: PLAIN.title } });
    expect(same.version).to.equal(1);
    const { data } = await app.listEvents.execute(caller, { types: [], order: 'asc', limit: 10 });
    expect(data.map(({ type }) => type)).to.deep.equal(['job.created']);
  });

  it('of a closed job takes tags, custom fields and the external id, and names what it does not take', async () => {
    const { app, caller } = anApplication();
    const { id } = await app.createJob.execute(caller, PLAIN);
    await app.closeJob.execute(caller, { id });
    const patch = { tags: ['a'], customFields: { a: 1 }, externalId: 'x' };
    expect(await app.updateJob.execute(caller, { id, patch })).to.deep.include(patch);
    try {
      await app.updateJob.execute(caller, { id, patch: { tags: ['b'], department: 'Sea', title: PLAIN.title } });
      expect.fail('it was taken');
    } catch (error) {
      if (!isDomainError(error)) throw error;
      const errors = error.details['errors'] as { pointer: string; code: string }[];
      expect(errors.map(({ pointer, code }) => [pointer, code])).to.deep.equal([['/department', 'job_closed']]);
    }
  });
});
