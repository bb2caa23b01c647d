import { expect } from 'chai';
import { parseResume } from '../../../../../adapters/enrichment/parse/index.js';
import type { DocumentLine, ExtractedDocument } from '../../../../../core/candidate/resume-document.js';

type Row = readonly [text: string, step?: number, layout?: Partial<DocumentLine>];

const HEADING = { bold: true, fontSize: 13 } as const;

/** `step` is the distance to the line above, in points. */
function skillsOf(...rows: Row[]): (string | undefined)[] {
  let start = 0;
  let y = 30;
  const all: Row[] = [['Mara Lindqvist', 20, { fontSize: 20 }], ...rows];
  const lines = all.map(([text, step = 14, layout]): DocumentLine => {
    y += step;
    const line = { start, end: start + text.length, page: 1, x: 20, y, fontSize: 10, ...layout };
    start += text.length + 1;
    return line;
  });
  const text = all.map(([line]) => line).join('\n');
  const document: ExtractedDocument = { contentType: 'application/pdf', text, pages: 1, lines, links: [] };
  const { skills, certificates } = parseResume(document, { referenceDate: '2026-06-01' }).profile;
  return [...(skills ?? []).map(({ name }) => name), ...(certificates ?? []).map(({ name }) => `* ${name}`)];
}

describe('A heading that a narrow column broke', () => {
  it('is one where both lines are set alike and are a usual heading together', () => {
    const headings = [
      ['Principales', 'compétences', 'Formations', 'complémentaires'],
      ['BELANGRIJKSTE', 'VAARDIGHEDEN', 'CURSUSSEN EN', 'TRAININGEN'],
      ['Fachliche', 'Kompetenzen', 'Berufliche', 'Weiterbildung'],
    ];
    for (const [first, second, third, fourth] of headings)
      expect(
        skillsOf(
          ...([[first!, 30, HEADING], [second!, 16, HEADING], ['Lamp repair', 20], ['Negotiation']] as const),
          ...([
            [third!, 30, HEADING],
            [fourth!, 16, HEADING],
            ['Lamp Safety', 20],
          ] as const),
        ),
      ).to.deep.equal(['Lamp repair', 'Negotiation', '* Lamp Safety']);
  });
});
