import { expect } from 'chai';
import { lineWith, linesOf, read } from './reading.js';

const page = (body: string, css = '') => read(`<html><head><style>${css}</style></head><body>${body}</body></html>`);

describe('Elements that a page sets apart by its style', () => {
  it('are apart in the text where a word ends and another begins, and not within a word', async () => {
    const document =
      await page(`<div><span class="role">Lamp Welder</span><span class="dates">Feb 2020 – now</span></div>
      <div><b>2012</b><b>2015</b></div>
      <p><b>E</b>xperienced, 4 m<sup>2</sup>, <span class="c1">Quay</span><span class="c2">side</span></p>`);
    expect(linesOf(document)).to.deep.equal([
      ...['Lamp Welder\tFeb 2020 – now', '2012\t2015', 'Experienced, 4 m2, Quayside'],
    ]);
  });

  it('are apart as children of a row, and lines of their own as blocks', async () => {
    const css = '.row { display: flex } .row span { color: #333 } time { display: block }';
    const document = await page(
      '<div class="row"><span>wick</span><span>quay</span></div><p>Welder<time>2019</time></p>',
      css,
    );
    expect(linesOf(document)).to.deep.equal(['wick\tquay', 'Welder', '2019']);
  });

  it('are tags where a line is nothing but short ones that are alike', async () => {
    const tags = (...names: string[]) => names.map((name) => `<span class="tag">${name}</span>`);
    const document = await page(`<div>${tags('Root planing', 'X-ray', 'SAP FI', 'Excel').join(' ')}</div>
      <div>${tags('Wick tools', 'SAP', 'Dyes').join('')}</div>
      <p>${tags('Welds', 'and', 'paints, too.').join(' ')}</p>`);
    expect(linesOf(document)).to.deep.equal([
      ...['Root planing\tX-ray\tSAP FI\tExcel', 'Wick tools\tSAP\tDyes', 'Welds and paints, too.'],
    ]);
    expect(lineWith(document, 'Root').role).to.equal('tags');
  });

  it('are words of a name, and no tags, in a heading', async () => {
    const document = await page('<h1><span>Ann</span> <span>van</span> <span>Lee</span></h1><p>ann@example.org</p>');
    expect(linesOf(document)).to.deep.equal(['Ann van Lee', 'ann@example.org']);
  });

  it('are not read where they are the name of a picture', async () => {
    const document = await page(
      '<p><i class="material-icons">phone</i> 555 0147<i class="material-icons">mail</i> ann@example.org</p>',
    );
    expect(linesOf(document)).to.deep.equal(['555 0147 ann@example.org']);
  });
});

describe('Lists and tables of a page', () => {
  it('have no bullets where their items are entries with points of their own', async () => {
    const document = await page(`<ol><li><time>2019</time><h3>Welder</h3><p>Tern Works</p><ul><li>Welds</li></ul></li>
      <li><b>Glazier</b><br>Wick Ltd, 2015</li></ol><ul><li>Paints<br>and dyes</li></ul>`);
    expect(document.lines.map(({ role }) => role)).to.deep.equal([
      ...[undefined, 'heading', undefined, 'list-item', undefined, undefined, 'list-item', 'list-item'],
    ]);
  });

  it('set a term and what is said of it in one row', async () => {
    const document = await page(`<dl><dt>Phone</dt><dd>555 0147</dd><dt>2015 – 2019</dt><dd>Welder<br>Tern Works</dd>
      <dt>Skills</dt><dd>Welding</dd><dd>Dyeing</dd></dl>`);
    expect(linesOf(document)).to.deep.equal([
      ...['Phone\t555 0147', '2015 – 2019\tWelder', 'Tern Works', 'Skills', 'Welding', 'Dyeing'],
    ]);
  });

  it('are read entry by entry where entries with their dates stand side by side', async () => {
    const cell = (title: string, years: string) => `<td>${title}<br>Tern Works<br>${years}</td>`;
    const document = await page(`<table><tr>${cell('Welder', '2015 – 2019')}${cell('Dyer', '2011 – 2015')}</tr></table>
      <table><tr><td>Glazier<br>Wick Ltd</td><td>2009 – 2011<br>Leeds</td></tr></table>`);
    expect(linesOf(document)).to.deep.equal([
      ...['Welder', 'Tern Works', '2015 – 2019', 'Dyer', 'Tern Works', '2011 – 2015'],
      ...['Glazier\t2009 – 2011', 'Wick Ltd\tLeeds'],
    ]);
  });
});

describe('Saved pages of profiles', () => {
  const twice = (text: string) => `<span aria-hidden="true">${text}</span><span class="visually-hidden">${text}</span>`;

  it('say once what they show once, though they hold it again to be read aloud', async () => {
    const document = await page(
      `<li><div class="bold">${twice('Lamp Welder')}</div><span>${twice('Tern Ltd · Full-time')}</span><span>${twice('Feb 2020 - May 2021')}</span></li>
      <p><svg></svg><span class="sr-only">Phone</span>0555 014</p>`,
    );
    expect(linesOf(document)).to.deep.equal(['Lamp Welder', 'Tern Ltd · Full-time\tFeb 2020 - May 2021', '0555 014']);
  });

  it('part an address that leads to a mailbox, and a year, from the word before', async () => {
    const document = await page(
      `<div><span>Leeds, England</span><a href="mailto:ann@example.net">ann@example.net</a></div>
      <div><b>BBS</b><i>2021</i></div><div><b>Temps plein</b><b>mai 2017</b></div><p>Write to <a href="mailto:ann@example.net">ann@example.net</a>.</p>`,
    );
    expect(linesOf(document)).to.deep.equal([
      ...['Leeds, England\tann@example.net', 'BBS\t2021', 'Temps plein\tmai 2017', 'Write to ann@example.net.'],
    ]);
  });
});
