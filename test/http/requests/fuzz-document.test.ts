import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { ValidateFunction } from 'ajv';
import { expect } from 'chai';
import fc from 'fast-check';
import type { Route } from '../../../adapters/http-koa/index.js';
import { aService, type Call, type Json, type TestTenant } from '../../support/a-service.js';
import { resolved, valuesOf, type Schema } from '../../support/from-schema.js';
import { aGoodCall, aWorld, type World } from '../../support/route-samples.js';

// Without a worker, so that nothing is sent to the addresses that come up here.
const service = await aService({
  ROLE: 'api',
  WEBHOOK_ALLOW_HTTP: 'true',
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true',
});
const document = (await service.stranger.get('/openapi.json')).json as Json;

/** Of both kinds together, in a whole run. */
const FEWEST_CASES = 2000;
const PER_OPERATION = 45;
/** What the record itself can say against a request that the document allows. */
const BY_THE_RECORD = [404, 409, 422];

interface Operation {
  route: Route;
  body: Schema | undefined;
  query: { name: string; schema: Schema }[];
}

const operations = service.routes.map((route): Operation => {
  const is = document.paths[route.path.replace(/:(\w+)/g, '{$1}')][route.method.toLowerCase()] as Json;
  const media = Object.entries((is.requestBody?.content ?? {}) as Record<string, Json>);
  // Of lines the document says that they are text; what each may be is that of the POST.
  const json = media.find(([type]) => type !== 'multipart/form-data' && type !== 'application/x-ndjson')?.[1];
  const parameters = (is.parameters ?? []) as Json[];
  return {
    route,
    body: json?.schema as Schema | undefined,
    query: parameters.filter((each) => each.in === 'query').map(({ name, schema }) => ({ name, schema }) as never),
  };
});

const ajv = addFormats.default(new Ajv2020({ strict: false }));
ajv.addSchema({ ...document, $id: 'api' });
const checks = new Map<Schema, ValidateFunction>();
/** Whether the document allows a value at this place. */
function allows(schema: Schema, value: unknown): boolean {
  let check = checks.get(schema);
  if (!check) {
    // What it refers to, also in its items, stands in the document.
    check = ajv.compile(JSON.parse(JSON.stringify(schema).replaceAll('"#/components/', '"api#/components/')) as Schema);
    checks.set(schema, check);
  }
  return check(value);
}

const odd = fc.oneof(
  fc.constantFrom(null, '', 0, -1, 1.5, true, [], {}, [null], 'x'.repeat(2001), '2026-13-01', ['\u0007']),
  fc.jsonValue({ maxDepth: 2 }),
);

/** Members of the route's example beside members made from the schema, so that much of it is taken and not only refused for its content. */
function bodies({ route, body }: Operation): fc.Arbitrary<unknown> {
  if (!body) return fc.constant(undefined);
  const schema = body.$ref === undefined ? body : resolved(body.$ref, document);
  const example = route.body?.example as object;
  const mixed = fc
    .tuple(valuesOf(schema, document), fc.array(fc.boolean(), { minLength: 20, maxLength: 20 }))
    .map(([value, keeps]) => {
      const kept = Object.entries(example).filter((_, at) => keeps[at % keeps.length]);
      return { ...(value as object), ...Object.fromEntries(kept) };
    });
  return fc.oneof({ weight: 4, arbitrary: mixed }, { weight: 1, arbitrary: fc.constant(example) });
}

/** One member of an allowed body replaced, taken out or added, as deep as two levels. */
function spoiltBodies(operation: Operation): fc.Arbitrary<unknown> {
  const spoil = (value: unknown, wrong: unknown, [first = 0, ...rest]: number[]): unknown => {
    if (typeof value !== 'object' || value === null) return wrong;
    const names = [...Object.keys(value), 'surprise'];
    const name = names[first % names.length] ?? 'surprise';
    const { [name]: member, ...others } = value as Record<string, unknown>;
    if (wrong === undefined) return others;
    const spoilt = rest.length > 0 && typeof member === 'object' ? spoil(member, wrong, rest) : wrong;
    return Array.isArray(value) ? [spoilt] : { ...others, [name]: spoilt };
  };
  return fc
    .tuple(
      bodies(operation),
      fc.oneof(odd, fc.constant(undefined)),
      fc.array(fc.nat(30), { minLength: 1, maxLength: 2 }),
    )
    .map(([value, wrong, at]) => spoil(value, wrong, at))
    .filter((value) => value !== undefined && operation.body !== undefined && !allows(operation.body, value));
}

type Query = [name: string, value: string][];

function queries({ query }: Operation): fc.Arbitrary<Query> {
  const pairs = query.map(({ name, schema }) =>
    fc.option(valuesOf(schema, document), { freq: 3 }).map((value): Query => {
      if (value === null) return [];
      return (Array.isArray(value) ? value : [value]).map((each) => [name, String(each)] as [string, string]);
    }),
  );
  const some = fc.tuple(...pairs).map((all) => all.flat());
  return fc.oneof({ weight: 3, arbitrary: some }, { weight: 1, arbitrary: fc.constant<Query>([]) });
}

