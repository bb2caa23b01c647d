import { deflateSync } from 'node:zlib';
import { pdfFile, pdfPage, put } from '../../unit/enrichment/extract/made-documents.js';
import type { FileBait } from '../file-bait.js';

const stream = (dictionary: string, bytes: string): string =>
  `<< /Length ${String(bytes.length)} ${dictionary} >>\nstream\n${bytes}\nendstream`;
const deflated = (text: string): string => deflateSync(Buffer.from(text), { level: 9 }).toString('latin1');
const FONT = '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>';
const CATALOG = '<< /Type /Catalog /Pages 2 0 R >>';
const PAGES = '<< /Type /Pages /Kids [3 0 R] /Count 1 >>';
const HELLO = put('Ada Quill', 50, 50);

/** One page with a content stream that was deflated. */
const painted = (content: string): Uint8Array =>
  pdfFile([
    CATALOG,
    PAGES,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('/Filter /FlateDecode', deflated(content)),
    FONT,
  ]);

/** A page with a text in a font that is the given object. */
const withFont = (font: string, more: readonly string[] = []): Uint8Array =>
  pdfFile([
    CATALOG,
    PAGES,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
    stream('', HELLO),
    font,
    ...more,
  ]);

const CMAP = (body: string): string =>
  `/CIDInit /ProcSet findresource begin begincmap 1 begincodespacerange <00> <FF> endcodespacerange ${body} endcmap end`;

const chained = (count: number): Uint8Array =>
  pdfFile([
    CATALOG,
    PAGES,
    '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
    ...Array.from({ length: count }, (_, at) => `${String(at + 5)} 0 R`),
    stream('', HELLO),
  ]);

const text = (bytes: Uint8Array): string => Buffer.from(bytes).toString('latin1');
const bytes = (value: string): Uint8Array => Buffer.from(value, 'latin1');
const SOUND = (): string => text(pdfPage(HELLO));

