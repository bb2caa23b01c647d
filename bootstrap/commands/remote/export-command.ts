import { createWriteStream, type WriteStream } from 'node:fs';
import { readFile, rename, truncate } from 'node:fs/promises';
import type { Command } from 'commander';
import { addRemoteOptions, ServiceClient, type RemoteOptions } from './service-client.js';

interface ExportOptions extends RemoteOptions {
  jobs?: boolean;
  out?: string;
}

interface ListedRecord {
  id: string;
  createdAt: string;
}

const EVERY_MS = 5000;

export function addExportCommand(program: Command): void {
  addRemoteOptions(
    program.command('export').description('write all candidates, or all jobs, as JSON Lines, the oldest first'),
  )
    .option('--jobs', 'jobs instead of candidates')
    .option('--out <file>', 'the file to write; standard output where not given')
    .action(exportRecords);
}

async function exportRecords(options: ExportOptions): Promise<void> {
  const client = new ServiceClient(options);
  const what = options.jobs ? 'jobs' : 'candidates';
  if (options.out === undefined) {
    await writeRecords(client, what, process.stdout, { count: 0, seen: new Set() });
    return;
  }
  const part = `${options.out}.part`;
  const from = await written(part);
  const file = createWriteStream(part, { flags: 'a' });
  const count = await writeRecords(client, what, file, from);
  await new Promise<void>((resolve, reject) => file.once('error', reject).end(resolve));
  await rename(part, options.out);
  process.stderr.write(`${String(count)} ${what} are in ${options.out}\n`);
}

/** What an earlier run has written. */
interface Written {
  count: number;
  /** When the last record was made. */
  lastCreatedAt?: string;
  /** The records that were made at that moment. */
  seen: Set<string>;
}

async function writeRecords(
  client: ServiceClient,
  what: string,
  out: WriteStream | NodeJS.WriteStream,
  { count, lastCreatedAt, seen }: Written,
): Promise<number> {
  // Exclusive: those made in the same millisecond as the last one come again, and are left out by their id.
  const after = lastCreatedAt === undefined ? '' : `&createdAfter=${before(lastCreatedAt)}`;
  let shownAt = performance.now();
  for await (const record of client.list<ListedRecord>(`/v1/${what}?sort=createdAt${after}`)) {
    if (seen.has(record.id)) continue;
    if (!out.write(`${JSON.stringify(record)}\n`)) await new Promise<void>((resolve) => out.once('drain', resolve));
    count += 1;
    if (performance.now() - shownAt < EVERY_MS) continue;
    shownAt = performance.now();
    process.stderr.write(`${String(count)} ${what}\n`);
  }
  return count;
}

function before(time: string): string {
  return new Date(Date.parse(time) - 1).toISOString();
}

/** Looks at what an interrupted run has left, and cuts off a line that it did not finish. */
async function written(part: string): Promise<Written> {
  const bytes = await readFile(part).catch(() => Buffer.alloc(0));
  const end = bytes.lastIndexOf(0x0a) + 1;
  if (end < bytes.length) await truncate(part, end);
  const seen = new Set<string>();
  let lastCreatedAt: string | undefined;
  let count = 0;
  for (let at = 0; at < end;) {
    const newline = bytes.indexOf(0x0a, at);
    const { id, createdAt } = JSON.parse(bytes.toString('utf8', at, newline)) as ListedRecord;
    if (createdAt !== lastCreatedAt) seen.clear();
    seen.add(id);
    lastCreatedAt = createdAt;
    count += 1;
    at = newline + 1;
  }
  return { count, seen, ...(lastCreatedAt === undefined ? {} : { lastCreatedAt }) };
}
