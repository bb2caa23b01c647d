import { createReadStream } from 'node:fs';
import { readdir, readFile, stat } from 'node:fs/promises';
import { basename, extname, join, relative, sep } from 'node:path';
import { createInterface } from 'node:readline';
import { parse } from 'csv-parse';
import { parse as parseAtOnce } from 'csv-parse/sync';
import { asRecord, type ColumnMapping } from './column-mapping.js';

/** The files to be imported cannot be used: one line that names the file. */
export class ImportFileError extends Error {}

/** One record to be sent, and where it comes from. */
export interface SourceRecord {
  /** One JSON object. */
  json: string;
  /** The file, and the line or row in it. */
  origin: string;
}

export interface SourceOptions {
  mapping?: ColumnMapping;
  of: 'candidates' | 'jobs';
}

const LINES: ReadonlySet<string> = new Set(['.jsonl', '.ndjson']);
/** What the service reads as a resume; it looks at the bytes, not at the name. */
const RESUMES: ReadonlySet<string> = new Set([
  ...[
    '.pdf',
    '.docx',
    '.odt',
    '.rtf',
    '.html',
    '.htm',
    '.md',
    '.txt',
    '.json',
    '.png',
    '.jpg',
    '.jpeg',
    '.tif',
    '.tiff',
  ],
]);
const MOST_RESUME_BYTES = 10 * 1024 * 1024;

/** Every record of a file, or of all files of a folder and the folders in it, in the order of their names. */
export async function* sourceRecords(path: string, options: SourceOptions): AsyncGenerator<SourceRecord> {
  const about = await stat(path).catch(() => {
    throw new ImportFileError(`${path} is not there.`);
  });
  if (!about.isDirectory()) {
    yield* recordsOf(path, basename(path), options);
    return;
  }
  let found = false;
  for (const file of await filesOf(path)) {
    found = true;
    yield* recordsOf(file, relative(path, file).split(sep).join('/'), options);
  }
  if (!found) throw new ImportFileError(`There is nothing to import in ${path}.`);
}

async function filesOf(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { withFileTypes: true, recursive: true });
  return entries
    .filter((entry) => entry.isFile() && !entry.name.startsWith('.') && isKnown(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

function isKnown(name: string): boolean {
  const kind = extname(name).toLowerCase();
  return LINES.has(kind) || RESUMES.has(kind) || kind === '.csv';
}

async function* recordsOf(file: string, name: string, options: SourceOptions): AsyncGenerator<SourceRecord> {
  const kind = extname(file).toLowerCase();
  if (LINES.has(kind)) yield* lines(file, name);
  else if (kind === '.csv') yield* rows(file, name, options);
  else if (options.of === 'jobs') throw new ImportFileError(`${name} has no jobs: send JSON Lines or CSV.`);
  else yield await resume(file, name);
}

async function* lines(file: string, name: string): AsyncGenerator<SourceRecord> {
  let number = 0;
  for await (const line of createInterface({ input: createReadStream(file, 'utf8'), crlfDelay: Infinity })) {
    number += 1;
    if (line.trim() !== '') yield { json: line, origin: `${name}:${String(number)}` };
  }
}

async function* rows(file: string, name: string, { mapping }: SourceOptions): AsyncGenerator<SourceRecord> {
  if (!mapping) throw new ImportFileError(`${name} is CSV: say with --map which column is which member.`);
  const parser = createReadStream(file).pipe(
    parse({
      ...{ columns: true, bom: true, trim: true, skip_empty_lines: true, info: true, relax_column_count: true },
      delimiter: await delimiterOf(file, mapping),
    }),
  );
  try {
    for await (const { record, info } of parser as AsyncIterable<{
      record: Record<string, string>;
      info: { lines: number };
    }>) {
      yield { json: JSON.stringify(asRecord(mapping, record)), origin: `${name}:${String(info.lines)}` };
    }
  } catch (error) {
    throw new ImportFileError(`${name} cannot be read as CSV: ${(error as Error).message}`);
  }
}

const DELIMITERS = [',', ';', '\t'];
/** In bytes: longer than the names of the columns are. */
const HEAD_BYTES = 64 * 1024;

/** The one by which the row of names has most of the columns that are wanted: spreadsheets write semicolons where a comma is in the numbers. */
async function delimiterOf(file: string, mapping: ColumnMapping): Promise<string> {
  const head = createReadStream(file, { encoding: 'utf8', end: HEAD_BYTES });
  let text = '';
  for await (const chunk of head) text += String(chunk);
  const foundBy = (delimiter: string): number => {
    const options = { bom: true, trim: true, skip_empty_lines: true, to: 1, relax_quotes: true, delimiter };
    const [names = []] = parseAtOnce(text, options) as string[][];
    return mapping.filter(({ column }) => names.includes(column)).length;
  };
  const counts = DELIMITERS.map(foundBy);
  return DELIMITERS[counts.indexOf(Math.max(...counts))]!;
}

/** The path below the folder is the external id, so that a second run changes what is there. */
async function resume(file: string, name: string): Promise<SourceRecord> {
  const { size } = await stat(file);
  // The line fails there, with the code for it, and is not sent in vain.
  const bytes = size > MOST_RESUME_BYTES ? Buffer.alloc(0) : await readFile(file);
  const externalId = name.slice(-255);
  const json = JSON.stringify({
    externalId,
    resume: { filename: basename(file).slice(-255), contentBase64: bytes.toString('base64') },
  });
  return { json, origin: name };
}
