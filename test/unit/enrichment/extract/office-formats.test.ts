import { expect } from 'chai';
import { Document, Footer, Header, HeadingLevel, Packer, Paragraph, Table, TableCell, TableRow, TextRun } from 'docx';
import { openDocumentFile, paragraph, wordFile, zip } from './made-documents.js';
import { expectExactOffsets, expectFailure, lineWith, linesOf, read } from './reading.js';

describe('Reading DOCX', () => {
  it('reads headings, bold runs, sizes, lists, breaks, tabs, headers and footers', async () => {
    const file = await Packer.toBuffer(
      new Document({
        sections: [
          {
            headers: { default: new Header({ children: [new Paragraph('ada@example.org')] }) },
            footers: { default: new Footer({ children: [new Paragraph('Ada Quill, Lyon')] }) },
            children: [
              new Paragraph({ children: [new TextRun({ text: 'Ada Quill', bold: true, size: 40 })] }),
              new Paragraph({ text: 'Experience', heading: HeadingLevel.HEADING_1 }),
              new Paragraph({ children: [new TextRun('Weaver\t2019'), new TextRun({ text: 'Lyon', break: 1 })] }),
              new Paragraph({ text: 'Wove a lot', bullet: { level: 0 } }),
            ],
          },
        ],
      }),
    );
    const document = await read(file);
    expect(linesOf(document)).to.deep.equal([
      ...['ada@example.org', 'Ada Quill', 'Experience', 'Weaver\t2019', 'Lyon', 'Wove a lot', 'Ada Quill, Lyon'],
    ]);
    expect(document.lines[1]).to.include({ bold: true, fontSize: 20 });
    expect(document.lines.map((line) => line.role)).to.deep.equal([
      ...['header', undefined, 'heading', undefined, undefined, 'list-item', 'footer'],
    ]);
    expect(document.pages).to.equal(1);
    expectExactOffsets(document);
  });

  it('reads a table of facts by rows and a table that frames the page by columns', async () => {
    const cell = (...texts: string[]) => new TableCell({ children: texts.map((text) => new Paragraph(text)) });
    const table = (...rows: TableCell[][]) => new Table({ rows: rows.map((children) => new TableRow({ children })) });
    const facts = table([cell('2019'), cell('Weaver'), cell('Lyon')], [cell('2021'), cell('Dyer'), cell('Nîmes')]);
    const frame = table([
      cell('Skills', 'Loom', 'Indigo', 'Wool'),
      cell('Work', 'Weaver', 'Dyer', 'Spinner', 'Tailor'),
    ]);
    const document = await read(await Packer.toBuffer(new Document({ sections: [{ children: [facts, frame] }] })));
    expect(linesOf(document)).to.deep.equal([
      ...['2019\tWeaver\tLyon', '2021\tDyer\tNîmes', 'Skills', 'Loom', 'Indigo', 'Wool', 'Work', 'Weaver', 'Dyer'],
      ...['Spinner', 'Tailor'],
    ]);
    expect(lineWith(document, 'Tailor').column).to.equal(1);
  });

  it('reads a text box once although it is stored twice', async () => {
    const box = `<w:txbxContent>${paragraph('ada@example.org')}</w:txbxContent>`;
    const both = `<mc:AlternateContent><mc:Choice Requires="wps"><w:drawing>${box}</w:drawing></mc:Choice><mc:Fallback><w:pict>${box}</w:pict></mc:Fallback></mc:AlternateContent>`;
    const document = await read(wordFile(`<w:p><w:r>${both}</w:r><w:r><w:t>Ada Quill</w:t></w:r></w:p>`));
    expect(linesOf(document)).to.deep.equal(['ada@example.org', 'Ada Quill']);
  });

  it('flags vanished, white and tiny text, but not white text on a coloured ground', async () => {
    const document = await read(
      wordFile(
        paragraph('Ada Quill') +
          paragraph('ninja', '', '<w:vanish/>') +
          paragraph('rockstar', '', '<w:color w:val="FFFFFF"/>') +
          paragraph('guru', '', '<w:sz w:val="2"/>') +
          paragraph('Weaver', '<w:shd w:val="clear" w:fill="1F3864"/>', '<w:color w:val="FFFFFF"/>'),
      ),
    );
    const hidden = document.lines
      .filter((line) => line.hidden)
      .map(({ start, end }) => document.text.slice(start, end));
    expect(hidden).to.deep.equal(['ninja', 'rockstar', 'guru']);
  });

  it('reads hyperlinks, notes, insertions and inherited styles, and leaves deletions out', async () => {
    const relation = (id: string, type: string, target: string, mode = '') =>
      `<Relationship Id="${id}" Type="http://x/relationships/${type}" Target="${target}" ${mode}/>`;
    const document = await read(
      wordFile(
        `<w:p><w:hyperlink r:id="r1"><w:r><w:t>site</w:t></w:r></w:hyperlink><w:r><w:footnoteReference w:id="2"/></w:r></w:p>
         <w:p><w:ins><w:r><w:t>kept</w:t></w:r></w:ins><w:del><w:r><w:delText>gone</w:delText></w:r></w:del></w:p>
         ${paragraph('Laufbahn', '<w:pStyle w:val="berschrift1"/>')}`,
        {
          'word/_rels/document.xml.rels': `<Relationships>${relation('r1', 'hyperlink', 'https://ada.example', 'TargetMode="External"')}${relation('r2', 'styles', 'styles.xml')}${relation('r3', 'footnotes', 'footnotes.xml')}</Relationships>`,
          'word/styles.xml':
            '<w:styles xmlns:w="w"><w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="berschrift1"/><w:rPr><w:b/></w:rPr></w:style></w:styles>',
          'word/footnotes.xml': `<w:footnotes xmlns:w="w"><w:footnote w:id="1">${paragraph('unused')}</w:footnote><w:footnote w:id="2">${paragraph('on request')}</w:footnote></w:footnotes>`,
        },
      ),
    );
    expect(linesOf(document)).to.deep.equal(['site', 'kept', 'Laufbahn', 'on request']);
    expect(lineWith(document, 'Laufbahn')).to.include({ role: 'heading', bold: true });
    expect(document.links).to.deep.equal(['https://ada.example']);
  });

  it('fails on a truncated file, broken XML, no text, too many entries and deep nesting', async () => {
    const file = wordFile(paragraph('Ada Quill'));
    await expectFailure(read(file.subarray(0, file.length - 40)), 'corrupt');
    await expectFailure(read(wordFile('<w:p><w:r>')), 'corrupt');
    await expectFailure(read(wordFile('<w:p/>')), 'no_text');
    const many = Object.fromEntries(Array.from({ length: 2_100 }, (_, at) => [`word/media/${at}`, '']));
    await expectFailure(read(wordFile(paragraph('Ada'), many)), 'too_large');
    await expectFailure(read(wordFile('<w:sdt><w:sdtContent>'.repeat(5_000))), 'too_large');
  });

  it('counts what it inflates and believes no declared size', async () => {
    const file = Buffer.from(wordFile(`<!--${' '.repeat(26 * 1024 * 1024)}-->${paragraph('Ada')}`));
    // The uncompressed size in the central directory says 100 bytes.
    for (let at = file.indexOf('PK\x01\x02'); at !== -1; at = file.indexOf('PK\x01\x02', at + 4))
      file.writeUInt32LE(100, at + 24);
    expect(file.length).to.be.lessThan(200_000);
    const before = performance.now();
    await expectFailure(read(file), 'too_large');
    expect(performance.now() - before).to.be.lessThan(4_000);
  });
});

