import { expect } from 'chai';
import fc from 'fast-check';
import { tokenize } from '../../../../core/taxonomy/phrases/tokens.js';

const forms = (text: string): string[] => tokenize(text).map(({ form }) => form);

describe('Words of a text', () => {
  const table: [string, string[]][] = [
    ['Node.js and C++/C#', ['node', 'js', 'and', 'c++', 'c#']],
    ['ASP.NET on .NET Core', ['asp', 'net', 'on', '.net', 'core']],
    ['Lesson plans, laboratories', ['lesson', 'plan', 'laboratory']],
    ['organisation of Zoë Müller', ['organization', 'of', 'zoe', 'muller']],
    ['News of goods, new and good', ['news', 'of', 'goods', 'new', 'and', 'good']],
    ['C + + is no C++', ['c', 'is', 'no', 'c++']],
  ];
  for (const [text, expected] of table) {
    it(`of "${text}" are ${expected.join(' ')}`, () => {
      expect(forms(text)).to.deep.equal(expected);
    });
  }

  it('are the same whether the text around them is ASCII or not', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary-ascii' }), (text) => {
        const alone = tokenize(`${text} `);
        const beside = tokenize(`${text} ü`).slice(0, -1);
        expect(beside).to.deep.equal(alone);
      }),
      { numRuns: 500 },
    );
  });

  it('are where their offsets say', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        let end = 0;
        for (const token of tokenize(text)) {
          expect(token.start).to.be.at.least(end);
          expect(token.end).to.be.greaterThan(token.start);
          end = token.end;
        }
        expect(end).to.be.at.most(text.length);
      }),
    );
  });
});
