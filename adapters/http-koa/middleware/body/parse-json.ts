import { isUtf8 } from 'node:buffer';
import { Readable } from 'node:stream';
import type { Context } from 'koa';
import bodyParser from 'koa-bodyparser';
import { MAX_WHOLE_PARSE_BYTES } from './body-limits.js';

const options = {
  enableTypes: ['json'],
  detectJSON: () => true,
  jsonLimit: String(MAX_WHOLE_PARSE_BYTES),
  strict: false,
  // Members called "__proto__" come through as data, and are refused by name afterwards.
  onProtoPoisoning: 'ignore',
};

const parse = bodyParser(options);

/**
 * Parses a JSON body with koa-bodyparser. The bytes were collected before, within the budget of the process and without their content encoding,
 * because the parser itself knows no budget. Throws `SyntaxError` for what is not JSON in UTF-8 (RFC 8259).
 */
export async function parseJson(ctx: Context, bytes: Buffer): Promise<unknown> {
  if (!isUtf8(bytes)) throw new SyntaxError('The body is not UTF-8.');
  const headers = { 'content-type': 'application/json', 'content-length': String(bytes.length) };
  const req = Object.assign(Readable.from([bytes], { objectMode: false }), { headers });
  await parse(Object.create(ctx, { req: { value: req } }) as Context, () => Promise.resolve());
  return ctx.request.body;
}
