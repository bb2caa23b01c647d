import { expect } from 'chai';
import { existsSync, readdirSync } from 'node:fs';
import { readPage } from '../../support/markdown-blocks.js';

const ROOT = new URL('../../../', import.meta.url);

/** The files that the first cells of a page's tables name. */
function filesOf(page: string): string[] {
  return [...readPage(page).matchAll(/^\| ((?:`[\w/.-]+\.ts`(?:, )?)+) +\|/gm)].flatMap(([, cell = '']) => {
    const [first = '', ...others] = [...cell.matchAll(/`([^`]+)`/g)].map(([, file = '']) => file);
    return [first, ...others.map((file) => first.replace(/[^/]+$/, file))];
  });
}

describe('the explanation pages', () => {
  it('follow a candidate and a match through files that exist', () => {
    const files = filesOf('docs/explanation/architecture.md');
    expect(files.length).to.be.greaterThan(25);
    expect(files.filter((file) => !existsSync(new URL(file, ROOT)))).to.deep.equal([]);
  });

  it('name every file of the stages of reading a resume, and no other', () => {
    const folder = new URL('adapters/enrichment/parse/', ROOT);
    const stages = readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /^(?:document|sections|entries|profile)\/.*\.ts$/.test(file));
    expect(filesOf('docs/explanation/reading-resumes.md').sort()).to.deep.equal(stages.sort());
  });
});
