import { expect } from 'chai';
import type { Candidate, CandidateView, PlatformEvent } from '../../../../core/index.js';
import { anApplication, textResume, type TestApplication } from '../../../support/an-application.js';

const EMAIL = 'zoe.quist@example.com';
const profile = (email: string) => ({ basics: { name: 'Zoë Quist', email } });

describe('Possible duplicates', () => {
  let service: TestApplication;
  beforeEach(() => {
    service = anApplication();
  });

  const view = (id: string): Promise<CandidateView> => service.app.getCandidate.execute(service.caller, { id });
  const shown = async (id: string): Promise<string[]> =>
    (await view(id)).possibleDuplicates.map(({ candidateId }) => candidateId);
  const patch = (id: string, email: string): Promise<Candidate> =>
    service.app.updateCandidate.execute(service.caller, { id, patch: { profile: profile(email) } });
  const announced = async (): Promise<[string, string[]][]> => {
    const { data } = await service.app.listEvents.execute(service.caller, {
      types: ['candidate.duplicate_detected'],
      order: 'asc',
      limit: 100,
    });
    return data.map((event: PlatformEvent) => [event.resource.id, event.data['candidateIds'] as string[]]);
  };
  const enrichAgain = async (id: string): Promise<void> => {
    await service.app.requestEnrichment.execute(service.caller, { id });
    await service.enrichAll();
  };

  it('are shown on both records, whichever came first', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    expect(await shown(one.id)).to.deep.equal([]);
    const other = await service.candidate({ profile: profile(EMAIL) });
    expect(await shown(one.id)).to.deep.equal([other.id]);
    expect(await shown(other.id)).to.deep.equal([one.id]);
  });

  it('are none any more once the other is erased, or has another address', async () => {
    const [one, erased, moved] = [
      await service.candidate({ profile: profile(EMAIL) }),
      await service.candidate({ profile: profile(EMAIL) }),
      await service.candidate({ profile: profile(EMAIL) }),
    ] as const;
    expect(await shown(one.id)).to.have.members([erased.id, moved.id]);
    await service.app.deleteCandidate.execute(service.caller, { id: erased.id });
    expect(await shown(one.id)).to.deep.equal([moved.id]);
    await patch(moved.id, 'another@example.org');
    expect(await shown(one.id)).to.deep.equal([]);
  });

  it('make no version of a record, and are not kept with it', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    const other = await service.candidate({ profile: profile(EMAIL) });
    const { candidate } = await view(one.id);
    expect(candidate.version).to.equal(one.version);
    for (const record of [one, other]) {
      const stored = await service.store.candidates.get(service.caller.tenantId, record.id);
      expect(stored?.intelligence).not.to.have.property('possibleDuplicates');
    }
    expect(JSON.stringify(candidate)).not.to.include(other.id);
  });

  it('that an earlier release has stored are not shown', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    const possibleDuplicates = [{ candidateId: 'cand_erased', confidence: 0.97, matchedOn: ['email'] }];
    const intelligence = { ...one.intelligence!, possibleDuplicates };
    await service.store.candidates.update(service.caller.tenantId, {
      candidate: { ...one, intelligence, version: one.version + 1 },
      expectedVersion: one.version,
      outbox: { events: [] },
    });
    expect(await shown(one.id)).to.deep.equal([]);
  });

  it('give the same view again as long as nothing changed', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    await service.candidate({ profile: profile(EMAIL) });
    expect(await view(one.id)).to.equal(await view(one.id));
  });

  it('are looked for again only after a change in the tenant where the store knows of each, and each time where it does not', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    const { candidates } = service.store;
    const find = candidates.findByIdentityKeys.bind(candidates);
    let asked = 0;
    candidates.findByIdentityKeys = (tenantId, query) => {
      asked += 1;
      return find(tenantId, query);
    };
    const askedBy = async (): Promise<number> => {
      asked = 0;
      await view(one.id);
      return asked;
    };
    await service.candidate({ profile: profile(EMAIL) });
    const first = await askedBy();
    expect([first > 0, await askedBy()]).to.deep.equal([true, 0]);
    await service.candidate({ profile: profile(EMAIL) });
    expect([await askedBy(), await askedBy()]).to.deep.equal([first, 0]);
    Object.assign(candidates, { revision: undefined });
    expect([await askedBy(), await askedBy()]).to.deep.equal([first, first]);
  });

  it('are announced once, by the record that brought them', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    const other = await service.candidate({ profile: profile(EMAIL) });
    expect(await announced()).to.deep.equal([[other.id, [one.id]]]);
    await enrichAgain(one.id);
    await enrichAgain(other.id);
    expect(await announced()).to.have.length(1);
  });

  it('are announced when a resume, or a change of the record, brings them', async () => {
    const one = await service.candidate({ profile: profile(EMAIL) });
    const read = await service.candidate({ resume: textResume(`Zoë Quist\n${EMAIL}\nBaker`) });
    const changed = await service.candidate({ profile: profile('another@example.org') });
    expect(await announced()).to.deep.equal([[read.id, [one.id]]]);
    await patch(changed.id, EMAIL);
    await patch(changed.id, EMAIL);
    await enrichAgain(changed.id);
    const [, later, ...more] = await announced();
    expect([later?.[0], more]).to.deep.equal([changed.id, []]);
    expect(later?.[1]).to.have.members([one.id, read.id]);
  });
});
