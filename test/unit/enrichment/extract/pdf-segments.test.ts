import { expect } from 'chai';
import { classifyGutter } from '../../../../adapters/enrichment/extract/pdf/columns/classify-gutter.js';
import { Chips } from '../../../../adapters/enrichment/extract/pdf/painting/chips.js';
import type { Glyph } from '../../../../adapters/enrichment/extract/pdf/geometry/glyph.js';
import { pageLines } from '../../../../adapters/enrichment/extract/pdf/lines/page-lines.js';
import { toSegments, type Segment } from '../../../../adapters/enrichment/extract/pdf/segments/segments.js';
import { joinStackedDates } from '../../../../adapters/enrichment/extract/pdf/segments/stacked-dates.js';

const SIZE = 10;
const segment = (text: string, x0: number, y: number): Segment => ({
  ...{ text, x0, y, x1: x0 + text.length * 5 },
  ...{ size: SIZE, bold: false, angle: 0 },
});
const textsOf = (segments: readonly Segment[]): string[] => joinStackedDates(segments).map(({ text }) => text);

/** Words as a page shows them, with a small gap between two. */
function glyphsOf(
  words: readonly string[],
  y: number,
): { glyphs: Glyph[]; boxes: { left: number; right: number; top: number; bottom: number }[] } {
  const glyphs: Glyph[] = [];
  const boxes = [];
  let x = 20;
  for (const word of words) {
    const left = x - 2;
    for (const text of word) {
      glyphs.push({
        ...{ text, x0: x, x1: x + 5, y, size: SIZE },
        ...{ bold: false, font: 'f', angle: 0, spaceBefore: false, hidden: false },
      });
      x += 5;
    }
    boxes.push({ left, right: x + 2, top: y - SIZE, bottom: y + 3 });
    x += 6;
  }
  return { glyphs, boxes };
}

describe('Dates that stand one above the other', () => {
  it('are one range on the line that the first of them is beside', () => {
    const stack = [
      segment('March 2020', 400, 96),
      segment('—', 420, 110),
      segment('May 2021', 402, 124),
      segment('a year', 405, 138),
    ];
    const joined = joinStackedDates([
      segment('Lamp fitter, Tern Glass', 40, 100),
      segment('Drew lamps', 40, 118),
      ...stack,
    ]);
    expect(joined.map(({ text, y }) => [text, y])).to.deep.equal([
      ['Lamp fitter, Tern Glass', 100],
      ['Drew lamps', 118],
      ['March 2020 — May 2021 a year', 100],
    ]);
  });

  it('may end with a word for today on the line of the dash', () => {
    expect(textsOf([segment('01/2021', 400, 100), segment('— heute', 400, 114)])).to.deep.equal(['01/2021 — heute']);
    expect(textsOf([segment('mars 2021 –', 400, 100), segment('aujourd’hui', 404, 112)])).to.deep.equal([
      'mars 2021 – aujourd’hui',
    ]);
  });

  it('are left alone without a dash, in columns of their own, and far apart', () => {
    for (const part of [
      [segment('2019', 400, 100), segment('2020', 400, 114)],
      [segment('2019', 400, 100), segment('—', 300, 114), segment('2020', 400, 128)],
      [segment('2019', 400, 100), segment('—', 400, 140), segment('2020', 400, 180)],
    ])
      expect(textsOf(part)).to.have.length(part.length);
  });
});

describe('A strip with dates at its right', () => {
  const left = ['Head weaver', 'Tern Mills', 'Weaver', 'Gull Mills', 'Helper', 'Reed Mills'].map((text, at) =>
    segment(text, 40, 100 + 30 * at),
  );
  const dates = [0, 2, 4].map((at) => segment('2017 - 2021', 200, 100 + 30 * at));
  const kind = (right: Segment[]): string => classifyGutter({ left, right, width: 20, height: 150, weight: 1 });
  const sidebar = ['Skills', 'Looms', 'Linen', 'Wool', 'Felt', 'Dyes', 'Languages', 'English', 'Danish', 'Interests'];

  it('parts the rows of entries where the next column begins behind the dates', () => {
    expect(kind([...dates, ...sidebar.map((text, at) => segment(text, 400, 108 + 16 * at))])).to.equal('rows');
  });

  it('parts columns where each date has its text on the right', () => {
    const texts = dates.flatMap(({ y }) => [
      segment('Head weaver', 300, y),
      segment('Ran looms', 300, y + 11),
      segment('on two floors', 300, y + 22),
    ]);
    expect(kind([...dates, ...texts])).to.equal('columns');
  });

  it('parts columns where the dates have no entry on the left', () => {
    const adrift = dates.map((date) => ({ ...date, y: date.y + 9 }));
    expect(kind([...adrift, ...sidebar.map((text, at) => segment(text, 400, 112 + 16 * at))])).to.equal('columns');
  });
});

describe('Words on boxes of their own', () => {
  const rows = [glyphsOf(['Oak', 'Ash', 'Elm'], 100), glyphsOf(['Beech'], 120)];
  const glyphs = rows.flatMap((row) => row.glyphs);
  const boxes = rows.flatMap((row) => row.boxes);

  it('are cells, however near each other they stand', () => {
    expect(toSegments(glyphs, new Chips(boxes)).map(({ text }) => text)).to.deep.equal(['Oak', 'Ash', 'Elm', 'Beech']);
    expect(toSegments(glyphs).map(({ text }) => text)).to.deep.equal(['Oak Ash Elm', 'Beech']);
  });

  it('make lines of tags, a single one where it is beside such a line', () => {
    const lines = pageLines(glyphs, { marks: [], rules: [], boxes }, 1);
    expect(lines.map(({ text, role }) => [text, role])).to.deep.equal([
      ['Oak\tAsh\tElm', 'tags'],
      ['Beech', 'tags'],
    ]);
  });

  it('are a heading where each stands alone', () => {
    const headings = [0, 1, 2, 3].map((at) => glyphsOf(['SKILLS'], 100 + at * 90));
    const lines = pageLines(
      headings.flatMap((row) => row.glyphs),
      { marks: [], rules: [], boxes: headings.flatMap((row) => row.boxes) },
      1,
    );
    expect(lines.map(({ role }) => role)).to.deep.equal([undefined, undefined, undefined, undefined]);
  });
});
