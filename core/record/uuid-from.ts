import type { Digest } from '../ports/system/digest.js';

/** A UUIDv7 (RFC 9562) whose random part is derived from a text: the same each time for the same moment and text. */
export function uuidFrom(digest: Digest, at: Date, text: string): string {
  const time = at.getTime().toString(16).padStart(12, '0');
  const hash = digest.sha256(text);
  const variant = ((Number.parseInt(hash[3] ?? '0', 16) & 0x3) | 0x8).toString(16);
  return `${time.slice(0, 8)}-${time.slice(8)}-7${hash.slice(0, 3)}-${variant}${hash.slice(4, 7)}-${hash.slice(7, 19)}`;
}
