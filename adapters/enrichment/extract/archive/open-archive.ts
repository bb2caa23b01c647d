import { Inflate } from 'fflate';
import { ExtractionFailure } from '../extraction-failure.js';
import { LIMITS } from '../limits.js';
import { listEntries, type ZipEntry } from './zip-directory.js';

/** Compressed bytes handed to the inflater at a time: deflate grows at most about 1,030 times, so no step yields more than 8 MiB. */
const STEP = 8 * 1024;

/** A zip of which only the asked parts are ever inflated, and never more bytes than the limits allow. */
export class Archive {
  readonly names: readonly string[];
  readonly #entries = new Map<string, ZipEntry>();
  readonly #bytes: Uint8Array;
  #inflated = 0;

  constructor(bytes: Uint8Array) {
    this.#bytes = bytes;
    for (const entry of listEntries(bytes)) this.#entries.set(entry.name, entry);
    this.names = [...this.#entries.keys()];
  }

  read(name: string): Uint8Array | undefined {
    const entry = this.#entries.get(name);
    if (entry === undefined) return undefined;
    const body = this.#body(entry);
    if (entry.method === 0) {
      this.#count(body.length, body.length);
      return body;
    }
    if (entry.method !== 8) throw new ExtractionFailure('corrupt', 'The archive uses an unknown compression.');
    return this.#inflate(body);
  }

  #body(entry: ZipEntry): Uint8Array {
    const view = new DataView(this.#bytes.buffer, this.#bytes.byteOffset, this.#bytes.byteLength);
    const at = entry.headerOffset;
    if (at + 30 > view.byteLength || view.getUint32(at, true) !== 0x04034b50) throw damaged();
    const start = at + 30 + view.getUint16(at + 26, true) + view.getUint16(at + 28, true);
    const end = start + entry.compressedSize;
    if (end > this.#bytes.length) throw damaged();
    return this.#bytes.subarray(start, end);
  }

  #inflate(body: Uint8Array): Uint8Array {
    const chunks: Uint8Array[] = [];
    let size = 0;
    const inflater = new Inflate((chunk) => {
      size += chunk.length;
      this.#count(chunk.length, size);
      chunks.push(chunk);
    });
    try {
      for (let at = 0; at < body.length || at === 0; at += STEP) {
        inflater.push(body.subarray(at, at + STEP), at + STEP >= body.length);
      }
    } catch (error) {
      if (error instanceof ExtractionFailure) throw error;
      throw new ExtractionFailure('corrupt', 'A part of the archive does not inflate.', { cause: error });
    }
    return Buffer.concat(chunks, size);
  }

  #count(added: number, entrySize: number): void {
    this.#inflated += added;
    if (entrySize > LIMITS.entryBytes || this.#inflated > LIMITS.archiveBytes) {
      throw new ExtractionFailure('too_large', 'The archive inflates to more than a document may have.');
    }
  }
}

function damaged(): ExtractionFailure {
  return new ExtractionFailure('corrupt', 'The archive is damaged or incomplete.');
}
