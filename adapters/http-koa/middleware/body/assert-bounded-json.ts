import { invalidInput } from '../../../../core/index.js';
import { MAX_DEPTH } from './assert-storable-json.js';

/** In bytes. The parser holds the event loop up for no more than some milliseconds by a body of this size, however it is nested. */
const MIN_BYTES = 64 * 1024;

/** Members of all objects together. No schema allows half as many; V8 makes an object of 100,000 names in 50 ms. */
const MAX_NAMES = 50_000;

const [QUOTE, BACKSLASH, COLON] = [0x22, 0x5c, 0x3a];
/** Brackets and braces differ in this bit only. */
const BRACE_BIT = 0x20;
const [OPENING, CLOSING] = [0x7b, 0x7d];

/**
 * Refuses a large body that nests too deep, or has too many members, before it is parsed: V8 parses a megabyte of brackets in 50 ms, and one of
 * ordinary JSON in 5. Throws `input.invalid`. The body may be no JSON at all.
 */
export function assertBoundedJson(raw: Buffer): void {
  if (raw.length < MIN_BYTES) return;
  let depth = 0;
  let names = 0;
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
    } else if (byte === COLON) {
      names += 1;
      if (names > MAX_NAMES) {
        throw invalidInput([
          { pointer: '', code: 'too_big', detail: `A body must have at most ${String(MAX_NAMES)} members in all.` },
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
