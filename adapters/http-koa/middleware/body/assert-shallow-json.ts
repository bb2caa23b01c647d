import { invalidInput } from '../../../../core/index.js';
import { MAX_DEPTH } from './assert-storable-json.js';

/** In bytes. The parser holds the event loop up for no more than some milliseconds by a body of this size, however it is nested. */
const MIN_BYTES = 64 * 1024;

const [QUOTE, BACKSLASH] = [0x22, 0x5c];
/** Brackets and braces differ in this bit only. */
const BRACE_BIT = 0x20;
const [OPENING, CLOSING] = [0x7b, 0x7d];

/**
 * Refuses a large body that nests too deep before it is parsed: V8 parses a megabyte of brackets in 50 ms, and one of ordinary JSON in 5.
 * Throws `input.invalid`. The body may be no JSON at all.
 */
export function assertShallowJson(raw: Buffer): void {
  if (raw.length < MIN_BYTES) return;
  let depth = 0;
  for (let at = 0; at < raw.length; at += 1) {
    const byte = raw[at]!;
    if (byte === QUOTE) {
      at = endOfString(raw, at + 1);
      if (at === -1) return;
    } else if ((byte | BRACE_BIT) === OPENING) {
      depth += 1;
      if (depth > MAX_DEPTH) {
        throw invalidInput([
          { pointer: '', code: 'too_deep', detail: `At most ${String(MAX_DEPTH)} levels can be nested.` },
        ]);
      }
    } else if ((byte | BRACE_BIT) === CLOSING) depth -= 1;
  }
}

/** Where the string ends, or -1. */
function endOfString(raw: Buffer, from: number): number {
  let at = raw.indexOf(QUOTE, from);
  while (at !== -1) {
    let backslashes = 0;
    while (raw[at - 1 - backslashes] === BACKSLASH && at - 1 - backslashes >= from) backslashes += 1;
    if (backslashes % 2 === 0) return at;
    at = raw.indexOf(QUOTE, at + 1);
  }
  return -1;
}
