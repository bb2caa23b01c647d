import { expect } from 'chai';
import { InProcessEnricher } from '../../adapters/enrichment/index.js';
import { LONGEST_LINE, visibleLines } from '../../adapters/enrichment/parse/document/page-text.js';
import { plainTextDocument } from '../../adapters/enrichment/parse/index.js';
import { NodeDigest } from '../../adapters/system/index.js';
import { aCandidate } from '../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../support/taxonomy.js';

/** The most that is read of a text. */
const CHARACTERS = 200_000;
/** Of processor time. The slowest of these texts takes two seconds on an idle machine, five on a busy one; what is quadratic takes minutes. */
const HANG_MS = 40_000;

const FRAGMENTS = [
  ...['a    b', '-', ' - ', '1', '12 ', 'a@', 'a@b.', '+1 ', '(1) ', 'Java, ', '2019 - ', 'Jan 2019 - ', '<!---->'],
  ...[',', ', ', 'a\t', 'e\u0301', 'A', 'Ab ', 'a (', '[', 'www.a.', 'http://a/', 'a | ', '. ', 'and ', 'at Ab '],
  ...['Universit', 'University of ', 'Bachelor of Science in Ab, ', 'currently working as a ', '1 Main ', 'phone '],
  ...[
    'worked as a at with B ',
    'Worked as a tester with Acme Ltd. ',
    'English (',
    'Dr. ',
    '👩‍💻',
    '工程師',
    '2019\n',
    'a\n',
  ],
];

const SHAPES: readonly (readonly [string, (fragment: string) => string])[] = [
  ['on one line', (fragment) => filled(fragment, CHARACTERS)],
  ['on lines of 100 characters', (fragment) => `${filled(fragment, 99)}\n`.repeat(CHARACTERS / 100)],
  [
    'in every section',
    (fragment) =>
      ['Summary', 'Experience', 'Education', 'Skills', 'Languages', 'Certifications', 'Projects']
        .map((heading) => `${heading}\n${filled(fragment, CHARACTERS / 7 - 20)}`)
        .join('\n'),
  ],
  [
    'between dates',
    (fragment) =>
      ['Experience', 'Education']
        .map((heading) => `${heading}\n${`${filled(fragment, 40)}, Jan 2019 - Mar 2020\n`.repeat(CHARACTERS / 130)}`)
        .join('\n'),
  ],
];

const enricher = new InProcessEnricher({ taxonomy, occupations, digest: new NodeDigest() });

describe('the time that reading takes', () => {
  for (const [shape, made] of SHAPES) {
    it(`stays bounded for a long text of repeated fragments ${shape}`, async function () {
      this.timeout(300_000);
      for (const fragment of FRAGMENTS) {
        const spent = await millisecondsFor(made(fragment));
        expect(spent, JSON.stringify(fragment)).to.be.below(HANG_MS);
      }
    });
  }

  it('is spent on lines of a bounded length, whose offsets are those of the text', () => {
    const text = `${'lamp '.repeat(3_000)}\n${'x'.repeat(5_000)}\n${'💡'.repeat(3_000)}`;
    const lines = visibleLines(plainTextDocument(text));
    for (const line of lines) {
      expect(line.text.length).to.be.at.most(LONGEST_LINE);
      expect(text.slice(line.start, line.end)).to.equal(line.text);
      expect(line.text).to.match(/^(?:(?:lamp ?)+|x+|(?:💡)+)$/u);
    }
    expect(
      lines
        .map((line) => line.text)
        .join('')
        .replace(/\s/gu, ''),
    ).to.equal(text.replace(/\s/gu, ''));
  });
});

function filled(fragment: string, length: number): string {
  return fragment.repeat(Math.ceil(length / fragment.length)).slice(0, length);
}

/** Of processor time, from the bytes of a text to what is inferred from it. */
async function millisecondsFor(text: string): Promise<number> {
  const before = process.cpuUsage();
  await read(text);
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000;
}

async function read(text: string): Promise<void> {
  const input = {
    candidate: aCandidate(),
    file: { bytes: Buffer.from(text) },
    generatedAt: '2026-06-01T00:00:00.000Z',
  };
  try {
    await enricher.enrich(input);
  } catch (error) {
    // Nothing but marks is no text.
    expect(error)
      .to.have.property('code')
      .that.matches(/^document\./);
  }
}
