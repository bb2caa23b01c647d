import { z } from 'zod';
import { type Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import { limitsOf, type RatePolicies } from '../middleware/rate-limit.js';
import type { Route } from '../route.js';
import { scope } from '../schema/enums.js';

const limit = z.strictObject({
  requests: z.number().int().describe('Requests in that time.'),
  seconds: z.number().int().describe('The time, in seconds.'),
});

const meSchema = z
  .strictObject({
    object: z.literal('me').describe('Always `me`.'),
    tenant: z
      .strictObject({
        id: z.string().describe('Id of the tenant, `tnt_…`.'),
        name: z.string().describe('Name of the tenant.'),
      })
      .describe('The tenant of the key.'),
    key: z
      .strictObject({
        id: z.string().describe('Id of the key, `key_…`.'),
        name: z.string().describe('Name.'),
        lastFour: z.string().describe('The last four characters of the key.'),
        createdAt: z.string().describe('When it was made, in UTC.'),
        expiresAt: z.string().nullable().describe('When it ends, in UTC; null where it does not.'),
      })
      .describe('The key of the request.'),
    scopes: z.array(scope).describe('What the key may do.'),
    limits: z
      .strictObject({
        read: limit.describe('Limit of requests that read.'),
        write: limit.describe('Limit of requests that write.'),
        heavy: limit.describe('Limit of requests that compute.'),
      })
      .nullable()
      .meta({ description: 'Requests of this key by policy; null where the deployment has turned limits off.' }),
  })
  .meta({ id: 'Me', description: 'The key of the request, and what it may do.' });

const example: z.output<typeof meSchema> = {
  object: 'me',
  tenant: { id: 'tnt_01kaexample0000000000000000', name: 'default' },
  key: {
    id: 'key_01kaexample0000000000000000',
    name: 'ats',
    lastFour: 'x7Qp',
    createdAt: '2026-05-01T09:00:00.000Z',
    expiresAt: null,
  },
  scopes: ['read', 'write'],
  limits: {
    read: { requests: 600, seconds: 60 },
    write: { requests: 120, seconds: 60 },
    heavy: { requests: 60, seconds: 60 },
  },
};

export function accessRoutes(app: Application, policies: RatePolicies | null): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/me',
      operationId: 'getMe',
      tag: 'Access',
      summary: 'Show which key and tenant a request has',
      description: 'The tenant, the key (without its secret), its scopes and its rate limits.',
      scope: 'read',
      ratePolicy: 'read',
      blind: [],
      response: { status: 200, description: 'The caller.', schema: meSchema, example },
      problems: [],
      async handle({ caller }) {
        const { tenant, key } = await app.describeCaller.execute(caller);
        const { id, name, lastFour, createdAt, expiresAt, scopes } = key;
        return {
          status: 200,
          body: {
            object: 'me' as const,
            tenant: { id: tenant.id, name: tenant.name },
            key: { id, name, lastFour, createdAt, expiresAt },
            scopes: [...scopes],
            limits: limitsOf(policies, tenant),
          },
        };
      },
    }),
  ];
}
