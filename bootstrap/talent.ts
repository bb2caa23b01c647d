#!/usr/bin/env node
import { Command, InvalidArgumentError } from 'commander';
import { NodeDigest, NodeRandomness, SystemClock, TypeIdGenerator } from '../adapters/system/index.js';
import { CANDIDATE_STATUSES, type ApiKey, isDomainError, type Scope, SCOPES, type Tenant } from '../core/index.js';
import {
  isLimitedToBlind,
  findTenant,
  KEEP_ALL,
  MOST_MONTHS,
  type RetentionSettings,
  SetRetention,
  type AccessPorts,
  CreateKey,
  CreateTenant,
  ListKeys,
  ListTenants,
  RevokeKey,
} from '../core/spi.js';
import { addAuditCommand } from './commands/audit-command.js';
import { addDoctorCommand } from './commands/doctor-command.js';
import { MappingError } from './commands/import/column-mapping.js';
import { addImportCommand } from './commands/import/import-command.js';
import { ImportFileError } from './commands/import/source-records.js';
import { addMatchCommand } from './commands/report/match-command.js';
import { addExportCommand } from './commands/remote/export-command.js';
import { addStatusCommand } from './commands/remote/status-command.js';
import { addReindexCommand } from './commands/reindex/reindex-command.js';
import { addServeCommands } from './commands/serve-commands.js';
import { ServiceError } from './commands/remote/service-client.js';
import { GroupsFileError } from './commands/group-options.js';
import { ConfigError } from './config/config.js';
import { withStore } from './store/with-store.js';
import { parseRatePolicies } from './config/rate-policies.js';
import { VERSION } from './config/version.js';

/** Runs one command about tenants and keys. */
function onAccess(work: (ports: AccessPorts) => Promise<void>): Promise<void> {
  return withStore(({ access }) =>
    work({
      access,
      ids: new TypeIdGenerator(),
      digest: new NodeDigest(),
      clock: new SystemClock(),
      randomness: new NodeRandomness(),
    }),
  );
}

function print(value: unknown, asJson: boolean | undefined, readable: string): void {
  process.stdout.write(`${asJson ? JSON.stringify(value) : readable}\n`);
}

function parseScopes(text: string): Scope[] {
  const scopes = text.split(',').map((scope) => scope.trim());
  const known = scopes.filter((scope): scope is Scope => (SCOPES as readonly string[]).includes(scope));
  if (known.length !== scopes.length || known.length === 0)
    throw new InvalidArgumentError(`Scopes are ${SCOPES.join(', ')}.`);
  if (known.length > 1 && isLimitedToBlind(known))
    throw new InvalidArgumentError('read:blind cannot be combined with other scopes.');
  return [...new Set(known)];
}

function parseLimits(text: string): Tenant['rateLimits'] {
  try {
    return parseRatePolicies(text);
  } catch (error) {
    throw new InvalidArgumentError((error as Error).message);
  }
}

/** A time that passes while the command starts, or by a clock that is a little off, is no mistake: the key is made, and has expired. */
const MISTAKEN_AFTER_MS = 60_000;

/** Statuses that are not named are kept. */
function parseRetention(text: string): RetentionSettings {
  const settings: RetentionSettings = { ...KEEP_ALL };
  if (text.trim() === 'off') return settings;
  for (const part of text.split(',')) {
    const [, status = '', months = ''] = /^\s*(\w+)=(\d{1,4})\s*$/.exec(part) ?? [];
    const known = CANDIDATE_STATUSES.find((each) => each === status);
    const count = Number(months);
    if (!known || count < 1 || count > MOST_MONTHS)
      throw new InvalidArgumentError(
        `Write months by status, such as active=24,archived=6 (1 to ${String(MOST_MONTHS)}), or off. Statuses are ${CANDIDATE_STATUSES.join(', ')}.`,
      );
    settings[known] = count;
  }
  return settings;
}

function parseTime(text: string): string {
  const time = new Date(text);
  if (Number.isNaN(time.getTime())) throw new InvalidArgumentError('Write a time such as 2027-01-01T00:00:00Z.');
  if (time.getTime() <= Date.now() - MISTAKEN_AFTER_MS) throw new InvalidArgumentError('The time lies in the past.');
  return time.toISOString();
}

/** A key without its hash. */
function shown({ id, tenantId, name, scopes, lastFour, createdAt, expiresAt, revokedAt, lastUsedAt }: ApiKey) {
  return { id, tenantId, name, scopes, lastFour, createdAt, expiresAt, revokedAt, lastUsedAt };
}

const program = new Command('talent')
  .description('Serve, manage tenants and API keys, import and export, and audit scores.')
  .version(VERSION);

