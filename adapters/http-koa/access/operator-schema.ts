import { z } from 'zod';
import { RATE_POLICY_NAMES } from '../../../core/spi.js';
import { SCOPES } from '../../../core/index.js';
import { membersOf } from '../schema/members.js';
import { text, time } from '../schema/text.js';
import { scope } from '../schema/enums.js';

const name = text(200, 1).meta({ description: 'What it is called; of a tenant, unique.' });
const limits = z
  .strictObject(
    membersOf(
      RATE_POLICY_NAMES,
      z
        .strictObject({
          requests: z.number().int().min(1).max(1e9).describe('Requests in that time.'),
          seconds: z.number().int().min(1).max(86_400).describe('The time, in seconds.'),
        })
        .optional()
        .describe('Limit of requests of this policy.'),
    ),
  )
  .nullable()
  .meta({ description: 'Limits of each key of the tenant, where they differ from those of the deployment.' });

export const tenantSchema = z
  .strictObject({
    id: z.string().meta({ description: 'Id of the tenant, `tnt_…`.' }),
    object: z.literal('tenant').describe('Always `tenant`.'),
    name: z.string().describe('What it is called.'),
    rateLimits: limits,
    createdAt: z.string().describe('When it was made, in UTC.'),
  })
  .meta({ id: 'Tenant', description: 'A customer of the deployment.' });

export const createTenantSchema = z
  .strictObject({ name, rateLimits: limits.optional() })
  .meta({ id: 'CreateTenant', description: 'A tenant as it is sent.' });

const scopes = z.array(scope).min(1).max(SCOPES.length).describe('What the key may do.');
const keyMembers = {
  id: z.string().meta({ description: 'Id of the key, `key_…`.' }),
  object: z.literal('key').describe('Always `key`.'),
  tenantId: z.string().meta({ description: 'Id of the tenant that the key is for.' }),
  name: z.string().describe('What it is called.'),
  scopes,
  lastFour: z.string().meta({ description: 'The last four characters of the key.' }),
  createdAt: z.string().describe('When it was made, in UTC.'),
  expiresAt: z.string().nullable().describe('When it ends, in UTC; null where it does not.'),
  revokedAt: z.string().nullable().describe('When the key was revoked, in UTC; null while it is not.'),
  lastUsedAt: z.string().nullable().meta({ description: 'Written at most once a minute.' }),
};
export const keySchema = z
  .strictObject(keyMembers)
  .meta({ id: 'ApiKey', description: 'An API key, without the key itself: only its hash is kept.' });
export const newKeySchema = z
  .strictObject({ ...keyMembers, key: z.string().meta({ description: 'The key. It is shown this once.' }) })
  .meta({ id: 'NewApiKey', description: 'A key that was made, with the key itself.' });

export const createKeySchema = z
  .strictObject({
    tenant: text(200, 1).meta({ description: 'Name or id of the tenant.' }),
    name,
    scopes,
    expiresAt: time.nullable().optional().describe('When it ends, in UTC; null where it does not.'),
    mode: z.enum(['live', 'test']).optional().meta({ description: '`tm_live_` (the default) or `tm_test_`.' }),
  })
  .meta({ id: 'CreateApiKey', description: 'A key as it is asked for.' });

export const keyParams = z.object({ id: z.string().meta({ description: 'Id of the key, `key_…`.' }) });
export const listKeysQuery = z.strictObject({
  tenant: text(200, 1).meta({ description: 'Name or id of the tenant.' }),
});

export const tenantExample: z.output<typeof tenantSchema> = {
  id: 'tnt_01kaexample0000000000000000',
  object: 'tenant',
  name: 'acme',
  rateLimits: null,
  createdAt: '2026-05-01T09:00:00.000Z',
};

export const keyExample: z.output<typeof keySchema> = {
  id: 'key_01kaexample0000000000000000',
  object: 'key',
  tenantId: tenantExample.id,
  name: 'ats',
  scopes: ['read', 'write'],
  lastFour: 'x7Qp',
  createdAt: '2026-05-01T09:00:00.000Z',
  expiresAt: null,
  revokedAt: null,
  lastUsedAt: null,
};
