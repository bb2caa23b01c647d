import { expect } from 'chai';
import fc from 'fast-check';
import { findLongLiteral } from '../../../adapters/http-koa/middleware/body/find-long-literal.js';

const MIB = 1024 * 1024;

const found = async (json: string, limits = { longest: 20, within: 1000 }): Promise<string | undefined> => {
  const bytes = Buffer.from(json);
  const span = await findLongLiteral(bytes, limits);
  return span && bytes.subarray(span.start, span.end).toString();
};

describe('the long string of a JSON text', () => {
  const long = 'a'.repeat(20);

  it('is found wherever it stands, with what is escaped in it', async () => {
    for (const content of [long, `${long}\\"${long}`, `\\\\${long}\\\\`, `\\"${long}`, `${long}ü`]) {
      for (const json of [`"${content}"`, `{"a":"\\\\","b":["\\"",{"c":"${content}"}],"d":"x"}`]) {
        expect(await found(json), json).to.equal(content);
      }
    }
  });

  it('is none where no string is long enough, or is closed', async () => {
    for (const json of ['', '{}', `"${long.slice(1)}"`, `"${long}`, `"${long}\\"`, `${long}${long}`]) {
      expect(await found(json), json).to.equal(undefined);
    }
  });

  it('is looked for up to a place in the text, and to its own end beyond that', async () => {
    expect(await found(`${' '.repeat(900)}"${'a'.repeat(3 * MIB)}"`)).to.have.length(3 * MIB);
    expect(await found(`${' '.repeat(1100)}"${long}"`)).to.equal(undefined);
  });

  it('is the first that a parser finds too', async () => {
    const json = fc.jsonValue({ stringUnit: fc.constantFrom('a', '"', '\\', 'ü', '\n') });
    await fc.assert(
      fc.asyncProperty(json, async (value) => {
        const text = JSON.stringify(value);
        const literals = text.match(/"(?:[^"\\]|\\.)*"/gs) ?? [];
        const first = literals.map((literal) => literal.slice(1, -1)).find((inner) => Buffer.byteLength(inner) >= 5);
        expect(await found(text, { longest: 5, within: 1e6 })).to.equal(first);
      }),
    );
  });
});
