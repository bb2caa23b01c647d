import { setTimeout as pause } from 'node:timers/promises';
import type { Command } from 'commander';
import { addRemoteOptions, ServiceClient, type RemoteOptions } from '../remote/service-client.js';
import { readMapping } from './column-mapping.js';
import { FailureCauses, type ReportedFailure } from './failure-table.js';
import { importBatches, type ImportBatch } from './import-batches.js';
import { showProgress, type ProgressView } from './progress.js';
import { sourceRecords, type SourceOptions } from './source-records.js';

interface ImportOptions extends RemoteOptions {
  jobs?: boolean;
  map?: string;
  dryRun?: boolean;
  json?: boolean;
}

interface Operation {
  id: string;
  status: string;
  progress: { done: number; succeeded: number; unchanged: number; failed: number };
}

interface Totals {
  total: number;
  succeeded: number;
  unchanged: number;
  failed: number;
}

const POLL_MS = 300;

export function addImportCommand(program: Command): void {
  addRemoteOptions(
    program
      .command('import')
      .description('import candidates or jobs from JSON Lines or CSV, or a folder of resumes')
      .argument('<path>', 'a file, or a folder with all in it'),
  )
    .option('--jobs', 'the records are jobs')
    .option('--map <file>', 'of CSV: JSON that names for each member the column it comes from')
    .option('--dry-run', 'check every record, show the first one, and store nothing')
    .option('--json', 'print JSON')
    .action(importPath);
}

async function importPath(path: string, options: ImportOptions): Promise<void> {
  const client = new ServiceClient(options);
  const of = options.jobs ? 'jobs' : 'candidates';
  const mapping = options.map === undefined ? undefined : await readMapping(options.map);
  const source: SourceOptions = { of, ...(mapping ? { mapping } : {}) };
  let total = 0;
  for await (const { json } of sourceRecords(path, source)) {
    if (total === 0 && options.dryRun && !options.json) process.stdout.write(`The first record:\n${preview(json)}\n\n`);
    total += 1;
  }
  const view = showProgress(total, of);
  const stopped = stopOnInterrupt(view);
  const causes = new FailureCauses();
  const totals: Totals = { total, succeeded: 0, unchanged: 0, failed: 0 };
  try {
    for await (const batch of importBatches(sourceRecords(path, source), `${of}\n`)) {
      if (stopped.aborted) break;
      await (options.dryRun ? check : send)(client, { of, batch, totals, causes, view, stopped });
    }
  } finally {
    view.stop();
  }
  report(totals, causes, { ...options, isInterrupted: stopped.aborted });
}

interface Step {
  of: 'candidates' | 'jobs';
  batch: ImportBatch;
  totals: Totals;
  causes: FailureCauses;
  view: ProgressView;
  stopped: AbortSignal;
}

async function send(client: ServiceClient, { of, batch, totals, causes, view, stopped }: Step): Promise<void> {
  const before = doneOf(totals);
  let operation = await client.postLines<Operation>(`/v1/${of}/import`, batch.lines, batch.idempotencyKey);
  // What is repeated shows the operation as it was queued; how far it has got is asked for in any case.
  for (;;) {
    operation = await client.get<Operation>(`/v1/operations/${operation.id}`);
    view.update(before + operation.progress.done);
    if (operation.status !== 'queued' && operation.status !== 'running') break;
    if (stopped.aborted) return;
    await pause(POLL_MS);
  }
  const { succeeded, unchanged, failed } = operation.progress;
  totals.succeeded += succeeded;
  totals.unchanged += unchanged;
  totals.failed += failed;
  if (failed === 0) return;
  for await (const failure of client.list<ReportedFailure>(`/v1/operations/${operation.id}/failures`))
    causes.add(failure, batch.origins[(failure.line ?? 1) - 1] ?? '');
}

async function check(client: ServiceClient, { of, batch, totals, causes, view }: Step): Promise<void> {
  const path = `/v1/${of}/import?dryRun=true`;
  const key = `${batch.idempotencyKey}-check`;
  const found = await client.postLines<{ total: number; valid: number; failures: ReportedFailure[] }>(
    path,
    batch.lines,
    key,
  );
  totals.succeeded += found.valid;
  totals.failed += found.total - found.valid;
  view.update(doneOf(totals));
  for (const failure of found.failures) causes.add(failure, batch.origins[(failure.line ?? 1) - 1] ?? '');
}

function doneOf({ succeeded, unchanged, failed }: Totals): number {
  return succeeded + unchanged + failed;
}

/** The service goes on with what it has received. */
function stopOnInterrupt(view: ProgressView): AbortSignal {
  const controller = new AbortController();
  process.once('SIGINT', () => {
    view.stop();
    controller.abort();
  });
  return controller.signal;
}

function report(
  totals: Totals,
  causes: FailureCauses,
  { json, dryRun, isInterrupted }: Pick<ImportOptions, 'json' | 'dryRun'> & { isInterrupted: boolean },
): void {
  const { total, succeeded, unchanged, failed } = totals;
  if (json)
    process.stdout.write(`${JSON.stringify({ ...totals, interrupted: isInterrupted, causes: causes.asJson() })}\n`);
  else {
    const done = dryRun
      ? `${String(succeeded)} valid`
      : `${String(succeeded)} imported, ${String(unchanged)} unchanged`;
    process.stdout.write(`${done}, ${String(failed)} failed of ${String(total)}\n`);
    if (causes.count > 0) process.stdout.write(`${causes.toString()}\n`);
  }
  if (isInterrupted)
    process.stderr.write(
      'Interrupted. The service finishes what it has received; the same command goes on from there.\n',
    );
  if (failed > 0 || isInterrupted) process.exitCode = 1;
}

/** A record without its file. */
function preview(json: string): string {
  try {
    return JSON.stringify(
      JSON.parse(json),
      (name, value: unknown) => (name === 'contentBase64' ? `(${String((value as string).length)} characters)` : value),
      2,
    );
  } catch {
    return json.slice(0, 500);
  }
}
