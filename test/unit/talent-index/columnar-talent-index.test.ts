import { expect } from 'chai';
import fc from 'fast-check';
import { MemoryTalentIndex } from '../../../adapters/memory/index.js';
import { ColumnarTalentIndex } from '../../../adapters/talent-index/index.js';
import { type Candidate, type ConstraintOutcome, DEFAULT_WEIGHTS } from '../../../core/index.js';
import type { CandidateFeatures, SurveyQuery, TalentIndex } from '../../../core/spi.js';
import { aCandidate, aJob, jobFeatures, someFeatures } from '../../../bootstrap/testing/builders/index.js';
import { rankQuery, similarQuery, step, surveyQuery, taxonomy, type Step } from './arbitraries.js';

const TENANT = 'tnt_1';
const NO_REQUIREMENTS = jobFeatures();

/** Of whom constraints know nothing. */
const NOBODY = { callerLayer: {}, preferences: null };

/** Both indexes after the same steps. */
interface Pair {
  columnar: ColumnarTalentIndex;
  reference: TalentIndex;
}

/** A block holds so few that every pool has full, sparse and emptied ones. */
function aPair(blockSize = 4): Pair {
  return { columnar: new ColumnarTalentIndex(taxonomy, { blockSize }), reference: new MemoryTalentIndex(taxonomy) };
}

/** Takes a step on both; checks that either sees a change or neither. */
function take(pair: Pair, known: Map<string, Candidate>, each: Step): void {
  const before = revisions(pair);
  const last = known.get(each.id);
  const both = [pair.columnar, pair.reference];
  if (each.do === 'remove') {
    for (const index of both) index.remove(TENANT, each.id);
    known.delete(each.id);
  } else {
    let next = last;
    if (each.do === 'put') {
      // Equal features are the same: the reference compares them by identity.
      const isSame = JSON.stringify(last?.features) === JSON.stringify(each.features);
      next = aCandidate({
        id: each.id,
        features: isSame ? (last?.features ?? null) : each.features,
        status: each.status,
        consent: { matching: each.consent, policyId: null, at: null },
        ...each.about,
      });
    } else if (each.do === 'status' && last) {
      next = { ...last, status: each.status };
    } else if (each.do === 'about' && last) {
      next = { ...last, ...each.about };
    }
    if (!next) return;
    for (const index of both) index.put(TENANT, next);
    known.set(each.id, next);
  }
  const after = revisions(pair);
  expect(after.columnar > before.columnar).to.equal(after.reference > before.reference);
}

function revisions({ columnar, reference }: Pair): { columnar: number; reference: number } {
  return { columnar: columnar.revision(TENANT), reference: reference.revision(TENANT) };
}

async function expectEqual<T>({ columnar, reference }: Pair, ask: (index: TalentIndex) => Promise<T>): Promise<void> {
  expect(await ask(columnar)).to.deep.equal(await ask(reference));
}

/** Without the revision, of which an index only promises that it grows. */
async function surveyOf(index: TalentIndex, query: SurveyQuery): Promise<unknown> {
  const { revision, shares, ...survey } = await index.survey(TENANT, query);
  expect(revision).to.equal(index.revision(TENANT));
  return { ...survey, shares: [...shares] };
}

const steps = fc.array(step, { maxLength: 60, size: 'max' });

/** Asks after each part of the steps. */
async function throughLife(
  parts: { steps: Step[]; ask: (index: TalentIndex) => Promise<unknown> }[],
  pair: Pair,
): Promise<void> {
  const known = new Map<string, Candidate>();
  for (const part of parts) {
    for (const each of part.steps) take(pair, known, each);
    await expectEqual(pair, part.ask);
  }
}

function lifeWith<Q>(
  query: fc.Arbitrary<Q>,
  ask: (index: TalentIndex, query: Q) => Promise<unknown>,
): fc.IAsyncPropertyWithHooks<[{ steps: Step[]; query: Q }[]]> {
  return fc.asyncProperty(fc.array(fc.record({ steps, query }), { minLength: 1, maxLength: 4 }), async (parts) => {
    await throughLife(
      parts.map((part) => ({ steps: part.steps, ask: (index) => ask(index, part.query) })),
      aPair(),
    );
  });
}

