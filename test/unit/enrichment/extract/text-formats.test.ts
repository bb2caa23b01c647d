import { expect } from 'chai';
import { expectExactOffsets, expectFailure, lineWith, linesOf, read } from './reading.js';

describe('Reading plain text', () => {
  it('decodes UTF-8, UTF-16 with and without a mark, and windows-1252', async () => {
    const text = 'Zoë Märtens\nCafé “Größe” – 10 €';
    const latin = Uint8Array.from(
      [...'Zo\xEB M\xE4rtens\nCaf\xE9 \x93Gr\xF6\xDFe\x94 \x96 10 \x80'].map((c) => c.charCodeAt(0)),
    );
    for (const bytes of [
      Buffer.from(text),
      Buffer.from(`\uFEFF${text}`, 'utf16le'),
      Buffer.from(text, 'utf16le'),
      latin,
    ]) {
      expect((await read(bytes)).text).to.equal(text);
    }
  });

  it('keeps lines, one empty line between paragraphs, and exact offsets', async () => {
    const document = await read('Ada Quill\r\n\r\n\r\n• Built things\r\n  Weaver    2019\r\n');
    expect(linesOf(document)).to.deep.equal(['Ada Quill', '', '• Built things', 'Weaver\t2019']);
    expect(lineWith(document, 'Built').role).to.equal('list-item');
    expectExactOffsets(document);
  });

  it('joins letters set apart, and leaves lists of letters and initials alone', async () => {
    const document = await read('E X P E R I E N C E\nW O R K  H I S T O R Y\nJ. R. R. Quill\nvitamins a b C d');
    expect(linesOf(document)).to.deep.equal(['EXPERIENCE', 'WORK HISTORY', 'J. R. R. Quill', 'vitamins a b C d']);
  });

  it('repairs mojibake and ligatures but not honest accents', async () => {
    const document = await read('Itâ€™s a cafÃ©, ofﬁce\nRÉSUMÉ» Âge Ångström');
    expect(linesOf(document)).to.deep.equal(['It’s a café, office', 'RÉSUMÉ» Âge Ångström']);
  });

  it('fails on nothing, on blanks, on garbage and on too much', async () => {
    await expectFailure(read(''), 'no_text');
    await expectFailure(read(' \n\t\n'), 'no_text');
    await expectFailure(read(Uint8Array.from({ length: 4000 }, (_, at) => (at * 7919) % 251)), 'unsupported_format');
    await expectFailure(read('word '.repeat(45_000)), 'too_large');
    await expectFailure(read(new Uint8Array(10 * 1024 * 1024 + 1)), 'too_large');
  });
});

