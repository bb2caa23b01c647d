import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from 'chai';
import { openSqliteStore } from '../../../adapters/sqlite/index.js';
import {
  A_PROFILE,
  aService,
  aTenant,
  describeOnStores,
  eventually,
  type Json,
  type TestTenant,
} from '../../support/a-service.js';

describeOnStores('The audit record', () => {
  let tenant: TestTenant;
  let jobId: string;
  let candidateId: string;
  const records = async (query = ''): Promise<Json[]> => (await tenant.get(`/v1/audit${query}`)).json.data as Json[];
  const lastOf = async (path: string): Promise<Json> => {
    const reply = await tenant.get(path);
    expect(reply.status, reply.text).to.equal(200);
    const [record] = await records('?limit=1');
    return { record, reply };
  };
  before(async () => {
    tenant = await aTenant();
    jobId = (await tenant.published()).id as string;
    const resume = { text: 'Nora Quist\nBackend developer\n\nSkills\nTypeScript, PostgreSQL\n' };
    candidateId = (await tenant.candidate({ profile: A_PROFILE, resume })).id as string;
  });

  it('has one record for each answer that shows scores, with key, versions and input hash', async () => {
    const { record, reply } = await lastOf(`/v1/jobs/${jobId}/candidates/${candidateId}`);
    expect(record).to.deep.include({
      object: 'audit_record',
      keyId: tenant.keyId,
      operation: 'getMatch',
      resource: { type: 'job', id: jobId },
      candidateIds: [candidateId],
      versions: { engine: reply.json.engineVersion, taxonomy: reply.json.taxonomyVersion },
      inputHash: reply.json.inputHash,
    });
    const list = await lastOf(`/v1/jobs/${jobId}/candidates`);
    expect(list.record).to.deep.include({ operation: 'listJobMatches', candidateIds: [candidateId] });
    const jobs = await lastOf(`/v1/candidates/${candidateId}/jobs`);
    expect(jobs.record.resource).to.deep.equal({ type: 'candidate', id: candidateId });
    const candidate = await lastOf(`/v1/candidates/${candidateId}`);
    expect(candidate.record.inputHash).to.equal(candidate.reply.json.intelligence.inputHash);
    const similar = await lastOf(`/v1/candidates/${candidateId}/similar`);
    expect(similar.record).to.deep.include({ operation: 'listSimilarCandidates', candidateIds: [candidateId] });
    const job = await lastOf(`/v1/jobs/${jobId}`);
    expect(job.record).to.deep.include({ operation: 'getJob', candidateIds: [candidateId] });
  });

  it('names originals with the hash of the file', async () => {
    const file = await lastOf(`/v1/candidates/${candidateId}/resume`);
    const { sha256 } = (await tenant.get(`/v1/candidates/${candidateId}`)).json.resume;
    expect(file.record).to.deep.include({ operation: 'getResume', candidateIds: [candidateId], inputHash: sha256 });
    const text = await lastOf(`/v1/candidates/${candidateId}/resume/text`);
    expect(text.record).to.deep.include({ operation: 'getResumeText', inputHash: sha256 });
  });

  it('has no record of what shows nothing: refusals, lists of records, an answer that has not changed', async () => {
    const [before] = await records('?limit=1');
    const { version } = (await tenant.get(`/v1/candidates/${candidateId}`)).json;
    const [shown] = await records('?limit=1');
    expect(shown.id).not.to.equal(before.id);
    await tenant.get(`/v1/candidates/${candidateId}`, { 'if-none-match': `"${String(version)}"` });
    await tenant.get('/v1/candidates');
    await tenant.get('/v1/candidates/cand_01kaexample0000000000000000');
    await tenant.post('/v1/match', { candidate: { profile: A_PROFILE }, job: { id: jobId } });
    expect((await records('?limit=1'))[0].id).to.equal(shown.id);
  });

  it('can be narrowed to a candidate and a time, and paged', async () => {
    const other = (await tenant.candidate({ profile: A_PROFILE })).id as string;
    await tenant.get(`/v1/candidates/${other}`);
    const naming = await records(`?candidateId=${other}&limit=100`);
    expect(naming).not.to.be.empty;
    for (const { candidateIds } of naming) expect(candidateIds).to.include(other);
    const first = (await tenant.get('/v1/audit?limit=1')).json;
    const second = (await tenant.get(`/v1/audit?limit=1&cursor=${String(first.nextCursor)}`)).json;
    expect(second.data[0].id).not.to.equal(first.data[0].id);
    expect(await records(`?before=2020-01-01T00:00:00Z`)).to.deep.equal([]);
    expect(await records(`?after=2020-01-01T00:00:00Z&limit=1`)).to.have.length(1);
  });

  it('is for admin keys, of one tenant, and survives an erasure with ids alone', async () => {
    const reader = await tenant.withKey({ scopes: ['read'] });
    expect((await reader.get('/v1/audit')).status).to.equal(403);
    expect((await (await aTenant()).get('/v1/audit')).json.data).to.deep.equal([]);
    const gone = (await tenant.candidate({ profile: A_PROFILE })).id as string;
    await tenant.get(`/v1/candidates/${gone}`);
    await tenant.delete(`/v1/candidates/${gone}`);
    const [record] = await records(`?candidateId=${gone}`);
    expect(record.candidateIds).to.deep.equal([gone]);
    expect(JSON.stringify(record)).not.to.contain('Quist');
  });
});

describe('The audit record of a service that stops', () => {
  it('is written before the store is closed', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'talent-audit-'));
    try {
      const service = await aService({ STORE: 'sqlite', DATA_DIR: folder });
      const tenant = await service.aTenant();
      const { id } = await tenant.candidate({ profile: A_PROFILE });
      await eventually(async () => (await tenant.get(`/v1/candidates/${String(id)}`)).json.intelligence as unknown);
      await tenant.get(`/v1/candidates/${String(id)}`);
      await service.running.stop();
      const store = openSqliteStore({ directory: folder });
      const { data } = await store.audit.list(tenant.tenant.id, { candidateId: id as string, limit: 100 });
      await store.close();
      expect(data.length).to.be.at.least(2);
    } finally {
      rmSync(folder, { recursive: true, force: true });
    }
  });
});
