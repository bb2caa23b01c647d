import { expect } from 'chai';
import fc from 'fast-check';
import { decodeBase64, decodeBase64InSteps } from '../../../adapters/http-koa/middleware/body/decode-base64.js';

const MIB = 1024 * 1024;

/** As it is between the quotes of a JSON text. */
const literalOf = (content: string): Buffer => Buffer.from(JSON.stringify(content).slice(1, -1));

const outcome = async (decode: () => Uint8Array | Promise<Uint8Array>): Promise<string> => {
  try {
    return Buffer.from(await decode()).toString('hex');
  } catch (error) {
    return (error as Error).name;
  }
};

describe('base64 of a body', () => {
  it('is decoded in steps to the same bytes, wherever the steps end', async () => {
    for (const length of [3 * MIB, 3 * MIB + 1, 3 * MIB + 2]) {
      const bytes = Buffer.from(Uint8Array.from({ length }, (_, at) => (at * 31 + (at >> 9)) & 255));
      for (const content of [bytes.toString('base64'), bytes.toString('base64url')]) {
        expect(bytes.equals(await decodeBase64InSteps(literalOf(content))), String(length)).to.equal(true);
      }
    }
  });

  it('may be escaped and broken into lines, as some programs write it', async () => {
    const bytes = Buffer.from(Uint8Array.from({ length: 2 * MIB + 1 }, (_, at) => (at * 31 + (at >> 9)) & 255));
    const plain = bytes.toString('base64');
    const written = [
      plain.replaceAll('/', '\\/'),
      plain.replace(/.{76}/g, '$&\\r\\n'),
      plain.replaceAll('+', '\\u002b').replaceAll('/', '\\u002F').replaceAll('=', '\\u003d'),
      `${plain}${'\\n'.repeat(MIB)}`,
    ];
    for (const literal of written) expect(bytes.equals(await decodeBase64InSteps(Buffer.from(literal)))).to.equal(true);
  });

  it('is refused in steps where it is refused as a whole', async () => {
    const filling = 'QUJD'.repeat(MIB / 2);
    for (const content of [
      '!',
      '=',
      'Q===',
      'QQ==QQ==',
      '=QQ',
      `QQ==${filling}`,
      `${filling}ä`,
      `${filling}=${filling}`,
      `${filling}Q=\n=`,
    ]) {
      const inSteps = await outcome(() => decodeBase64InSteps(literalOf(content)));
      expect(inSteps, content.slice(0, 20)).to.equal(await outcome(() => decodeBase64(content)));
    }
    expect(await outcome(() => decodeBase64InSteps(Buffer.from(`${filling}\\x`)))).to.equal('SyntaxError');
    expect(await outcome(() => decodeBase64InSteps(Buffer.from(`${filling}\n`)))).to.equal('SyntaxError');
  });

  it('is read alike in both ways, whatever it is', async () => {
    const content = fc.string({ unit: fc.constantFrom('Q', 'f', '+', '/', '-', '_', '=', ' ', '\n', '"', '\\', 'é') });
    await fc.assert(
      fc.asyncProperty(content, async (text) => {
        expect(await outcome(() => decodeBase64InSteps(literalOf(text)))).to.equal(
          await outcome(() => decodeBase64(text)),
        );
      }),
    );
  });
});
