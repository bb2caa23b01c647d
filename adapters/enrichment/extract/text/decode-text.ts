import { ExtractionFailure } from '../extraction-failure.js';
import { decodeWindows1252 } from './windows-1252.js';

/** Bytes to text: byte-order mark, else UTF-16 by its zero bytes, else UTF-8, else windows-1252 (which takes any byte). */
export function decodeText(bytes: Uint8Array): string {
  if (bytes[0] === 0xef && bytes[1] === 0xbb && bytes[2] === 0xbf) return new TextDecoder('utf-8').decode(bytes);
  if (bytes[0] === 0xff && bytes[1] === 0xfe) return new TextDecoder('utf-16le').decode(bytes);
  if (bytes[0] === 0xfe && bytes[1] === 0xff) return new TextDecoder('utf-16be').decode(bytes);
  const sniffed = sniffUtf16(bytes);
  if (sniffed !== undefined) return new TextDecoder(sniffed).decode(bytes);
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return decodeWindows1252(bytes);
  }
}

/** Latin text in UTF-16 has a zero in every second byte; text in other encodings has none at all. */
function sniffUtf16(bytes: Uint8Array): 'utf-16le' | 'utf-16be' | undefined {
  const length = Math.min(bytes.length, 512) & ~1;
  if (length < 4) return undefined;
  let even = 0;
  let odd = 0;
  for (let at = 0; at < length; at += 2) {
    if (bytes[at] === 0) even++;
    if (bytes[at + 1] === 0) odd++;
  }
  const half = length / 2;
  if (odd > half * 0.6 && even < half * 0.1) return 'utf-16le';
  if (even > half * 0.6 && odd < half * 0.1) return 'utf-16be';
  return undefined;
}

/** Refuses what decodes to something but is no text: executables, unknown containers, garbage. */
export function assertPlausibleText(text: string): void {
  const sample = text.slice(0, 20_000);
  let odd = 0;
  for (const character of sample) {
    const code = character.codePointAt(0) ?? 0;
    const control = code < 32 && code !== 9 && code !== 10 && code !== 13 && code !== 12 && code !== 11;
    if (control || code === 0xfffd || (code >= 0x7f && code < 0xa0)) odd++;
  }
  if (odd > 2 && odd > sample.length * 0.01) {
    throw new ExtractionFailure('unsupported_format', 'The bytes are neither a known format nor text.');
  }
}
