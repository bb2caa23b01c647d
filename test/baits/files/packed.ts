import { openDocumentFile, paragraph, wordFile, zip } from '../../unit/enrichment/extract/made-documents.js';
import type { FileBait } from '../file-bait.js';

const MIB = 1024 * 1024;
const numbered = (
  count: number,
  part: (at: number) => [string, string | Uint8Array],
): Record<string, string | Uint8Array> => Object.fromEntries(Array.from({ length: count }, (_, at) => part(at)));
const TYPES = '<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"/>';
const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
/** A DOCX whose whole main part is given. */
const wordPart = (xml: string): Uint8Array => zip({ '[Content_Types].xml': TYPES, 'word/document.xml': xml });
const BODY = (inside: string): string => `<w:document ${W}><w:body>${inside}</w:body></w:document>`;

/** Zips in zips, each ten times in the next, as the well-known bombs are. */
function nestedZips(levels: number): Uint8Array {
  let inner = zip({ 'zeros.txt': new Uint8Array(MIB) });
  for (let level = 0; level < levels; level += 1) {
    const body = inner;
    inner = zip(numbered(10, (at) => [`${String(at)}.zip`, body]));
  }
  return inner;
}

const cell = `<w:tc>${paragraph('x')}</w:tc>`;
const nestedTables = (depth: number): string => {
  const open = '<w:tbl><w:tr><w:tc>';
  return `${open.repeat(depth)}${paragraph('x')}${`${paragraph('')}</w:tc></w:tr></w:tbl>`.repeat(depth)}`;
};

