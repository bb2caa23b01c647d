import { expect } from 'chai';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';
import type { Candidate } from '../../../../core/index.js';

const AD = [
  'Our harbour in Seaville needs a hand who keeps forty mooring lines in order, splices what wears, and teaches two apprentices the trade.',
  'Three years at sea or on a quay, English for the radio, and TypeScript for the tide tables are required.',
  'Ropes, paint and a bicycle are provided.',
].join(' ');
const resume = (more: string): string =>
  ['Nora Quist', 'nora@example.com', 'Experience', 'Rigger, Tarp & Sons, 2019 - 2022', more].join('\n');

describe('A resume that repeats a job ad of its tenant', () => {
  let test: TestApplication;
  let jobId: string;
  beforeEach(async () => {
    test = anApplication();
    const job = await test.app.createJob.execute(test.caller, {
      title: 'Harbour hand',
      description: AD,
      jobLocationType: 'TELECOMMUTE',
    });
    jobId = job.id;
    await test.app.publishJob.execute(test.caller, { id: jobId });
  });
  const copies = ({ intelligence }: Candidate) =>
    (intelligence?.quality.findings ?? []).filter(({ code }) => code === 'integrity.copied_job_ad');

  it('is reported with the number of words and the job, however it is set and wherever it stands', async () => {
    const upper = AD.split(' ').slice(4, 40).join('\n').toUpperCase();
    const candidate = await test.candidate(resume(upper));
    expect(copies(candidate)).to.deep.equal([
      {
        code: 'integrity.copied_job_ad',
        severity: 'warning',
        detail: `36 words in a row also occur in the published job "Harbour hand" (${jobId}).`,
        pointer: '/resume',
      },
    ]);
  });

  it('is reported where the ad is hidden in the page', async () => {
    const page = `<html><body><p>Nora Quist</p><p>Rigger</p><p style="display:none">${AD}</p></body></html>`;
    const candidate = await test.candidate({ resume: { ...textResume(page), filename: 'cv.html' } });
    expect(copies(candidate)).to.have.length(1);
    expect(candidate.intelligence?.skills).to.deep.equal([]);
  });

  it('keeps the finding while the resume stays, and loses it with the resume or a new look at it', async () => {
    const { id } = await test.candidate(resume(AD));
    const patched = await test.app.updateCandidate.execute(test.caller, { id, patch: { suppressedSkills: ['PHP'] } });
    expect(copies(patched)).to.have.length(1);
    await test.app.closeJob.execute(test.caller, { id: jobId });
    await test.app.requestEnrichment.execute(test.caller, { id });
    await test.enrichAll();
    const { candidate } = await test.app.getCandidate.execute(test.caller, { id });
    expect(copies(candidate)).to.deep.equal([]);
    const other = await test.candidate(resume(AD));
    expect(copies(other), 'a closed job').to.deep.equal([]);
  });

  it('is none with a short quote, another tenant’s job, or words of its own', async () => {
    expect(copies(await test.candidate(resume(AD.split(' ').slice(0, 24).join(' '))))).to.deep.equal([]);
    expect(
      copies(await test.candidate(resume('Kept mooring lines in order and taught two apprentices.'))),
    ).to.deep.equal([]);
    const elsewhere = { ...test.caller, tenantId: 'tnt_elsewhere' };
    const { id } = await test.app.createCandidate.execute(elsewhere, { resume: textResume(resume(AD)) });
    await test.enrichAll();
    expect(copies((await test.app.getCandidate.execute(elsewhere, { id })).candidate)).to.deep.equal([]);
  });
});
