import { access, constants, statfs } from 'node:fs/promises';
import { existsSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Command } from 'commander';
import { request } from 'undici';
import { DATABASE } from '../../adapters/sqlite/index.js';
import { readConfig, type Config } from '../config/config.js';
import { withStore } from '../store/with-store.js';
import { addRemoteOptions, ServiceClient, type RemoteOptions } from './remote/service-client.js';

/** One thing that was looked at. */
interface Finding {
  what: string;
  outcome: 'ok' | 'warning' | 'failed';
  detail: string;
}

/** Bytes. With less the store will soon have no room. */
const FEW_BYTES_FREE = 1024 * 1024 * 1024;
/** Tokens and leases tolerate as much. */
const MOST_CLOCK_DIFFERENCE_MS = 15_000;
const ANSWERS_WITHIN_MS = 5000;

export function addDoctorCommand(program: Command): void {
  addRemoteOptions(
    program
      .command('doctor')
      .description('look for what keeps the service from working here: settings, store, address, key'),
  )
    .option('--json', 'print JSON')
    .action(examine);
}

async function examine({ json, ...remote }: RemoteOptions & { json?: boolean }): Promise<void> {
  const findings: Finding[] = [nodeVersion()];
  const config = await looked(findings, 'settings', () => {
    const read = readConfig();
    return Promise.resolve({ answer: read, detail: `STORE=${read.STORE}, ROLE=${read.ROLE}` });
  });
  if (config?.STORE === 'sqlite') await looked(findings, 'data folder', () => dataFolder(config));
  if (config && config.STORE !== 'memory') await looked(findings, 'store', () => storeOpens(config));
  const isThere = await looked(findings, 'service', () => serviceAnswers(remote.url), 'warning');
  const hasKey = remote.key !== undefined || process.env['TALENT_API_KEY'] !== undefined;
  if (isThere && hasKey) await looked(findings, 'key', () => keyWorks(remote));
  if (json) process.stdout.write(`${JSON.stringify(findings)}\n`);
  else for (const finding of findings) process.stdout.write(`${line(finding)}\n`);
  if (findings.some(({ outcome }) => outcome === 'failed')) process.exitCode = 1;
}

interface Looked<T> {
  answer: T;
  detail: string;
  outcome?: 'warning';
}

/** `undefined` where it failed; the finding says why. */
async function looked<T>(
  findings: Finding[],
  what: string,
  look: () => Promise<Looked<T>>,
  otherwise: 'failed' | 'warning' = 'failed',
): Promise<T | undefined> {
  try {
    const { answer, detail, outcome = 'ok' } = await look();
    findings.push({ what, outcome, detail });
    return answer;
  } catch (error) {
    findings.push({ what, outcome: otherwise, detail: (error as Error).message });
    return undefined;
  }
}

function nodeVersion(): Finding {
  const [major = 0, minor = 0] = process.versions.node.split('.').map(Number);
  const isEnough = major > 20 || (major === 20 && minor >= 19);
  const detail = isEnough ? process.version : `${process.version}; 20.19 or newer is needed`;
  return { what: 'Node', outcome: isEnough ? 'ok' : 'failed', detail };
}

async function dataFolder({ DATA_DIR }: Config): Promise<Looked<true>> {
  const folder = resolve(DATA_DIR);
  let there = folder;
  // The first start makes it.
  while (!existsSync(there)) there = dirname(there);
  await access(there, constants.W_OK).catch(() => {
    throw new Error(`${there} cannot be written to.`);
  });
  const { bavail, bsize } = await statfs(there);
  const free = bavail * bsize;
  const detail = `${folder}, ${(free / 1024 ** 3).toFixed(1)} GiB free`;
  return free < FEW_BYTES_FREE ? { answer: true, detail, outcome: 'warning' } : { answer: true, detail };
}

async function storeOpens(config: Config): Promise<Looked<true>> {
  // Opening it would make one where only the service should, such as in the folder from which a remote service is asked.
  if (config.STORE === 'sqlite' && !existsSync(join(config.DATA_DIR, DATABASE)))
    return { answer: true, detail: 'is not there yet; the first start makes it' };
  let tenants = 0;
  await withStore(async ({ access: keys }) => {
    tenants = (await keys.listTenants()).length;
  });
  return { answer: true, detail: `opens, ${String(tenants)} tenant${tenants === 1 ? '' : 's'}` };
}

async function serviceAnswers(url: string): Promise<Looked<true>> {
  const { statusCode, headers, body } = await request(`${url.replace(/\/$/, '')}/readyz`, {
    headersTimeout: ANSWERS_WITHIN_MS,
    bodyTimeout: ANSWERS_WITHIN_MS,
  }).catch((error: unknown) => {
    throw new Error(`${url} does not answer: ${(error as Error).message}`);
  });
  await body.dump();
  if (statusCode !== 200) throw new Error(`${url} is not ready: it answers ${String(statusCode)}.`);
  const date = headers['date'];
  const difference = typeof date === 'string' ? Math.abs(Date.parse(date) - Date.now()) : 0;
  if (difference <= MOST_CLOCK_DIFFERENCE_MS) return { answer: true, detail: `${url} is ready` };
  const detail = `${url} is ready, but its clock differs by ${String(Math.round(difference / 1000))} s from this one`;
  return { answer: true, detail, outcome: 'warning' };
}

async function keyWorks(remote: RemoteOptions): Promise<Looked<true>> {
  const { tenant, scopes } = await new ServiceClient(remote).get<{ tenant: { name: string }; scopes: string[] }>(
    '/v1/me',
  );
  return { answer: true, detail: `of tenant ${tenant.name}, ${scopes.join(', ')}` };
}

const SIGNS = { ok: '✔', warning: '!', failed: '✘' } as const;

function line({ what, outcome, detail }: Finding): string {
  return `${SIGNS[outcome]} ${what.padEnd(12)}${detail}`;
}
