import Table from 'cli-table3';
import type { Command } from 'commander';
import { addRemoteOptions, ServiceClient, type RemoteOptions } from './service-client.js';

interface Me {
  tenant: { id: string; name: string };
  key: { name: string; lastFour: string; expiresAt: string | null };
  scopes: string[];
}

interface Operation {
  id: string;
  kind: string;
  status: string;
  createdAt: string;
  progress: { total: number; done: number; failed: number; perSecond: number | null; secondsLeft: number | null };
}

const OPERATIONS = 10;

export function addStatusCommand(program: Command): void {
  addRemoteOptions(program.command('status').description('show what a running service does for the tenant of a key'))
    .option('--json', 'print JSON')
    .action(showStatus);
}

async function showStatus({ json, ...options }: RemoteOptions & { json?: boolean }): Promise<void> {
  const client = new ServiceClient(options);
  await client.get('/readyz');
  const me = await client.get<Me>('/v1/me');
  const { data: operations } = await client.get<{ data: Operation[] }>(`/v1/operations?limit=${String(OPERATIONS)}`);
  if (json) {
    process.stdout.write(`${JSON.stringify({ ready: true, tenant: me.tenant, scopes: me.scopes, operations })}\n`);
    return;
  }
  const expiry = me.key.expiresAt === null ? 'does not expire' : `expires ${me.key.expiresAt}`;
  process.stdout.write(
    `${options.url} is ready\ntenant  ${me.tenant.name}  ${me.tenant.id}\nkey     ${me.key.name}  …${me.key.lastFour}  ${me.scopes.join(', ')}  ${expiry}\n`,
  );
  if (operations.length === 0) {
    process.stdout.write('There are no operations.\n');
    return;
  }
  const table = new Table({
    head: ['operation', 'kind', 'status', 'done', 'failed', 'a second', 'seconds left', 'since'],
    style: { head: [], border: [] },
  });
  for (const { id, kind, status, createdAt, progress } of operations) {
    const { total, done, failed, perSecond, secondsLeft } = progress;
    table.push([id, kind, status, `${done} of ${total}`, failed, perSecond ?? '', secondsLeft ?? '', createdAt]);
  }
  process.stdout.write(`${table.toString()}\n`);
}
