import { expect } from 'chai';
import { readdirSync, readFileSync } from 'node:fs';
import { PROBLEMS } from '../../../adapters/http-koa/problems/problem-table.js';
import { PARTIAL_CODES } from '../../../core/candidate/enrichment.js';
import { CANDIDATE_FINDING_CODES, EVENT_TYPES, JOB_FINDING_CODES } from '../../../core/index.js';
import { DEFAULT_RETRY_SCHEDULE, CALIBRATION_FINDING_CODES } from '../../../core/spi.js';
import { readPage } from '../../support/markdown-blocks.js';

/** The first cell of each row, without its back-ticks. */
function firstCells(page: string): string[] {
  return [...readPage(page).matchAll(/^\| `([^`]+)`/gm)].map(([, cell = '']) => cell);
}

describe('the reference pages', () => {
  it('name every problem code with its status, and no other', () => {
    const page = readPage('docs/reference/errors.md');
    const headings = [...page.matchAll(/^### `(\w+)`\n\n(\d{3}) – /gm)].map(([, code, status]) => `${code} ${status}`);
    const known = [...PROBLEMS.values()].map(({ code, status }) => `${code} ${String(status)}`);
    expect(headings.sort()).to.deep.equal(known.sort());
  });

  it('name every event type, and no other', () => {
    expect(firstCells('docs/reference/events.md').sort()).to.deep.equal([...EVENT_TYPES].sort());
  });

  it('name every finding on a candidate, a job and a calibration, and every reason of a partial enrichment, and no other', () => {
    const page = readPage('docs/reference/findings.md');
    expect([...page.matchAll(/^\| `(\w+\.\w+)`/gm)].map(([, code]) => code)).to.deep.equal([
      ...CANDIDATE_FINDING_CODES,
      ...JOB_FINDING_CODES,
      ...CALIBRATION_FINDING_CODES,
    ]);
    expect([...page.matchAll(/^\| `(?:extract|parse)` +\| `(\w+)`/gm)].map(([, code]) => code)).to.deep.equal([
      ...PARTIAL_CODES,
    ]);
  });

  it('name every variable of the configuration, and no other', () => {
    const source = readFileSync(new URL('../../../bootstrap/config/config.ts', import.meta.url), 'utf8');
    const [, body = ''] = /const schema = z\.object\(\{\n([^]*?)\n\}\);/.exec(source) ?? [];
    const names = [...body.matchAll(/^ {2}([A-Z_]+):/gm)].map(([, name = '']) => name);
    expect(names.length).to.be.greaterThan(15);
    expect(firstCells('docs/reference/configuration.md').sort()).to.deep.equal(names.sort());
  });

  it('name every line that the service logs as an error', () => {
    const folder = new URL('../../../bootstrap/', import.meta.url);
    const sources = readdirSync(folder, { recursive: true, encoding: 'utf8' }).map((file) =>
      file.endsWith('.ts') ? readFileSync(new URL(file, folder), 'utf8') : '',
    );
    const lines = sources.flatMap((text) =>
      [...text.matchAll(/\.error\(\{[^}]*\}, '([^']+)'/g)].map(([, line = '']) => line),
    );
    expect(lines.length).to.be.greaterThan(8);
    const page = readPage('docs/guides/operating.md');
    expect(lines.filter((line) => !page.includes(`\`${line}\``))).to.deep.equal([]);
  });

  it('show the retry schedule that holds where none is set', () => {
    expect(readPage('docs/reference/configuration.md')).to.include(`\`${DEFAULT_RETRY_SCHEDULE.join(',')}\``);
  });
});
