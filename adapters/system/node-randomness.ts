import { randomBytes } from 'node:crypto';
import type { Randomness } from '../../core/spi.js';

export class NodeRandomness implements Randomness {
  /** For jitter only: not cryptographically strong. */
  fraction(): number {
    return Math.random();
  }

  bytes(count: number): Uint8Array {
    return randomBytes(count);
  }
}
