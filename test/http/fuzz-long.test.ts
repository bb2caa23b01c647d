import { expect } from 'chai';
import fc from 'fast-check';
import { aService, type TestTenant } from '../support/a-service.js';
import { aGoodCall, aWorld } from '../support/route-samples.js';

// Without a worker, so that nothing is sent to the addresses that come up here.
const service = await aService({
  ROLE: 'api',
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
});

const odd = fc.oneof(
  fc.constantFrom(null, '', 0, -1, 1e308, '\u0000', '\ud800', '__proto__', [], {}, [null], [[]], true),
  fc.string({ unit: 'binary', maxLength: 20 }),
  fc.jsonValue({ maxDepth: 3 }),
);

describe('Whatever is sent', () => {
  let tenant: TestTenant;
  before(async () => {
    tenant = await service.aTenant();
  });

  for (const route of service.routes) {
    if (route.body) {
      const names = Object.keys((route.body.schema as { shape?: object }).shape ?? {});
      it(`as the body of ${route.method} ${route.path} is answered, never with a fault of the service`, async () => {
        const members = fc.dictionary(
          fc.oneof({ weight: 4, arbitrary: fc.constantFrom('x', ...names) }, fc.string()),
          odd,
          {
            maxKeys: 4,
          },
        );
        await fc.assert(
          fc.asyncProperty(fc.oneof({ weight: 4, arbitrary: members }, odd), fc.boolean(), async (body, whole) => {
            const one = await service.aTenant();
            const call = aGoodCall(route, await aWorld(service, one));
            const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
            const text = JSON.stringify(whole && isObject ? { ...(call.body as object), ...body } : body);
            const type = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
            const reply = await one.send({ ...call, body: text, headers: { 'content-type': type } });
            expect(reply.status, text).to.be.below(500);
          }),
          { numRuns: 250 },
        );
      });
    }

    if (route.query) {
      const names = Object.keys(route.query.shape);
      it(`as the query of ${route.method} ${route.path} is answered, never with a fault of the service`, async () => {
        const { path } = aGoodCall(route, await aWorld(service, tenant));
        const value = fc.oneof(
          fc.constantFrom(
            '',
            '0',
            '-1',
            '1e9',
            '%',
            '%ED%A0%80',
            '%00',
            '2026-01-01T00:00:00Z',
            '0000-01-01T00:00:00+23:59',
            'job.*',
            '*',
          ),
          fc.string({ unit: 'binary', maxLength: 12 }).map((text) => encodeURIComponent(text.toWellFormed())),
        );
        const pairs = fc.array(fc.tuple(fc.constantFrom(...names), value), { minLength: 1, maxLength: 3 });
        await fc.assert(
          fc.asyncProperty(pairs, async (given) => {
            const query = given.map(([name, text]) => `${name}=${text}`).join('&');
            expect((await tenant.get(`${path}?${query}`)).status, query).to.be.below(500);
          }),
          { numRuns: 600 },
        );
      });
    }
  }
});