describe('Reading HTML', () => {
  it('makes lines of blocks, with headings, list items, tables and links', async () => {
    const document = await read(`<html><head><title>no</title><style>p{}</style></head><body>
      <h1>Ada <b>Quill</b></h1><p>Weaver<br>of cloth, <a href="mailto:ada@example.org">write</a></p>
      <h2>Experience</h2><ul><li><p>Wove a lot</p></li></ul>
      <table><tr><td>2019 – 2021</td><td>Weaver</td></tr><tr><td>2021</td><td>Dyer</td></tr></table>
      <script>var x = 'no';</script></body></html>`);
    expect(linesOf(document)).to.deep.equal([
      ...['Ada Quill', 'Weaver', 'of cloth, write', 'Experience', 'Wove a lot', '2019 – 2021\tWeaver', '2021\tDyer'],
    ]);
    expect(lineWith(document, 'Experience').role).to.equal('heading');
    expect(lineWith(document, 'Wove').role).to.equal('list-item');
    expect(lineWith(document, 'Dyer').role).to.equal('table-row');
    expect(document.links).to.deep.equal(['mailto:ada@example.org']);
    expectExactOffsets(document);
  });

  it('reads a table that frames the page column by column', async () => {
    const cell = (name: string) => `<td>${[1, 2, 3, 4, 5].map((n) => `<p>${name} ${n}</p>`).join('')}</td>`;
    const document = await read(`<html><body><table><tr>${cell('left')}${cell('right')}</tr></table></body></html>`);
    expect(linesOf(document).slice(3, 7)).to.deep.equal(['left 4', 'left 5', 'right 1', 'right 2']);
    expect(lineWith(document, 'right 1').column).to.equal(1);
  });

  it('flags what the page does not show', async () => {
    const document = await read(
      '<html><p>Ada <span style="display: none">ninja</span>Quill</p><p hidden>rockstar</p></html>',
    );
    expect(lineWith(document, 'Ada Quill').hidden).to.equal(undefined);
    expect(lineWith(document, 'ninja').hidden).to.equal(true);
    expect(lineWith(document, 'rockstar').hidden).to.equal(true);
  });

  const flagged = async (page: string) => lineWith(await read(`<html>${page}</html>`), 'ninja').hidden === true;

  it('flags text that is hidden by its own style, by that of what holds it, or by a sheet in the page', async () => {
    for (const style of [
      'visibility:hidden',
      'font-size:0',
      'font-size: 1px',
      'opacity: 0',
      'color:#fff',
      'color: white !important',
      'color: rgb(254, 254, 254)',
      'background: #123456; color: #123457',
      'color: transparent',
      'position:absolute; left:-9999px',
    ]) {
      const page = (attributes: string) => `<body><p>Ada Quill</p><div ${attributes}><b>ninja</b></div></body>`;
      expect(await flagged(page(`style="${style}"`)), style).to.equal(true);
      const sheet = `<style>/* no */ @media print { .x { color: red } } s, .gone { ${style} } .gone.not, #z { color: blue }</style>`;
      expect(await flagged(`<head>${sheet}</head>${page('class="big gone"')}`), `${style} in a sheet`).to.equal(true);
    }
    expect(await flagged('<body bgcolor="#FFFFFF"><p>Ada <font color="white">ninja</font></p></body>')).to.equal(true);
  });

  it('leaves text alone that is seen, or of which the page does not say enough', async () => {
    for (const page of [
      '<div style="background:#123; color:#fff">ninja</div>',
      '<div style="background:url(dark.png); color:#fff">ninja</div>',
      '<table background="dark.png"><tr><td style="color:white">ninja</td></tr></table>',
      '<div style="color:#fff">Ada <b style="color:#222">ninja</b></div>',
      '<div style="font-size:1em">ninja</div>',
      '<div style="font-size:.8rem">ninja</div>',
      '<style>.dark{background:#000}</style><div class="dark" style="color:white">ninja</div>',
      '<style>main > div{background:#000} p{color:white}</style><main><div><p>ninja</p></div></main>',
      '<link rel="stylesheet" href="dark.css"><p style="color:white">ninja</p>',
      '<style>@import "dark.css";</style><p style="color:white">ninja</p>',
      '<style>body{background:#000}</style><p>ninja</p>',
    ]) {
      expect(await flagged(page), page).to.equal(false);
    }
  });

  it('survives deep nesting', async () => {
    await expectFailure(read(`<html>${'<div>'.repeat(50_000)}x`), 'too_large');
  });
});

describe('Reading Markdown', () => {
  it('keeps line ends and knows headings and lists', async () => {
    const document = await read(
      '# Ada Quill\nWeaver\nLyon\n\n## Work\n- **Dyer**, [Indigo](https://indigo.example)\n',
      'cv.md',
    );
    expect(linesOf(document)).to.deep.equal(['Ada Quill', 'Weaver', 'Lyon', 'Work', 'Dyer, Indigo']);
    expect(lineWith(document, 'Work').role).to.equal('heading');
    expect(document.contentType).to.equal('text/markdown');
    expect(document.links).to.deep.equal(['https://indigo.example']);
  });
});

