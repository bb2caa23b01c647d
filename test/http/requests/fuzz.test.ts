import { expect } from 'chai';
import fc from 'fast-check';
import { aService, type TestTenant } from '../../support/a-service.js';
import { aGoodCall, aWorld, type World } from '../../support/route-samples.js';

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

/** Cases of a whole run. */
const FEWEST_CASES = 2000;
const PER_OPERATION = 100;

/** Headers that the service reads, with values that it may or may not take. */
const headers = fc.dictionary(
  fc.constantFrom(
    'accept',
    'accept-encoding',
    'accept-language',
    'authorization',
    'content-type',
    'expect',
    'forwarded',
    'idempotency-key',
    'if-match',
    'if-none-match',
    'if-modified-since',
    'origin',
    'prefer',
    'range',
    'request-id',
    'x-forwarded-for',
    'x-http-method-override',
  ),
  fc.oneof(
    fc.constantFrom(
      '',
      '*',
      '*/*',
      '"1"',
      'W/"1"',
      '"1", "2"',
      '"',
      '1',
      'application/json',
      'application/json; charset=utf-16',
    ),
    fc.constantFrom(
      'text/html;q=0',
      'multipart/form-data',
      'application/merge-patch+json',
      'Bearer',
      'bytes=0-1',
      'DELETE',
      'null',
      '100-continue',
    ),
    // What a client is able to send at all: visible ASCII.
    fc.string({ unit: fc.integer({ min: 0x21, max: 0x7e }).map((code) => String.fromCharCode(code)), maxLength: 300 }),
  ),
  { maxKeys: 3 },
);

/** In the place of an id. */
const id = fc.oneof(
  fc.constantFrom(
    'x',
    '%00',
    '%ED%A0%80',
    '%2e%2e%2f',
    '..%2f..%2f',
    'cand_',
    'job_00000000000000000000000000',
    '__proto__',
    '%25',
    '1',
    '*',
  ),
  fc.constantFrom(
    'cand_7zzzzzzzzzzzzzzzzzzzzzzzzz',
    'whk_01kaexample0000000000000000',
    'CAND_01h455vb4pex5vsknk084sn02q',
    "'%3B--",
    '%7B%24gt%3A1%7D',
  ),
  fc.string({ unit: 'binary', minLength: 1, maxLength: 40 }).map((text) => encodeURIComponent(text.toWellFormed())),
);

describe('Whatever is sent', () => {
  let cases = 0;
  let tenant: TestTenant;
  before(async () => {
    tenant = await service.aTenant();
  });

  after(() => {
    // Only where the whole file has run.
    if (ran === service.routes.length) expect(cases).to.be.at.least(FEWEST_CASES);
  });
  let ran = 0;

  for (const route of service.routes) {
    it(`in headers and ids of ${route.method} ${route.path} is answered, never with a fault of the service`, async () => {
      let world: World | undefined;
      let uses = 0;
      const kinds = fc.constantFrom('as it should be', 'with odd headers', 'with odd ids', 'with both');
      await fc.assert(
        fc.asyncProperty(kinds, headers, fc.array(id, { minLength: 2, maxLength: 2 }), async (kind, odd, ids) => {
          cases += 1;
          // What changes or removes a record needs a new one from time to time.
          if (uses++ % 10 === 0) world = undefined;
          world ??= await aWorld(service, (tenant = await service.aTenant()));
          const call = aGoodCall(route, world);
          const wrong = [...ids];
          const path = /ids|both/.test(kind) ? route.path.replace(/:\w+/g, () => wrong.pop() ?? 'x') : call.path;
          const reply = await tenant.send({
            ...call,
            path,
            headers: { ...call.headers, ...(/headers|both/.test(kind) ? odd : {}) },
          });
          expect(reply.status, `${kind} ${path} ${JSON.stringify(odd)}`).to.be.below(500);
          if (kind === 'as it should be' && uses % 10 === 1)
            expect(reply.status, reply.text).to.equal(route.response.status);
        }),
        { numRuns: PER_OPERATION },
      );
      ran += 1;
    });

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
            cases += 1;
            const one = await service.aTenant();
            const call = aGoodCall(route, await aWorld(service, one));
            const isObject = typeof body === 'object' && body !== null && !Array.isArray(body);
            const good = typeof call.body === 'object' ? call.body : {};
            const text = JSON.stringify(whole && isObject ? { ...good, ...body } : body);
            const type = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
            const reply = await one.send({ ...call, body: text, headers: { 'content-type': type, ...call.headers } });
            expect(reply.status, text).to.be.below(500);
          }),
          { numRuns: 25 },
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
            cases += 1;
            const query = given.map(([name, text]) => `${name}=${text}`).join('&');
            expect((await tenant.get(`${path}?${query}`)).status, query).to.be.below(500);
          }),
          { numRuns: 60 },
        );
      });
    }
  }
});