function spoiltQueries(operation: Operation): fc.Arbitrary<Query> {
  const { query } = operation;
  const wrong = fc
    .tuple(
      fc.constantFrom({ name: 'surprise', schema: { type: 'null' } as Schema }, ...query),
      fc.string({ maxLength: 12 }),
    )
    .filter(([{ schema }, value]) => !allowsParameter(schema, value))
    .map(([{ name }, value]): Query => [[name, value]]);
  return fc
    .tuple(queries(operation), wrong)
    .map(([pairs, [pair]]) => [...pairs.filter(([name]) => name !== pair![0]), pair!]);
}

/** A text in a query stands for a number where the schema wants one, and for a list of one. */
function allowsParameter(schema: Schema, value: string): boolean {
  if (schema.type === 'array') return allows(schema, [value]);
  const isNumber = schema.type === 'integer' || schema.type === 'number';
  return allows(schema, isNumber && value.trim() !== '' ? Number(value) : value);
}

const withQuery = (path: string, query: Query): string =>
  query.length === 0
    ? path
    : `${path}?${new URLSearchParams(query.map(([name, text]): [string, string] => [name, text.toWellFormed()])).toString()}`;

describe('Made from the document of the API', () => {
  let cases = 0;
  let ran = 0;
  after(() => {
    // Only where the whole file has run.
    if (ran === 2 * operations.length) expect(cases).to.be.at.least(FEWEST_CASES);
  });

  for (const operation of operations) {
    const { route } = operation;
    let tenant: TestTenant;
    let world: World | undefined;
    /** What a success has changed or removed is made anew. */
    const send = async (query: Query, body: unknown): Promise<{ status: number; about: string; code: unknown }> => {
      if (!world) world = await aWorld(service, (tenant = await service.aTenant()));
      const call: Call = aGoodCall(route, world);
      const sent = operation.body && allows(operation.body, body) ? placed(body, call) : body;
      const lines = route.body?.kind === 'ndjson' ? call.body : undefined;
      const given = body === undefined ? (lines === undefined ? {} : { body: lines }) : { body: JSON.stringify(sent) };
      const type = route.method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
      const headers = body === undefined ? (call.headers ?? {}) : { 'content-type': type };
      // Each answer is checked against the schema of its operation and status as it comes.
      const reply = await tenant.send({ method: route.method, path: withQuery(call.path, query), ...given, headers });
      cases += 1;
      if (reply.status < 300 && route.method !== 'GET') world = undefined;
      const about = `${withQuery(call.path, query)} ${JSON.stringify(body)} → ${String(reply.status)} ${reply.text.slice(0, 500)}`;
      return { status: reply.status, about, code: reply.json?.code };
    };

    it(`what ${route.operationId} allows is done, or refused for what the record says`, async () => {
      let done = 0;
      await fc.assert(
        fc.asyncProperty(queries(operation), bodies(operation), async (query, body) => {
          const { status, about, code } = await send(query, body);
          if (status === route.response.status || status === route.response.otherwise?.status) done += 1;
          else if (code !== 'invalid_cursor' || !query.some(([name]) => name === 'cursor'))
            expect(status, about).to.be.oneOf(BY_THE_RECORD);
        }),
        { numRuns: PER_OPERATION, endOnFailure: true },
      );
      expect(done, 'requests that were done').to.be.above(0);
      ran += 1;
    });

    it(`what ${route.operationId} does not allow is refused`, async () => {
      const wrong = operation.body
        ? fc.oneof(
            fc.tuple(queries(operation), spoiltBodies(operation)),
            fc.tuple(spoiltQueries(operation), bodies(operation)),
          )
        : fc.tuple(spoiltQueries(operation), bodies(operation));
      await fc.assert(
        fc.asyncProperty(wrong, async ([query, body]) => {
          const { status, about } = await send(query, body);
          expect(status, about).to.be.oneOf([400, 422]);
        }),
        { numRuns: PER_OPERATION, endOnFailure: true },
      );
      ran += 1;
    });
  }
});

/** Addresses and ids of one's own are those of the good call: a receiver that is there, an id that nobody has. */
function placed(body: unknown, { body: good }: Call): unknown {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return body;
  const fields = body as Record<string, unknown>;
  const better = good as Record<string, unknown>;
  const isText = (name: string): boolean => typeof fields[name] === 'string' && typeof better[name] === 'string';
  return {
    ...fields,
    ...(isText('url') ? { url: better['url'] } : {}),
    ...(isText('from') ? { from: better['from'] } : {}),
    ...(isText('externalId') ? { externalId: better['externalId'] } : {}),
  };
}
