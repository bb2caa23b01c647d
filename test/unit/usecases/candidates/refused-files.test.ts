import { expect } from 'chai';
import { createMemoryStore, FixedClock } from '../../../../adapters/memory/index.js';
import { storeUnavailable } from '../../../../core/ports/refusals.js';
import type { Candidate, Store } from '../../../../core/index.js';
import type { CandidateRepository } from '../../../../core/spi.js';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';
import { refused } from '../../../../bootstrap/testing/contract/refused.js';

const RESUME = textResume('Nora Quist\nBaker');

describe('The file of a request that is refused', () => {
  let store: Store;
  let service: TestApplication;
  /** Runs once, just before the next record is written. */
  let beforeWrite: () => Promise<unknown>;

  beforeEach(() => {
    const kept = createMemoryStore({ clock: new FixedClock('2026-03-01T12:00:00.000Z') });
    beforeWrite = () => Promise.resolve();
    const first = async (): Promise<void> => {
      const action = beforeWrite;
      beforeWrite = () => Promise.resolve();
      await action();
    };
    const candidates = Object.assign(Object.create(kept.candidates) as CandidateRepository, {
      insert: async (...given: Parameters<CandidateRepository['insert']>) => {
        await first();
        return kept.candidates.insert(...given);
      },
      update: async (...given: Parameters<CandidateRepository['update']>) => {
        await first();
        return kept.candidates.update(...given);
      },
    });
    store = { ...kept, candidates };
    service = anApplication({ store });
  });

  /** Files that nobody names: what a sweep finds. */
  const left = (): Promise<number> => store.documents.sweepOrphans('2027');
  const create = (externalId: string): Promise<Candidate> =>
    service.app.createCandidate.execute(service.caller, { externalId, resume: RESUME });
  const patch = (id: string, fields: object, expectedVersions?: number[]): Promise<Candidate> =>
    service.app.updateCandidate.execute(service.caller, {
      id,
      patch: fields,
      resume: RESUME,
      ...(expectedVersions && { expectedVersions }),
    });
  const touch = (id: string): Promise<unknown> =>
    service.app.updateCandidate.execute(service.caller, { id, patch: { tags: ['touched'] } });
  const erase = (id: string): Promise<unknown> => service.app.deleteCandidate.execute(service.caller, { id });

  it('is not kept where the external id of a new candidate is taken', async () => {
    await create('ats-1');
    await refused(create('ats-1'), 'record.external_id_taken');
    expect(await left()).to.equal(0);
  });

  it('is not kept where a patch is refused for its version, its input or an external id', async () => {
    await create('ats-1');
    const { id, version } = await create('ats-2');
    await refused(patch(id, {}, [version + 1]), 'record.version_conflict');
    await refused(patch(id, { preferences: { salary: { min: 5 } } }), 'input.invalid');
    await refused(patch(id, { externalId: 'ats-1' }), 'record.external_id_taken');
    await refused(patch('cand_unknown', {}), 'record.not_found');
    expect(await left()).to.equal(0);
    const stored = await store.candidates.get(service.caller.tenantId, id);
    expect(await store.documents.get(service.caller.tenantId, stored!.resume!.id)).not.to.equal(undefined);
  });

  it('is not kept where the record changes between the look at its version and the write', async () => {
    const { id, version } = await create('ats-1');
    beforeWrite = () => touch(id);
    await refused(patch(id, {}, [version]), 'record.version_conflict');
    expect(await left()).to.equal(0);
  });

  it('is not kept where the candidate is erased while it is patched', async () => {
    const { id } = await create('ats-1');
    beforeWrite = () => erase(id);
    await refused(patch(id, {}), 'record.not_found');
    expect(await left()).to.equal(0);
  });

  it('is kept where the store was lost and nobody knows what became of the write', async () => {
    const { id } = await create('ats-1');
    beforeWrite = () => Promise.reject(storeUnavailable());
    await refused(patch(id, {}), 'store.unavailable');
    expect(await left()).to.equal(1);
  });

  it('is not kept where a request comes again whose candidate has been erased', async () => {
    const command = { id: '01890a5d-ac96-774b-bcce-b302099a8057', resumed: false };
    const input = { resume: RESUME };
    const { id } = await service.app.createCandidate.execute({ ...service.caller, command }, input);
    const again = { ...service.caller, command: { ...command, resumed: true } };
    expect((await service.app.createCandidate.execute(again, input)).id).to.equal(id);
    await erase(id);
    await refused(service.app.createCandidate.execute(again, input), 'idempotency.erased');
    expect(await left()).to.equal(0);
  });
});
