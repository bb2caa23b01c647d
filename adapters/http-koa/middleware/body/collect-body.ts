import type { IncomingMessage } from 'node:http';
import type { Transform } from 'node:stream';
import { createBrotliDecompress, createGunzip, createInflate } from 'node:zlib';
import { HttpProblem } from '../../problems/problem.js';
import type { BodyReservation } from './body-budget.js';

const DECOMPRESSORS: Readonly<Record<string, () => Transform>> = {
  gzip: createGunzip,
  'x-gzip': createGunzip,
  deflate: createInflate,
  br: createBrotliDecompress,
};

export const CONTENT_ENCODINGS = 'gzip, deflate, br';

/** Whether a body in this encoding can be collected. */
export function isSupportedEncoding(header: string | undefined): boolean {
  return isUncompressed(header) || Object.hasOwn(DECOMPRESSORS, normalizeEncoding(header));
}

/** Whether the length that the header gives is that of the body itself. */
export function isUncompressed(header: string | undefined): boolean {
  return normalizeEncoding(header) === 'identity';
}

export interface BodyBounds {
  /** In bytes. */
  limit: number;
  /** The length that the header gives, taken from the budget already; 0 where it gives none, or one of compressed bytes. */
  declared: number;
  share: BodyReservation;
}

/**
 * The bytes of a body, unfolded, counted against the limit and, where they were not declared, the budget as they come. Rejects with problems for what is
 * too large, damaged or cut off; what is left unread of the request is the caller's to deal with.
 */
export function collectBody(request: IncomingMessage, { limit, declared, share }: BodyBounds): Promise<Buffer> {
  const unfolding = DECOMPRESSORS[normalizeEncoding(request.headers['content-encoding'])]?.();
  const collected = new CollectedBytes(limit, declared, share);
  return new Promise((resolve, reject) => {
    const stream = unfolding ?? request;
    const settle = (end: () => void): void => {
      stream.off('data', take).off('end', finish);
      request.off('close', cutOff);
      if (unfolding) {
        request.unpipe(unfolding);
        unfolding.destroy();
      }
      end();
    };
    const fail = (error: unknown): void => {
      settle(() => {
        reject(error as Error);
      });
    };
    const take = (chunk: Buffer): void => {
      try {
        collected.add(chunk);
      } catch (error) {
        fail(error);
      }
    };
    const finish = (): void => {
      settle(() => {
        resolve(collected.bytes());
      });
    };
    const cutOff = (): void => {
      if (!request.complete) fail(new HttpProblem('malformed_request', 'The body was cut off.'));
    };
    stream.on('data', take).on('end', finish);
    request.on('close', cutOff);
    // It is closed behind an error, and only that counts.
    request.on('error', () => undefined);
    if (!unfolding) return;
    unfolding.on('error', () => {
      fail(new HttpProblem('malformed_json', 'The compressed body is damaged.'));
    });
    request.pipe(unfolding);
  });
}

/** A body that says how long it is goes into one piece of memory; any other is put together at its end. */
class CollectedBytes {
  private readonly chunks: Buffer[] = [];
  private whole: Buffer | undefined;
  private length = 0;

  constructor(
    private readonly limit: number,
    private readonly declared: number,
    private readonly share: BodyReservation,
  ) {}

  add(chunk: Buffer): void {
    this.length += chunk.length;
    if (this.length > this.limit) throw new HttpProblem('payload_too_large', bodyTooLarge(this.limit));
    if (this.declared === 0) {
      this.share.take(chunk.length);
      this.chunks.push(chunk);
    } else if (chunk.length === this.declared) {
      this.whole = chunk;
    } else {
      this.whole ??= Buffer.allocUnsafeSlow(this.declared);
      chunk.copy(this.whole, this.length - chunk.length);
    }
  }

  bytes(): Buffer {
    if (this.declared > 0) return this.whole?.subarray(0, this.length) ?? Buffer.alloc(0);
    return Buffer.concat(this.chunks, this.length);
  }
}

export function bodyTooLarge(limit: number): string {
  return `The body is larger than ${String(limit)} bytes.`;
}

function normalizeEncoding(header: string | undefined): string {
  return header?.trim().toLowerCase() || 'identity';
}
