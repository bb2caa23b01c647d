import { expect } from 'chai';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';
import { pdfFile, put } from '../../enrichment/extract/made-documents.js';

const RESUME_LINES = ['Nora Quist', 'Experience', 'Rigger, Tarp and Sons, 2019 - 2022', 'Spliced ropes.'];

/** The resume on the first page, and a second page that holds something else. */
function twoPages(second: string): Uint8Array {
  const stream = (content: string): string => `<< /Length ${String(content.length)} >>\nstream\n${content}\nendstream`;
  const page = (contents: string): string =>
    `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents ${contents} /Resources << /Font << /F1 7 0 R >> /XObject << /I 8 0 R >> >> >>`;
  return pdfFile([
    '<< /Type /Catalog /Pages 2 0 R >>',
    '<< /Type /Pages /Kids [3 0 R 5 0 R] /Count 2 >>',
    page('4 0 R'),
    stream(RESUME_LINES.map((line, at) => put(line, 50, 50 + at * 20)).join('')),
    second === 'broken' ? 'null' : page('6 0 R'),
    stream(second === 'scan' ? 'q 595 0 0 842 0 0 cm /I Do Q' : ''),
    '<< /Type /Font /Subtype /Type1 /BaseFont /Helvetica >>',
    '<< /Type /XObject /Subtype /Image /Width 1 /Height 1 /ColorSpace /DeviceGray /BitsPerComponent 8 /Length 1 >>\nstream\nA\nendstream',
  ]);
}

describe('An enrichment', () => {
  let test: TestApplication;
  beforeEach(() => (test = anApplication()));

  const enriched = async (bytes: Uint8Array | string) => {
    const candidate = await test.candidate({
      resume: typeof bytes === 'string' ? textResume(bytes) : { ...textResume(''), bytes },
    });
    const { data } = await test.app.listEvents.execute(test.caller, {
      types: ['candidate.enrichment.*'],
      order: 'desc',
      limit: 1,
    });
    return { candidate, event: data[0] };
  };

  for (const [second, code] of [
    ['scan', 'pages_without_text'],
    ['broken', 'damaged_pages'],
  ] as const) {
    it(`is partial where a page of several is ${second}: what was read is there, and it says so`, async () => {
      const { candidate, event } = await enriched(twoPages(second));
      const { status, stages, error } = candidate.enrichment;
      expect([status, error]).to.deep.equal(['partial', null]);
      expect(stages.map((stage) => [stage.name, stage.status, stage.code])).to.deep.equal([
        ['extract', 'partial', code],
        ['parse', 'succeeded', null],
        ['normalize', 'succeeded', null],
        ['infer', 'succeeded', null],
      ]);
      expect(candidate.resumeLayer.work?.[0]).to.include({ position: 'Rigger', startDate: '2019' });
      expect(candidate.intelligence?.experience.totalMonths).to.be.above(0);
      expect(event).to.include({ type: 'candidate.enrichment.completed' });
      expect(event?.data).to.deep.equal({ enrichmentId: candidate.enrichment.id, status: 'partial', code });
    });
  }

  it('has succeeded where the other page is blank', async () => {
    const { candidate, event } = await enriched(twoPages('blank'));
    expect(candidate.enrichment.status).to.equal('succeeded');
    expect(candidate.enrichment.stages.every(({ code }) => code === null)).to.equal(true);
    expect(event?.data).to.deep.equal({ enrichmentId: candidate.enrichment.id, status: 'succeeded' });
  });

  it('is partial where the text was read and nothing of a resume is in it', async () => {
    const { candidate, event } = await enriched('Nora Quist\nnora@example.com\n\nThe harbour lay quiet that evening.');
    const { status, stages, error } = candidate.enrichment;
    expect([status, error]).to.deep.equal(['partial', null]);
    expect(stages.slice(0, 2)).to.deep.equal([
      { name: 'extract', status: 'succeeded', code: null },
      { name: 'parse', status: 'partial', code: 'no_sections' },
    ]);
    expect(candidate.resumeLayer.basics?.email).to.equal('nora@example.com');
    expect(event?.type).to.equal('candidate.enrichment.completed');
    expect(event?.data).to.include({ status: 'partial', code: 'no_sections' });
  });

  it('is partial where more than a third of the text gave nothing, and says where', async () => {
    const lost = Array.from(
      { length: 12 },
      (_, n) => `The lantern of pier ${String(n)} burnt for a whole night and a day`,
    );
    const { candidate } = await enriched(
      [...RESUME_LINES, 'Skills', 'Splicing', 'Languages', 'English', ...lost].join('\n'),
    );
    expect(candidate.enrichment.status).to.equal('partial');
    expect(candidate.enrichment.stages[1]).to.deep.equal({ name: 'parse', status: 'partial', code: 'text_not_read' });
    const found = candidate.intelligence?.quality.findings.find(({ code }) => code === 'resume.block_not_read');
    expect(found?.end).to.be.above(found?.start ?? Infinity);
  });

  it('is not done again by a worker that lags behind', async () => {
    const { candidate } = await enriched('Nora Quist\nnora@example.com');
    const again = await test.app.runEnrichment.execute(test.caller.tenantId, {
      candidateId: candidate.id,
      enrichmentId: candidate.enrichment.id!,
      attempt: 2,
    });
    expect(again.status).to.equal('superseded');
  });

  it('keeps 200 of thousands of entries of a section, and says so', async () => {
    const studies = Array.from({ length: 4_000 }, (_, n) => `BSc Rigging, Tarp College ${String(n)}, 1990 - 1993\n`);
    const { candidate } = await enriched(`Nora Quist\nEducation\n${studies.join('\n')}`.slice(0, 190_000));
    expect(candidate.resumeLayer.education).to.have.length(200);
    expect(candidate.enrichment.stages[1]).to.deep.equal({ name: 'parse', status: 'partial', code: 'sections_cut' });
    expect(candidate.intelligence?.quality.findings.map(({ code }) => code)).to.include('resume.section_cut');
    const facts = candidate.intelligence?.evidence.map(({ fact }) => Number(fact.split('/')[3])) ?? [];
    expect(Math.max(...facts.filter((index) => !Number.isNaN(index)))).to.be.below(200);
  }).timeout(60_000);
});
