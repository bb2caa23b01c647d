import { expect } from 'chai';
import fc from 'fast-check';
import { assertShallowJson } from '../../../adapters/http-koa/middleware/body/assert-shallow-json.js';

const BLANKS = ' '.repeat(64 * 1024);
const bytes = (json: string): Buffer => Buffer.from(`${BLANKS}${json}`);

describe('a large body', () => {
  it('is refused before it is parsed where it nests too deep, closed or not', () => {
    for (const json of ['['.repeat(33), '{"a":'.repeat(33), `${'['.repeat(33)}${']'.repeat(33)}`]) {
      expect(() => {
        assertShallowJson(bytes(json));
      })
        .to.throw()
        .with.property('message', 'At most 32 levels can be nested.');
    }
  });

  it('may nest 32 levels, and have any brackets in its strings', () => {
    assertShallowJson(bytes(`${'['.repeat(32)}${']'.repeat(32)}`.repeat(9)));
    assertShallowJson(bytes(JSON.stringify({ a: '['.repeat(99), b: '\\"['.repeat(99), c: '\\' })));
    assertShallowJson(bytes(`"${'['.repeat(99)}`));
  });

  it('is never refused for the brackets in its strings, whatever stands beside them', () => {
    fc.assert(
      fc.property(fc.array(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', ']', 'a') })), (texts) => {
        assertShallowJson(bytes(JSON.stringify(texts)));
      }),
    );
  });
});
