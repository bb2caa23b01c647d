import { expect } from 'chai';
import { describeOnStores, theService, type TestService, type TestTenant } from '../../support/a-service.js';
import { aGoodCall, aWorld } from '../../support/route-samples.js';

const { routes } = await theService();

/** The taxonomy belongs to no tenant. */
const SHARED = /^\/v1\/(?:skills|occupations)\b/;

describeOnStores('Every route', () => {
  let service: TestService;
  before(async () => {
    service = await theService();
  });

  for (const route of routes) {
    const name = `${route.method} ${route.path}`;

    describe(name, () => {
      let tenant: TestTenant;
      let stranger: TestTenant;

      before(async () => {
        tenant = await service.aTenant();
        stranger = await service.aTenant();
      });

      it('answers what it declares', async () => {
        const reply = await tenant.send(aGoodCall(route, await aWorld(service, tenant)));
        expect(reply.status, reply.text).to.equal(route.response.status);
      });

      it('refuses a caller without a key', async () => {
        const reply = await service.stranger.send(aGoodCall(route, await aWorld(service, tenant)));
        expect(reply.status).to.equal(401);
        expect(reply.json.code).to.equal('missing_api_key');
        expect(reply.headers['www-authenticate']).to.equal('Bearer');
      });

      it('refuses a key that nobody has', async () => {
        const call = aGoodCall(route, await aWorld(service, tenant));
        const reply = await service.stranger.send({
          ...call,
          headers: { authorization: `Bearer tm_live_${'a'.repeat(48)}` },
        });
        expect(reply.status).to.equal(401);
        expect(reply.json.code).to.equal('invalid_api_key');
        expect(reply.headers['www-authenticate']).to.equal('Bearer');
      });

      it('refuses an expired and a revoked key', async () => {
        const call = aGoodCall(route, await aWorld(service, tenant));
        const expired = await tenant.withKey({ scopes: ['admin'], expiresAt: '2020-01-01T00:00:00.000Z' });
        const tooLate = await expired.send(call);
        expect([tooLate.status, tooLate.json.code]).to.deep.equal([401, 'expired_api_key']);
        const revoked = await tenant.withKey({ scopes: ['admin'] });
        await service.app.revokeKey.execute({ id: revoked.keyId });
        const refused = await revoked.send(call);
        expect([refused.status, refused.json.code]).to.deep.equal([401, 'revoked_api_key']);
        expect(refused.headers['www-authenticate']).to.equal('Bearer');
      });

      it(`needs the scope ${route.scope}`, async () => {
        const needed = { read: ['write'], write: ['read'], admin: ['read', 'write'] } as const;
        const weak = await tenant.withKey({ scopes: [...needed[route.scope]] });
        const refused = await weak.send(aGoodCall(route, await aWorld(service, tenant)));
        expect([refused.status, refused.json.code]).to.deep.equal([403, 'insufficient_scope']);
        const strong = await tenant.withKey({ scopes: [route.scope] });
        const reply = await strong.send(aGoodCall(route, await aWorld(service, tenant)));
        expect(reply.status, reply.text).to.equal(route.response.status);
      });

      it('refuses an unknown parameter, and names it', async () => {
        const call = aGoodCall(route, await aWorld(service, tenant));
        const reply = await tenant.send({ ...call, path: `${call.path}?surprise=1&__proto__=2` });
        expect(reply.status).to.equal(422);
        const named = (reply.json.errors as { parameter: string; code: string }[]).filter(
          ({ code }) => code === 'unknown_parameter',
        );
        expect(named.map(({ parameter }) => parameter)).to.have.members(['surprise', '__proto__']);
      });

      it('does not show or change what belongs to another tenant', async () => {
        const world = await aWorld(service, tenant);
        const before = await everything(tenant);
        const reply = await stranger.send(aGoodCall(route, world));
        if (SHARED.test(route.path)) expect(reply.status, reply.text).to.equal(200);
        // It is a record of the stranger's own.
        else if (route.response.created !== undefined) expect(reply.status, reply.text).to.equal(201);
        else if (route.path.includes(':')) {
          expect(reply.status, reply.text).to.equal(404);
          expect(reply.json.code).to.equal('not_found');
        } else {
          const text = reply.text;
          for (const id of Object.values(world).slice(0, 5)) expect(text).not.to.contain(id);
        }
        expect(await everything(tenant)).to.deep.equal(before);
      });

      // The ids of callers have any shape.
      if (/:(?!externalId)/.test(route.path)) {
        it('does not know ids of a wrong shape', async () => {
          const world = await aWorld(service, tenant);
          for (const id of [
            'x',
            'cand_',
            `doc_${world.jobs.slice(4)}`,
            world.jobs.toUpperCase(),
            '%00',
            '..%2f..',
            '😀',
          ]) {
            const wrong = {
              ...world,
              candidates: id,
              jobs: id,
              closedJob: id,
              webhooks: id,
              skills: id,
              occupations: id,
              operations: id,
            };
            const call = aGoodCall(route, wrong);
            const reply = await tenant.send({ ...call, path: encodeURI(call.path).replaceAll('%25', '%') });
            expect(reply.status, id).to.equal(404);
          }
        });
      }

      // A faulty line of an import fails alone.
      if (route.body && route.body.kind !== 'ndjson') {
        it('refuses an unknown member, and points to it', async () => {
          const call = aGoodCall(route, await aWorld(service, tenant));
          const body = { ...(call.body as object), 'sur/pr~ise': 1, id: 'x' };
          const reply = await tenant.send({ ...call, body });
          expect(reply.status).to.equal(422);
          const pointers = (reply.json.errors as { pointer: string }[]).map(({ pointer }) => pointer);
          expect(pointers).to.include.members(['/sur~1pr~0ise', '/id']);
        });
      }

      if (route.method === 'GET') {
        it('answers HEAD like GET, without the body', async () => {
          const call = aGoodCall(route, await aWorld(service, tenant));
          let full = await tenant.send(call);
          let head = await tenant.send({ ...call, method: 'HEAD' });
          // An enrichment may end between the two.
          if (head.headers.etag !== full.headers.etag) {
            full = await tenant.send(call);
            head = await tenant.send({ ...call, method: 'HEAD' });
          }
          expect(head.status).to.equal(200);
          expect(head.headers.etag).to.equal(full.headers.etag);
          expect(head.headers['content-type']).to.equal(full.headers['content-type']);
        });
      }

      it('refuses other methods, and says which there are', async () => {
        const call = aGoodCall(route, await aWorld(service, tenant));
        const same = routes.filter(({ path }) => path === route.path).map(({ method }) => method as string);
        for (const method of ['PUT', 'OPTIONS', 'POST', 'PATCH', 'DELETE']) {
          if (same.includes(method)) continue;
          const reply = await tenant.send({ path: call.path, method });
          expect(reply.status, method).to.equal(405);
          const allowed = String(reply.headers.allow).split(', ');
          expect(allowed).to.have.members([...same, ...(same.includes('GET') ? ['HEAD'] : [])]);
        }
      });
    });
  }
});

/** All that a tenant has, but for the enrichment that may be under way. */
async function everything(tenant: TestTenant): Promise<unknown> {
  const lists = ['/v1/candidates?limit=100', '/v1/jobs?limit=100', '/v1/webhooks?limit=100'];
  const replies = await Promise.all(lists.map((path) => tenant.get(path)));
  return replies.map(({ json }) =>
    (json.data as { id: string; status: string }[]).map(({ id, status }) => [id, status]),
  );
}
