import { expect } from 'chai';
import { fontSizes } from '../../../../adapters/enrichment/ocr/font-sizes.js';
import { levelRules } from '../../../../adapters/enrichment/ocr/level-rules.js';
import { lostDashes } from '../../../../adapters/enrichment/ocr/lost-dashes.js';
import { withoutOverlaps } from '../../../../adapters/enrichment/ocr/overlapping-words.js';
import { onOwnBaselines } from '../../../../adapters/enrichment/ocr/own-baselines.js';
import { blank, type Raster } from '../../../../adapters/enrichment/ocr/pictures/raster.js';
import type { FoundWord } from '../../../../adapters/enrichment/ocr/tesseract/tesseract.js';

/** A word of capitals or tall letters on a line whose small letters are ten pixels high. */
function word(text: string, left: number, baseline: number, changes: Partial<FoundWord> = {}): FoundWord {
  const box = { left, right: left + text.length * 10, top: baseline - 14, bottom: baseline };
  return { text, confidence: 90, ...box, baseline, xHeight: 10, lineHeight: 20, ...changes };
}
const textsOf = (words: readonly FoundWord[]): string[] => words.map(({ text }) => text);

function ink(page: Raster, left: number, top: number, right: number, bottom: number, shade = 0): void {
  for (let y = top; y < bottom; y++) page.pixels.fill(shade, y * page.width + left, y * page.width + right);
}

describe('Words that the recognizer found', () => {
  it('stand once where two blocks of the page overlap', () => {
    const whole = word('2019-03-01', 100, 50);
    const again = word('03', 140, 52, { lineHeight: 18 });
    expect(textsOf(withoutOverlaps([whole, word('Tern', 260, 50), again]))).to.deep.equal(['2019-03-01', 'Tern']);
  });

  it('end where the next word of their line begins', () => {
    const words = withoutOverlaps([word('HTML', 100, 50, { right: 190 }), word('/', 145, 50), word('CSS', 160, 50)]);
    expect(words.map(({ text, right }) => [text, right])).to.deep.equal([
      ['HTML', 145],
      ['/', 155],
      ['CSS', 190],
    ]);
  });

  it('are put back on the line that they stand on where two columns were taken for one', () => {
    const on = (text: string, left: number, bottom: number): FoundWord =>
      word(text, left, 55, { bottom, top: bottom - 14 });
    const words = onOwnBaselines([on('Planned', 20, 50), on('shifts', 100, 50), on('March', 400, 60)]);
    expect(words.map(({ baseline }) => baseline)).to.deep.equal([50, 50, 60]);
  });

  it('stay on one line where the page falls a little, and where a box holds more than its word', () => {
    const falling = [0, 300, 600].flatMap((top) =>
      [0, 1, 2, 3].map((at) => word('Harbour', at * 250, 100 + top + 6, { bottom: 100 + top + at * 4, top: 86 + top })),
    );
    expect(new Set(onOwnBaselines(falling).map(({ baseline }) => baseline)).size).to.equal(3);
    const marred = word('EFREN', 20, 50, { bottom: 60, top: 26 });
    expect(onOwnBaselines([marred, word('2019', 400, 50)]).map(({ baseline }) => baseline)).to.deep.equal([50, 50]);
  });

  it('have the size that the heights of their letters say, whatever letters they have', () => {
    const text = ['Planned', 'shifts', 'across', 'Harbour', 'mean'].map((each, at) => {
      const tall = /[A-Zdbhlfkt]/.test(each);
      return word(each, 20 + at * 100, 50 + at * 30, { top: 50 + at * 30 - (tall ? 14 : 10) });
    });
    const heading = word('Work', 20, 300, { top: 300 - 22 });
    const cut = word('hites', 20, 340, { top: 340 - 24, confidence: 50 });
    const sizes = fontSizes([...text, heading, cut]);
    expect(new Set(text.map((each) => sizes.get(each))).size).to.equal(1);
    expect(sizes.get(heading)! / sizes.get(text[0]!)!).to.be.within(1.4, 1.7);
    expect(sizes.get(cut)).to.equal(sizes.get(text[0]!));
  });
});

describe('What is drawn on a page', () => {
  it('is a dash after a date at the end of a line, and between two dates one above the other', () => {
    const page = blank(600, 300);
    ink(page, 352, 44, 372, 47);
    ink(page, 320, 134, 340, 137);
    const words = [word('2019', 310, 50), word('2020', 300, 110), word('2021', 300, 170), word('Tern', 20, 230)];
    const dashes = lostDashes(words, page);
    expect(dashes.map(({ text, left, right }) => [text, left, right])).to.deep.equal([
      ['–', 352, 372],
      ['–', 320, 340],
    ]);
    expect(dashes[1]!.baseline).to.be.within(136, 145);
  });

  it('is no dash where it is a fleck, a piece of something, a rule, or after other words', () => {
    const page = blank(600, 300);
    ink(page, 352, 44, 356, 47);
    ink(page, 352, 104, 372, 107);
    ink(page, 360, 90, 364, 104);
    ink(page, 352, 164, 560, 167);
    ink(page, 72, 224, 92, 227);
    const words = [word('2019', 310, 50), word('2020', 310, 110), word('2021', 310, 170), word('Tern', 20, 230)];
    expect(lostDashes(words, page)).to.deep.equal([]);
  });

  it('is a rule where a thin stroke crosses much of the page, grey or a little aslant', () => {
    const page = blank(1_000, 200);
    for (let at = 0; at < 4; at++) ink(page, 100 + at * 200, 50 + at, 300 + at * 200, 51 + at, 190);
    ink(page, 100, 120, 180, 121);
    ink(page, 0, 150, 1_000, 190);
    const rules = levelRules(page);
    expect(rules).to.have.length(1);
    expect(rules[0]).to.include({ left: 100, right: 900 });
  });
});
