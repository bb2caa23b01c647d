import { createRequire } from 'node:module';
import { deflateSync } from 'node:zlib';
import type { TaskFailure } from '../../../adapters/enrichment/children/index.js';
import {
  openDocumentFile,
  paragraph,
  pdfFile,
  pdfPage,
  put,
  wordFile,
  zip,
} from '../../unit/enrichment/extract/made-documents.js';

const MIB = 1024 * 1024;

const PDFDocument = createRequire(import.meta.url)('pdfkit') as new (options: object) => NodeJS.ReadableStream & {
  text(value: string): void;
  end(): void;
};

async function encryptedPdf(): Promise<Uint8Array> {
  const pdf = new PDFDocument({ userPassword: 'u', ownerPassword: 'o' });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const done = new Promise((resolve) => pdf.on('end', resolve));
  pdf.text('Ada Quill');
  pdf.end();
  await done;
  return Buffer.concat(chunks);
}

function deflated(text: string, times: number): Buffer {
  return deflateSync(Buffer.from(text.repeat(times)), { level: 9 });
}

function withContents(dictionary: string, bytes: Buffer): Uint8Array {
  const stream = `<< /Length ${String(bytes.length)} ${dictionary} >>\nstream\n${bytes.toString('latin1')}\nendstream`;
  const page = Buffer.from(pdfPage('')).toString('latin1');
  return Buffer.from(
    page.replace(/<< \/Length 0 >>\nstream\n\nendstream/, () => stream),
    'latin1',
  );
}

/** Rewrites what a zip claims of the sizes of its entries, in their own headers and in the directory. */
function forgeSizes(file: Uint8Array, size: number): Uint8Array {
  const bytes = Buffer.from(file);
  for (let at = 0; at < bytes.length - 4; at += 1) {
    if (bytes.readUInt32LE(at) === 0x04034b50) bytes.writeUInt32LE(size, at + 22);
    if (bytes.readUInt32LE(at) === 0x02014b50) bytes.writeUInt32LE(size, at + 24);
  }
  return bytes;
}

const PAGES_OF_ONE = (count: number): Uint8Array =>
  pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    `<< /Type /Pages /Kids [${'3 0 R '.repeat(count)}] /Count ${String(count)} >>`,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
  ]);

/** The nesting is in the file, not in a string that the test has to hold twice. */
const nested = (open: string, close: string, depth: number): string =>
  open.repeat(depth) + paragraph('x') + close.repeat(depth);

export type Outcome = TaskFailure['code'] | 'read';

