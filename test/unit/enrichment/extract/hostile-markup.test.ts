import { expect } from 'chai';
import { detectFormat } from '../../../../adapters/enrichment/extract/detect-format.js';
import { decodeHtml } from '../../../../adapters/enrichment/extract/html/read-html.js';
import { StyleSheet } from '../../../../adapters/enrichment/extract/html/style-sheet.js';

const bytes = (text: string) => Buffer.from(text, 'latin1');

/** Of processor time; what backtracks over these texts takes minutes, or has no end. */
const HANG_MS = 2_000;

function millisecondsFor(work: () => unknown): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

describe('Markup that is made to take time', () => {
  it('is recognized after a declaration and any number of comments', async () => {
    const comments = '<!-- a --> <!---->\n'.repeat(500);
    expect(await detectFormat(bytes(`<?xml version="1.0"?>\n${comments}<!DOCTYPE html><p>Ada`))).to.equal('html');
    expect(await detectFormat(bytes(`${comments}<body>Ada`))).to.equal('html');
    expect(await detectFormat(bytes(`${comments}Ada Quill, glazier`))).to.equal('text');
    expect(await detectFormat(bytes('<!-- never closed <html>'))).to.equal('text');
  });

  it('that begins with comments and is no page does not hang the process', async () => {
    const before = process.cpuUsage();
    expect(await detectFormat(bytes(`${'<!---->'.repeat(40)}x`))).to.equal('text');
    expect(await detectFormat(bytes(`${'<!---->'.repeat(2_800)}x`))).to.equal('text');
    const { user, system } = process.cpuUsage(before);
    expect((user + system) / 1_000).to.be.below(HANG_MS);
  });

  it('with style sheets that never close a comment or a rule is read in bounded time', () => {
    for (const fragment of ['/*', '/* a', '{', 'a{', 'a', 'a ', '@a{', '{}', '<!--'])
      expect(
        millisecondsFor(() => new StyleSheet().add(fragment.repeat(200_000))),
        fragment,
      ).to.be.below(HANG_MS);
  });

  it('names its encoding within a bounded part of a tag', () => {
    const page = '<meta name="a" content="b" charset="windows-1252"><p>\x80';
    expect(decodeHtml(bytes(page))).to.contain('€');
    expect(millisecondsFor(() => decodeHtml(bytes(`<meta ${'charset = '.repeat(20_000)}`)))).to.be.below(HANG_MS);
  });
});

describe('The comments of a style sheet', () => {
  it('hide no rule after them', () => {
    const sheet = new StyleSheet();
    sheet.add('/* one */ .a { color: red } /**/ /* } */ .b { color: blue }');
    expect(sheet.of('p', { class: 'a' }).get('color')).to.equal('red');
    expect(sheet.of('p', { class: 'b' }).get('color')).to.equal('blue');
  });
});
