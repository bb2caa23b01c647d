import { expect } from 'chai';
import { createApplication, DomainError, type Candidate, type Enricher } from '../../../core/index.js';
import { anApplication, textResume, type TestApplication } from '../../support/an-application.js';

const RESUME = ['Nora Quist', 'nora@example.com', 'Experience', 'Rigger, Tarp and Sons, 2019 - 2022', 'Spliced ropes.'];

describe('An enrichment that fails', () => {
  let test: TestApplication;
  let candidate: Candidate;
  beforeEach(async () => {
    test = anApplication();
    candidate = await test.candidate(RESUME.join('\n'));
  });

  const stored = async (): Promise<Candidate> =>
    (await test.store.candidates.get(test.caller.tenantId, candidate.id)) as Candidate;
  /** Runs the enrichment that is queued with an enricher of which a part is replaced. */
  const run = async (enrich: Enricher['enrich']) => {
    const { enrichment } = await stored();
    const enricher: Enricher = {
      detectContentType: (file) => test.ports.enricher.detectContentType(file),
      findCopiedAd: (input) => test.ports.enricher.findCopiedAd(input),
      enrich,
    };
    const work = { candidateId: candidate.id, enrichmentId: enrichment.id ?? '', attempt: 1 };
    return createApplication({ ...test.ports, enricher }).runEnrichment.execute(test.caller.tenantId, work);
  };
  const timeout: Enricher['enrich'] = ({ file }) =>
    file
      ? Promise.reject(new DomainError('document.timeout', 'Reading took too long.', { stage: 'parse' }))
      : Promise.reject(new Error('Nothing is inferred from.'));

  it('keeps what was read from the same document before, and shows the failure beside it', async () => {
    await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    expect((await run(timeout)).status).to.equal('failed');
    const after = await stored();
    expect(after.enrichment).to.deep.include({ status: 'failed' });
    expect(after.enrichment.error?.code).to.equal('timeout');
    expect(after.enrichment.stages.map(({ status }) => status)).to.deep.equal([
      'succeeded',
      'failed',
      'skipped',
      'skipped',
    ]);
    const known = ({ resumeLayer, intelligence, features }: Candidate) => ({ resumeLayer, intelligence, features });
    expect(known(after)).to.deep.equal(known(candidate));
  });

  it('keeps it too where the machine failed too often', async () => {
    const { enrichment } = await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    const work = { candidateId: candidate.id, enrichmentId: enrichment.id ?? '', attempt: 6 };
    await test.app.runEnrichment.giveUp(test.caller.tenantId, work);
    const after = await stored();
    expect(after.enrichment.error?.code).to.equal('internal_error');
    expect(after.resumeLayer).to.deep.equal(candidate.resumeLayer);
    expect(after.features).to.deep.equal(candidate.features);
  });

  it('keeps nothing of a document that another has taken the place of', async () => {
    const resume = textResume('Nora Quist\nBaker');
    await test.app.updateCandidate.execute(test.caller, { id: candidate.id, patch: {}, resume });
    await run(timeout);
    const after = await stored();
    expect([after.resumeLayer, after.intelligence, after.features]).to.deep.equal([{}, null, null]);
  });

  it('brings nothing back where the resume is taken away while it is read', async () => {
    await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    const outcome = await run(async (input) => {
      const result = await test.ports.enricher.enrich(input);
      await test.app.updateCandidate.execute(test.caller, { id: candidate.id, patch: {}, resume: null });
      return result;
    });
    expect(outcome.status).to.equal('superseded');
    const after = await stored();
    expect([after.resume, after.resumeLayer, after.enrichment.status]).to.deep.equal([null, {}, 'none']);
    expect(JSON.stringify(after)).not.to.include('nora@example.com');
  });

  it('throws where the machine is to blame, so that the work is tried again', async () => {
    await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    const lost = (): Promise<never> => Promise.reject(new DomainError('enricher.unavailable', 'Lost.'));
    const error: unknown = await run(lost).catch((thrown: unknown) => thrown);
    expect(error).to.have.property('code', 'enricher.unavailable');
    expect((await stored()).resumeLayer).to.deep.equal(candidate.resumeLayer);
  });
});
