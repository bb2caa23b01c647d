import { expect } from 'chai';
import { z } from 'zod';
import { defineRoute } from '../../../adapters/http-koa/define-route.js';

const common = {
  method: 'PATCH',
  operationId: 'updateThing',
  tag: 'Things',
  summary: 'Update a thing',
  description: 'A thing for this test.',
  scope: 'write',
  ratePolicy: 'write',
  problems: [],
} as const;

const response = {
  status: 200,
  description: 'The thing.',
  schema: z.strictObject({ id: z.string(), size: z.number() }),
  example: { id: 'thing_1', size: 1 },
};

describe('A route definition', () => {
  it('gives the handler the types of its schemas', async () => {
    const route = defineRoute({
      ...common,
      path: '/v1/things/:id/parts/:partId',
      params: z.object({ id: z.string(), partId: z.string() }),
      query: z.strictObject({ size: z.string().transform(Number) }),
      body: { schema: z.strictObject({ name: z.string() }), kind: 'json', example: { name: 'x' } },
      response,
      handle({ params, query, body }) {
        const id: string = `${params.id}/${params.partId}/${body.name}`;
        const size: number = query.size;
        return Promise.resolve({ status: 200, body: { id, size } });
      },
    });
    const request = {
      operationId: 'updateThing',
      caller: { tenantId: 't', actor: { type: 'system' as const, id: null }, requestId: null },
      params: { id: 'a', partId: 'b' },
      query: { size: 3 },
      body: { name: 'c' },
      blind: false,
      url: '/v1/things/a/parts/b?size=3',
    };
    expect(await route.handle(request)).to.deep.equal({ status: 200, body: { id: 'a/b/c', size: 3 } });
  });

  it('does not compile if the schemas disagree with the path, the example or the response', () => {
    const path = '/v1/things/:id';
    const handle = (): Promise<{ status: number; body: string }> => Promise.resolve({ status: 200, body: '{}' });
    // @ts-expect-error The path has no parameter `name`, and the schema has no `id`.
    defineRoute({ ...common, path, params: z.object({ name: z.string() }), response, handle });
    // @ts-expect-error The example lacks `size`.
    defineRoute({ ...common, path, response: { ...response, example: { id: 'thing_1' } }, handle });
    // @ts-expect-error The body lacks `size`.
    defineRoute({ ...common, path, response, handle: () => Promise.resolve({ status: 200, body: { id: 'thing_1' } }) });
  });
});
