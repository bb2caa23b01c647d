import { setImmediate as nextTurn } from 'node:timers/promises';

/** The range of a string in the bytes of a JSON text, without its quotes. */
export interface LiteralSpan {
  start: number;
  end: number;
}

const QUOTE = 0x22;
const BACKSLASH = 0x5c;

/** Bytes scanned per turn of the event loop: less than a millisecond, or ten before the loop below has been compiled. */
const STEP = 256 * 1024;

/**
 * Finds the first string of at least `longest` bytes that starts within the first `within` bytes of a JSON text. The text may be invalid JSON: parsing
 * the remainder then fails.
 */
export async function findLongLiteral(
  json: Uint8Array,
  { longest, within }: { longest: number; within: number },
): Promise<LiteralSpan | undefined> {
  let start = -1;
  for (let from = 0; from < json.length; from += STEP) {
    const until = Math.min(from + STEP, json.length);
    for (let at = from; at < until; at += 1) {
      const byte = json[at];
      if (byte === QUOTE) {
        if (start === -1) start = at + 1;
        else if (!isEscaped(json, start, at)) {
          if (at - start >= longest) return { start, end: at };
          start = -1;
        }
      } else if (start === -1 && at > within) return undefined;
    }
    await nextTurn();
  }
  return undefined;
}

/** Whether an odd number of backslashes precedes the quote. */
function isEscaped(json: Uint8Array, start: number, at: number): boolean {
  let before = at;
  while (before > start && json[before - 1] === BACKSLASH) before -= 1;
  return (at - before) % 2 === 1;
}
