import { isDomainError } from '../../errors/domain-error.js';
import { importReaderOf, type ImportedCandidate, type ImportReader } from '../../ports/imports/import-reader.js';
import type { Digest } from '../../ports/system/digest.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { UploadStore } from '../../ports/imports/upload-store.js';
import type { JobStatement } from '../../job/new-job.js';
import type { ImportTask, Operation, OperationFailure } from '../../operation/operation.js';
import type { Caller, Command } from '../../record/caller.js';
import { isApplied } from '../../record/next-version.js';
import { uuidFrom } from '../../record/uuid-from.js';
import type { CreateCandidate } from '../candidates/create-candidate.js';
import type { PutCandidate } from '../candidates/put-candidate.js';
import type { CreateJob } from '../jobs/create-job.js';
import type { PutJob } from '../jobs/put-job.js';
import { lineFailure, tooLongLine } from './line-faults.js';
import type { Slice, Slices, Turn } from './operation-slice.js';
import { UploadedLines, type UploadedLine } from './uploaded-lines.js';

export interface ImportPorts {
  uploads: UploadStore;
  importReader?: ImportReader;
  ids: IdGenerator;
  digest: Digest;
}

export interface ImportUseCases {
  createCandidate: CreateCandidate;
  putCandidate: PutCandidate;
  createJob: CreateJob;
  putJob: PutJob;
}

/** Lines written at the same time share a commit. More would hold up the event loop; of jobs each is read in a child process first. */
const LINES = { import_candidates: 64, import_jobs: 8 } as const;
/** In bytes: lines with files in them are held by the memory of this process. */
const SLICE_BYTES = 2 * 1024 * 1024;
/** After so many attempts at a slice, a line at which the program fails is given up. */
const LAST_ATTEMPT = 5;

type Statement = { kind: 'candidate'; fields: ImportedCandidate } | { kind: 'job'; fields: JobStatement };

interface ReadLine {
  line: UploadedLine;
  externalId: string | null;
  statement: Statement | { error: unknown };
}

type Outcome = 'succeeded' | 'unchanged' | OperationFailure;

/**
 * Imports lines. Each is a command of its own, whose id follows from the operation and the number of the line: a line that was written before a
 * crash, but not counted, is found to be applied. A slice has no external id twice, so that the lines of one record are applied in their order.
 */
export class ImportSlices implements Slices {
  private readonly lines: UploadedLines;
  /** Read already, but left to the next slice. */
  private ahead: ReadLine | undefined;

  constructor(
    private readonly ports: ImportPorts,
    private readonly useCases: ImportUseCases,
    private readonly turn: Turn,
    private readonly task: ImportTask,
  ) {
    this.lines = new UploadedLines(ports.uploads, turn.tenantId, task.upload);
  }

  async next(operation: Operation): Promise<Slice> {
    const task = operation.task as ImportTask;
    const { batch, isEnd } = await this.read(task);
    const outcomes = await Promise.all(batch.map((line) => this.write(operation, line)));
    const failures = outcomes.filter((outcome) => typeof outcome === 'object');
    const count = (name: Outcome): number => outcomes.filter((outcome) => outcome === name).length;
    const position = batch.at(-1)?.line.end ?? task.position;
    return {
      task: { ...task, position },
      counts: { succeeded: count('succeeded'), unchanged: count('unchanged'), failed: failures.length },
      failures,
      isEnd,
      waitMs: 0,
    };
  }

  clear(): Promise<void> {
    return this.ports.uploads.delete(this.turn.tenantId, this.task.upload.id);
  }

  private async read({ name, position }: ImportTask): Promise<{ batch: ReadLine[]; isEnd: boolean }> {
    const batch: ReadLine[] = [];
    const externalIds = new Set<string>();
    let bytes = 0;
    for (let from = position; batch.length < LINES[name] && bytes < SLICE_BYTES;) {
      const read = this.ahead ?? (await this.readLine(from));
      this.ahead = undefined;
      if (!read) return { batch, isEnd: true };
      if (read.externalId !== null && externalIds.has(read.externalId)) {
        this.ahead = read;
        break;
      }
      if (read.externalId !== null) externalIds.add(read.externalId);
      batch.push(read);
      bytes += read.line.bytes?.length ?? 0;
      from = read.line.end;
    }
    return { batch, isEnd: false };
  }

  private async readLine(from: ImportTask['position']): Promise<ReadLine | undefined> {
    const importReader = importReaderOf(this.ports);
    const line = await this.lines.after(from);
    if (!line) return undefined;
    try {
      if (!line.bytes) throw tooLongLine();
      const statement: Statement =
        this.task.name === 'import_candidates'
          ? { kind: 'candidate', fields: await importReader.readCandidate(line.bytes) }
          : { kind: 'job', fields: await importReader.readJob(line.bytes) };
      return { line, externalId: statement.fields.externalId ?? null, statement };
    } catch (error) {
      return { line, externalId: null, statement: { error } };
    }
  }

  private async write(operation: Operation, { line, externalId, statement }: ReadLine): Promise<Outcome> {
    try {
      if ('error' in statement) throw statement.error;
      const command = commandOf(this.ports.digest, operation, line.number);
      const { actor, requestId } = operation;
      const caller: Caller = { tenantId: this.turn.tenantId, actor, requestId, command, inBulk: true };
      return await this.put(caller, command, statement, externalId);
    } catch (error) {
      // Imported before a crash, and erased since.
      if (isDomainError(error) && error.code === 'idempotency.erased') return 'succeeded';
      const isLastAttempt = this.turn.attempt >= LAST_ATTEMPT;
      return lineFailure(error, line, { externalId, isLastAttempt });
    }
  }

  private async put(
    caller: Caller,
    command: Command,
    statement: Statement,
    externalId: string | null,
  ): Promise<'succeeded' | 'unchanged'> {
    const { createCandidate, putCandidate, createJob, putJob } = this.useCases;
    if (externalId === null) {
      if (statement.kind === 'candidate') await createCandidate.execute(caller, statement.fields);
      else await createJob.execute(caller, statement.fields);
      return 'succeeded';
    }
    if (statement.kind === 'candidate') {
      const { candidate, isNew } = await putCandidate.execute(caller, { externalId, fields: statement.fields });
      const isMade = isNew || candidate.id === this.ports.ids.forCommand('cand', command.id);
      return isMade || isApplied(candidate, command) ? 'succeeded' : 'unchanged';
    }
    const { job, isNew } = await putJob.execute(caller, { externalId, fields: statement.fields });
    const isMade = isNew || job.id === this.ports.ids.forCommand('job', command.id);
    return isMade || isApplied(job, command) ? 'succeeded' : 'unchanged';
  }
}

function commandOf(digest: Digest, { id, createdAt }: Operation, line: number): Command {
  return { id: uuidFrom(digest, new Date(createdAt), `${id} ${String(line)}`), resumed: true };
}
