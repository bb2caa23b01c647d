import { expect } from 'chai';
import {
  A_PROFILE,
  aService,
  aTenant,
  describeOnStores,
  theService,
  type Json,
  type Reply,
  type TestTenant,
} from '../../support/a-service.js';
import { aReceiver } from '../../support/a-receiver.js';

const outcome = ({ status, json }: Reply): unknown[] => [status, json?.code];

interface Kind {
  name: string;
  path: string;
  patch: (value: string) => object;
  make: (tenant: TestTenant) => Promise<Json>;
}

const kinds: Kind[] = [
  {
    name: 'candidate',
    path: '/v1/candidates',
    patch: (value) => ({ tags: [value] }),
    make: (tenant) => tenant.candidate({ profile: A_PROFILE }),
  },
  { name: 'job', path: '/v1/jobs', patch: (value) => ({ department: value }), make: (tenant) => tenant.job() },
  {
    name: 'webhook',
    path: '/v1/webhooks',
    patch: (value) => ({ description: value }),
    make: async (tenant) =>
      (await tenant.post('/v1/webhooks', { url: `${(await aReceiver()).url}/quiet`, eventTypes: ['webhook.disabled'] }))
        .json,
  },
];

for (const { name, path, patch, make } of kinds) {
  describeOnStores(`The version of a ${name}`, () => {
    let tenant: TestTenant;
    let at: string;
    let version: number;
    beforeEach(async () => {
      tenant = await aTenant();
      const made = await make(tenant);
      at = `${path}/${String(made.id)}`;
      version = made.version as number;
    });

    it('is its strong ETag', async () => {
      expect((await tenant.get(at)).headers.etag).to.equal(`"${String(version)}"`);
      expect((await tenant.patch(at, patch('new'))).headers.etag).to.equal(`"${String(version + 1)}"`);
    });

    it('saves the answer where it is known', async () => {
      for (const tag of [
        `"${String(version)}"`,
        `W/"${String(version)}"`,
        `"x", "${String(version)}"`,
        '*',
        `"999",W/"${String(version)}"`,
      ]) {
        const reply = await tenant.get(at, { 'if-none-match': tag });
        expect(reply.status, tag).to.equal(304);
        expect(reply.headers.etag).to.equal(`"${String(version)}"`);
        expect(reply.headers['content-type']).to.equal(undefined);
        expect((await tenant.send({ method: 'HEAD', path: at, headers: { 'if-none-match': tag } })).status).to.equal(
          304,
        );
      }
      for (const tag of ['"999"', String(version), 'garbage', '"', `"${String(version)}`, '"01"', '']) {
        expect((await tenant.get(at, { 'if-none-match': tag })).status, tag).to.equal(200);
      }
    });

    it('lets a change through where it is the stated one', async () => {
      for (const tags of [(v: number) => `"${String(v)}"`, (v: number) => `"999", "${String(v)}"`, () => '*']) {
        const { json } = await tenant.get(at);
        const reply = await tenant.patch(at, patch(`to ${tags(json.version as number)}`), {
          'if-match': tags(json.version as number),
        });
        expect(outcome(reply)).to.deep.equal([200, undefined]);
      }
    });

    it('refuses a change where another is stated', async () => {
      for (const tag of [
        '"999"',
        '"0"',
        `W/"${String(version)}"`,
        'garbage',
        String(version),
        '"',
        '""',
        '"999", W/"1"',
        '',
      ]) {
        const reply = await tenant.patch(at, patch('lost'), { 'if-match': tag });
        expect(outcome(reply), tag).to.deep.equal([412, 'version_conflict']);
        expect(reply.json.currentVersion).to.equal(version);
        expect(outcome(await tenant.delete(at, { 'if-match': tag })), tag).to.deep.equal([412, 'version_conflict']);
      }
      expect((await tenant.get(at)).json.version).to.equal(version);
    });

    it('stays where nothing changes', async () => {
      const body = patch('same');
      const { json } = await tenant.patch(at, body);
      expect((await tenant.patch(at, body)).json.version).to.equal(json.version);
      expect((await tenant.patch(at, {})).json.version).to.equal(json.version);
    });

    it('grows with each of many changes at once that state none', async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) => tenant.patch(at, patch(`writer ${String(index)}`))),
      );
      expect(replies.map(({ status }) => status)).to.deep.equal(Array(20).fill(200));
      expect((await tenant.get(at)).json.version).to.equal(version + 20);
    });

    it('lets one of many changes at once through that state it', async () => {
      const replies = await Promise.all(
        Array.from({ length: 20 }, (_, index) =>
          tenant.patch(at, patch(`writer ${String(index)}`), { 'if-match': `"${String(version)}"` }),
        ),
      );
      expect(replies.filter(({ status }) => status === 200)).to.have.length(1);
      expect(replies.filter(({ status }) => status === 412)).to.have.length(19);
    });

    if (name !== 'job') {
      it('guards deletion', async () => {
        expect((await tenant.delete(at, { 'if-match': `"${String(version)}"` })).json).to.deep.equal({
          id: at.split('/').at(-1),
          object: name,
          deleted: true,
        });
        expect((await tenant.delete(at)).status).to.equal(404);
        expect((await tenant.patch(at, patch('x'), { 'if-match': '*' })).status).to.equal(404);
      });
    }
  });
}

