import { expect } from 'chai';
// @ts-expect-error pdfkit ships no types
import PDFDocument from 'pdfkit';
import { pdfFile, pdfPage, put } from './made-documents.js';
import { expectExactOffsets, expectFailure, lineWith, linesOf, read } from './reading.js';

const PROSE = [
  'Wove linen and wool on hand looms',
  'and taught others how to do it in',
  'a workshop by the river, where the',
  'water turned the wheels each day',
];

function column(x: number, top: number, lines: readonly string[], step = 12): string {
  return lines.map((line, index) => put(line, x, top + index * step)).join('');
}

async function kit(options: object, draw: (pdf: InstanceType<typeof PDFDocument>) => void): Promise<Uint8Array> {
  const pdf = new PDFDocument({ size: 'A4', ...options });
  const chunks: Uint8Array[] = [];
  pdf.on('data', (chunk: Uint8Array) => chunks.push(chunk));
  const ended = new Promise((resolve) => pdf.on('end', resolve));
  draw(pdf);
  pdf.end();
  await ended;
  return Buffer.concat(chunks);
}

describe('Reading PDF', () => {
  it('puts single letters together to words and lines with position, size and weight', async () => {
    const letters = [...'Ada'].map((letter, index) => put(letter, 50 + index * 13.4, 60, 20, 'F2')).join('');
    const document = await read(
      pdfPage(`${letters}${put('Quill', 100, 60, 20, 'F2')}${put('Weaver', 50, 90)}${put('2019', 500, 90)}`),
    );
    expect(linesOf(document)).to.deep.equal(['Ada Quill', 'Weaver\t2019']);
    expect(document.lines[0]).to.include({ x: 50, y: 60, fontSize: 20, bold: true, page: 1 });
    expect(document.lines[1]?.bold).to.equal(undefined);
    expectExactOffsets(document);
  });

  it('joins headings set wide', async () => {
    const spaced = `BT /F2 12 Tf 4 Tc 1 0 0 1 50 700 Tm (WORK HISTORY) Tj ET\n${put('S K I L L S', 50, 200, 12)}`;
    expect(linesOf(await read(pdfPage(spaced)))).to.deep.equal(['WORK HISTORY', 'SKILLS']);
  });

  it('reads a header over the full width, then the sidebar, then the body, then what is below both', async () => {
    const sidebar = ['Contact', 'ada@example.org', 'Lyon', 'Skills', 'Loom', 'Indigo'];
    const page =
      put('Ada Quill, weaver of linen and wool, hand loom teacher in Lyon', 50, 50, 16) +
      column(50, 100, sidebar, 15) +
      column(220, 104, ['Work', ...PROSE, ...PROSE], 13) +
      put('References from workshops in Lyon and in Nimes will be given on request at any time', 50, 330);
    const document = await read(pdfPage(page));
    expect(linesOf(document)).to.deep.equal([
      ...['Ada Quill, weaver of linen and wool, hand loom teacher in Lyon', ...sidebar, 'Work', ...PROSE, ...PROSE],
      'References from workshops in Lyon and in Nimes will be given on request at any time',
    ]);
    expect(lineWith(document, 'Indigo').column).to.equal(0);
    expect(lineWith(document, 'Work').column).to.equal(1);
  });

  it('keeps dates at the right margin and tables on the rows that they belong to', async () => {
    const row = (top: number, ...cells: string[]) =>
      cells.map((cell, index) => put(cell, 50 + index * 160, top)).join('');
    const page =
      put('Weaver', 50, 60) +
      put('2019 - 2021', 480, 60) +
      column(
        50,
        75,
        PROSE.map((line) => line.repeat(2).slice(0, 60)),
      ) +
      put('Dyer', 50, 140) +
      put('2021 - now', 485, 140) +
      put('Nimes', 50, 155) +
      row(200, 'Language', 'Level', 'Since') +
      row(220, 'French', 'native', 'birth') +
      row(240, 'English', 'fluent', 'school');
    const lines = linesOf(await read(pdfPage(page)));
    expect(lines).to.include.members([
      'Weaver\t2019 - 2021',
      'Dyer\t2021 - now',
      'French\tnative\tbirth',
      'English\tfluent\tschool',
    ]);
  });

  it('makes list items of bullets, painted or written', async () => {
    const dot =
      '60 736 m 60 737.6 58.7 739 57 739 c 55.4 739 54 737.6 54 736 c 54 734.4 55.4 733 57 733 c 58.7 733 60 734.4 60 736 c f\n';
    const page = `${put('\x95', 54, 60)}${put('Wove', 75, 60)}${dot}${put('Dyed', 70, 109)}${put('Lyon', 50, 130)}`;
    const document = await read(pdfPage(page));
    expect(linesOf(document)).to.deep.equal(['• Wove', '• Dyed', 'Lyon']);
    expect(document.lines.map((line) => line.role)).to.deep.equal(['list-item', 'list-item', undefined]);
  });

  it('joins words broken at line ends and keeps compounds', async () => {
    const page = column(50, 60, [
      'Led the develop-',
      'ment of a self-',
      'driven loom and wrote to ada@example',
      '.org about it',
    ]);
    expect(linesOf(await read(pdfPage(page)))).to.deep.equal([
      ...['Led the development', 'of a self-driven', 'loom and wrote to ada@example.org', 'about it'],
    ]);
  });

  it('flags white, tiny, invisible, covered and off-page text, but not white text on a dark band', async () => {
    const page =
      `${put('Ada Quill', 50, 60)}1 g ${put('ninja', 50, 100)} 0 g ${put('guru', 50, 120, 1)}${put('wizard', 700, 140)}` +
      `BT 3 Tr /F1 10 Tf 1 0 0 1 50 680 Tm (rockstar) Tj 0 Tr ET ${put('legend', 50, 200)} 1 g 40 630 200 20 re f ` +
      `0 0 0.5 rg 40 560 300 40 re f 1 g ${put('Weaver', 50, 260)}`;
    const document = await read(pdfPage(page));
    const hidden = document.lines
      .filter((line) => line.hidden)
      .map(({ start, end }) => document.text.slice(start, end));
    expect(hidden).to.have.members(['ninja', 'guru', 'wizard', 'rockstar', 'legend']);
    expect(linesOf(document).slice(0, 2)).to.deep.equal(['Ada Quill', 'Weaver']);
  });

  it('takes the invisible text of a scan for its text', async () => {
    const page = `BT 3 Tr /F1 10 Tf 1 0 0 1 50 680 Tm (Ada Quill) Tj ET`;
    expect(lineWith(await read(pdfPage(page)), 'Ada').hidden).to.equal(undefined);
  });

  it('keeps repeated headers and page numbers once and counts pages', async () => {
    const file = await kit({ margin: 20 }, (pdf) => {
      for (const page of [1, 2, 3]) {
        if (page > 1) pdf.addPage();
        pdf.fontSize(9).text('Ada Quill - resume', 50, 30, { lineBreak: false });
        pdf.text(`Page ${page} of 3`, 50, 810, { lineBreak: false });
        pdf.text(`Worked in town ${page}`, 50, 200, { lineBreak: false });
      }
    });
    const document = await read(file);
    expect(linesOf(document)).to.deep.equal([
      ...['Ada Quill - resume', 'Worked in town 1', 'Page 1 of 3', 'Worked in town 2', 'Worked in town 3'],
    ]);
    expect(document.lines[0]?.role).to.equal('header');
    expect(lineWith(document, 'Page').role).to.equal('footer');
    expect(document.pages).to.equal(3);
    expect(lineWith(document, 'town 3').page).to.equal(3);
  });

  it('marks the number of a page, what a browser printed and the name carried to the next page, though each page has its own', async () => {
    const file = await kit({ margin: 20 }, (pdf) => {
      const at = (size: number, text: string, x: number, y: number): unknown =>
        pdf.fontSize(size).text(text, x, y, { lineBreak: false });
      at(20, 'Ada Quill', 50, 60);
      at(10, 'Weaver in town 1', 50, 200);
      at(8, 'Printed in Farsund', 50, 810);
      at(8, '1', 500, 810);
      pdf.addPage();
      at(8, 'Resume', 50, 40);
      at(8, 'Ada Quill', 400, 40);
      at(10, 'Weaver in town 2', 50, 200);
      at(8, 'file:///ada.html', 50, 815);
      pdf.addPage();
      at(10, 'Weaver in town 3', 50, 200);
      at(10, 'Page 3 of 3', 50, 790);
    });
    const document = await read(file);
    expect(
      document.lines.flatMap(({ start, end, role }) => (role ? [document.text.slice(start, end)] : [])),
    ).to.deep.equal(['Printed in Farsund\t1', 'Resume\tAda Quill', 'file:///ada.html', 'Page 3 of 3']);
  });

  it('has once what the edge of a page cut through, and twice what is on two pages otherwise', async () => {
    const pages = (second: string, from: number): Promise<Uint8Array> =>
      kit({ margin: 20 }, (pdf) => {
        const at = (text: string, y: number): unknown => pdf.fontSize(10).text(text, 50, y, { lineBreak: false });
        at('Weaver in town 1', 200);
        at('Gull Mills', 810);
        pdf.addPage();
        at(second, from);
        at('Helper at the looms', from + 20);
      });
    expect(linesOf(await read(await pages('Gull Mills', 30)))).to.deep.equal([
      ...['Weaver in town 1', 'Gull Mills', 'Helper at the looms'],
    ]);
    expect(linesOf(await read(await pages('Gull Mills', 300)))).to.have.lengthOf(4);
    expect(linesOf(await read(await pages('Gull Mill', 30)))).to.have.lengthOf(4);
  });

  it('leaves a row of the text alone that ends a page with a number, a fraction or the number of another page', async () => {
    for (const row of ['Looms\t4', 'Dyes 1/4', 'Page 2 of 2', 'Linen 1']) {
      const [left = '', right = ''] = row.split('\t');
      const text = put('Ada Quill', 50, 60, 20) + put('Weaver of linen', 50, 200) + put(left, 50, 810);
      const document = await read(pdfPage(right ? text + put(right, 200, 810) : text));
      expect(lineWith(document, left).role, row).to.equal(undefined);
    }
  });

  it('collects link annotations', async () => {
    const file = await kit({}, (pdf) => pdf.text('Profile', { link: 'https://ada.example/me' }));
    expect((await read(file)).links).to.deep.equal(['https://ada.example/me']);
  });

  it('collects the links of all pages in order, but for those that no reader sees', async () => {
    const link = (name: string, flags = 0): string =>
      `<< /Type /Annot /Subtype /Link /F ${flags} /Rect [50 700 200 720] /A << /S /URI /URI (https://ada.example/${name}) >> >>`;
    const page = (annotations: string): string =>
      `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 5 0 R /Resources << /Font << /F1 6 0 R >> >> /Annots [${annotations}] >>`;
    const content = put('Ada Quill', 50, 50);
    const file = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      '<< /Type /Pages /Kids [3 0 R 4 0 R] /Count 2 >>',
      page(`${link('b')} ${link('printed', 4)} ${link('unviewed', 32)}`),
      page(`${link('a')} ${link('b')}`),
      `<< /Length ${content.length} >>\nstream\n${content}\nendstream`,
      '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica /Encoding /WinAnsiEncoding >>',
    ]);
    const names = ['b', 'printed', 'a'];
    expect((await read(file)).links).to.deep.equal(names.map((name) => `https://ada.example/${name}`));
  });

  it('opens a PDF with an owner password only and refuses one that needs a password to read', async () => {
    const draw = (pdf: InstanceType<typeof PDFDocument>) => pdf.text('Ada Quill');
    expect((await read(await kit({ ownerPassword: 'o' }, draw))).text).to.equal('Ada Quill');
    await expectFailure(read(await kit({ userPassword: 'u', ownerPassword: 'o' }, draw)), 'encrypted');
  });

  it('says no text for a picture without text', async () => {
    const image =
      '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream';
    await expectFailure(read(pdfPage('q 500 0 0 700 40 40 cm /I Do Q', '/XObject << /I 7 0 R >>', [image])), 'no_text');
  });

  describe('of which only part can be read', () => {
    const picture = (width: number, height: number) =>
      `<< /Type /XObject /Subtype /Image /Width ${width} /Height ${height} /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream`;
    /** A page of text, and a second one. */
    const twoPages = (second: string, image = picture(1, 1)) => {
      const page = (contents: number) =>
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} 0 R /Resources << /Font << /F1 7 0 R >> /XObject << /I 8 0 R >> >> >>`;
      const stream = (content: string) => `<< /Length ${content.length} >>\nstream\n${content}\nendstream`;
      return pdfFile([
        '<< /Type /Catalog /Pages 2 0 R >>',
        '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
        ...[page(4), stream(put('Ada Quill', 50, 50))],
        ...[second.startsWith('[') ? second : page(6), stream(second)],
        '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
        image,
      ]);
    };

    it('is read, and the pages are counted that are pictures, decoded or too large to be', async () => {
      const scan = 'q 500 0 0 700 40 40 cm /I Do Q';
      const strips = 'q 595 0 0 200 0 0 cm /I Do Q q 595 0 0 200 0 200 cm /I Do Q';
      for (const file of [twoPages(scan), twoPages(strips), twoPages(scan, picture(3000, 4000))]) {
        const document = await read(file);
        expect(document.text).to.equal('Ada Quill');
        expect([document.pages, document.unreadPages]).to.deep.equal([2, { damaged: 0, pictures: 1 }]);
      }
    });

    it('is read, and the pages are counted that are broken', async () => {
      const document = await read(twoPages('[ 1 ]'));
      expect(document.text).to.equal('Ada Quill');
      expect(document.unreadPages).to.deep.equal({ damaged: 1, pictures: 0 });
    });

    it('is none with blank pages, logos and text over a picture', async () => {
      for (const second of [
        '',
        'q 60 0 0 60 40 700 cm /I Do Q',
        `q 595 0 0 842 0 0 cm /I Do Q ${put('Weaver', 50, 50)}`,
      ]) {
        expect((await read(twoPages(second))).unreadPages, second).to.equal(undefined);
      }
    });
  });

  it('says corrupt for garbage and for a file cut off before its pages', async () => {
    await expectFailure(read(Buffer.from(`%PDF-1.7\n${'garbage '.repeat(100)}`)), 'corrupt');
    await expectFailure(read(pdfPage(put('Ada', 50, 50)).subarray(0, 60)), 'corrupt');
  });

  it('refuses 20,000 pages at once', async () => {
    const kids = '3 0 R '.repeat(20_000);
    const pages = `<< /Type /Pages /Kids [${kids}] /Count 20000 >>`;
    const file = pdfFile([
      '<< /Type /Catalog /Pages 2 0 R >>',
      pages,
      '<< /Type /Page /Parent 2 0 R /MediaBox [0 0 9 9] >>',
    ]);
    const before = performance.now();
    await expectFailure(read(file), 'too_large');
    expect(performance.now() - before).to.be.lessThan(3_000);
  });

  it('does not decode a picture that claims to be huge', async () => {
    const image =
      '<< /Type /XObject /Subtype /Image /Width 30000 /Height 30000 /ColorSpace /DeviceRGB /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream';
    const before = performance.now();
    const document = await read(
      pdfPage(`q 9 0 0 9 0 0 cm /I Do Q ${put('Ada Quill', 50, 50)}`, '/XObject << /I 7 0 R >>', [image]),
    );
    expect(document.text).to.equal('Ada Quill');
    expect(performance.now() - before).to.be.lessThan(3_000);
  });
});
