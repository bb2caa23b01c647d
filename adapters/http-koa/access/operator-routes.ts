import { DomainError, type ApiKey, type Application, type Caller, type Tenant } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import * as schema from './operator-schema.js';

const common = { tag: 'Access', scope: 'admin' } as const;
const ONLY_OPERATOR = 'Only for `admin` keys of the tenant that operates the deployment (`OPERATOR_TENANT`).';

/** Tenants and keys of the whole deployment, for the `admin` keys of one tenant, by its name or id. */
export function operatorRoutes(app: Application, operator: string): Route[] {
  const assertOperator = async (caller: Pick<Caller, 'tenantId' | 'actor'>): Promise<void> => {
    const { tenant } = await app.describeCaller.execute(caller);
    if (tenant.id === operator || tenant.name === operator) return;
    throw new DomainError('key.scope_missing', 'Only keys of the tenant that operates the deployment may do this.');
  };
  return [
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/tenants',
      operationId: 'listTenants',
      ratePolicy: 'read',
      summary: 'List the tenants of the deployment',
      description: ONLY_OPERATOR,
      response: {
        status: 200,
        description: 'All tenants.',
        schema: listSchema('TenantList', schema.tenantSchema),
        example: listExample(schema.tenantExample),
      },
      problems: [],
      async handle({ caller }) {
        await assertOperator(caller);
        return { status: 200, body: whole((await app.listTenants.execute()).map(presentTenant)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/tenants',
      operationId: 'createTenant',
      ratePolicy: 'write',
      summary: 'Create a tenant',
      description: `${ONLY_OPERATOR} Its name must be free.`,
      body: { kind: 'json', schema: schema.createTenantSchema, example: { name: 'acme' } },
      response: {
        status: 201,
        description: 'The new tenant.',
        schema: schema.tenantSchema,
        example: schema.tenantExample,
      },
      problems: ['validation_failed'],
      async handle({ caller, body: { name, rateLimits } }) {
        await assertOperator(caller);
        const tenant = await app.createTenant.execute({ name, ...(rateLimits && { rateLimits }) });
        return { status: 201, body: presentTenant(tenant), headers: { Location: '/v1/tenants' } };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/keys',
      operationId: 'listKeys',
      ratePolicy: 'read',
      summary: 'List the keys of a tenant',
      description: `${ONLY_OPERATOR} The keys themselves are not kept and not shown.`,
      query: schema.listKeysQuery,
      response: {
        status: 200,
        description: 'All keys of the tenant.',
        schema: listSchema('ApiKeyList', schema.keySchema),
        example: listExample(schema.keyExample),
      },
      problems: ['not_found'],
      async handle({ caller, query }) {
        await assertOperator(caller);
        return { status: 200, body: whole((await app.listKeys.execute(query)).map(presentKey)) };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/keys',
      operationId: 'createKey',
      ratePolicy: 'write',
      summary: 'Create a key for a tenant',
      description: `${ONLY_OPERATOR} The key is shown this once. An \`Idempotency-Key\` is ignored: the answer would have to be kept with the key in it.`,
      // Nothing may keep the key itself, a stored answer no more than the record.
      stateless: true,
      body: {
        kind: 'json',
        schema: schema.createKeySchema,
        example: { tenant: 'acme', name: 'ats', scopes: ['read', 'write'] },
      },
      response: {
        status: 201,
        description: 'The new key.',
        schema: schema.newKeySchema,
        example: { ...schema.keyExample, key: 'tm_live_0123456789abcdef0123456789abcdef0123456789abcdef' },
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, body }) {
        await assertOperator(caller);
        const { key, record } = await app.createKey.execute(body);
        return { status: 201, body: { ...presentKey(record), key }, headers: { Location: '/v1/keys' } };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/keys/:id/revoke',
      operationId: 'revokeKey',
      ratePolicy: 'write',
      summary: 'Revoke a key',
      description: `${ONLY_OPERATOR} It is refused from then on, on other processes within seconds. A revoked key stays revoked.`,
      params: schema.keyParams,
      body: { kind: 'empty', schema: emptyBodySchema, example: {} },
      response: {
        status: 200,
        description: 'The revoked key.',
        schema: schema.keySchema,
        example: { ...schema.keyExample, revokedAt: '2026-06-01T09:00:00.000Z' },
      },
      problems: ['not_found'],
      async handle({ caller, params }) {
        await assertOperator(caller);
        return { status: 200, body: presentKey(await app.revokeKey.execute(params)) };
      },
    }),
  ];
}

function whole<Row>(data: Row[]) {
  return { object: 'list' as const, data, hasMore: false, nextCursor: null };
}

function presentTenant({ id, name, rateLimits, createdAt }: Tenant) {
  return { id, object: 'tenant' as const, name, rateLimits, createdAt };
}

function presentKey({ id, tenantId, name, scopes, lastFour, createdAt, expiresAt, revokedAt, lastUsedAt }: ApiKey) {
  return { id, object: 'key' as const, tenantId, name, scopes, lastFour, createdAt, expiresAt, revokedAt, lastUsedAt };
}
