import type { OperationFailure } from '../../operation/operation.js';
import type { Upload } from '../../operation/upload.js';
import { importReaderOf, type ImportReader } from '../../ports/imports/import-reader.js';
import type { UploadStore } from '../../ports/imports/upload-store.js';
import type { Caller } from '../../record/caller.js';
import { lineFailure, tooLongLine } from './line-faults.js';
import { UploadedLines } from './uploaded-lines.js';

/** What an import would come to, as far as its lines alone can say. */
export interface ImportCheck {
  total: number;
  valid: number;
  /** The first hundred. */
  failures: OperationFailure[];
}

const MOST_FAILURES = 100;

/** Reads every line of an upload as an import would, and stores nothing. */
export class CheckImport {
  constructor(private readonly ports: { uploads: UploadStore; importReader?: ImportReader }) {}

  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    { of, upload }: { of: 'candidates' | 'jobs'; upload: Upload },
  ): Promise<ImportCheck> {
    const { uploads } = this.ports;
    const importReader = importReaderOf(this.ports);
    const lines = new UploadedLines(uploads, tenantId, upload);
    const check: ImportCheck = { total: 0, valid: 0, failures: [] };
    let line = await lines.after({ part: 0, offset: 0, line: 0 });
    for (; line; line = await lines.after(line.end)) {
      check.total += 1;
      try {
        if (!line.bytes) throw tooLongLine();
        await (of === 'candidates' ? importReader.readCandidate(line.bytes) : importReader.readJob(line.bytes));
        check.valid += 1;
      } catch (error) {
        const failure = lineFailure(error, line, { externalId: null, isLastAttempt: false });
        if (check.failures.length < MOST_FAILURES) check.failures.push(failure);
      }
    }
    return check;
  }
}
