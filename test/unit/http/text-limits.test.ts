import { expect } from 'chai';
import { type InputFault, isDomainError, MAX_RESUME_BYTES } from '../../../core/index.js';
import { BodyBudget, type BodyReservation } from '../../../adapters/http-koa/middleware/body/body-budget.js';
import { JSON_LIMIT } from '../../../adapters/http-koa/middleware/body/body-limits.js';
import { parseLargeBody, decodeUtf8 } from '../../../adapters/http-koa/middleware/body/parse-large-body.js';
import { assertStorableJson } from '../../../adapters/http-koa/middleware/body/assert-storable-json.js';
import { validate } from '../../../adapters/http-koa/middleware/validation/validate.js';
import { HttpProblem } from '../../../adapters/http-koa/problems/problem.js';
import { day, parameterText, partialDate, tags, text, time } from '../../../adapters/http-koa/schema/text.js';
import type { z } from 'zod';

const anyShare = (): BodyReservation => new BodyBudget(1e9).open('tnt_1');
const isTaken = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success;
const faultsOf = (check: () => unknown): InputFault[] => {
  try {
    check();
  } catch (error) {
    if (!isDomainError(error)) throw error;
    return error.details['errors'] as InputFault[];
  }
  return [];
};
const problemOf = async (body: string): Promise<string | undefined> => {
  try {
    await parseLargeBody(Buffer.from(body), anyShare());
  } catch (error) {
    if (error instanceof HttpProblem) return error.code;
    throw error;
  }
  return undefined;
};

describe('A text of a body', () => {
  it('is taken up to its length and from its least length on, both counted', () => {
    for (const length of [2, 3, 4]) expect(isTaken(text(4, 2), 'x'.repeat(length)), String(length)).to.equal(true);
    for (const length of [0, 1, 5]) expect(isTaken(text(4, 2), 'x'.repeat(length)), String(length)).to.equal(false);
    expect(isTaken(text(4), '')).to.equal(true);
    expect(isTaken(text(4), 1234)).to.equal(false);
  });

  it('that is too short gives that fault once, though it breaks other rules as well', () => {
    expect(faultsOf(() => validate(text(4, 2).regex(/^y/), 'x'))).to.have.length(1);
  });

  it('of a query is valid Unicode without NUL', () => {
    for (const value of ['a\u0000', '\ud800', 'a\udc00']) expect(isTaken(parameterText(9), value)).to.equal(false);
    expect(isTaken(parameterText(9), '😀')).to.equal(true);
    expect(isTaken(parameterText(3), 'abcd')).to.equal(false);
  });

  it('is one of at most a hundred tags of at most a hundred characters', () => {
    expect(isTaken(tags, Array(100).fill('x'.repeat(100)))).to.equal(true);
    for (const wrong of [Array(101).fill('x'), ['x'.repeat(101)], [''], 'x'])
      expect(isTaken(tags, wrong)).to.equal(false);
  });
});

describe('A date of a body', () => {
  it('is as precise as the caller knows, and a day that there is', () => {
    for (const value of ['2024', '2024-02', '2024-02-29', '0001-01-01'])
      expect(isTaken(partialDate, value), value).to.equal(true);
    for (const value of [
      '2023-02-29',
      '2024-02-30',
      '2024-13',
      '2024-00',
      '2024-1',
      '24',
      '2024-02-32',
      'x2024',
      '2024-02-29T00',
    ])
      expect(isTaken(partialDate, value), value).to.equal(false);
    expect(isTaken(day, '2023-02-29')).to.equal(false);
    expect(isTaken(day, '2023-02')).to.equal(false);
  });

  it('with a time has an offset, is kept in UTC, and has four digits of year there too', () => {
    expect(time.parse('2026-03-01T14:00:00+02:00')).to.equal('2026-03-01T12:00:00.000Z');
    expect(isTaken(time, '2026-03-01T14:00:00')).to.equal(false);
    expect(isTaken(time, '9999-12-31T23:59:59-01:00')).to.equal(false);
    expect(isTaken(time, '0000-01-01T00:00:00+01:00')).to.equal(false);
  });
});

