import { expect } from 'chai';
import fc from 'fast-check';
import { createTestApplication, type TestApplication } from '../../../../bootstrap/testing/index.js';
import type { Candidate } from '../../../../core/index.js';
import type { CreateCandidateInput } from '../../../../core/usecases/candidates/create-candidate.js';
import { isDomainError } from '../../../../core/index.js';

const DAY_MS = 24 * 3600_000;
const aProfile = (position: string) => ({ work: [{ position, startDate: '2019-03' }] });

function aFile(text: string, documentDate: string | null = null) {
  return { bytes: Buffer.from(text), filename: null, contentType: 'text/plain', documentDate };
}

describe('Merging candidates', () => {
  let test: TestApplication;
  const create = async (input: CreateCandidateInput): Promise<string> => {
    const { id } = await test.app.createCandidate.execute(test.caller, input);
    await test.settle();
    return id;
  };
  const get = (id: string): Promise<Candidate | undefined> => test.store.candidates.get(test.caller.tenantId, id);
  const merge = (id: string, from: string, prefer: 'this' | 'other' | 'newest' = 'this') =>
    test.app.mergeCandidates.execute(test.caller, { id, from, prefer });
  const unmerge = (id: string, from: string) => test.app.unmergeCandidate.execute(test.caller, { id, from });
  const events = async () =>
    (await test.store.events.list(test.caller.tenantId, { types: [], order: 'asc', limit: 100 })).data;
  const refusal = async (outcome: Promise<unknown>) => {
    try {
      await outcome;
    } catch (error) {
      if (isDomainError(error)) return [error.code, error.details['mergedInto']];
      throw error;
    }
    throw new Error('It was not refused.');
  };

  beforeEach(async () => {
    test = await createTestApplication();
  });

  it('unites tags and suppressed skills, and takes the stricter consent', async () => {
    const id = await create({ profile: aProfile('Welder'), tags: ['a', 'b'], suppressedSkills: ['PHP'] });
    const consent = { matching: false, storing: { given: true, expiresAt: '2031-01-01T00:00:00.000Z' } };
    const from = await create({ profile: aProfile('Welder'), tags: ['b', 'c'], suppressedSkills: ['Perl'], consent });
    const survivor = await merge(id, from);
    expect(survivor.tags).to.deep.equal(['a', 'b', 'c']);
    expect(survivor.suppressedSkills).to.deep.equal(['PHP', 'Perl']);
    expect(survivor.consent.matching).to.equal(false);
    expect(survivor.consent.storing?.expiresAt).to.equal('2031-01-01T00:00:00.000Z');
  });

  it('lets the statements of the preferred candidate win, and fills in those of the other', async () => {
    const one = { profile: { ...aProfile('Welder'), awards: [{ title: 'Golden torch' }] }, status: 'hired' as const };
    const other = {
      profile: aProfile('Pipe fitter'),
      preferences: { titles: ['Fitter'] },
      customFields: { shift: 'late' },
    };
    for (const prefer of ['this', 'other'] as const) {
      const [id, from] = [await create(one), await create(other)];
      const { callerLayer, status, preferences, customFields } = await merge(id, from, prefer);
      expect(callerLayer.work?.[0]?.position).to.equal(prefer === 'this' ? 'Welder' : 'Pipe fitter');
      expect(callerLayer.awards).to.have.length(1);
      expect(status).to.equal(prefer === 'this' ? 'hired' : 'active');
      expect([preferences?.titles, customFields]).to.deep.equal([['Fitter'], { shift: 'late' }]);
    }
  });

  it('prefers the record that was changed last', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
    await test.app.updateCandidate.execute(test.caller, { id: from, patch: { tags: ['x'] } });
    expect((await merge(id, from, 'newest')).callerLayer.work?.[0]?.position).to.equal('Fitter');
  });

  it('reads the newer resume and keeps both files, also through a sweep', async () => {
    const id = await create({ resume: aFile('Nora Quist\nWelder\nSkills: welding', '2020-01-01') });
    const from = await create({ resume: aFile('Nora Quist\nSoftware developer\nSkills: TypeScript', '2025-01-01') });
    const [older, newer] = [(await get(id))!.resume!, (await get(from))!.resume!];
    await merge(id, from);
    await test.settle();
    const survivor = (await get(id))!;
    expect(survivor.resume?.id).to.equal(newer.id);
    expect(survivor.intelligence?.skills.map(({ name }) => name)).to.include('TypeScript');
    await test.store.documents.sweepOrphans('2099-01-01T00:00:00.000Z');
    for (const { id: file } of [older, newer])
      expect(await test.store.documents.get(test.caller.tenantId, file)).not.to.equal(undefined);
    const text = await test.app.getResumeText.execute(test.caller, { id });
    expect(text.text.text).to.include('TypeScript');
  });

  it('the merged one is gone from fetching, changing and lists, with the id of the survivor', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    await merge(id, from);
    const gone = ['record.not_found', id];
    expect(await refusal(test.app.getCandidate.execute(test.caller, { id: from }))).to.deep.equal(gone);
    const patch = { id: from, patch: { tags: [] } };
    expect(await refusal(test.app.updateCandidate.execute(test.caller, patch))).to.deep.equal(gone);
    expect(await refusal(test.app.deleteCandidate.execute(test.caller, { id: from }))).to.deep.equal(gone);
    expect(await refusal(test.app.requestEnrichment.execute(test.caller, { id: from }))).to.deep.equal(gone);
    expect(await refusal(test.app.getResumeText.execute(test.caller, { id: from }))).to.deep.equal(gone);
    expect(await refusal(test.app.matchJobs.execute(test.caller, { id: from, limit: 5 }))).to.deep.equal(gone);
    expect(await refusal(test.app.findSimilarCandidates.execute(test.caller, { id: from, limit: 5 }))).to.deep.equal(
      gone,
    );
    const { id: jobId } = await test.app.createJob.execute(test.caller, { title: 'Welder', description: 'Welding.' });
    expect(await refusal(test.app.explainMatch.execute(test.caller, { jobId, candidateId: from }))).to.deep.equal(gone);
    const pair = { candidate: { id: from }, job: { id: jobId } };
    expect(await refusal(test.app.scorePair.execute(test.caller, pair))).to.deep.equal(gone);
    const list = await test.app.listCandidates.execute(test.caller, { limit: 9 });
    expect(list.data.map((each) => each.id)).to.deep.equal([id]);
  });

  it('is not matched while it is merged, and is again afterwards', async () => {
    const skills = { skills: [{ name: 'TypeScript' }] };
    const id = await create({ profile: { ...aProfile('Backend Developer'), ...skills } });
    const from = await create({ profile: { ...aProfile('Backend Developer'), ...skills } });
    const job = { title: 'Backend Developer', description: 'TypeScript.' };
    const { id: jobId } = await test.app.createJob.execute(test.caller, job);
    const matched = async () =>
      (await test.app.matchCandidates.execute(test.caller, { id: jobId, limit: 5 })).data.length;
    expect(await matched()).to.equal(2);
    await merge(id, from);
    await test.settle();
    expect(await matched()).to.equal(1);
    await unmerge(id, from);
    await test.settle();
    expect(await matched()).to.equal(2);
  });

  it('the external id of the merged one finds the survivor, through merges of merges and for PUT', async () => {
    const a = await create({ profile: aProfile('Welder'), externalId: 'a' });
    const b = await create({ profile: aProfile('Welder'), externalId: 'b' });
    const c = await create({ profile: aProfile('Welder'), externalId: 'c' });
    await merge(b, c);
    await merge(a, b);
    for (const externalId of ['a', 'b', 'c']) {
      const view = await test.app.getCandidate.byExternalId(test.caller, { externalId });
      expect(view.candidate.id).to.equal(a);
    }
    const fields = { profile: aProfile('Fitter') };
    const put = await test.app.putCandidate.execute(test.caller, { externalId: 'c', fields });
    expect([put.isNew, put.candidate.id, put.candidate.externalId]).to.deep.equal([false, a, 'a']);
    expect(await refusal(test.app.getCandidate.execute(test.caller, { id: c }))).to.deep.equal(['record.not_found', a]);
  });

  it('merging again changes nothing; merging with itself or what is not there is refused', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    const first = await merge(id, from);
    expect(await merge(id, from)).to.deep.equal(first);
    expect(await refusal(merge(id, id))).to.deep.equal(['input.invalid', undefined]);
    expect(await refusal(merge(id, 'cand_none'))).to.deep.equal(['record.not_found', undefined]);
    expect(await refusal(merge(from, id))).to.deep.equal(['record.not_found', id]);
  });

  it('a repeated command acts once, also after the merge has been undone', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    const caller = { ...test.caller, command: { id: 'command-1', resumed: false } };
    const first = await test.app.mergeCandidates.execute(caller, { id, from, prefer: 'this', expectedVersions: [2] });
    const again = { ...caller, command: { id: 'command-1', resumed: true } };
    const input = { id, from, prefer: 'this' as const, expectedVersions: [2] };
    expect(await test.app.mergeCandidates.execute(again, input)).to.deep.equal(first);
    const survivor = await unmerge(id, from);
    expect(await test.app.mergeCandidates.execute(again, input)).to.deep.equal(survivor);
  });

  it('another version than the stated one is refused and changes nothing', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    const stated = { id, from, expectedVersions: [77] };
    expect(await refusal(test.app.mergeCandidates.execute(test.caller, { ...stated, prefer: 'this' }))).to.include(
      'record.version_conflict',
    );
    expect((await get(from))?.id).to.equal(from);
    await merge(id, from);
    expect(await refusal(test.app.unmergeCandidate.execute(test.caller, stated))).to.include('record.version_conflict');
  });

  describe('where the survivor is changed between the check of its version and its own step', () => {
    /** Runs once, as soon as the merged record is hidden. */
    let between: (() => Promise<unknown>) | undefined;

    beforeEach(() => {
      const { candidates } = test.store;
      const update = candidates.update.bind(candidates);
      candidates.update = async (tenantId, change) => {
        await update(tenantId, change);
        const then = change.candidate.merged && between;
        if (!then) return;
        between = undefined;
        await then();
      };
    });

    it('takes the change up', async () => {
      const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
      between = () => test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['late'] } });
      expect((await merge(id, from)).tags).to.deep.equal(['late']);
      expect((await unmerge(id, from)).tags).to.deep.equal(['late']);
    });

    it('refuses the merge if a version was stated, and both stay as they are', async () => {
      const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
      const { version } = (await get(id))!;
      between = () => test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['late'] } });
      const input = { id, from, prefer: 'this' as const, expectedVersions: [version] };
      const outcome = await refusal(test.app.mergeCandidates.execute(test.caller, input));
      expect(outcome).to.include('record.version_conflict');
      expect([(await get(id))?.tags, (await get(id))?.absorbed]).to.deep.equal([['late'], undefined]);
      expect([(await get(from))?.callerLayer, (await get(from))?.merged]).to.deep.equal([
        aProfile('Fitter'),
        undefined,
      ]);
      await test.settle();
      expect((await merge(id, from)).absorbed).to.have.length(1);
    });

    it('refuses it too if the request was cut off there, by the queued work', async () => {
      const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
      const { version } = (await get(id))!;
      between = async () => {
        await test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['late'] } });
        throw new Error('cut off');
      };
      const input = { id, from, prefer: 'this' as const, expectedVersions: [version] };
      const outcome = await test.app.mergeCandidates.execute(test.caller, input).catch((error: unknown) => error);
      expect(outcome).to.have.property('message', 'cut off');
      test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
      await test.settle();
      expect((await get(from))?.id).to.equal(from);
      expect((await get(id))?.absorbed).to.equal(undefined);
    });
  });

  it('an external id that is taken by a merged candidate is taken by the survivor', async () => {
    const a = await create({ profile: aProfile('Welder'), externalId: 'a' });
    const b = await create({ profile: aProfile('Welder'), externalId: 'b' });
    const c = await create({ profile: aProfile('Welder') });
    await merge(a, b);
    const holder = async (outcome: Promise<unknown>) => {
      const error = await outcome.then(
        () => undefined,
        (thrown: unknown) => thrown,
      );
      return isDomainError(error) ? [error.code, error.details['id']] : error;
    };
    const taken = ['record.external_id_taken', a];
    const fields = { profile: aProfile('Pilot'), externalId: 'b' };
    expect(await holder(test.app.createCandidate.execute(test.caller, fields))).to.deep.equal(taken);
    const patch = { id: c, patch: { externalId: 'b' } };
    expect(await holder(test.app.updateCandidate.execute(test.caller, patch))).to.deep.equal(taken);
  });

  it('feedback on the merged one counts for the survivor, the latest of both, and is its own again afterwards', async () => {
    const [a, b, c] = [
      await create({ profile: aProfile('Welder') }),
      await create({ profile: aProfile('Welder') }),
      await create({ profile: aProfile('Welder') }),
    ];
    const { id: jobId } = await test.app.createJob.execute(test.caller, { title: 'Welder', description: 'Welding.' });
    const give = async (candidateId: string, outcome: 'good' | 'bad' | 'hired') => {
      test.clock.set(new Date(test.clock.now().getTime() + 1000).toISOString());
      await test.app.giveFeedback.execute(test.caller, { jobId, candidateId, outcome });
    };
    const listed = async (candidateId: string) =>
      (await test.app.listFeedback.execute(test.caller, { jobId, candidateId, limit: 9 })).data.map((each) => [
        each.candidateId,
        each.outcome,
      ]);
    const counted = async () => {
      const { outcomes } = await test.app.calibrateScores.execute(test.caller, { jobId });
      return [outcomes.compared, outcomes.favourable, outcomes.unfavourable, outcomes.notScored];
    };
    await give(c, 'hired');
    await give(a, 'good');
    await give(b, 'bad');
    await merge(b, c);
    await merge(a, b);
    await test.settle();
    expect(await listed(a)).to.deep.equal([
      [a, 'bad'],
      [a, 'good'],
      [a, 'hired'],
    ]);
    expect(await counted()).to.deep.equal([1, 0, 1, 0]);
    const gone = ['record.not_found', a];
    expect(await refusal(listed(b))).to.deep.equal(gone);
    expect(await refusal(give(c, 'bad'))).to.deep.equal(gone);
    await unmerge(a, b);
    await test.settle();
    expect([await listed(a), await listed(b)]).to.deep.equal([
      [[a, 'good']],
      [
        [b, 'bad'],
        [b, 'hired'],
      ],
    ]);
    expect(await counted()).to.deep.equal([2, 1, 1, 0]);
  });

  it('is reported by events without personal data', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    const before = (await events()).length;
    await merge(id, from);
    await unmerge(id, from);
    const reported = (await events()).slice(before).map(({ type, resource, data }) => [type, resource.id, data]);
    expect(reported.filter(([type]) => type !== 'candidate.enrichment.queued')).to.deep.equal([
      ['candidate.merged', from, { into: id }],
      ['candidate.updated', id, { changed: [] }],
      ['candidate.updated', id, { changed: [] }],
      ['candidate.unmerged', from, { from: id }],
    ]);
  });

  it('erasing the survivor erases all that was merged into it, with files', async () => {
    const a = await create({ profile: aProfile('Welder') });
    const b = await create({ resume: aFile('Nora Quist\nWelder'), externalId: 'b' });
    const c = await create({ resume: aFile('Nora Quist\nWelder') });
    const files = [(await get(b))!.resume!.id, (await get(c))!.resume!.id];
    await merge(b, c);
    await merge(a, b);
    await test.app.deleteCandidate.execute(test.caller, { id: a });
    const { tenantId } = test.caller;
    for (const id of [a, b, c]) expect(await test.store.candidates.findMerged(tenantId, { id })).to.equal(undefined);
    for (const id of files) expect(await test.store.documents.get(tenantId, id)).to.equal(undefined);
    const deleted = (await events())
      .filter(({ type }) => type === 'candidate.deleted')
      .map(({ resource }) => resource.id);
    expect(deleted).to.have.members([a, b, c]);
  });

  it('an erasure that was cut off after the survivor is finished by the queued work', async () => {
    const [id, from] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    await merge(id, from);
    const { tenantId } = test.caller;
    const { version } = (await get(id))!;
    const payload = { candidateId: from, survivorId: id };
    const outbox = { events: [], work: [{ id: from, kind: 'merge' as const, payload }] };
    const erasure = { id, expectedVersion: version, deletedAt: test.clock.now().toISOString(), outbox };
    await test.store.candidates.erase(tenantId, erasure);
    await test.settle();
    expect(await test.store.candidates.findMerged(tenantId, { id: from })).to.equal(undefined);
  });

  it('a merge that was cut off after its first step is finished by the queued work', async () => {
    const [id, from] = [
      await create({ profile: aProfile('Welder') }),
      await create({ profile: aProfile('Fitter'), tags: ['x'] }),
    ];
    const other = (await get(from))!;
    const merged = { into: id, at: test.clock.now().toISOString(), prefer: 'this' as const };
    const payload = { candidateId: from, survivorId: id };
    await test.store.candidates.update(test.caller.tenantId, {
      candidate: { ...other, version: other.version + 1, merged },
      expectedVersion: other.version,
      outbox: { events: [], work: [{ id: from, kind: 'merge', payload }] },
    });
    await test.settle();
    expect((await get(id))?.tags).to.deep.equal(['x']);
  });

  it('two merges in opposite directions at once lose nobody', async () => {
    const [a, b] = [await create({ profile: aProfile('Welder') }), await create({ profile: aProfile('Fitter') })];
    await Promise.allSettled([merge(a, b), merge(b, a)]);
    test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
    await test.settle();
    const list = await test.app.listCandidates.execute(test.caller, { limit: 9 });
    expect(list.data.length).to.be.greaterThan(0);
    const live = new Set(list.data.map(({ id }) => id));
    for (const id of [a, b]) {
      if (live.has(id)) continue;
      const [code, into] = await refusal(test.app.getCandidate.execute(test.caller, { id }));
      expect([code, live.has(String(into))]).to.deep.equal(['record.not_found', true]);
    }
  });

  it('a PATCH or a DELETE at the same time is neither lost nor brings anybody back', async () => {
    for (let round = 0; round < 10; round += 1) {
      const id = await create({ profile: aProfile('Welder') });
      const from = await create({ profile: aProfile('Fitter'), tags: ['x'] });
      const patch = (target: string) =>
        test.app.updateCandidate.execute(test.caller, { id: target, patch: { customFields: { [target]: true } } });
      const outcomes = await Promise.allSettled([patch(id), merge(id, from), patch(from)]);
      const survivor = (await get(id))!;
      expect(survivor.tags).to.deep.equal(['x']);
      expect(survivor.customFields[id]).to.equal(true);
      expect(survivor.customFields[from] === true).to.equal(outcomes[2].status === 'fulfilled');
      const deleted = await Promise.allSettled([
        unmerge(id, from),
        test.app.deleteCandidate.execute(test.caller, { id }),
      ]);
      expect(deleted[1].status).to.equal('fulfilled');
      expect(await get(id)).to.equal(undefined);
    }
  });

  describe('and undoing it', () => {
    it('restores both to what they were', async () => {
      const anInput: fc.Arbitrary<CreateCandidateInput> = fc.record(
        {
          profile: fc.constantFrom('Welder', 'Fitter', 'Backend developer').map(aProfile),
          resume: fc.option(
            fc.constantFrom('2019-01-01', '2024-01-01', null).map((date) => aFile('Nora Quist\nWelder', date)),
            { nil: undefined },
          ),
          tags: fc.uniqueArray(fc.constantFrom('a', 'b', 'c')),
          suppressedSkills: fc.uniqueArray(fc.constantFrom('PHP', 'Perl')),
          status: fc.constantFrom('active' as const, 'hired' as const),
          customFields: fc.dictionary(fc.constantFrom('x', 'y'), fc.integer()),
          preferences: fc.constantFrom(null, { titles: ['Welder'] }),
          consent: fc.record({ matching: fc.boolean(), marketing: fc.boolean() }),
        },
        { requiredKeys: ['profile'] },
      ) as never;
      const essence = (candidate: Candidate | undefined) => {
        const { version: _version, updatedAt: _updatedAt, released: _released, ...shown } = candidate!;
        const { enrichment, intelligence, ...rest } = shown;
        const { generatedAt: _generatedAt, ...known } = intelligence!;
        return { ...rest, status: [rest.status, enrichment.status], known };
      };
      const preferred = fc.constantFrom('this' as const, 'other' as const, 'newest' as const);
      await fc.assert(
        fc.asyncProperty(anInput, anInput, preferred, fc.boolean(), async (one, other, prefer, isRead) => {
          const [id, from] = [await create(one), await create(other)];
          const before = [essence(await get(id)), essence(await get(from))];
          await merge(id, from, prefer);
          if (isRead) await test.settle();
          await unmerge(id, from);
          await test.settle();
          expect([essence(await get(id)), essence(await get(from))]).to.deep.equal(before);
        }),
        { numRuns: 25 },
      );
    });

    describe('where it is cut off, or the survivor is changed, between its steps', () => {
      let id: string;
      let from: string;
      /** Runs once, before the survivor gives the other back. */
      let before: (() => Promise<unknown>) | undefined;
      /** Runs once, as soon as it has. */
      let between: (() => Promise<unknown>) | undefined;

      beforeEach(async () => {
        id = await create({ profile: aProfile('Welder'), tags: ['a'] });
        from = await create({ profile: aProfile('Fitter'), tags: ['b'] });
        await merge(id, from);
        const { candidates } = test.store;
        const update = candidates.update.bind(candidates);
        candidates.update = async (tenantId, change) => {
          const isStep = change.candidate.released !== undefined;
          const [first, then] = isStep ? [before, between] : [];
          if (first) before = undefined;
          await first?.();
          await update(tenantId, change);
          if (then) between = undefined;
          await then?.();
        };
      });
      const cutOff = async (): Promise<void> => {
        between = () => Promise.reject(new Error('cut off'));
        const outcome = await unmerge(id, from).catch((error: unknown) => error);
        expect(outcome).to.have.property('message', 'cut off');
        expect([(await get(id))?.tags, await get(from)]).to.deep.equal([['a'], undefined]);
      };
      const unmergedEvents = async () => (await events()).filter(({ type }) => type === 'candidate.unmerged').length;

      it('refuses it if a version was stated, and the merge stays whole', async () => {
        const survivor = (await get(id))!;
        before = () => test.app.updateCandidate.execute(test.caller, { id, patch: { customFields: { late: true } } });
        const stated = { id, from, expectedVersions: [survivor.version] };
        expect(await refusal(test.app.unmergeCandidate.execute(test.caller, stated))).to.include(
          'record.version_conflict',
        );
        expect(await get(from)).to.equal(undefined);
        const { absorbed, tags, customFields } = (await get(id))!;
        expect([absorbed, tags, customFields]).to.deep.equal([survivor.absorbed, ['a', 'b'], { late: true }]);
        expect(await unmergedEvents(), 'nothing was undone in between').to.equal(0);
        test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
        await test.settle();
        expect(await get(from)).to.equal(undefined);
      });

      it('takes the change up if none was stated', async () => {
        before = () => test.app.updateCandidate.execute(test.caller, { id, patch: { customFields: { late: true } } });
        const { tags, customFields } = await unmerge(id, from);
        expect([tags, customFields, (await get(from))?.tags]).to.deep.equal([['a'], { late: true }, ['b']]);
      });

      it('is finished by the queued work, once', async () => {
        await cutOff();
        test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
        await test.settle();
        expect([(await get(from))?.tags, await unmergedEvents()]).to.deep.equal([['b'], 1]);
        expect(await refusal(unmerge(id, from))).to.include('candidate.not_merged');
      });

      it('is finished by the same request again, with the version that it stated', async () => {
        await cutOff();
        const again = await test.app.unmergeCandidate.execute(test.caller, { id, from, expectedVersions: [3] });
        expect([again.tags, (await get(from))?.tags, await unmergedEvents()]).to.deep.equal([['a'], ['b'], 1]);
      });

      it('is finished before both are merged again', async () => {
        await cutOff();
        const survivor = await merge(id, from);
        expect([survivor.tags, survivor.absorbed?.length, await get(from)]).to.deep.equal([['a', 'b'], 1, undefined]);
        await unmerge(id, from);
        expect((await get(from))?.tags).to.deep.equal(['b']);
      });

      it('is finished before the survivor gives back another, or is erased', async () => {
        const third = await create({ profile: aProfile('Pilot') });
        await merge(id, third);
        between = () => Promise.reject(new Error('cut off'));
        await unmerge(id, third).catch(() => undefined);
        expect(await get(third)).to.equal(undefined);
        await unmerge(id, from);
        expect([(await get(third))?.id, (await get(from))?.id]).to.deep.equal([third, from]);
        await merge(id, from);
        await cutOff();
        await test.app.deleteCandidate.execute(test.caller, { id });
        test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
        await test.settle();
        expect([await get(id), (await get(from))?.tags]).to.deep.equal([undefined, ['b']]);
      });

      it('is finished before the survivor is erased with one that it was merged into', async () => {
        await cutOff();
        const last = await create({ profile: aProfile('Pilot') });
        await merge(last, id);
        await test.app.deleteCandidate.execute(test.caller, { id: last });
        test.clock.set(new Date(test.clock.now().getTime() + DAY_MS).toISOString());
        await test.settle();
        expect([await get(id), (await get(from))?.tags]).to.deep.equal([undefined, ['b']]);
      });
    });

    it('restores both whose resumes say the same, before the merge is read and after it', async () => {
      for (const isRead of [false, true]) {
        const text = 'Nora Quist\nnora.quist@example.com\n\nSkills\nWelding';
        const id = await create({ resume: aFile(text, '2020-01-01') });
        const from = await create({ resume: aFile(`${text} `, '2025-01-01') });
        await merge(id, from);
        if (isRead) await test.settle();
        await unmerge(id, from);
        expect((await get(id))!.resumeLayer.basics?.email).to.equal('nora.quist@example.com');
        await test.settle();
        for (const each of [id, from]) {
          const restored = (await get(each))!;
          expect(restored.enrichment.status).to.equal('succeeded');
          expect(restored.resumeLayer.basics?.email).to.equal('nora.quist@example.com');
        }
      }
    });

    it('keeps what has been changed since the merge', async () => {
      const id = await create({ profile: aProfile('Welder'), tags: ['a'] });
      const from = await create({ profile: aProfile('Fitter'), tags: ['b'], suppressedSkills: ['PHP'] });
      await merge(id, from);
      await test.app.updateCandidate.execute(test.caller, { id, patch: { tags: ['new'] } });
      const survivor = await unmerge(id, from);
      expect([survivor.tags, survivor.suppressedSkills]).to.deep.equal([['new'], []]);
    });

    it('keeps a resume that was sent since, and the other its own', async () => {
      const id = await create({ resume: aFile('Nora Quist\nWelder', '2020-01-01') });
      const from = await create({ resume: aFile('Nora Quist\nFitter', '2024-01-01') });
      await merge(id, from);
      await test.app.updateCandidate.execute(test.caller, { id, patch: {}, resume: aFile('Nora Quist\nPilot') });
      await test.settle();
      await unmerge(id, from);
      await test.settle();
      const read = async (of: string) => (await test.app.getResumeText.execute(test.caller, { id: of })).text.text;
      expect([await read(id), await read(from)]).to.deep.equal(['Nora Quist\nPilot', 'Nora Quist\nFitter']);
    });

    it('is possible for thirty days, the latest merge first, and once', async () => {
      const [a, b, c] = [
        await create({ profile: aProfile('Welder') }),
        await create({ profile: aProfile('Welder') }),
        await create({ profile: aProfile('Welder') }),
      ];
      await merge(a, b);
      await merge(a, c);
      const none = ['candidate.not_merged', undefined];
      expect(await refusal(unmerge(a, b)), 'a later one comes first').to.deep.equal(none);
      await unmerge(a, c);
      expect(await refusal(unmerge(a, c)), 'undone already').to.deep.equal(none);
      test.clock.set(new Date(test.clock.now().getTime() + 31 * DAY_MS).toISOString());
      expect(await refusal(unmerge(a, b)), 'too late').to.deep.equal(none);
    });
  });
});
