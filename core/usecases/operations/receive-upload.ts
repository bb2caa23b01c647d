import { DomainError } from '../../errors/domain-error.js';
import { MOST_UPLOAD_BYTES, MOST_UPLOAD_LINES, UPLOAD_PART_BYTES, type Upload } from '../../operation/upload.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { UploadStore } from '../../ports/imports/upload-store.js';

/** An upload that no operation has taken yet. */
export interface ReceivedUpload extends Upload {
  /** Equal for equal bytes. */
  sha256: string;
}

interface UploadPorts {
  uploads: UploadStore;
  ids: IdGenerator;
  clock: Clock;
  digest: Digest;
}

/**
 * Stores lines as they come in, a part at a time: never more than one part of them is held. Throws `upload.too_large` for too many bytes or lines and
 * `upload.empty` where every line is blank; what was stored until then is removed.
 */
export class ReceiveUpload {
  constructor(private readonly ports: UploadPorts) {}

  async execute(tenantId: string, chunks: AsyncIterable<Uint8Array>): Promise<ReceivedUpload> {
    const { ids, digest, uploads } = this.ports;
    const id = ids.next('upl');
    const lines = new LineCounter();
    const part = new PartBuffer();
    const hashes: string[] = [];
    let bytes = 0;
    const store = async (whole: Uint8Array): Promise<void> => {
      const storedAt = this.ports.clock.now().toISOString();
      hashes.push(await digest.sha256OfFile(whole));
      await uploads.put(tenantId, { uploadId: id, part: hashes.length - 1, bytes: whole, storedAt });
    };
    try {
      for await (const chunk of chunks) {
        bytes += chunk.length;
        lines.add(chunk);
        if (bytes > MOST_UPLOAD_BYTES) throw tooLarge(`${String(MOST_UPLOAD_BYTES)} bytes, inflated`);
        if (lines.count > MOST_UPLOAD_LINES) throw tooLarge(`${MOST_UPLOAD_LINES.toLocaleString('en')} lines`);
        for (const whole of part.add(chunk)) await store(whole);
      }
      if (lines.count === 0) throw new DomainError('upload.empty', 'Send at least one line.');
      const rest = part.rest();
      if (rest.length > 0) await store(rest);
    } catch (error) {
      await uploads.delete(tenantId, id).catch(() => undefined);
      throw error;
    }
    return { id, parts: hashes.length, lines: lines.count, bytes, sha256: digest.sha256(hashes.join('\n')) };
  }
}

/** Removes an upload that no operation took. */
export class DropUpload {
  constructor(private readonly ports: Pick<UploadPorts, 'uploads'>) {}

  execute(tenantId: string, { id }: Pick<Upload, 'id'>): Promise<void> {
    return this.ports.uploads.delete(tenantId, id);
  }
}

function tooLarge(limit: string): DomainError {
  return new DomainError('upload.too_large', `An import has at most ${limit}. Send the rest with another request.`);
}

const [TAB, NEWLINE, RETURN, SPACE] = [0x09, 0x0a, 0x0d, 0x20];

/** Counts the lines that are not blank. */
class LineCounter {
  count = 0;
  private isBlank = true;

  add(chunk: Uint8Array): void {
    for (let at = 0; at < chunk.length;) {
      const byte = chunk[at]!;
      if (byte === NEWLINE) this.isBlank = true;
      else if (byte !== SPACE && byte !== TAB && byte !== RETURN) {
        if (this.isBlank) this.count += 1;
        this.isBlank = false;
        // Of a line with something in it the rest is of no interest.
        const end = chunk.indexOf(NEWLINE, at);
        if (end === -1) return;
        at = end;
        continue;
      }
      at += 1;
    }
  }
}

/** Puts chunks together to parts of one size. */
class PartBuffer {
  private bytes = new Uint8Array(UPLOAD_PART_BYTES);
  private filled = 0;

  /** The parts that the chunk completes. */
  add(chunk: Uint8Array): Uint8Array[] {
    const whole: Uint8Array[] = [];
    for (let at = 0; at < chunk.length;) {
      const taken = chunk.subarray(at, at + UPLOAD_PART_BYTES - this.filled);
      this.bytes.set(taken, this.filled);
      this.filled += taken.length;
      at += taken.length;
      if (this.filled < UPLOAD_PART_BYTES) continue;
      whole.push(this.bytes);
      this.bytes = new Uint8Array(UPLOAD_PART_BYTES);
      this.filled = 0;
    }
    return whole;
  }

  rest(): Uint8Array {
    return this.bytes.subarray(0, this.filled);
  }
}