describe('What JSON can say and nothing can keep', () => {
  it('is refused wherever it stands, each place named', () => {
    const body = JSON.parse(
      '{"a":["ok","x\\u0000"],"b":{"__proto__":1},"c":1e999,"d\\ud800":1,"e/f~":"\\udc00"}',
    ) as unknown;
    expect(faultsOf(() => assertStorableJson(body)).map(({ pointer, code }) => [pointer, code])).to.deep.equal([
      ['/a/1', 'invalid_value'],
      ['/b/__proto__', 'unknown_member'],
      ['/c', 'number_too_large'],
      ['', 'invalid_value'],
      ['/e~1f~0', 'invalid_value'],
    ]);
  });

  it('is nesting of more than 32 levels', () => {
    const nested = (levels: number): unknown => JSON.parse('['.repeat(levels) + ']'.repeat(levels));
    expect(faultsOf(() => assertStorableJson(nested(32)))).to.deep.equal([]);
    const [fault, ...more] = faultsOf(() => assertStorableJson(nested(33)));
    expect(fault).to.include({
      code: 'too_deep',
      pointer: '/0'.repeat(32),
      detail: 'At most 32 levels can be nested.',
    });
    expect(more).to.deep.equal([]);
  });

  it('is nothing else', () => {
    const fine = { a: [null, true, -0.5, 1e308, '😀', ''], constructor: 'x', prototype: { toString: 1 } };
    expect(faultsOf(() => assertStorableJson(fine))).to.deep.equal([]);
  });
});

describe('A large body', () => {
  const QUOTED = 300 * 1024;
  it('may be large through the text or the file of its resume alone', async () => {
    const word = 'x'.repeat(QUOTED);
    const taken = (await parseLargeBody(Buffer.from(`{"resume":{"text":"${word}"},"tags":["a"]}`), anyShare())) as {
      resume: { text: string };
    };
    expect(taken.resume.text).to.equal(word);
    expect(await problemOf(`{"profile":{"basics":{"summary":"${word}"}}}`)).to.equal('payload_too_large');
    expect(await problemOf(`{"resume":{"filename":"${word}"}}`)).to.equal('payload_too_large');
    expect(await problemOf(`["${word}"]`)).to.equal('payload_too_large');
    expect(await problemOf(`null${' '.repeat(JSON_LIMIT)}`)).to.equal('payload_too_large');
  });

  it('has at most a mebibyte beside its resume', async () => {
    const resume = `"resume":{"text":"${'x'.repeat(QUOTED)}"}`;
    const rest = (bytes: number): string => `{${resume},"customFields":{"a":"","b":[${' '.repeat(bytes)}]}}`;
    const own = Buffer.byteLength(rest(0)) - QUOTED;
    expect(await problemOf(rest(JSON_LIMIT - own))).to.equal(undefined);
    expect(await problemOf(rest(JSON_LIMIT - own + 1))).to.equal('payload_too_large');
  });

  it('has no text of more than two mebibytes, however its characters are escaped', async () => {
    const escaped = (count: number): string => `{"resume":{"text":"${'\\u0061'.repeat(count)}"}}`;
    const most = Math.floor((2 * 1024 * 1024) / 6);
    expect(await problemOf(escaped(most))).to.equal(undefined);
    expect(await problemOf(escaped(most + 1))).to.equal('payload_too_large');
  });

  it('is UTF-8, with or without its mark', () => {
    expect(decodeUtf8(Buffer.from('\uFEFF{}'))).to.equal('{}');
    expect(decodeUtf8(Buffer.from('{}'))).to.equal('{}');
    expect(() => decodeUtf8(Buffer.from([0xff, 0xfe]))).to.throw(SyntaxError);
  });

  it('holds no file of more than ten mebibytes', () => {
    expect(MAX_RESUME_BYTES / 1024 / 1024).to.equal(10);
  });
});
