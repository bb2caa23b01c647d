import { expect } from 'chai';
import fc from 'fast-check';
import { readText } from '../../../../adapters/enrichment/extract/text/read-text.js';
import { evidenceInSource } from '../../../../core/intelligence/candidate/source-evidence.js';

/** The quotes that are in the source for these of the text that was read from it. */
function quotesOf(source: string, quotes: readonly string[]): string[] {
  const document = readText(source);
  const evidence = quotes.map((quote) => {
    const start = document.text.indexOf(quote);
    expect(start, quote).to.be.at.least(0);
    return { fact: '/profile/basics/name', quote, start, end: start + quote.length, confidence: 1 };
  });
  const placed = evidenceInSource(document, evidence);
  for (const { start, end, quote } of placed)
    expect((document.source ?? document.text).slice(start, end)).to.equal(quote);
  return placed.map(({ quote }) => quote);
}

describe('Evidence in the text as it was given', () => {
  it('stays where it is when reading changed nothing', () => {
    const document = readText('Mara Lindqvist\nKeeper');
    expect(document.source).to.equal(undefined);
    expect(quotesOf('Mara Lindqvist\nKeeper', ['Mara', 'Keeper'])).to.deep.equal(['Mara', 'Keeper']);
  });

  it('is found after indentation, empty lines, columns and runs of spaces', () => {
    const source = '\n\n   Mara Lindqvist  \r\n\r\n\r\n\tJan 2021  -  Present      Keeper,  Harbour Ltd\n';
    expect(quotesOf(source, ['Mara Lindqvist', 'Jan 2021', 'Present', 'Keeper, Harbour Ltd'])).to.deep.equal([
      'Mara Lindqvist',
      'Jan 2021',
      'Present',
      'Keeper,  Harbour Ltd',
    ]);
  });

  it('is found after letters that were repaired or left out', () => {
    const source =
      'M A R A   L I N D Q V I S T\n\uf0b7 Ofﬁce of the Köln harbour, e\u0301tude\u200b (20\u00ad20)\n\ue001 Zoë Müller\u00a0Keeper';
    expect(quotesOf(source, ['MARA', 'Office', 'Köln', 'étude', '2020', 'Zoë Müller', 'Keeper'])).to.deep.equal([
      'M A R A',
      'Ofﬁce',
      'Köln',
      'e\u0301tude',
      '20\u00ad20',
      'Zoë Müller',
      'Keeper',
    ]);
    const garbled = 'FranÃ§ois MÃ¼ller, KÃ¶ln\nKeeper of the CafÃ©, Harbour Ltd';
    expect(quotesOf(garbled, ['Müller', 'Keeper', 'Harbour Ltd'])).to.deep.equal(['MÃ¼ller', 'Keeper', 'Harbour Ltd']);
  });

  it('is found in any text of words, however they are spaced', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9.,()é😀]{2,12}$/u);
    const space = fc.constantFrom(' ', '  ', '\t', ' \u00a0', '\n', '\r\n', '\n\n \n', '     ', '\u200b ');
    fc.assert(
      fc.property(fc.array(fc.tuple(word, space), { minLength: 1, maxLength: 60 }), (pieces) => {
        const source = pieces.flat().join('');
        if (!/[\p{L}\p{N}]/u.test(source)) return;
        const document = readText(source);
        let from = 0;
        const evidence = [...document.text.matchAll(/\S+/g)].map((match) => ({
          fact: '/profile/basics/name',
          quote: match[0],
          start: match.index,
          end: match.index + match[0].length,
          confidence: 1,
        }));
        for (const { start, end, quote } of evidenceInSource(document, evidence)) {
          expect(start).to.be.at.least(from);
          expect((document.source ?? document.text).slice(start, end)).to.equal(quote);
          from = end;
        }
        expect(evidenceInSource(document, evidence).map(({ quote }) => quote.replace(/\s/g, ''))).to.deep.equal(
          evidence.map(({ quote }) => quote),
        );
      }),
    );
  });

  it('takes no long time, whatever the text is', () => {
    const source = `Keeper${'\ue001ﬁ\u0301Ã¼ '.repeat(30_000)}end`;
    const { text } = readText(source);
    const from = performance.now();
    evidenceInSource({ text, source }, [{ fact: '/profile/basics/name', quote: 'K', start: 0, end: 1, confidence: 1 }]);
    expect(performance.now() - from).to.be.below(1000);
  });
});
