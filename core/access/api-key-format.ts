import type { Digest } from '../ports/system/digest.js';
import type { Randomness } from '../ports/system/randomness.js';

/**
 * `tm_live_` or `tm_test_`, 160 random bits in hex, and the first eight hex digits of the SHA-256 of all before:
 * scanners can find leaked keys, and junk never reaches the store.
 */
export function newApiKey(randomness: Randomness, digest: Digest, mode: 'live' | 'test' = 'live'): string {
  const secret = [...randomness.bytes(20)].map((byte) => byte.toString(16).padStart(2, '0')).join('');
  const body = `tm_${mode}_${secret}`;
  return body + digest.sha256(body).slice(0, CHECKSUM_LENGTH);
}

const CHECKSUM_LENGTH = 8;

/** At least 128 bits after the prefix, in letters and digits. */
const SHAPE = /^tm_(live|test)_[A-Za-z0-9]{22,128}$/;

export function hasKeyShape(key: string): boolean {
  return SHAPE.test(key);
}

export function hasKeyChecksum(key: string, digest: Digest): boolean {
  return hasKeyShape(key) && digest.sha256(key.slice(0, -CHECKSUM_LENGTH)).startsWith(key.slice(-CHECKSUM_LENGTH));
}
