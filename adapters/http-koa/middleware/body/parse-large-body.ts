import { isUtf8 } from 'node:buffer';
import { randomUUID } from 'node:crypto';
import { HttpProblem } from '../../problems/problem.js';
import { decodeBase64InSteps, maxDecodedLength } from './decode-base64.js';
import type { BodyReservation } from './body-budget.js';
import { JSON_LIMIT, MIN_LONG_LITERAL_BYTES } from './body-limits.js';
import { findLongLiteral } from './find-long-literal.js';
import { assertBoundedJson } from './assert-bounded-json.js';
import { assertStorableJson } from './assert-storable-json.js';
import { UploadedFile } from './uploaded-file.js';
import type { FilePlace } from '../../route.js';

/** In bytes: no string of 200,000 characters needs more, however it is escaped. */
const MAX_TEXT_LITERAL_BYTES = 2 * 1024 * 1024;

interface FileMember {
  contentBase64?: unknown;
  text?: unknown;
}

/** The member of a parsed body that may hold a file; `undefined` where it is not there. */
function memberAt(body: unknown, place: FilePlace): FileMember | undefined {
  let member = body;
  for (const name of place) member = (member as Record<string, unknown> | null | undefined)?.[name];
  return typeof member === 'object' && member !== null ? member : undefined;
}

/**
 * Parses a JSON body of many megabytes, which only a resume can make so large. The long string is cut out and decoded in steps that yield to the event
 * loop; the remainder is parsed as usual. The budget counts the body until the file has replaced it. Throws `SyntaxError` if the body is not JSON,
 * problems and `input.invalid`.
 */
export async function parseLargeBody(
  raw: Buffer,
  share: BodyReservation,
  fileAt: FilePlace = ['resume'],
): Promise<unknown> {
  const long = await findLongLiteral(raw, { longest: MIN_LONG_LITERAL_BYTES, within: JSON_LIMIT });
  if (!long || raw.length - (long.end - long.start) > JSON_LIMIT) throw remainderTooLarge();
  const placeholder = randomUUID();
  const rest = Buffer.concat([raw.subarray(0, long.start), Buffer.from(placeholder), raw.subarray(long.end)]);
  assertBoundedJson(rest);
  const parsed: unknown = JSON.parse(decodeUtf8(rest));
  assertStorableJson(parsed);
  const resume = memberAt(parsed, fileAt);
  const literal = raw.subarray(long.start, long.end);
  if (resume?.contentBase64 === placeholder) {
    share.take(maxDecodedLength(literal));
    resume.contentBase64 = new UploadedFile(await decodeBase64InSteps(literal));
    share.giveBack(literal.length);
  } else if (resume?.text === placeholder && literal.length <= MAX_TEXT_LITERAL_BYTES) {
    resume.text = JSON.parse(`"${literal.toString()}"`) as unknown;
    assertStorableJson(parsed);
  } else {
    throw remainderTooLarge();
  }
  return parsed;
}

/** Strips a byte order mark. Throws `SyntaxError` for other encodings, which JSON must not use (RFC 8259). */
export function decodeUtf8(raw: Buffer): string {
  if (!isUtf8(raw)) throw new SyntaxError('The body is not UTF-8.');
  const text = raw.toString();
  return text.startsWith('\uFEFF') ? text.slice(1) : text;
}

/** Only the resume may be large, not the other members. */
export function rejectLargeRemainder(parsed: unknown, bytes: number, fileAt: FilePlace = ['resume']): void {
  if (bytes <= JSON_LIMIT) return;
  const resume = memberAt(parsed, fileAt);
  const file = resume?.contentBase64 ?? resume?.text;
  if (bytes - (typeof file === 'string' ? Buffer.byteLength(file) : 0) > JSON_LIMIT) throw remainderTooLarge();
}

function remainderTooLarge(): Error {
  return new HttpProblem(
    'payload_too_large',
    `The body without the resume is larger than ${String(JSON_LIMIT)} bytes.`,
  );
}
