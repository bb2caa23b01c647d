import { close, fstat, fsync, write } from 'node:fs';
import { promisify } from 'node:util';

const ZEROS = new Uint8Array(1024 * 1024);

/** Writes zeros over all of a file that is open for writing, and closes it. */
export async function overwriteAndClose(descriptor: number): Promise<void> {
  try {
    const { size } = await promisify(fstat)(descriptor);
    for (let at = 0; at < size;) {
      const { bytesWritten } = await promisify(write)(descriptor, ZEROS, 0, Math.min(ZEROS.length, size - at), at);
      at += bytesWritten;
    }
    await promisify(fsync)(descriptor);
  } finally {
    await promisify(close)(descriptor);
  }
}