describe('Reading JSON Resume', () => {
  it('gives the profile with known fields only, and a text rendered from it', async () => {
    const document = await read(
      JSON.stringify({
        basics: {
          name: 'Ada Quill',
          email: 'ada@example.org',
          phone: 5550100,
          evil: { a: 1 },
          profiles: [{ url: 'https://ada.example' }],
        },
        work: [
          { name: 'Indigo', position: 'Dyer', startDate: '2019-03-00', endDate: '2021-02-31', highlights: ['Dyed', 7] },
          'junk',
        ],
        skills: [{ name: 'Craft', keywords: ['Weaving', 'Dyeing'] }],
        secrets: ['x'],
      }),
    );
    expect(document.profile).to.deep.equal({
      basics: {
        name: 'Ada Quill',
        email: 'ada@example.org',
        phone: '5550100',
        profiles: [{ url: 'https://ada.example' }],
      },
      work: [{ name: 'Indigo', position: 'Dyer', startDate: '2019-03', endDate: '2021-02', highlights: ['Dyed'] }],
      skills: [{ name: 'Craft', keywords: ['Weaving', 'Dyeing'] }],
    });
    expect(document.text).to.include(
      'Work Experience\nDyer, Indigo\n2019-03 – 2021-02\n• Dyed\nSkills\nCraft: Weaving, Dyeing',
    );
    expectExactOffsets(document);
  });

  it('refuses other JSON and broken JSON', async () => {
    await expectFailure(read('{"a":1}'), 'unsupported_format');
    await expectFailure(read('{"basics":'), 'corrupt');
  });
});

describe('Reading RTF', () => {
  it('reads text, escapes, tables, headers and links and leaves out what is no text', async () => {
    const rtf =
      '{\\rtf1\\ansi\\ansicpg1252{\\fonttbl{\\f0 Arial;}}{\\info{\\author Nobody}}{\\header Ada Quill\\par}' +
      "\\pard\\b\\fs32 Zo\\'eb \\u8220?Q\\u8221?\\b0\\fs22\\par Caf\\u233\\'e9\\line Lyon\\par" +
      '{\\field{\\*\\fldinst{HYPERLINK "https://ada.example"}}{\\fldrslt site}}\\par' +
      '\\trowd\\pard\\intbl 2019\\cell Weaver\\cell\\row\\pard {\\*\\generator Word;}{\\v ninja}\\par\\pard done\\par}';
    const document = await read(rtf);
    expect(linesOf(document)).to.deep.equal([
      'Ada Quill',
      'Zoë “Q”',
      'Café',
      'Lyon',
      'site',
      '2019\tWeaver',
      'ninja',
      'done',
    ]);
    expect(lineWith(document, 'Zoë')).to.include({ bold: true, fontSize: 16 });
    expect(lineWith(document, 'ninja').hidden).to.equal(true);
    expect(lineWith(document, 'Ada').role).to.equal('header');
    expect(document.links).to.deep.equal(['https://ada.example']);
  });

  it('flags white text on white paper, and no other', async () => {
    const flagged = async (text: string, before = '') => {
      const colours = '{\\colortbl;\\red255\\green255\\blue255;\\red0\\green0\\blue128;\\red253\\green255\\blue252;}';
      const document = await read(
        `{\\rtf1\\ansi${colours}${before}\\pard Ada Quill\\par ${text}\\par\\pard\\plain done\\par}`,
      );
      return lineWith(document, 'ninja').hidden === true;
    };
    const hidden = ['{\\cf1 ninja}', '\\cf3 ninja', '{\\cf1\\highlight1 ninja}', '{\\cf2 Ada {\\cf1\\par ninja}}'];
    for (const text of hidden) expect(await flagged(text), text).to.equal(true);
    const shown = [
      '{\\cf0 ninja}',
      '\\cf2 ninja',
      '\\cf9 ninja',
      '{\\cf1 }ninja',
      '\\cf1\\plain ninja',
      '{\\cf1\\highlight2 ninja}',
      '{\\cf1\\chcbpat2 ninja}',
      '{\\pard\\cbpat2\\cf1 ninja}',
      '\\trowd\\clcbpat2\\pard\\intbl{\\cf1 ninja}\\cell x\\cell\\row',
      '{\\shp{\\*\\shpinst{\\shptxt{\\cf1 ninja}\\par}}}',
    ];
    for (const text of shown) expect(await flagged(text), text).to.equal(false);
    expect(await flagged('{\\cf1 ninja}', '{\\*\\background{\\shp x}}')).to.equal(false);
  });

  it('fails on a file cut off and on deep nesting', async () => {
    await expectFailure(read('{\\rtf1 Ada Quill\\par We'), 'corrupt');
    await expectFailure(read(`{\\rtf1 ${'{'.repeat(100_000)}`), 'too_large');
  });
});