const WORD: [string, () => Uint8Array][] = [
  ['of one paragraph of 190,000 characters', () => wordFile(paragraph('word '.repeat(38_000)))],
  ['of one word of 190,000 characters', () => wordFile(paragraph('w'.repeat(190_000)))],
  ['of 60,000 empty paragraphs', () => wordFile('<w:p/>'.repeat(60_000))],
  ['of 150,000 runs in one paragraph', () => wordFile(`<w:p>${'<w:r><w:t>a</w:t></w:r>'.repeat(150_000)}</w:p>`)],
  ['of a table of 40,000 cells in a row', () => wordFile(`<w:tbl><w:tr>${cell.repeat(40_000)}</w:tr></w:tbl>`)],
  ['of a table of 20,000 rows', () => wordFile(`<w:tbl>${`<w:tr>${cell}</w:tr>`.repeat(20_000)}</w:tbl>`)],
  ['of tables in tables 150 deep', () => wordFile(nestedTables(150))],
  ['of tables in tables 20,000 deep', () => wordFile(nestedTables(20_000))],
  [
    'of cells that span two billion columns',
    () =>
      wordFile(
        `<w:tbl><w:tr><w:tc><w:tcPr><w:gridSpan w:val="2147483647"/></w:tcPr>${paragraph('x')}</w:tc></w:tr></w:tbl>`,
      ),
  ],
  [
    'with an element of 100,000 attributes',
    () => wordFile(`<w:p ${Array.from({ length: 100_000 }, (_, at) => `a${String(at)}="x"`).join(' ')}/>`),
  ],
  ['with an attribute of 5 MB', () => wordFile(`<w:p a="${'x'.repeat(5 * MIB)}"/>`)],
  ['with a comment of 10 MB', () => wordFile(`<!--${'- '.repeat(5 * MIB)}-->${paragraph('Ada')}`)],
  ['with a name of a megabyte', () => wordFile(`<w:${'p'.repeat(MIB)}/>`)],
  ['that never closes', () => wordFile('<w:p><w:r>'.repeat(50_000))],
  ['that closes what it has not opened', () => wordFile('</w:p></w:body></w:document>'.repeat(10_000))],
  [
    'with entities that refer to one another',
    () => wordPart(`<!DOCTYPE x [<!ENTITY a "&b;"><!ENTITY b "&a;">]>${BODY(paragraph('&a;'))}`),
  ],
  [
    'with one large entity used 50,000 times',
    () => wordPart(`<!DOCTYPE x [<!ENTITY a "${'a'.repeat(50_000)}">]>${BODY(paragraph('&a;'.repeat(50_000)))}`),
  ],
  [
    'with an entity from a file of the machine',
    () => wordPart(`<!DOCTYPE x [<!ENTITY a SYSTEM "file:///etc/hostname">]>${BODY(paragraph('&a;'))}`),
  ],
  ['with 200,000 references to letters', () => wordFile(paragraph('&#x41;'.repeat(190_000)))],
  ['with references to no letter', () => wordFile(paragraph('&#x110000;&#0;&#xD800;'.repeat(10_000)))],
  [
    'with 30,000 links',
    () =>
      wordFile(`<w:p>${'<w:hyperlink r:id="r1"><w:r><w:t>a</w:t></w:r></w:hyperlink>'.repeat(30_000)}</w:p>`, {
        'word/_rels/document.xml.rels': `<Relationships>${Array.from({ length: 30_000 }, (_, at) => `<Relationship Id="r${String(at)}" Target="https://example.com/${String(at)}"/>`).join('')}</Relationships>`,
      }),
  ],
  [
    'whose relations lead to itself',
    () =>
      wordFile(paragraph('Ada'), {
        'word/_rels/document.xml.rels':
          '<Relationships><Relationship Id="r1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/header" Target="document.xml"/></Relationships>',
      }),
  ],
  [
    'with 500 headers',
    () =>
      wordFile(
        paragraph('Ada'),
        numbered(500, (at) => [
          `word/header${String(at)}.xml`,
          `<w:hdr ${W}>${paragraph('word '.repeat(200))}</w:hdr>`,
        ]) as Record<string, string>,
      ),
  ],
  [
    'with styles that are based on one another',
    () =>
      wordFile(paragraph('Ada', '<w:pStyle w:val="a"/>'), {
        'word/styles.xml': `<w:styles ${W}><w:style w:styleId="a"><w:basedOn w:val="b"/></w:style><w:style w:styleId="b"><w:basedOn w:val="a"/></w:style></w:styles>`,
      }),
  ],
  [
    'with a chain of 20,000 styles',
    () =>
      wordFile(paragraph('Ada', '<w:pStyle w:val="s0"/>').repeat(200), {
        'word/styles.xml': `<w:styles ${W}>${Array.from({ length: 20_000 }, (_, at) => `<w:style w:styleId="s${String(at)}"><w:basedOn w:val="s${String(at + 1)}"/></w:style>`).join('')}</w:styles>`,
      }),
  ],
  [
    'in the letters of UTF-16',
    () =>
      zip({
        '[Content_Types].xml': TYPES,
        'word/document.xml': Buffer.from(`\ufeff${BODY(paragraph('Ada'))}`, 'utf16le'),
      }),
  ],
  [
    'whose text is no UTF-8',
    () =>
      zip({
        '[Content_Types].xml': TYPES,
        'word/document.xml': Buffer.concat([
          Buffer.from(`<w:document ${W}><w:body><w:p><w:r><w:t>`),
          Buffer.alloc(100_000, 0xff),
          Buffer.from('</w:t></w:r></w:p></w:body></w:document>'),
        ]),
      }),
  ],
  [
    'with text boxes in text boxes',
    () =>
      wordFile('<w:p><w:r><w:txbxContent>'.repeat(190) + paragraph('x') + '</w:txbxContent></w:r></w:p>'.repeat(190)),
  ],
  [
    'with alternatives in alternatives',
    () =>
      wordFile(
        '<w:p><w:r><mc:AlternateContent><mc:Choice>'.repeat(45) +
          paragraph('x') +
          '</mc:Choice></mc:AlternateContent></w:r></w:p>'.repeat(45),
      ),
  ],
  [
    'of lists on 100 levels',
    () =>
      wordFile(
        Array.from({ length: 5_000 }, (_, at) =>
          paragraph('x', `<w:numPr><w:ilvl w:val="${String(at % 100)}"/><w:numId w:val="1"/></w:numPr>`),
        ).join(''),
      ),
  ],
  [
    'of bidi marks and fields',
    () => wordFile(`<w:p>${'<w:r><w:fldChar w:fldCharType="begin"/></w:r>'.repeat(60_000)}</w:p>`),
  ],
];

