import type { Command } from 'commander';
import type { Store } from '../../../core/index.js';
import { findTenant } from '../../../core/spi.js';
import { ConfigError, readConfig, type Config } from '../../config/config.js';
import { openStore, type OpenStore } from '../../store/open-store.js';
import { causesOf, queueEnrichment, watchEnrichments, type TenantEnrichment } from './enrich-stale.js';
import { refreshSearchKeys } from './refresh-search-keys.js';

interface ReindexOptions {
  tenant?: string;
  wait: boolean;
  json?: boolean;
}

export function addReindexCommand(program: Command): void {
  program
    .command('reindex')
    .description(
      'renew what an upgrade leaves behind: search keys, and candidates that an older engine or taxonomy read',
    )
    .option('--tenant <name>', 'enrich the candidates of this tenant only; name or id')
    .option('--no-wait', 'only queue the enrichment')
    .option('--json', 'print JSON')
    .action(reindex);
}

async function reindex(options: ReindexOptions): Promise<void> {
  const config = readConfig();
  if (config.STORE === 'memory')
    throw new ConfigError('STORE: memory is kept by the server alone; there is nothing to renew');
  const { opened, isOurs, isServed } = await openBeside(config);
  const stopping = new AbortController();
  process.once('SIGINT', () => {
    stopping.abort();
  });
  try {
    await renew(opened.store, { ...options, isOurs, isServed, stopped: stopping.signal });
  } finally {
    await opened.close();
  }
}

interface Beside {
  opened: OpenStore;
  /** This process may change records: no other one remembers them. */
  isOurs: boolean;
  /** Some process may be there that does the work. */
  isServed: boolean;
}

/** On SQLite as the one process of the folder, unless a service is. */
async function openBeside(config: Config): Promise<Beside> {
  if (config.STORE !== 'sqlite')
    return { opened: await openStore(config, { exclusive: false }), isOurs: true, isServed: true };
  try {
    return { opened: await openStore(config, { exclusive: true }), isOurs: true, isServed: false };
  } catch (error) {
    if (!(error instanceof ConfigError)) throw error;
    return { opened: await openStore(config, { exclusive: false }), isOurs: false, isServed: true };
  }
}

type Renewal = ReindexOptions & Omit<Beside, 'opened'> & { stopped: AbortSignal };

async function renew(store: Store, { tenant, wait, json, isOurs, isServed, stopped }: Renewal): Promise<void> {
  const say = (line: string): void => {
    if (!json) process.stdout.write(`${line}\n`);
  };
  const tenants = tenant === undefined ? await store.access.listTenants() : [await findTenant(store.access, tenant)];
  if (isOurs && !(await refreshSearchKeys(store, stopped))) {
    process.stderr.write('Interrupted. The same command goes on from there.\n');
    process.exitCode = 1;
    return;
  }
  say(
    isOurs
      ? 'All candidates and jobs have the search keys of this release.'
      : 'Search keys: the service that runs on the data folder renews them by itself.',
  );
  let enrichments: TenantEnrichment[] = [];
  for (const each of tenants) enrichments.push(await queueEnrichment(store, each));
  const isWatched = wait && isServed;
  if (isWatched) enrichments = await watchEnrichments(store, enrichments, stopped);
  else say('The enrichment of stale candidates is queued: a service does it, or does so once it is started.');
  const causes = await causesOf(store, enrichments);
  if (json) {
    const keys = isOurs ? 'renewed' : 'left_to_the_service';
    const operations = enrichments.map(summaryOf);
    process.stdout.write(
      `${JSON.stringify({ keys, operations, interrupted: stopped.aborted, causes: causes.asJson() })}\n`,
    );
  } else if (isWatched) {
    const done = enrichments.reduce((total, { operation }) => total + operation.succeeded + operation.unchanged, 0);
    say(`${String(done)} candidates enriched, ${String(causes.count)} failed`);
    if (causes.count > 0) say(causes.toString());
  }
  if (stopped.aborted) process.stderr.write('Interrupted. The service finishes what is queued.\n');
  if (stopped.aborted || enrichments.some(({ operation }) => HAS_FAILED.has(operation.status))) process.exitCode = 1;
}

const HAS_FAILED: ReadonlySet<string> = new Set(['partial', 'failed', 'cancelled']);

function summaryOf({ tenant, operation }: TenantEnrichment): object {
  const { id, status, total, succeeded, failed } = operation;
  return { tenant: tenant.id, id, status, total, succeeded, failed };
}
