import { readFileSync } from 'node:fs';
import { deflateSync } from 'node:zlib';

/** A resume to read, ordinary, large or hostile. All people in them are invented. */
export interface BenchDocument {
  name: string;
  filename: string;
  bytes: Buffer;
}

const TASKS = [
  'Designed services in TypeScript on PostgreSQL for twelve clinics and cut the time of nightly imports by half.',
  'Led a team of six, planned releases with Scrum and reported to the board every quarter.',
  'Moved forty servers to Kubernetes, with Terraform, Ansible and Prometheus for all that had been done by hand.',
  'Kept the books with DATEV, prepared the annual accounts and taught two apprentices accounting.',
];

function position(at: number): string[] {
  const year = 2024 - (at % 30);
  return [
    `Backend developer, Nordlicht Systems ${String(at)}, Jan ${String(year)} - Dec ${String(year)}`,
    ...TASKS.map((task) => `- ${task}`),
    '',
  ];
}

/** With as many positions as fit into so many characters. */
function resumeText(characters: number): string {
  const lines = ['Mara Lindqvist', 'mara.lindqvist@example.com', 'Berlin', '', 'Experience', ''];
  let length = 0;
  for (let at = 0; length < characters - 700; at += 1) {
    const added = position(at);
    length += added.join('\n').length + 1;
    lines.push(...added);
  }
  return [...lines, 'Skills', 'TypeScript, PostgreSQL, Kubernetes, Terraform, Scrum'].join('\n');
}

/** Pages of text with Helvetica, and as many bytes of nothing behind them as asked for. */
function pdf(pages: readonly string[], padding = 0): Buffer {
  const objects = ['<< /Type /Catalog /Pages 2 0 R >>', ''];
  const kids: string[] = [];
  for (const content of pages) {
    kids.push(`${String(objects.length + 1)} 0 R`);
    objects.push(
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${String(objects.length + 2)} 0 R /Resources << /Font << /F1 << /Type /Font /Subtype /Type1 /BaseFont /Helvetica >> >> >> >>`,
      content,
    );
  }
  objects[1] = `<< /Type /Pages /Kids [${kids.join(' ')}] /Count ${String(pages.length)} >>`;
  if (padding > 0) objects.push(stream(Buffer.alloc(padding, 0x20).toString('latin1')));
  const body = objects.map((object, at) => `${String(at + 1)} 0 obj\n${object}\nendobj\n`).join('');
  return Buffer.from(
    `%PDF-1.7\n${body}trailer\n<< /Size ${String(objects.length + 1)} /Root 1 0 R >>\n%%EOF`,
    'latin1',
  );
}

function stream(content: string, dictionary = ''): string {
  return `<< /Length ${String(content.length)} ${dictionary} >>\nstream\n${content}\nendstream`;
}

function textPages(count: number): string[] {
  const lines = resumeText(count * 3_500).split('\n');
  const each = Math.ceil(lines.length / count);
  return Array.from({ length: count }, (_, page) =>
    stream(
      lines
        .slice(page * each, (page + 1) * each)
        .map((line, at) => `BT /F1 9 Tf 1 0 0 1 40 ${String(800 - at * 14)} Tm (${line.replace(/[\\()]/g, '')}) Tj ET`)
        .join('\n'),
    ),
  );
}

const bomb = deflateSync(Buffer.alloc(200_000_000, 0x20), { level: 9 }).toString('latin1');
const demo = (filename: string): BenchDocument => ({
  name: filename,
  filename,
  bytes: readFileSync(new URL(`../../../../bootstrap/demo-documents/${filename}`, import.meta.url)),
});

export const DOCUMENTS: readonly BenchDocument[] = [
  demo('mirela-tandberg.pdf'),
  demo('tomas-velgrave.docx'),
  { name: 'text of 1,000 words', filename: 'cv.txt', bytes: Buffer.from(resumeText(7_000)) },
  { name: 'PDF of 50 pages', filename: 'cv.pdf', bytes: pdf(textPages(50)) },
  { name: 'text of 195,000 characters', filename: 'cv.txt', bytes: Buffer.from(resumeText(195_000)) },
  { name: 'PDF of 10 MB', filename: 'cv.pdf', bytes: pdf(textPages(1), 10_000_000) },
  { name: 'PDF that inflates to 200 MB', filename: 'cv.pdf', bytes: pdf([stream(bomb, '/Filter /FlateDecode')]) },
];
