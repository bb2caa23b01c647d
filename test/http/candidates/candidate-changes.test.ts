import { expect } from 'chai';
import { A_PROFILE, aTenant, describeOnStores, type Json, type TestTenant } from '../../support/a-service.js';
import { skillsOf } from '../../support/a-resume-text.js';

describeOnStores('A candidate when changed', () => {
  let tenant: TestTenant;
  beforeEach(async () => {
    tenant = await aTenant();
  });
  const at = (candidate: Json): string => `/v1/candidates/${String(candidate.id)}`;

  it('changes by merge patch', async () => {
    const candidate = await tenant.candidate({
      profile: A_PROFILE,
      customFields: { a: 1, b: { c: 1, d: 2 } },
      preferences: { remote: 'no', noticeDays: 3 },
    });
    const { json } = await tenant.patch(at(candidate), {
      customFields: { a: null, b: { c: null, e: 3 } },
      preferences: { noticeDays: null, willingToRelocate: true },
      profile: { basics: { label: null, phone: '+49 30 1234567' } },
      tags: ['x'],
    });
    expect(json.customFields).to.deep.equal({ b: { d: 2, e: 3 } });
    expect(json.preferences).to.deep.equal({ remote: 'no', willingToRelocate: true });
    expect(json.profile.basics).to.deep.equal({
      name: 'Nora Quist',
      email: 'nora.quist@example.com',
      phone: '+49 30 1234567',
    });
    expect(json.profile.work).to.deep.equal(A_PROFILE.work);
    const emptied = await tenant.patch(at(candidate), {
      customFields: null,
      preferences: null,
      tags: null,
      consent: null,
      externalId: null,
    });
    expect(emptied.json).to.deep.include({ customFields: {}, preferences: null, tags: [] });
  });

  it('keeps custom fields within a bound however many patches nest members in them, and says what to do', async () => {
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const job = (await tenant.post('/v1/jobs', { title: 'Dyer' })).json;
    for (const path of [at(candidate), `/v1/jobs/${String(job.id)}`]) {
      const grow = (member: string) => tenant.patch(path, { customFields: { nest: { [member]: 'x'.repeat(9000) } } });
      for (let index = 0; index < 11; index += 1) expect((await grow(`m${String(index)}`)).status).to.equal(200);
      const refused = await grow('m11');
      expect(refused.status).to.equal(422);
      const [fault] = refused.json.errors as Json[];
      expect(fault.pointer).to.equal('/customFields');
      expect(fault.detail).to.include('At most 100,000 characters').and.to.include('Remove members with null');
      expect((await tenant.patch(path, { customFields: { nest: { m0: null } } })).status).to.equal(200);
      expect((await grow('m11')).status).to.equal(200);
    }
    const created = await tenant.post('/v1/candidates', {
      profile: A_PROFILE,
      customFields: { nest: { deep: Array.from({ length: 40 }, () => 'x'.repeat(3000)) } },
    });
    expect(created.status).to.equal(422);
  });

  it('is shown as the change has left it, however soon another one follows', async () => {
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const path = at(candidate);
    const patches = Array.from({ length: 8 }, (_, index) => tenant.patch(path, { tags: [`t${String(index)}`] }));
    const replies = await Promise.all(patches);
    expect(replies.map(({ json }) => (json.tags as string[])[0])).to.deep.equal(
      replies.map((_, index) => `t${String(index)}`),
    );
    expect(new Set(replies.map(({ headers }) => headers.etag)).size).to.equal(8);
    for (let index = 0; index < 5; index += 1) {
      const { json } = await tenant.patch(path, { resume: { text: `Nora Quist\nKeeper of ${String(index)} lamps` } });
      expect(json.enrichment.status).to.equal('queued');
      await tenant.enriched(candidate.id as string);
    }
  });

  it('changes a part of the salary alone, and never has half of one', async () => {
    const salary = { min: 50_000, currency: 'EUR', unit: 'YEAR' };
    const candidate = await tenant.candidate({ profile: A_PROFILE, preferences: { salary } });
    const patched = await tenant.patch(at(candidate), { preferences: { salary: { min: 60_000 } } });
    expect(patched.json.preferences).to.deep.equal({ salary: { ...salary, min: 60_000 } });
    const halved = await tenant.patch(at(candidate), { preferences: { salary: { currency: null } } });
    expect([halved.status, halved.json.errors]).to.deep.equal([
      422,
      [{ pointer: '/preferences/salary/currency', code: 'required', detail: 'A salary has min, currency and unit.' }],
    ]);
    expect((await tenant.patch(at(candidate), { preferences: { salary: null } })).json.preferences).to.deep.equal({});
    const begun = await tenant.patch(at(candidate), { preferences: { salary: { min: 1 } } });
    expect((begun.json.errors as Json[]).map(({ pointer }) => pointer as string)).to.deep.equal([
      '/preferences/salary/currency',
      '/preferences/salary/unit',
    ]);
  });

  it('takes no member that is not the caller’s to change', async () => {
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    for (const name of [
      'id',
      'object',
      'version',
      'createdAt',
      'updatedAt',
      'enrichment',
      'intelligence',
      'tenantId',
      'callerLayer',
    ]) {
      const reply = await tenant.patch(at(candidate), { [name]: 'x' });
      expect(reply.json.errors, name).to.deep.equal([
        { pointer: `/${name}`, code: 'unknown_member', detail: `"${name}" is not known here.` },
      ]);
    }
    expect((await tenant.patch(at(candidate), { status: null })).status).to.equal(422);
  });

  it('is understood anew at once', async () => {
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const { json } = await tenant.patch(at(candidate), { profile: { skills: [{ name: 'Rust' }] } });
    expect(skillsOf(json)).to.include('Rust');
    expect(skillsOf(json)).to.include('TypeScript');
    expect(json.intelligence.inputHash).not.to.equal(candidate.intelligence.inputHash);
  });

  it('never shows or matches a suppressed skill, by any of its names', async () => {
    const job = await tenant.published({
      requirements: { skills: [{ name: 'PostgreSQL', importance: 'required' }] },
    });
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    expect(skillsOf(candidate)).to.include('PostgreSQL');
    const { json } = await tenant.patch(at(candidate), { suppressedSkills: ['postgres'] });
    expect(skillsOf(json)).not.to.include('PostgreSQL');
    expect(JSON.stringify(json.intelligence.skills)).not.to.match(/postgre/i);
    const match = (await tenant.get(`/v1/jobs/${String(job.id)}/candidates/${String(candidate.id)}`)).json;
    expect(match.categories[0].found).to.deep.equal([]);
    expect((await tenant.get('/v1/candidates?skill=PostgreSQL')).json.data).to.deep.equal([]);
    await tenant.post(`${at(candidate)}/enrich`);
    expect(skillsOf(await tenant.enriched(candidate.id as string))).not.to.include('PostgreSQL');
  });

  it('earns a suppressed skill by no narrower one either, and is found by it nowhere', async () => {
    const job = await tenant.published({ requirements: { skills: [{ name: 'SQL' }, { name: 'TypeScript' }] } });
    const path = `/v1/jobs/${String(job.id)}/candidates`;
    const candidate = await tenant.candidate({ profile: A_PROFILE });
    const found = async (): Promise<string[]> =>
      (await tenant.get(`${path}/${String(candidate.id)}`)).json.categories[0].found as string[];
    const counted = async (): Promise<number[]> =>
      Promise.all(
        ['/v1/candidates?skill=PostgreSQL', `${path}?skill=SQL`].map(
          async (list) => ((await tenant.get(list)).json.data as Json[]).length,
        ),
      );
    expect([await found(), await counted()]).to.deep.equal([
      ['SQL', 'TypeScript'],
      [1, 1],
    ]);
    const { json } = await tenant.patch(at(candidate), { suppressedSkills: ['SQL'] });
    expect([await found(), await counted()]).to.deep.equal([['TypeScript'], [0, 0]]);
    expect(skillsOf(json)).to.include('TypeScript').and.not.include('PostgreSQL');
  });
});
