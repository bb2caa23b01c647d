import { expect } from 'chai';
import fc from 'fast-check';
import { assertBoundedJson } from '../../../adapters/http-koa/middleware/body/assert-bounded-json.js';

const BLANKS = ' '.repeat(64 * 1024);
const bytes = (json: string): Buffer => Buffer.from(`${BLANKS}${json}`);

describe('a large body', () => {
  it('is refused before it is parsed where it nests too deep, closed or not', () => {
    for (const json of ['['.repeat(33), '{"a":'.repeat(33), `${'['.repeat(33)}${']'.repeat(33)}`]) {
      expect(() => {
        assertBoundedJson(bytes(json));
      })
        .to.throw()
        .with.property('message', 'At most 32 levels can be nested.');
    }
  });

  it('is refused before it is parsed where it has more members than anything can have', () => {
    const membersOf = (count: number) =>
      bytes(`{${Array.from({ length: count }, (_, at) => `"${String(at)}":1`).join(',')}}`);
    assertBoundedJson(membersOf(50_000));
    expect(() => {
      assertBoundedJson(membersOf(50_001));
    })
      .to.throw()
      .with.property('message', 'A body must have at most 50000 members in all.');
    assertBoundedJson(bytes(JSON.stringify({ text: ':'.repeat(60_000) })));
  });

  it('may nest 32 levels, and have any brackets in its strings', () => {
    assertBoundedJson(bytes(`${'['.repeat(32)}${']'.repeat(32)}`.repeat(9)));
    assertBoundedJson(bytes(JSON.stringify({ a: '['.repeat(99), b: '\\"['.repeat(99), c: '\\' })));
    assertBoundedJson(bytes(`"${'['.repeat(99)}`));
  });

  it('is never refused for the brackets in its strings, whatever stands beside them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ']', 'a') })), (texts) => {
        assertBoundedJson(bytes(JSON.stringify(texts)));
      }),
    );
  });
});
