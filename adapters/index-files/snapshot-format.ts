import { createHash } from 'node:crypto';
import type { IndexSnapshot } from '../../core/spi.js';

// Each piece behind its length in four bytes, the stamp first; then `END`, then SHA-256 of all that.

const LENGTH_BYTES = 4;
const DIGEST_BYTES = 32;
const END_MARK = 0xffffffff;

export const END: Uint8Array = lengthBytes(END_MARK);

export function framed(piece: Uint8Array): Uint8Array[] {
  return [lengthBytes(piece.length), piece];
}

export class SnapshotDigest {
  private readonly hash = createHash('sha256');

  add(bytes: Uint8Array): void {
    this.hash.update(bytes);
  }

  result(): Uint8Array {
    return this.hash.digest();
  }
}

/** `undefined` where the file is not just what was written. */
export function parseSnapshot(file: Buffer): IndexSnapshot | undefined {
  const end = file.length - DIGEST_BYTES;
  if (end < LENGTH_BYTES || !createHash('sha256').update(file.subarray(0, end)).digest().equals(file.subarray(end)))
    return undefined;
  const pieces: Buffer[] = [];
  for (let at = 0; ;) {
    const length = file.readUInt32LE(at);
    at += LENGTH_BYTES;
    if (length === END_MARK) break;
    pieces.push(file.subarray(at, at + length));
    at += length;
  }
  const [stamp, ...rest] = pieces;
  return stamp && { stamp: stamp.toString(), pieces: rest };
}

function lengthBytes(length: number): Buffer {
  const bytes = Buffer.alloc(LENGTH_BYTES);
  bytes.writeUInt32LE(length);
  return bytes;
}
