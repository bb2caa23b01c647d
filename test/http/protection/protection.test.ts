import { expect } from 'chai';
import {
  A_PROFILE,
  aTenant,
  describeOnStores,
  eventually,
  theService,
  type Json,
  type TestTenant,
} from '../../support/a-service.js';
import { aCandidate, NO_OUTBOX } from '../../../bootstrap/testing/index.js';

const SETTINGS = '/v1/settings/retention';
const KEPT = { active: null, hired: null, unavailable: null, archived: null };

describeOnStores('Data protection', () => {
  describe('retention', () => {
    let tenant: TestTenant;
    const insertOld = async (status: 'archived' | 'active'): Promise<string> => {
      const updatedAt = '2020-01-01T00:00:00.000Z';
      const candidate = aCandidate({ status, createdAt: updatedAt, updatedAt });
      const { store } = await theService();
      await store.candidates.insert(tenant.tenant.id, { candidate, outbox: NO_OUTBOX });
      return candidate.id;
    };
    before(async () => {
      tenant = await aTenant();
    });

    it('keeps everything until it is set, shows who would go, and then erases exactly those', async () => {
      expect((await tenant.get(SETTINGS)).json).to.deep.equal({ object: 'retention_settings', ...KEPT });
      const archived = await insertOld('archived');
      const active = await insertOld('active');
      const fresh = (await tenant.candidate({ profile: A_PROFILE, status: 'archived' })).id as string;
      expect((await tenant.get(`${SETTINGS}/preview`)).json.data).to.deep.equal([]);
      const shown = (await tenant.get(`${SETTINGS}/preview?archived=6`)).json;
      expect(shown.data.map((row: Json) => row.candidateId)).to.deep.equal([archived]);
      const both = (await tenant.get(`${SETTINGS}/preview?archived=6&active=12&limit=1`)).json;
      expect(both.data.map((row: Json) => row.status)).to.deep.equal(['active']);
      expect(both.hasMore).to.equal(true);
      const put = await tenant.send({ method: 'PUT', path: SETTINGS, body: { ...KEPT, archived: 6 } });
      expect(put.status, put.text).to.equal(200);
      await eventually(async () => (await tenant.get(`/v1/candidates/${archived}`)).status === 404);
      expect((await tenant.get(`/v1/candidates/${active}`)).status).to.equal(200);
      expect((await tenant.get(`/v1/candidates/${fresh}`)).status).to.equal(200);
      const { data } = (await tenant.get('/v1/events?type=candidate.deleted')).json;
      expect(data.map((event: Json) => [event.resource.id, event.data.reason])).to.deep.equal([
        [archived, 'retention'],
      ]);
      expect((await tenant.get(`${SETTINGS}/preview`)).json.data).to.deep.equal([]);
      const [erasure] = await eventually(async () => {
        const done = (await tenant.get('/v1/operations')).json.data as Json[];
        return done[0]?.finishedAt ? done : undefined;
      });
      expect([erasure?.kind, erasure?.status, erasure?.progress.total, erasure?.progress.succeeded]).to.deep.equal([
        'erasure',
        'succeeded',
        1,
        1,
      ]);
    });

    it('is for admin keys, whole, and in whole months', async () => {
      const writer = await tenant.withKey({ scopes: ['read', 'write'] });
      expect((await writer.get(SETTINGS)).status).to.equal(403);
      for (const body of [{ active: 6 }, { ...KEPT, active: 0 }, { ...KEPT, active: 1.5 }, { ...KEPT, other: 1 }]) {
        expect((await tenant.send({ method: 'PUT', path: SETTINGS, body })).status).to.equal(422);
      }
      const { json } = await tenant.send({
        method: 'PUT',
        path: SETTINGS,
        body: { ...KEPT, active: 'x', hired: undefined },
      });
      expect(json.detail).to.equal(
        '/active: Must be a number (got a string). /hired: Is required: months, or null to keep them.',
      );
    });
  });

  describe('consent', () => {
    it('is taken by purpose and shown so, also where it was stated in the old form', async () => {
      const tenant = await aTenant();
      const consent = { matching: { given: true, policyId: 'p1', expiresAt: '2099-01-01T00:00:00Z' }, marketing: true };
      const { id } = (await tenant.post('/v1/candidates', { profile: A_PROFILE, consent })).json;
      const shown = (await tenant.enriched(id as string)).consent;
      expect(shown.matching).to.deep.equal({
        ...{ given: true, policyId: 'p1', at: null, expiresAt: '2099-01-01T00:00:00.000Z' },
      });
      expect(shown.marketing.given).to.equal(true);
      const same = await tenant.patch(`/v1/candidates/${String(id)}`, { consent: shown });
      const again = await tenant.patch(`/v1/candidates/${String(id)}`, { consent: same.json.consent });
      expect(again.json.version).to.equal(same.json.version);
      const old = await tenant.patch(`/v1/candidates/${String(id)}`, { consent: { matching: false } });
      expect(old.json.consent.matching).to.deep.include({ given: false, policyId: 'p1' });
    });

    it('to matching that expires ends by itself, and that has expired counts as none', async () => {
      const tenant = await aTenant();
      const jobId = (await tenant.job()).id as string;
      const until = (ms: number): object => ({
        matching: { given: true, expiresAt: new Date(Date.now() + ms).toISOString() },
      });
      const { id } = await tenant.candidate({ profile: A_PROFILE, consent: until(-1000) });
      expect((await tenant.get(`/v1/jobs/${jobId}/candidates/${String(id)}`)).status).to.equal(404);
      await tenant.patch(`/v1/candidates/${String(id)}`, { consent: until(1500) });
      await eventually(async () => {
        const { json } = await tenant.get(`/v1/candidates/${String(id)}`);
        return json.consent.matching.given === false;
      });
      expect((await tenant.get(`/v1/jobs/${jobId}/candidates`)).json.data).to.deep.equal([]);
    });
  });

  describe('the export of a candidate', () => {
    it('has all that is kept: record, layers, document, text, feedback, events, accesses and scores', async () => {
      const tenant = await aTenant();
      const jobId = (await tenant.published()).id as string;
      const text = 'Nora Quist\nBackend developer\n\nSkills\nTypeScript, PostgreSQL\n';
      const { id } = await tenant.candidate({ profile: { basics: { name: 'Nora Quist' } }, resume: { text } });
      const other = await tenant.candidate({ profile: A_PROFILE });
      await tenant.get(`/v1/jobs/${jobId}/candidates`);
      await tenant.get(`/v1/jobs/${jobId}/candidates/${String(id)}`);
      const similar = (await tenant.get(`/v1/candidates/${String(other.id)}/similar`)).json;
      expect(similar.data).to.have.length(1);
      await tenant.post(`/v1/jobs/${jobId}/candidates/${String(id)}/feedback`, { outcome: 'good', reason: 'Kind.' });
      const reply = await tenant.get(`/v1/candidates/${String(id)}/export`);
      expect(reply.status, reply.text).to.equal(200);
      const exported = reply.json;
      expect(exported.candidate.id).to.equal(id);
      expect(exported.candidate.intelligence.skills.map((skill: Json) => skill.name)).to.include('TypeScript');
      expect(exported.layers.caller.basics.name).to.equal('Nora Quist');
      expect(exported.layers.resume.skills).not.to.be.empty;
      expect(Buffer.from(exported.document.contentBase64 as string, 'base64').toString()).to.equal(text);
      expect(exported.text).to.equal(text);
      expect(exported.features.skills).not.to.be.empty;
      expect(exported.feedback.map((row: Json) => row.reason)).to.deep.equal(['Kind.']);
      expect(exported.events.map((event: Json) => event.type)).to.include.members([
        'candidate.created',
        'candidate.enrichment.completed',
      ]);
      expect(exported.accesses.map((access: Json) => access.operation)).to.include('listJobMatches');
      expect(reply.text, 'another candidate').not.to.contain(other.id);
      expect(exported.accesses.filter((access: Json) => access.resource === null)).to.have.length(1);
      const match = exported.accesses.find((access: Json) => access.operation === 'getMatch');
      expect(match.resource.id).to.equal(jobId);
      const score = exported.scores.find((each: Json) => each.jobId === jobId);
      expect(score.inputHash).to.equal(match.inputHash);
      const [record] = (await tenant.get('/v1/audit?limit=1')).json.data;
      expect(record).to.deep.include({ operation: 'exportCandidate', candidateIds: [id] });
    });

    it('is there without a resume and before the enrichment, and not for a stranger', async () => {
      const tenant = await aTenant();
      const { id } = (await tenant.post('/v1/candidates', { profile: A_PROFILE })).json;
      const { json } = await tenant.get(`/v1/candidates/${String(id)}/export`);
      expect([json.document, json.text, json.feedback]).to.deep.equal([null, null, []]);
      expect((await (await aTenant()).get(`/v1/candidates/${String(id)}/export`)).status).to.equal(404);
    });
  });
});
