import { expect } from 'chai';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';

describe('An enrichment that two workers have in hand', () => {
  let service: TestApplication;
  let work: { candidateId: string; enrichmentId: string; attempt: number };
  beforeEach(async () => {
    service = anApplication();
    const { id, enrichment } = await service.app.createCandidate.execute(service.caller, {
      resume: textResume('Nora Quist\nBaker'),
    });
    work = { candidateId: id, enrichmentId: enrichment.id!, attempt: 1 };
  });

  const run = () => service.app.runEnrichment.execute(service.caller.tenantId, work);
  const stored = () => service.store.candidates.get(service.caller.tenantId, work.candidateId);
  const ends = async (): Promise<string[]> => {
    const types = ['candidate.enrichment.completed', 'candidate.enrichment.failed'] as const;
    const { data } = await service.app.listEvents.execute(service.caller, {
      types: [...types],
      order: 'asc',
      limit: 9,
    });
    return data.map(({ type }) => type);
  };

  it('ends once, with one event', async () => {
    const outcomes = (await Promise.all([run(), run()])).map(({ status }) => status);
    expect(outcomes.filter((status) => status === 'superseded')).to.have.length(1);
    expect(await ends()).to.deep.equal(['candidate.enrichment.completed']);
    expect((await stored())?.version).to.equal(2);
  });

  it('is not made to fail by the one that gives up after the other has finished', async () => {
    await run();
    const before = await stored();
    await service.app.runEnrichment.giveUp(service.caller.tenantId, { ...work, attempt: 6 });
    expect(await stored()).to.deep.equal(before);
    expect(await ends()).to.deep.equal(['candidate.enrichment.completed']);
  });

  it('writes nothing of a candidate that is erased while it runs', async () => {
    const running = run();
    await service.app.deleteCandidate.execute(service.caller, { id: work.candidateId });
    // The file may be gone before it was read: then the work is tried again, and finds nobody.
    await running.catch(() => undefined);
    expect(await run()).to.have.property('status', 'superseded');
    expect(await stored()).to.equal(undefined);
    expect(await ends()).to.deep.equal([]);
    expect(await service.store.documents.sweepOrphans('2027')).to.equal(0);
    expect(service.ports.index.size(service.caller.tenantId)).to.equal(0);
  });
});