const tenants = program.command('tenants').description('create and list tenants');
tenants
  .command('create')
  .argument('<name>')
  .option(
    '--rate-limits <limits>',
    'requests/seconds instead of the deployment’s: read=600/60,write=120/60',
    parseLimits,
  )
  .option('--json', 'print JSON')
  .action((name: string, { json, rateLimits }: { json?: boolean; rateLimits?: Tenant['rateLimits'] }) =>
    onAccess(async (ports) => {
      const tenant = await new CreateTenant(ports).execute({ name, rateLimits: rateLimits ?? null });
      print({ id: tenant.id, name: tenant.name }, json, `${tenant.id}  ${tenant.name}`);
    }),
  );
tenants
  .command('list')
  .option('--json', 'print JSON')
  .action(({ json }: { json?: boolean }) =>
    onAccess(async (ports) => {
      const list = (await new ListTenants(ports).execute()).map(({ id, name, createdAt }) => ({ id, name, createdAt }));
      print(list, json, list.map(({ id, name }) => `${id}  ${name}`).join('\n'));
    }),
  );

tenants
  .command('set')
  .argument('<tenant>', 'name or id')
  .requiredOption(
    '--retention <months>',
    'months that candidates are kept after their last change: active=24,archived=6; off keeps all',
    parseRetention,
  )
  .option('--json', 'print JSON')
  .action((nameOrId: string, { retention, json }: { retention: RetentionSettings; json?: boolean }) =>
    withStore(async ({ access, work }) => {
      const { id: tenantId } = await findTenant(access, nameOrId);
      const stored = await new SetRetention({ access, work, clock: new SystemClock() }).execute(
        { tenantId },
        retention,
      );
      const months = Object.entries(stored).map(([status, count]) => `${status}=${String(count ?? 'kept')}`);
      print({ id: tenantId, retention: stored }, json, `${tenantId}  ${months.join(' ')}`);
    }),
  );

const keys = program.command('keys').description('create, list and revoke API keys');
keys
  .command('create')
  .requiredOption('--tenant <name>', 'name or id of the tenant')
  .requiredOption('--name <name>', 'what the key is for')
  .requiredOption('--scopes <scopes>', 'read,write,admin, or read:blind alone', parseScopes)
  .option('--expires <time>', 'RFC 3339 time after which the key is refused', parseTime)
  .option('--test', 'create a tm_test_ key')
  .option('--json', 'print JSON')
  .action(
    (options: { tenant: string; name: string; scopes: Scope[]; expires?: string; test?: boolean; json?: boolean }) =>
      onAccess(async (ports) => {
        const { key, record } = await new CreateKey(ports).execute({
          tenant: options.tenant,
          name: options.name,
          scopes: options.scopes,
          expiresAt: options.expires ?? null,
          mode: options.test ? 'test' : 'live',
        });
        const made = {
          id: record.id,
          tenant: record.tenantId,
          name: record.name,
          scopes: record.scopes,
          expiresAt: record.expiresAt,
          key,
        };
        print(made, options.json, `${record.id}\n${key}\nThe key is shown this once: keep it.`);
      }),
  );
keys
  .command('list')
  .requiredOption('--tenant <name>', 'name or id of the tenant')
  .option('--json', 'print JSON')
  .action(({ tenant, json }: { tenant: string; json?: boolean }) =>
    onAccess(async (ports) => {
      const list = (await new ListKeys(ports).execute({ tenant })).map(shown);
      const line = (key: (typeof list)[number]): string =>
        `${key.id}  …${key.lastFour}  ${key.scopes.join(',')}  ${key.revokedAt ? 'revoked' : (key.expiresAt ?? 'no expiry')}  ${key.name}`;
      print(list, json, list.map(line).join('\n'));
    }),
  );
keys
  .command('revoke')
  .argument('<id>')
  .option('--json', 'print JSON')
  .action((id: string, { json }: { json?: boolean }) =>
    onAccess(async (ports) => {
      const key = shown(await new RevokeKey(ports).execute({ id }));
      print(key, json, `${key.id} is revoked`);
    }),
  );

addServeCommands(program);
addReindexCommand(program);
addAuditCommand(program);
addImportCommand(program);
addExportCommand(program);
addMatchCommand(program);
addStatusCommand(program);
addDoctorCommand(program);

/** Faults of what was given, one line each. */
const EXPECTED = [ConfigError, GroupsFileError, ImportFileError, MappingError, ServiceError];

program.parseAsync().catch((error: unknown) => {
  const isExpected = EXPECTED.some((kind) => error instanceof kind) || isDomainError(error);
  const text = !(error instanceof Error) ? String(error) : isExpected ? error.message : (error.stack ?? error.message);
  process.stderr.write(`talent: ${text}\n`);
  process.exit(1);
});
