import { expect } from 'chai';
import fc from 'fast-check';
import { parseResume, plainTextDocument } from '../../../../../adapters/enrichment/parse/index.js';
import type { ParsedResume } from '../../../../../core/candidate/resume-document.js';
import { parseText } from '../support.js';

const context = { referenceDate: '2026-06-01' };
const WORDS = [
  'Experience', 'EDUCATION', 'Skills:', 'Ida Moreno', 'ida@example.org', '+44 20 7946 0958', 'Welder', 'Larkspur Ltd', '2019 - Present', 'Jan 2020',
  'to', '-', '|', ',', '•', '\n', '\n\n', '\t', 'Fernhill University', 'Bachelor of Arts in History', 'City , State', 'Company Name', 'http://x.example',
  '(', ')', '[', ']', ':', '20XX', '’19', 'Languages', 'English (C1)', '★★★', '\u0000', '\uD800', '𝕏', 'ß', 'İ', ' at ', '@', 'dot com', 'Managed things.',
] as const; // prettier-ignore

function checkEvidence(text: string, parsed: ParsedResume): void {
  for (const { start, end, quote, confidence, fact } of parsed.evidence) {
    expect(quote, fact).to.equal(text.slice(start, end));
    expect(quote.length, fact).to.be.greaterThan(0);
    expect(confidence).to.be.within(0, 1);
    expect(pointsTo(parsed, fact), fact).to.not.equal(undefined);
  }
  let before = -1;
  for (const { start, end } of parsed.personalSpans) {
    expect(start).to.be.greaterThan(before);
    expect(end).to.be.within(start + 1, text.length);
    before = end;
  }
}

function pointsTo(root: unknown, pointer: string): unknown {
  return pointer
    .slice(1)
    .split('/')
    .reduce<unknown>((node, key) => (node as Record<string, unknown> | undefined)?.[key], root);
}

describe('evidence', () => {
  it('is exact for any text at all, and no text makes the parser throw', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 400 }), fc.string({ maxLength: 400 })), (text) => {
        checkEvidence(text, parseResume(plainTextDocument(text), context));
      }),
      { numRuns: 150 },
    );
  });

  it('is exact for texts made of everything resumes are made of', () => {
    const text = fc.array(fc.constantFrom(...WORDS), { maxLength: 60 }).map((words) => words.join(' '));
    fc.assert(
      fc.property(text, (value) => checkEvidence(value, parseResume(plainTextDocument(value), context))),
      { numRuns: 300 },
    );
  });

  it('is exact wherever on the page the lines stood', () => {
    const placed = fc.array(fc.tuple(fc.constantFrom(...WORDS), fc.nat(600), fc.nat(800), fc.nat(2)), {
      maxLength: 40,
    });
    fc.assert(
      fc.property(placed, (rows) => {
        const document = plainTextDocument(rows.map(([word]) => word.replace(/\n/gu, ' ')).join('\n'));
        document.lines = document.lines.map((line, i) => ({
          ...line,
          x: rows[i]?.[1] ?? 0,
          y: rows[i]?.[2] ?? 0,
          column: rows[i]?.[3] ?? 0,
        }));
        checkEvidence(document.text, parseResume(document, context));
      }),
      { numRuns: 200 },
    );
  });

  it('is there for each field of an entry', () => {
    const parsed = parseText('Experience', 'Welder | Larkspur Ltd | 01/2018 - 05/2020');
    const facts = parsed.evidence.map(({ fact, quote }) => `${fact} ${quote}`);
    expect(facts).to.include.members([
      '/profile/work/0/name Larkspur Ltd',
      '/profile/work/0/position Welder',
      '/profile/work/0/startDate 01/2018 - 05/2020',
      '/profile/work/0/endDate 01/2018 - 05/2020',
    ]);
  });

  it('marks what names or locates the person', () => {
    const lines = [
      'Ida Moreno',
      'ida@example.org',
      'Date of birth: 1 May 1990',
      'Nationality: Irish',
      'Education',
      'BA History, Fernhill University, 2010',
    ];
    const text = lines.join('\n');
    const covered = parseText(...lines).personalSpans.map(({ start, end }) => text.slice(start, end));
    expect(covered).to.include.members([
      'Ida Moreno',
      'ida@example.org',
      'Date of birth: 1 May 1990',
      'Nationality: Irish',
      'Fernhill University',
      '2010',
    ]);
  });

  it('is looked up in the text where the document is structured data already', () => {
    const text = '{"basics":{"name":"Ida Moreno"},"work":[{"name":"Larkspur Ltd"}]}';
    const profile = { basics: { name: 'Ida Moreno' }, work: [{ name: 'Larkspur Ltd' }] };
    const parsed = parseResume({ ...plainTextDocument(text), contentType: 'application/json', profile }, context);
    expect(parsed.profile).to.equal(profile);
    expect(parsed.evidence.map(({ fact, quote }) => [fact, quote])).to.deep.equal([
      ['/profile/basics/name', 'Ida Moreno'],
      ['/profile/work/0/name', 'Larkspur Ltd'],
    ]);
  });
});