describe('The columnar talent index', () => {
  it('ranks the same candidates in the same order as scoring each, whatever was put, changed and removed', async () => {
    await fc.assert(
      lifeWith(rankQuery, (index, query) => index.rank(TENANT, query)),
      { numRuns: 120 },
    );
  });

  it('surveys a pool as scoring each candidate against each relaxed job does', async () => {
    await fc.assert(
      lifeWith(surveyQuery, (index, query) => surveyOf(index, query)),
      { numRuns: 120 },
    );
  });

  it('finds the same similar candidates in the same order', async () => {
    await fc.assert(
      lifeWith(similarQuery, (index, query) => index.similar(TENANT, query)),
      { numRuns: 80 },
    );
  });

  it('shows every page once and in order when each follows the cursor of the one before', async () => {
    await fc.assert(
      fc.asyncProperty(steps, rankQuery, fc.integer({ min: 1, max: 4 }), async (life, asked, limit) => {
        const { after: _after, ...query } = asked;
        const pair = aPair();
        const known = new Map<string, Candidate>();
        for (const each of life) take(pair, known, each);
        const all = await pair.reference.rank(TENANT, { ...query, limit: 1000 });
        const paged: typeof all = [];
        for (;;) {
          const last = paged.at(-1);
          const after = last ? { after: { score: last.score, id: last.candidateId } } : {};
          const page = await pair.columnar.rank(TENANT, { ...query, limit, ...after });
          paged.push(...page);
          if (page.length < limit) break;
        }
        expect(paged).to.deep.equal(all);
      }),
      { numRuns: 80 },
    );
  });

  it('sees it when a candidate only loses something', async () => {
    const whole: CandidateFeatures = {
      ...someFeatures(['kafka', 'react']),
      certifications: ['~one', '~two'],
      occupations: [
        { id: 'one', family: 'first', weight: 1 },
        { id: 'two', family: 'second', weight: 0.9 },
      ],
    };
    for (const part of ['skills', 'certifications', 'occupations'] as const) {
      const pair = aPair();
      const known = new Map<string, Candidate>();
      const put = { do: 'put', id: 'cand_1', status: 'active', consent: true, about: NOBODY } as const;
      take(pair, known, { ...put, features: whole });
      const revision = pair.columnar.revision(TENANT);
      take(pair, known, { ...put, features: { ...whole, [part]: whole[part].slice(0, 1) } });
      expect(pair.columnar.revision(TENANT), part).to.equal(revision + 1);
      await expectEqual(pair, (index) => index.similar(TENANT, { to: whole, exceptIds: [], limit: 5 }));
    }
  });

  it('finds those of whose skills nothing is known, where most others cannot reach the best', async () => {
    const pair = aPair(64);
    const known = new Map<string, Candidate>();
    const put = { do: 'put', status: 'active', consent: true, about: NOBODY } as const;
    for (let number = 0; number < 200; number += 1) {
      const skills = number < 80 ? ['kafka', 'react'] : number % 50 === 0 ? [] : ['wound-care'];
      const each = { ...someFeatures(skills), hasSkillData: skills.length > 0 };
      take(pair, known, { ...put, id: `cand_${String(number).padStart(3, '0')}`, features: each });
    }
    const skills = ['kafka', 'react'].map((id) => ({ id, name: id, importance: 'required' as const, minMonths: null }));
    const job = { ...NO_REQUIREMENTS, skills, seniority: 'senior' as const, minMonths: 12 };
    const weights = { ...DEFAULT_WEIGHTS, skills: 80 };
    for (const limit of [5, 81, 200]) {
      await expectEqual(pair, (index) => index.rank(TENANT, { job, weights, limit }));
      const last = { after: { score: 100, id: 'cand_079' } };
      await expectEqual(pair, (index) => index.rank(TENANT, { job, weights, limit, ...last }));
      await expectEqual(pair, (index) => index.rank(TENANT, { job, weights, limit, minScore: 90, ...last }));
    }
  });

  it('counts those whom a relaxed skill makes strong only where the skills that are left show the work that no title shows', async () => {
    const pair = aPair(64);
    const known = new Map<string, Candidate>();
    const put = { do: 'put', status: 'active', consent: true, about: NOBODY } as const;
    const ids = ['kafka', 'react', 'wound-care', 'payroll', 'phlebotomy'];
    const field = { occupations: [{ id: 'midwife', family: 'nursing', weight: 1 }], titleWords: [] };
    const holders = [ids.slice(0, 2), ids.slice(0, 3), ids.slice(0, 4), ids];
    for (const [number, skills] of holders.entries())
      take(pair, known, { ...put, id: `cand_${String(number)}`, features: { ...someFeatures(skills), ...field } });
    const skills = ids.map((id) => ({ id, name: id, importance: 'required' as const, minMonths: null }));
    const occupation = { id: 'registered-nurse', label: 'Registered nurse', family: 'nursing' };
    const query = { job: { ...NO_REQUIREMENTS, skills, occupation }, weights: { ...DEFAULT_WEIGHTS, skills: 90 } };
    const survey = { ...query, relaxed: [0, 4], skillIds: [], top: 4 };
    await expectEqual(pair, (index) => surveyOf(index, survey));
    const { supply, relaxed } = await pair.columnar.survey(TENANT, survey);
    expect(supply.bands).to.include({ strong: 2, partial: 1 });
    expect(relaxed).to.deep.equal([
      { ifDropped: 0, ifPreferred: 0 },
      { ifDropped: 1, ifPreferred: 0 },
    ]);
  });

  it('counts those whom a relaxed skill makes strong where not all of a long list is expected, and where a branch is to be shown', async () => {
    const pair = aPair(64);
    const known = new Map<string, Candidate>();
    const put = { do: 'put', status: 'active', consent: true, about: NOBODY } as const;
    const telling = ['kafka', 'react', 'typescript', 'mysql', 'postgresql', 'wound-care', 'payroll', 'phlebotomy'];
    const ids = [...telling, 'communication', 'negotiation', 'spreadsheets', 'creativity', 'punctuality', 'listening'];
    const manager = { id: 'project-manager', family: 'management', weight: 1 };
    // From each place in the list, so many: some show nothing but what belongs to all work.
    const holders = ids.flatMap((_, from) => [2, 4, 5, 6, 7, 9].map((count) => ids.slice(from, from + count)));
    for (const [number, skills] of holders.entries())
      take(pair, known, {
        ...put,
        id: `cand_${String(number).padStart(3, '0')}`,
        features: { ...someFeatures(skills), occupations: [manager] },
      });
    const skills = ids.map((id) => ({ id, name: id, importance: 'required' as const, minMonths: null }));
    const occupation = { ...manager, label: 'Project manager', isOfAnyBranch: true as const };
    for (const title of [5, 10, 15, 20, 30]) {
      for (const count of [1, 3, 7, 8, 11, 14]) {
        const job = { ...NO_REQUIREMENTS, skills: skills.slice(-count), occupation };
        const query = { job, weights: { ...DEFAULT_WEIGHTS, title }, skillIds: [], top: 9 };
        const survey = { ...query, relaxed: job.skills.map((_, at) => at) };
        await expectEqual(pair, (index) => surveyOf(index, survey));
        await expectEqual(pair, (index) => index.rank(TENANT, { ...query, limit: 100 }));
      }
    }
  });

  it('evaluates constraints by what was put last, and is no further revision when nothing else has changed', async () => {
    const pair = aPair();
    const job = aJob({ jobLocationType: 'ONSITE', jobLocation: { city: 'Lund', countryCode: 'SE' } });
    const rank = (outcome: ConstraintOutcome) => (index: TalentIndex) =>
      index.rank(TENANT, {
        job: NO_REQUIREMENTS,
        weights: DEFAULT_WEIGHTS,
        constraints: { filters: [{ name: 'workAuthorization', outcomes: [outcome] }], job, now: new Date(0) },
        limit: 100,
      });
    const people = Array.from({ length: 10 }, (_, at) =>
      aCandidate({
        features: someFeatures(['kafka']),
        preferences: at % 3 === 0 ? null : { workAuthorization: at % 3 === 1 ? ['SE'] : ['AT', 'CH'] },
      }),
    );
    for (const index of [pair.columnar, pair.reference]) for (const each of people) index.put(TENANT, each);
    const count = async (outcome: ConstraintOutcome): Promise<number> => {
      await expectEqual(pair, rank(outcome));
      return (await rank(outcome)(pair.columnar)).length;
    };
    expect([await count('unknown'), await count('pass'), await count('fail')]).to.deep.equal([4, 3, 3]);
    const before = revisions(pair);
    for (const index of [pair.columnar, pair.reference])
      for (const each of people) index.put(TENANT, { ...each, preferences: { workAuthorization: ['SE'] } });
    expect([await count('unknown'), await count('pass'), await count('fail')]).to.deep.equal([0, 10, 0]);
    expect(revisions(pair)).to.deep.equal(before);
  });

  it('keeps tenants apart', async () => {
    const { columnar } = aPair();
    const [query] = fc.sample(rankQuery, { numRuns: 1, seed: 1 });
    columnar.put('tnt_1', aCandidate({ features: fc.sample(similarQuery, { numRuns: 1, seed: 1 })[0]!.to }));
    expect(await columnar.rank('tnt_2', { ...query!, limit: 5 })).to.deep.equal([]);
    expect(columnar.revision('tnt_2')).to.equal(0);
  });
});
