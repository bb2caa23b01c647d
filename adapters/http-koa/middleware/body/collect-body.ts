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

/** Whether Content-Length is the length of the body itself. */
export function isUncompressed(header: string | undefined): boolean {
  return normalizeEncoding(header) === 'identity';
}

/** `undefined` for a body that is not compressed. */
export function decompressorFor(header: string | undefined): Transform | undefined {
  return DECOMPRESSORS[normalizeEncoding(header)]?.();
}

export interface BodyBounds {
  /** In bytes. */
  limit: number;
  /** The value of Content-Length, already reserved; 0 if the length is not declared or is that of compressed bytes. */
  declared: number;
  share: BodyReservation;
}

/**
 * Collects the decompressed bytes of a body and counts them against the limit and, if their length was not declared, against the budget. Rejects with a
 * problem for a body that is too large, damaged or truncated; the caller handles the unread rest of the request.
 */
export function collectBody(request: IncomingMessage, { limit, declared, share }: BodyBounds): Promise<Buffer> {
  const unfolding = decompressorFor(request.headers['content-encoding']);
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
      if (!request.complete)
        fail(new HttpProblem('malformed_request', 'The body is incomplete: the connection was closed.'));
    };
    stream.on('data', take).on('end', finish);
    request.on('close', cutOff);
    // An error is always followed by `close`, which is handled.
    request.on('error', () => undefined);
    if (!unfolding) return;
    unfolding.on('error', () => {
      fail(new HttpProblem('malformed_json', 'The compressed body is damaged.'));
    });
    request.pipe(unfolding);
  });
}

/** A body of declared length is written to one buffer; any other is concatenated at its end. */
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
