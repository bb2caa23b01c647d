import { createHash } from 'node:crypto';
import type { Digest } from '../../core/ports/digest.js';

export class NodeDigest implements Digest {
  sha256(input: string | Uint8Array): string {
    return createHash('sha256').update(input).digest('hex');
  }
}
