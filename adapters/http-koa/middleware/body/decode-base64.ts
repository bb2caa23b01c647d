import { setImmediate as nextTurn } from 'node:timers/promises';
import { invalidInput } from '../../../../core/index.js';

/** Of both alphabets of RFC 4648. */
const BASE64 = /^[A-Za-z0-9+/_-]*={0,2}$/;

/** Ignores white space. Throws `input.invalid`. */
export function decodeBase64(content: string): Uint8Array {
  const compact = /\s/.test(content) ? content.replace(/\s+/g, '') : content;
  if (!BASE64.test(compact)) throw notBase64();
  return Buffer.from(compact, 'base64');
}

/** Characters decoded in one turn of the event loop: about two milliseconds. */
const STEP = 1024 * 1024;

/** Upper bound of the decoded bytes of a literal. */
export function maxDecodedLength(literal: Uint8Array): number {
  return Math.ceil(literal.length / 4) * 3;
}

/**
 * Decodes a long base64 string from the source of a JSON text, including its escapes, yielding to the event loop. Throws `input.invalid`, and
 * `SyntaxError` if the literal is not valid JSON.
 */
export async function decodeBase64InSteps(literal: Uint8Array): Promise<Uint8Array> {
  const source = Buffer.from(literal.buffer, literal.byteOffset, literal.length);
  const bytes = Buffer.allocUnsafeSlow(maxDecodedLength(literal));
  let length = 0;
  let carried = '';
  for (let from = 0; from < source.length;) {
    const until = endOfStep(source, from);
    const piece = carried + unescapeAndTrim(source.toString('latin1', from, until));
    if (!BASE64.test(piece)) throw notBase64();
    // Four characters are three bytes. Padding is carried over to the last step.
    const padding = piece.indexOf('=');
    const complete = padding === -1 ? piece.length : padding;
    const whole = until === source.length ? piece.length : complete - (complete % 4);
    length += bytes.write(piece.slice(0, whole), length, 'base64');
    carried = piece.slice(whole);
    from = until;
    await nextTurn();
  }
  return bytes.subarray(0, length);
}

const BACKSLASH = 0x5c;
const LONGEST_ESCAPE = '\\u002f'.length;

/** Never within an escape. */
function endOfStep(source: Buffer, from: number): number {
  const end = from + STEP;
  if (end >= source.length) return source.length;
  const escape = source.lastIndexOf(BACKSLASH, end - 1);
  return escape > from && end - escape < LONGEST_ESCAPE ? escape : end;
}

/** Some write "/" as "\/", break lines, or give "=" by its number. */
function unescapeAndTrim(piece: string): string {
  return BASE64.test(piece) ? piece : (JSON.parse(`"${piece}"`) as string).replace(/\s+/g, '');
}

function notBase64(): Error {
  return invalidInput([
    { pointer: '/resume/contentBase64', code: 'invalid_base64', detail: '`contentBase64` must be base64.' },
  ]);
}