describeOnStores('Changes at once', () => {
  it('of twenty fields are all kept', async () => {
    const tenant = await aTenant();
    const { id } = await tenant.job();
    const names = Array.from({ length: 20 }, (_, index) => `field${String(index)}`);
    await Promise.all(
      names.map((field) => tenant.patch(`/v1/jobs/${String(id)}`, { customFields: { [field]: field } })),
    );
    const { customFields } = (await tenant.get(`/v1/jobs/${String(id)}`)).json;
    expect(customFields).to.deep.equal(Object.fromEntries(names.map((field) => [field, field])));
  });

  it('by callers and by an enrichment are all kept', async () => {
    const tenant = await aTenant();
    const { json } = await tenant.post('/v1/candidates', {
      resume: { text: 'Nora Quist\nnora.quist@example.com\nSkills: TypeScript' },
    });
    const names = Array.from({ length: 20 }, (_, index) => `field${String(index)}`);
    const replies = await Promise.all(
      names.map((field) => tenant.patch(`/v1/candidates/${String(json.id)}`, { customFields: { [field]: 1 } })),
    );
    expect(replies.map(({ status }) => status)).to.deep.equal(Array(20).fill(200));
    const candidate = await tenant.enriched(json.id as string);
    expect(candidate.enrichment.status).to.equal('succeeded');
    expect(candidate.customFields).to.deep.equal(Object.fromEntries(names.map((field) => [field, 1])));
    expect(candidate.profile.basics.email).to.equal('nora.quist@example.com');
  });
});

describeOnStores('Where If-Match is required', () => {
  it('a change without it is refused, on every conditional route', async () => {
    const service = await aService({ ROLE: 'api', REQUIRE_IF_MATCH: 'true' });
    const tenant = await service.aTenant();
    const { id } = await tenant.job();
    const reply = await tenant.patch(`/v1/jobs/${String(id)}`, { tags: ['x'] });
    expect(outcome(reply)).to.deep.equal([428, 'precondition_required']);
    expect((await tenant.patch(`/v1/jobs/${String(id)}`, { tags: ['x'] }, { 'if-match': '"1"' })).status).to.equal(200);
    expect((await tenant.patch(`/v1/jobs/${String(id)}`, { tags: ['y'] }, { 'if-match': '*' })).status).to.equal(200);
    expect((await tenant.delete('/v1/candidates/cand_x')).status).to.equal(428);
    expect((await tenant.get(`/v1/jobs/${String(id)}`)).status).to.equal(200);
    expect((await tenant.post(`/v1/jobs/${String(id)}/close`)).status).to.equal(200);
  });

  it('elsewhere a change without it is taken', async () => {
    const { routes } = await theService();
    const changing = routes.filter(({ method }) => method === 'PATCH' || method === 'DELETE');
    expect(changing.every(({ conditional }) => conditional)).to.equal(true);
  });
});