const OPEN_DOCUMENT: [string, () => Uint8Array][] = [
  [
    'of a cell repeated two billion times',
    () =>
      openDocumentFile(
        '<table:table><table:table-row table:number-rows-repeated="2147483647"><table:table-cell table:number-columns-repeated="2147483647"><text:p>x</text:p></table:table-cell></table:table-row></table:table>',
      ),
  ],
  ['of two billion blanks', () => openDocumentFile('<text:p>a<text:s text:c="2147483647"/>b</text:p>')],
  ['of 100,000 tabs', () => openDocumentFile(`<text:p>${'<text:tab/>'.repeat(100_000)}</text:p>`)],
  [
    'of lists 190 deep',
    () =>
      openDocumentFile(
        `${'<text:list><text:list-item>'.repeat(95)}<text:p>x</text:p>${'</text:list-item></text:list>'.repeat(95)}`,
      ),
  ],
  [
    'of sections 50,000 deep',
    () => openDocumentFile('<text:section>'.repeat(50_000) + '</text:section>'.repeat(50_000)),
  ],
  [
    'of 50,000 styles',
    () =>
      openDocumentFile(
        '<text:p text:style-name="s1">Ada</text:p>',
        Array.from(
          { length: 50_000 },
          (_, at) => `<style:style style:name="s${String(at)}" style:parent-style-name="s${String(at + 1)}"/>`,
        ).join(''),
      ),
  ],
  ['of one line of 190,000 letters', () => openDocumentFile(`<text:p>${'a'.repeat(190_000)}</text:p>`)],
  ['of 60,000 empty lines', () => openDocumentFile('<text:p/>'.repeat(60_000))],
  ['without its contents', () => zip({ mimetype: 'application/vnd.oasis.opendocument.text' })],
];

const ARCHIVES: [string, () => Uint8Array][] = [
  ['of zips of zips', () => nestedZips(4)],
  [
    'of a name of 60,000 characters',
    () => zip({ ['a'.repeat(60_000)]: 'x', 'word/document.xml': BODY(paragraph('Ada')) }),
  ],
  [
    'whose names climb out of it',
    () =>
      zip({
        '../../../../tmp/x': 'x',
        '/etc/passwd': 'x',
        'word/document.xml': BODY(paragraph('Ada')),
        '[Content_Types].xml': TYPES,
      }),
  ],
  ['with nothing in it', () => zip({})],
  [
    'with a comment of 65,535 characters',
    () => {
      const empty = Buffer.from(zip({}));
      empty.writeUInt16LE(65_535, 20);
      return Buffer.concat([empty, Buffer.alloc(65_535, 0x50)]);
    },
  ],
  [
    'that claims 65,535 entries',
    () => {
      const file = Buffer.from(zip({ a: 'x' }));
      file.writeUInt16LE(65_535, file.length - 12);
      return file;
    },
  ],
  [
    'whose directory is behind its end',
    () => {
      const file = Buffer.from(zip({ a: 'x' }));
      file.writeUInt32LE(0xfffffff0, file.length - 6);
      return file;
    },
  ],
  [
    'with its end 200 times',
    () => {
      const file = Buffer.from(zip({ a: 'x' }));
      return Buffer.concat([file, ...Array.from({ length: 200 }, () => file.subarray(-22))]);
    },
  ],
  [
    'that is 9 MB of "PK"',
    () => Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(9 * MIB, 'PK\u0005\u0006')]),
  ],
];

const named = (kind: string, filename: string, baits: [string, () => Uint8Array][]): FileBait[] =>
  baits.map(([what, make]) => ({ name: `${kind} ${what}`, filename, make }));

export const PACKED_BAITS: readonly FileBait[] = [
  ...named('a DOCX', 'cv.docx', WORD),
  ...named('an ODT', 'cv.odt', OPEN_DOCUMENT),
  ...named('a zip', 'cv.docx', ARCHIVES),
];