/** Name, the bytes, and how it may end. `read` where the file is only odd, and what it shows can be given back. */
export const HOSTILE_FILES: [string, () => Uint8Array | Promise<Uint8Array>, Outcome[]][] = [
  [
    'a PDF stream that inflates to 300 MB',
    () => withContents('/Filter /FlateDecode', deflated(' '.repeat(100), 3_000_000)),
    ['too_large', 'no_text'],
  ],
  [
    'a PDF stream deflated twice',
    () => withContents('/Filter [/FlateDecode /FlateDecode]', deflateSync(deflated(' '.repeat(100), 3_000_000))),
    ['too_large', 'no_text'],
  ],
  [
    'a PDF that paints two million letters',
    () => withContents('/Filter /FlateDecode', deflated('BT /F1 9 Tf (aaaaaaaaaa) Tj ET ', 200_000)),
    ['too_large', 'timeout'],
  ],
  [
    'a PDF whose page is a form that paints itself',
    () =>
      pdfPage('/X Do', '/XObject << /X 7 0 R >>', [
        '<< /Type /XObject /Subtype /Form /BBox [0 0 9 9] /Resources << /XObject << /X 7 0 R >> >> /Length 5 >>\nstream\n/X Do\nendstream',
      ]),
    ['no_text', 'corrupt', 'too_large'],
  ],
  ['a PDF with 20,000 pages', () => PAGES_OF_ONE(20_000), ['too_large']],
  [
    'a PDF that claims 2 billion pages',
    () =>
      pdfFile([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R] /Count 2000000000 >>',
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
      ]),
    ['too_large', 'no_text', 'corrupt'],
  ],
  [
    'a PDF whose pages hold one another',
    () => pdfFile(['<< /Type /Catalog /Pages 2 0 R >>', '<< /Type /Pages /Kids [2 0 R] /Count 1 >>']),
    ['corrupt', 'no_text', 'timeout'],
  ],
  ['a PDF with a password', encryptedPdf, ['encrypted']],
  [
    'a PDF cut off in the middle',
    () => pdfPage(put('Ada Quill', 50, 50).repeat(50)).subarray(0, 400),
    ['corrupt', 'no_text'],
  ],
  [
    'a PDF of garbage',
    () =>
      Buffer.concat([
        Buffer.from('%PDF-1.7\n'),
        Buffer.from(Array.from({ length: 200_000 }, (_, at) => (at * 7919 + (at >> 7)) % 251)),
      ]),
    ['corrupt'],
  ],
  [
    'a PDF nested 20,000 arrays deep',
    () => pdfPage(`${'['.repeat(20_000)}${']'.repeat(20_000)} TJ`),
    ['corrupt', 'no_text', 'too_large'],
  ],
  [
    'a PDF picture that claims 30,000 × 30,000 pixels',
    () =>
      pdfPage('q 9 0 0 9 0 0 cm /I Do Q', '/XObject << /I 7 0 R >>', [
        '<< /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream',
      ]),
    ['no_text'],
  ],
  ['a DOCX whose body inflates to 60 MB', () => wordFile(paragraph('x'.repeat(1000)).repeat(60_000)), ['too_large']],
  [
    'a DOCX with a bomb beside its body',
    () => wordFile(paragraph('Ada Quill'), { 'word/styles.xml': ' '.repeat(60 * MIB) }),
    ['too_large', 'read'],
  ],
  [
    'a DOCX whose sizes are forged small',
    () => forgeSizes(wordFile(paragraph('x'.repeat(1000)).repeat(40_000)), 10),
    ['too_large', 'corrupt'],
  ],
  [
    'a DOCX whose sizes are forged large',
    () => forgeSizes(wordFile(paragraph('Ada Quill')), 0x7fffffff),
    ['too_large', 'corrupt', 'read'],
  ],
  [
    'a DOCX of 5,000 entries',
    () =>
      wordFile(paragraph('Ada'), Object.fromEntries(Array.from({ length: 5_000 }, (_, at) => [`x/${String(at)}`, '']))),
    ['too_large'],
  ],
  [
    'a DOCX nested 100,000 elements deep',
    () => wordFile(nested('<w:sdt><w:sdtContent>', '</w:sdtContent></w:sdt>', 50_000)),
    ['too_large', 'corrupt'],
  ],
  [
    'a DOCX with entities that multiply',
    () =>
      zip({
        '[Content_Types].xml': '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>',
        'word/document.xml': `<!DOCTYPE x [${Array.from({ length: 12 }, (_, at) => `<!ENTITY e${String(at + 1)} "${`&e${String(at)};`.repeat(10)}">`).join('')}<!ENTITY e0 "lol">]><w:document xmlns:w="w"><w:body><w:p><w:r><w:t>&e12;</w:t></w:r></w:p></w:body></w:document>`,
      }),
    ['corrupt', 'too_large', 'no_text'],
  ],
  [
    'a DOCX cut off in the middle',
    () => {
      const file = wordFile(paragraph('Ada Quill').repeat(2_000));
      return file.subarray(0, file.length / 2);
    },
    ['corrupt', 'unsupported_format'],
  ],
  [
    'an ODT whose body inflates to 100 MB',
    () => openDocumentFile('<text:p>xxxxxxxxxxxxxxxx</text:p>'.repeat(3_000_000)),
    ['too_large'],
  ],
  [
    'a zip of garbage',
    () =>
      Buffer.concat([
        Buffer.from('PK\u0003\u0004'),
        Buffer.from(Array.from({ length: 50_000 }, (_, at) => (at * 31) % 253)),
      ]),
    ['corrupt', 'unsupported_format'],
  ],
  ['an HTML page 200,000 elements deep', () => Buffer.from(`<html>${'<div>'.repeat(200_000)}x`), ['too_large']],
  [
    'an HTML page with a sheet of 50,000 rules',
    () =>
      Buffer.from(
        `<html><style>${'.a .b, .c{color:red}'.repeat(50_000)}</style>${'<p class="c">Ada Quill</p>'.repeat(2_000)}`,
      ),
    ['read', 'timeout'],
  ],
  [
    'Markdown of nested brackets',
    () => Buffer.from(`# Ada\n${'['.repeat(60_000)}${'](x)'.repeat(30_000)}`),
    ['read', 'timeout', 'too_large', 'unsupported_format'],
  ],
  [
    'JSON 200,000 arrays deep',
    () => Buffer.from(`{"basics":${'['.repeat(200_000)}`),
    ['corrupt', 'unsupported_format', 'too_large', 'read'],
  ],
  ['RTF 100,000 groups deep', () => Buffer.from(`{\\rtf1 ${'{'.repeat(100_000)}x`), ['corrupt', 'too_large', 'read']],
  ['nothing but zero bytes', () => new Uint8Array(2 * MIB), ['unsupported_format', 'no_text', 'corrupt']],
];