describe('Reading ODT', () => {
  it('reads paragraphs, headings, spaces, lists, tables, boxes, links and hidden text', async () => {
    const document = await read(
      openDocumentFile(
        `<text:h>Work</text:h><text:p><text:span text:style-name="B">Ada<text:s text:c="2"/>Quill</text:span><text:tab/>2019<text:line-break/>Lyon</text:p>
         <text:p><draw:frame><draw:text-box><text:p>ada@example.org</text:p></draw:text-box></draw:frame></text:p>
         <text:list><text:list-item><text:p>Wove</text:p></text:list-item></text:list>
         <table:table><table:table-row><table:table-cell><text:p>2019</text:p></table:table-cell><table:table-cell><text:p>Dyer</text:p></table:table-cell></table:table-row></table:table>
         <text:p><text:a xlink:href="https://ada.example">site</text:a></text:p><text:p text:style-name="H">ninja</text:p>`,
        '<style:style style:name="B"><style:text-properties fo:font-weight="bold" fo:font-size="20pt"/></style:style><style:style style:name="H"><style:text-properties text:display="none"/></style:style>',
      ),
    );
    expect(linesOf(document)).to.deep.equal([
      ...['Work', 'Ada Quill\t2019', 'Lyon', 'ada@example.org', 'Wove', '2019\tDyer', 'site', 'ninja'],
    ]);
    expect(lineWith(document, 'Ada')).to.include({ bold: true, fontSize: 20 });
    expect(lineWith(document, 'Wove').role).to.equal('list-item');
    expect(lineWith(document, 'ninja').hidden).to.equal(true);
    expect(document.links).to.deep.equal(['https://ada.example']);
  });

  it('calls a document with a password encrypted', async () => {
    const manifest = { 'META-INF/manifest.xml': '<manifest><encryption-data/></manifest>' };
    await expectFailure(read(openDocumentFile('<text:p>x</text:p>', '', manifest)), 'encrypted');
    await expectFailure(read(zip({ mimetype: 'x', 'content.xml': '<a/>' })), 'unsupported_format');
  });
});
