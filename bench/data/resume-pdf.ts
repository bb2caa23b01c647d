// @ts-expect-error pdfkit ships no types
import PDFDocument from 'pdfkit';

/** Points. */
const MARGIN = 50;
const SIDEBAR = 150;

/** A resume's text set on A4, in one column, or with its skills and languages in a sidebar of the first page. */
export async function resumePdf(text: string, columns: 1 | 2): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', margin: MARGIN });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  const lines = text.split('\n');
  const aside = columns === 2 ? lines.findIndex((line) => /^skills:?$/i.test(line)) : lines.length;
  const [name = '', ...rest] = lines.slice(0, aside);
  pdf.font('Helvetica-Bold').fontSize(20).text(name);
  if (columns === 2) {
    const top = pdf.y;
    set(pdf, lines.slice(aside), { x: MARGIN, width: SIDEBAR - 20 });
    pdf.y = top;
    set(pdf, rest, { x: MARGIN + SIDEBAR, width: pdf.page.width - 2 * MARGIN - SIDEBAR });
  } else set(pdf, rest, { x: MARGIN, width: pdf.page.width - 2 * MARGIN });
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

function set(
  pdf: InstanceType<typeof PDFDocument>,
  lines: readonly string[],
  { x, width }: { x: number; width: number },
): void {
  for (const line of lines) {
    const isHeading = /^(?:[A-Z ]{5,}|(?:Summary|Work Experience|Education|Skills|Languages):?)$/.test(line);
    pdf
      .font(isHeading ? 'Helvetica-Bold' : 'Helvetica')
      .fontSize(isHeading ? 14 : 11)
      .text(line === '' ? ' ' : line.replace('\t', '   '), x, pdf.y, { width, lineGap: 3 });
  }
}
