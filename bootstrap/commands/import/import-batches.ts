import { createHash, randomUUID } from 'node:crypto';
import type { SourceRecord } from './source-records.js';

/** Records that are sent with one request. */
export interface ImportBatch {
  lines: Buffer;
  /** Of each line. */
  origins: string[];
  /** Where a line has no external id the same for the same lines, so that a second run finds what the first has sent. */
  idempotencyKey: string;
}

/** So many are done in a few seconds, so that progress is shown often and little is sent again after an interruption. */
const MOST_LINES = 2000;
const MOST_BYTES = 32 * 1024 * 1024;

/** Cuts records into requests. */
export async function* importBatches(records: AsyncIterable<SourceRecord>, scope: string): AsyncGenerator<ImportBatch> {
  let lines: Buffer[] = [];
  let origins: string[] = [];
  let bytes = 0;
  const batch = (): ImportBatch => {
    const whole = Buffer.concat(lines.flatMap((line) => [line, NEWLINE]));
    const isSafe = lines.every((line) => EXTERNAL_ID.test(line.toString('latin1', 0, LOOKED_AT)));
    const name = isSafe ? randomUUID() : createHash('sha256').update(scope).update(whole).digest('hex');
    return { lines: whole, origins, idempotencyKey: `talent-import-${name}` };
  };
  for await (const { json, origin } of records) {
    const line = Buffer.from(json);
    if (lines.length > 0 && (lines.length === MOST_LINES || bytes + line.length > MOST_BYTES)) {
      yield batch();
      [lines, origins, bytes] = [[], [], 0];
    }
    lines.push(line);
    origins.push(origin);
    bytes += line.length + 1;
  }
  if (lines.length > 0) yield batch();
}

const NEWLINE = Buffer.from('\n');

/** A line with one can be sent again and again. Looked for at its beginning only: behind it there may be a file. */
const EXTERNAL_ID = /"externalId"\s*:\s*"/;
const LOOKED_AT = 2000;
