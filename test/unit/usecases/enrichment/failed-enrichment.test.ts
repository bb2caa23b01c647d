import { expect } from 'chai';
import { type Candidate, createApplication, DomainError } from '../../../../core/index.js';
import type { CandidateRepository, Enricher } from '../../../../core/spi.js';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';
import { NO_OUTBOX } from '../../../../bootstrap/testing/builders/index.js';

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
      findPersonal: (input) => test.ports.enricher.findPersonal(input),
      findCopiedAd: (input) => test.ports.enricher.findCopiedAd(input),
      enrich,
    };
    const work = { candidateId: candidate.id, enrichmentId: enrichment.id ?? '', attempt: 1 };
    return createApplication({ ...test.ports, enricher }).runEnrichment.execute(test.caller.tenantId, work);
  };
  const known = ({ resumeLayer, intelligence, features }: Candidate) => ({ resumeLayer, intelligence, features });
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

  it('keeps it where an attempt read it otherwise, as a newer release does, and ended before the record was written', async () => {
    const { enrichment } = await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    const work = { candidateId: candidate.id, enrichmentId: enrichment.id ?? '', attempt: 1 };
    const enricher: Enricher = Object.assign(Object.create(test.ports.enricher) as Enricher, {
      enrich: async (input: Parameters<Enricher['enrich']>[0]) => {
        const { reading, ...result } = await test.ports.enricher.enrich(input);
        const parsed = { ...reading!.parsed, profile: { basics: { name: 'N. Quist' } } };
        return { ...result, reading: { ...reading!, parsed } };
      },
    });
    const candidates = Object.assign(Object.create(test.store.candidates) as CandidateRepository, {
      update: () => Promise.reject(new Error('The process ended.')),
    });
    const attempt = createApplication({ ...test.ports, enricher, candidates }).runEnrichment;
    const ended: unknown = await attempt.execute(test.caller.tenantId, work).catch((error: unknown) => error);
    expect(String(ended)).to.include('The process ended.');
    const reading = await test.store.documents.getReading(test.caller.tenantId, candidate.resume!.id);
    expect(reading?.parsed.profile).not.to.deep.equal(candidate.resumeLayer);

    await test.app.runEnrichment.giveUp(test.caller.tenantId, { ...work, attempt: 6 });
    const after = await stored();
    expect(after.enrichment.error?.code).to.equal('internal_error');
    expect(known(after)).to.deep.equal(known(candidate));
  });

  it('keeps what a release that did not note the document has read of it', async () => {
    const { resumeLayerFrom, ...older } = candidate;
    expect(resumeLayerFrom).to.equal(candidate.resume?.id);
    const record = { ...older, version: older.version + 1 };
    const { tenantId } = test.caller;
    await test.store.candidates.update(tenantId, {
      candidate: record,
      expectedVersion: older.version,
      outbox: NO_OUTBOX,
    });
    await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    expect((await run(timeout)).status).to.equal('failed');
    expect((await stored()).resumeLayer).to.deep.equal(candidate.resumeLayer);
  });

  it('keeps what was read where nothing is inferred from it at the moment, and infers from it', async () => {
    const { tenantId } = test.caller;
    const bare = { ...candidate, intelligence: null, features: null, version: candidate.version + 1 };
    await test.store.candidates.update(tenantId, {
      candidate: bare,
      expectedVersion: candidate.version,
      outbox: NO_OUTBOX,
    });
    await test.app.requestEnrichment.execute(test.caller, { id: candidate.id });
    await run((input) => (input.file ? timeout(input) : test.ports.enricher.enrich(input)));
    const after = await stored();
    expect(after.resumeLayer).to.deep.equal(candidate.resumeLayer);
    expect(after.intelligence?.experience).to.deep.equal(candidate.intelligence?.experience);
    expect(after.features?.skills).to.deep.equal(candidate.features?.skills);
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