const BAITS: [string, () => Uint8Array][] = [
  ['of 200,000 objects', () => pdfFile([CATALOG, PAGES, ...Array.from({ length: 200_000 }, () => '<< /A 1 >>')])],
  [
    'whose cross-reference table points nowhere',
    () => bytes(SOUND().replace(/startxref\n\d+/, 'startxref\n999999999')),
  ],
  [
    'whose cross-reference table points into itself',
    () => bytes(SOUND().replace('trailer\n<<', 'trailer\n<< /Prev 9 ')),
  ],
  [
    'whose tables follow one another in a circle',
    () => {
      const sound = SOUND();
      const start = /startxref\n(\d+)/.exec(sound)?.[1] ?? '0';
      return bytes(sound.replace('trailer\n<<', `trailer\n<< /Prev ${start} `));
    },
  ],
  ['without an end', () => bytes(SOUND().slice(0, -40))],
  ['whose stream never ends', () => bytes(SOUND().replaceAll('endstream', 'enxstream'))],
  ['with a length of two billion', () => bytes(SOUND().replace(/\/Length \d+/, '/Length 2147483647'))],
  ['with a length below zero', () => bytes(SOUND().replace(/\/Length \d+/, '/Length -1'))],
  ['with a length that refers to itself', () => bytes(SOUND().replace(/\/Length \d+/, '/Length 4 0 R'))],
  ['of references that lead to one another 50,000 times', () => chained(50_000)],
  [
    'whose pages nest 5,000 deep',
    () =>
      pdfFile([
        CATALOG,
        ...Array.from({ length: 5_000 }, (_, at) => `<< /Type /Pages /Kids [${String(at + 3)} 0 R] /Count 1 >>`),
        '<< /Type /Page /MediaBox [0 0 9 9] >>',
      ]),
  ],
  [
    'whose pages are in a circle of two',
    () => pdfFile([CATALOG, '<< /Type /Pages /Kids [3 0 R] /Count 2 >>', '<< /Type /Pages /Kids [2 0 R] /Count 2 >>']),
  ],
  [
    'of 50 pages that share one large stream',
    () =>
      pdfFile([
        CATALOG,
        `<< /Type /Pages /Kids [${'3 0 R '.repeat(50)}] /Count 50 >>`,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R /Resources << /Font << /F1 5 0 R >> >> >>',
        stream('/Filter /FlateDecode', deflated(put('word ', 50, 50).repeat(20_000))),
        FONT,
      ]),
  ],
  [
    'with 3,000 content streams of one page',
    () =>
      pdfFile([
        CATALOG,
        PAGES,
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents [${'4 0 R '.repeat(3_000)}] /Resources << /Font << /F1 5 0 R >> >> >>`,
        stream('', HELLO),
        FONT,
      ]),
  ],
  [
    'that paints each letter by itself',
    () => painted(Array.from({ length: 40_000 }, (_, at) => put('a', at % 590, at % 830)).join('')),
  ],
  ['that paints all letters on one place', () => painted(put('a', 50, 50).repeat(40_000))],
  ['that saves the state 500,000 times', () => painted('q '.repeat(500_000))],
  ['that draws a million lines', () => painted('1 1 m 2 2 l '.repeat(1_000_000))],
  ['with one text of 190,000 characters', () => painted(put('word '.repeat(38_000), 50, 50))],
  ['with one word of 190,000 characters', () => painted(put('w'.repeat(190_000), 50, 50))],
  ['with letters of no size', () => painted(put('Ada Quill', 50, 50, 0).repeat(10_000))],
  ['with letters as large as numbers go', () => painted(put('Ada Quill', 50, 50, 1e30))],
  ['that places text at no number', () => painted('BT /F1 9 Tf 1 0 0 1 1e400 -1e400 Tm (Ada) Tj ET')],
  [
    'that turns each letter another way',
    () =>
      painted(
        Array.from(
          { length: 20_000 },
          (_, at) =>
            `BT /F1 9 Tf ${Math.cos(at).toFixed(3)} ${Math.sin(at).toFixed(3)} ${(-Math.sin(at)).toFixed(3)} ${Math.cos(at).toFixed(3)} 99 99 Tm (a) Tj ET\n`,
        ).join(''),
      ),
  ],
  [
    'of 30 columns',
    () =>
      painted(
        Array.from({ length: 9_000 }, (_, at) => put('word', (at % 30) * 19, Math.floor(at / 30) * 2.7)).join(''),
      ),
  ],
  [
    'of text in a stair',
    () => painted(Array.from({ length: 8_000 }, (_, at) => put('word', (at * 7) % 560, (at * 11) % 820)).join('')),
  ],
  [
    'with a map of letters of 300,000 rows',
    () =>
      withFont('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>', [
        stream(
          '/Filter /FlateDecode',
          deflated(CMAP(`300000 beginbfchar ${'<41> <0041> '.repeat(300_000)} endbfchar`)),
        ),
      ]),
  ],
  [
    'with a map of letters over a range of billions',
    () =>
      withFont('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>', [
        stream('', CMAP('1 beginbfrange <00000000> <FFFFFFFF> <0041> endbfrange')),
      ]),
  ],
  [
    'whose letters each stand for a page of text',
    () =>
      withFont('<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /ToUnicode 6 0 R >>', [
        stream('/Filter /FlateDecode', deflated(CMAP(`1 beginbfchar <41> <${'0041'.repeat(200_000)}> endbfchar`))),
      ]),
  ],
  [
    'whose font is itself',
    () => withFont('<< /Type /Font /Subtype /Type0 /BaseFont /X /Encoding /Identity-H /DescendantFonts [5 0 R] >>'),
  ],
  [
    'whose font program is garbage',
    () =>
      withFont('<< /Type /Font /Subtype /TrueType /BaseFont /X /FontDescriptor << /FontFile2 6 0 R /Flags 4 >> >>', [
        stream('', 'x'.repeat(100_000)),
      ]),
  ],
  [
    'with widths of 500,000 letters',
    () =>
      withFont(
        `<< /Type /Font /Subtype /TrueType /BaseFont /X /FirstChar 0 /LastChar 500000 /Widths [${'500 '.repeat(500_000)}] >>`,
      ),
  ],
  ['with a name of a megabyte', () => bytes(SOUND().replace('/Helvetica', `/${'A'.repeat(1_000_000)}`))],
  ['with a comment of five megabytes', () => bytes(SOUND().replace('xref', `%${'A'.repeat(5_000_000)}\nxref`))],
  ['with a string of open brackets', () => pdfPage(`BT /F1 9 Tf (${'('.repeat(300_000)}) Tj ET`)],
  [
    'of dictionaries 50,000 deep',
    () =>
      bytes(
        SOUND().replace(
          '/MediaBox [0 0 595 842]',
          `/MediaBox [0 0 595 842] /X ${'<< /X '.repeat(50_000)}1${' >>'.repeat(50_000)}`,
        ),
      ),
  ],
  ['whose catalogue is missing', () => bytes(SOUND().replace('/Root 1 0 R', '/Root 99 0 R'))],
  ['that begins a megabyte late', () => bytes('\n'.repeat(1_000_000) + SOUND())],
  ['that is 9 MB of line ends', () => bytes(`%PDF-1.7\n${'\n'.repeat(9_000_000)}`)],
  ['that is 9 MB of "1 0 obj"', () => bytes(`%PDF-1.7\n${'1 0 obj\n'.repeat(1_100_000)}`)],
  ['that is a megabyte of "xref"', () => bytes(`%PDF-1.7\n${'xref\n0 1\n'.repeat(100_000)}startxref\n9\n%%EOF`)],
  [
    'of ten filters on one another',
    () => bytes(SOUND().replace(/<< \/Length (\d+) >>/, `<< /Length $1 /Filter [${'/FlateDecode '.repeat(10)}] >>`)),
  ],
  [
    'deflated by a table of no columns',
    () =>
      bytes(
        SOUND().replace(
          /<< \/Length (\d+) >>/,
          '<< /Length $1 /Filter /FlateDecode /DecodeParms << /Predictor 15 /Columns 2147483647 >> >>',
        ),
      ),
  ],
  [
    'of letters in the code of 85 that never ends',
    () =>
      pdfFile([
        CATALOG,
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        stream('/Filter /ASCII85Decode', 'z'.repeat(3_000_000)),
      ]),
  ],
  [
    'of run lengths',
    () =>
      pdfFile([
        CATALOG,
        PAGES,
        '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] /Contents 4 0 R >>',
        stream('/Filter /RunLengthDecode', '\u0081a'.repeat(1_000_000)),
      ]),
  ],
  [
    'with an object stream in itself',
    () =>
      pdfFile([
        CATALOG,
        PAGES,
        '<< /Type /ObjStm /N 1000000 /First 5 /Length 20 >>\nstream\n3 0 3 0 3 0 3 0 3 0 \nendstream',
      ]),
  ],
  [
    'with a picture inside the text',
    () => painted(`BI /W 20000 /H 20000 /CS /RGB /BPC 8 ID ${'x'.repeat(1000)} EI ${HELLO}`),
  ],
  [
    'with 20,000 links',
    () =>
      bytes(
        SOUND().replace(
          '/MediaBox [0 0 595 842]',
          `/MediaBox [0 0 595 842] /Annots [${'<< /Type /Annot /Subtype /Link /Rect [0 0 9 9] /A << /S /URI /URI (https://example.com) >> >> '.repeat(20_000)}]`,
        ),
      ),
  ],
  [
    'with a form of a million fields',
    () =>
      bytes(
        SOUND().replace('/Type /Catalog', `/Type /Catalog /AcroForm << /Fields [${'9 0 R '.repeat(1_000_000)}] >>`),
      ),
  ],
  [
    'that runs a script',
    () =>
      bytes(
        SOUND().replace('/Type /Catalog', '/Type /Catalog /OpenAction << /S /JavaScript /JS (while\\(true\\);) >>'),
      ),
  ],
];

export const PDF_BAITS: readonly FileBait[] = BAITS.map(([what, make]) => ({
  name: `a PDF ${what}`,
  filename: 'cv.pdf',
  make,
}));
