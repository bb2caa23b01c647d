import { expect } from 'chai';
import fc from 'fast-check';
import {
  type Band,
  BANDS,
  CATEGORIES,
  type Category,
  CEFR_LEVELS,
  EDUCATION_LEVELS,
  SENIORITY_LEVELS,
} from '../../../core/index.js';
import type { Score } from '../../../core/matching/scorer.js';
import { FULL_CORE, OTHER_MERITS, shareAt } from '../../../core/matching/points.js';
import { spread } from '../../../core/matching/weights.js';
import {
  bandOf,
  type CandidateFeatures,
  type JobFeatures,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  suggestWeights,
} from '../../../core/spi.js';
import { inferTitleWords } from '../../../core/intelligence/candidate/infer-title-words.js';
import { compareSkills } from '../../../core/matching/scorer.js';
import { candidateFeatures, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../support/taxonomy.js';

const skillIds = [...taxonomy.allSkills()].map(({ id }) => id);
const someOccupations = [...occupations.all()].map(({ id, family }) => ({ id, family }));

// Few ids of many, so that candidate and job meet often; unknown skills too.
const near = [
  'typescript',
  'javascript',
  'react',
  'postgresql',
  'mysql',
  'kafka',
  'rabbitmq',
  'patient-care',
  'wound-care',
  'accounts-payable',
  '~snorkelry',
];
const skillId = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...near) },
  { weight: 1, arbitrary: fc.constantFrom(...skillIds) },
);
const skill = fc.record({
  id: skillId,
  months: fc.option(fc.integer({ min: 0, max: 240 })),
  yearsSinceUse: fc.option(fc.integer({ min: 0, max: 20 })),
});
const unique = <T extends { id: string }>(item: fc.Arbitrary<T>, maxLength: number): fc.Arbitrary<T[]> =>
  fc.uniqueArray(item, { selector: ({ id }) => id, maxLength });
const occupation = fc.constantFrom(...someOccupations);

const titleWord = fc.record({
  word: fc.constantFrom('nurs', 'develop', 'data', 'sale'),
  weight: fc.integer({ min: 1, max: 70 }),
});
const titleWords = fc.uniqueArray(titleWord, { selector: ({ word }) => word, maxLength: 3 });

const candidate: fc.Arbitrary<CandidateFeatures> = fc
  .record({
    skills: unique(skill, 8),
    occupations: fc.array(
      occupation.map((each) => ({ ...each, weight: 0.6 })),
      { maxLength: 3 },
    ),
    titleWords,
    seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
    education: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
    languages: fc.array(
      fc.record({ code: fc.constantFrom('de', 'en', 'fr'), level: fc.option(fc.constantFrom(...CEFR_LEVELS)) }),
      { maxLength: 2 },
    ),
    certifications: fc.array(skillId, { maxLength: 2 }),
    experienceMonths: fc.option(fc.integer({ min: 0, max: 500 })),
    described: fc.boolean(),
  })
  .map(({ described, ...features }) => ({ ...features, hasSkillData: described || features.skills.length > 0 }));

const job: fc.Arbitrary<JobFeatures> = fc.record({
  skills: unique(
    fc.record({
      id: skillId,
      name: fc.constant('a skill'),
      importance: fc.constantFrom('required' as const, 'preferred' as const),
      minMonths: fc.option(fc.integer({ min: 0, max: 120 })),
      isStated: fc.boolean(),
    }),
    6,
  ),
  minMonths: fc.option(fc.integer({ min: 0, max: 240 })),
  maxMonths: fc.constant(null),
  education: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
  languages: fc.array(
    fc.record({ code: fc.constantFrom('de', 'en'), minLevel: fc.option(fc.constantFrom(...CEFR_LEVELS)) }),
    { maxLength: 2 },
  ),
  certifications: fc.array(
    skillId.map((id) => ({ id, name: id })),
    { maxLength: 2 },
  ),
  seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
  occupation: fc.option(
    occupation.map((each) => ({
      ...each,
      label: each.id,
      related: { [someOccupations[0]!.id]: 35 },
      neighbours: { [someOccupations[1]!.id]: 60 },
      trainedApart: { [someOccupations[0]!.id]: 1, [someOccupations[1]!.id]: 2 },
    })),
  ),
  titleWords: titleWords.map((words) => words.map((each) => ({ ...each, written: each.word }))),
});

/** 0 for the best. */
const rankOf = (band: Band): number => BANDS.indexOf(band);

function score(features: CandidateFeatures, asked: JobFeatures): Score {
  return scoreCandidate(features, prepareJob(asked, suggestWeights(requestedCategories(asked)), taxonomy));
}

describe('The score', () => {
  it('is the same each time for the same inputs, in whatever order the skills come', () => {
    fc.assert(
      fc.property(candidate, job, (features, asked) => {
        const turned = { ...features, skills: [...features.skills].reverse() };
        expect(score(turned, asked)).to.deep.equal(score(features, asked));
      }),
    );
  });

  /** As docs/explanation/matching.md says, from what the answer shows and nothing else. */
  const byHand = (categories: Score['categories'], missing: number): { total: number; share: number } => {
    const shown = Object.fromEntries(categories.map((each) => [each.category, each]));
    const scoreOf = (category: Category): number => shown[category]!.score ?? missing;
    const { skills, title } = { skills: shown.skills!.weight, title: shown.title!.weight };
    const core = (skills * scoreOf('skills') + title * scoreOf('title')) / (skills + title);
    const share =
      skills + title === 0 ? 1 : Math.round((100 * Math.min(FULL_CORE, Math.round(core))) / FULL_CORE) / 100;
    const whole: readonly Category[] = ['skills', 'title', 'certifications'];
    const points = categories.reduce(
      (sum, { category, weight }) => sum + weight * (whole.includes(category) ? 1 : share) * scoreOf(category),
      0,
    );
    return { total: Math.min(100, points / 100), share };
  };

  it('and its potential can be recomputed by hand from the categories', () => {
    fc.assert(
      fc.property(candidate, job, (features, asked) => {
        const { score: total, potential, categories, coverage, band, conditions, reached } = score(features, asked);
        const sum = categories.reduce(
          (points, { appliedWeight, score: each }) => points + appliedWeight * (each ?? 0),
          0,
        );
        expect(total).to.be.closeTo(Math.min(100, sum / 100), 0.0501);
        const now = byHand(categories, 0);
        expect(total).to.be.closeTo(now.total, 0.0501);
        expect(shareAt(reached) / 100).to.be.closeTo(now.share, 0.021);
        expect(potential).to.be.closeTo(byHand(categories, 100).total, 0.0501);
        expect(band).to.equal(bandOf(total, coverage, conditions));
        expect(total).to.be.within(0, 100);
      }),
      { numRuns: 500 },
    );
  });

  it('counts nothing for a category without data, other merits as far as the core fits, and says how much had data', () => {
    fc.assert(
      fc.property(candidate, job, (features, asked) => {
        const { score: total, potential, categories, coverage, band, reached } = score(features, asked);
        const all = categories.reduce((sum, { weight }) => sum + weight, 0);
        const withData = categories
          .filter((category) => category.score !== null)
          .reduce((sum, { weight }) => sum + weight, 0);
        expect(coverage).to.equal(all === 0 ? 0 : Math.round((withData / all) * 100) / 100);
        for (const { category, weight, appliedWeight, score: each } of categories) {
          const share = OTHER_MERITS.includes(category) ? shareAt(reached) / 100 : 1;
          expect(appliedWeight, category).to.be.closeTo(each === null ? 0 : weight * share, 1e-9);
        }
        if (withData === all) expect(potential).to.equal(total);
        else expect(potential).to.be.at.least(total);
        if (coverage < 0.5) expect(band).to.equal('insufficient_data');
      }),
    );
  });

  it('can rise by more than the weight of a missing category: if the skills fitted, other merits would count more', () => {
    const asked = jobFeatures({
      skills: [{ id: 'payroll', name: 'Payroll', importance: 'required', minMonths: null }],
      minMonths: 12,
    });
    const { score: total, potential, categories } = score(candidateFeatures({ experienceMonths: 60 }), asked);
    expect(categories.find(({ category }) => category === 'experience')).to.include({ score: 100, appliedWeight: 0 });
    expect([total, potential]).to.deep.equal([0, 100]);
  });

  it('lets nobody rank by experience, level, degree and languages alone', () => {
    const asked = jobFeatures({
      skills: [{ id: 'payroll', name: 'Payroll', importance: 'required', minMonths: null }],
      minMonths: 12,
      seniority: 'senior',
      education: 'bachelor',
      languages: [{ code: 'en', minLevel: null }],
    });
    const merits: Partial<CandidateFeatures> = {
      ...{
        experienceMonths: 300,
        seniority: 'senior',
        education: 'doctorate',
        languages: [{ code: 'en', level: 'C2' }],
      },
    };
    const of = (id: string): number =>
      score(candidateFeatures({ ...merits, skills: [{ id, months: 12, yearsSinceUse: 0 }] }), asked).score;
    expect(of('wound-care')).to.equal(0);
    expect(of('payroll')).to.equal(100);
  });

  it('never falls when a candidate gains a skill, and never rises when one is lost', () => {
    fc.assert(
      fc.property(candidate, job, skill, (features, asked, gained) => {
        fc.pre(!features.skills.some(({ id }) => id === gained.id));
        const more = { ...features, skills: [...features.skills, gained], hasSkillData: true };
        expect(score(more, asked).score).to.be.at.least(score(features, asked).score);
      }),
      { numRuns: 500 },
    );
  });

  it('never rises when anything that is known of a candidate is taken away', () => {
    fc.assert(
      fc.property(candidate, job, (features, asked) => {
        const whole = score(features, asked);
        const hidden: Partial<CandidateFeatures>[] = [
          { skills: [], hasSkillData: false },
          { occupations: [], titleWords: [] },
          { seniority: null },
          { education: null },
          { languages: [] },
          { certifications: [] },
          { experienceMonths: null },
        ];
        for (const part of hidden) {
          const less = score({ ...features, ...part }, asked);
          expect(less.score).to.be.at.most(whole.score);
          expect(less.reached).to.be.at.most(whole.reached);
          if (less.coverage >= 0.5) expect(rankOf(less.band)).to.be.at.least(rankOf(whole.band));
        }
      }),
    );
  });

  it('is no lower for a skill that some work shows than for one that is only listed, whatever minimum is asked', () => {
    const asked = (minMonths: number | null): JobFeatures =>
      jobFeatures({ skills: [{ id: 'payroll', name: 'payroll', importance: 'required', minMonths }] });
    fc.assert(
      fc.property(
        fc.option(fc.integer({ min: 0, max: 120 })),
        fc.integer({ min: 0, max: 240 }),
        fc.integer({ min: 0, max: 20 }),
        (minMonths, months, yearsSinceUse) => {
          const listed = candidateFeatures({ skills: [{ id: 'payroll', months: null, yearsSinceUse: null }] });
          const shown = candidateFeatures({ skills: [{ id: 'payroll', months, yearsSinceUse }] });
          expect(score(shown, asked(minMonths)).score).to.be.at.least(score(listed, asked(minMonths)).score);
        },
      ),
    );
  });

  it('prefers a skill that is there to any that is only adjacent', () => {
    fc.assert(
      fc.property(skill, fc.option(fc.integer({ min: 1, max: 120 })), (held, minMonths) => {
        const asked = (id: string): JobFeatures =>
          jobFeatures({ skills: [{ id, name: id, importance: 'required', minMonths }] });
        const features = candidateFeatures({ skills: [held] });
        const own = score(features, asked(held.id)).score;
        expect(own).to.be.at.least(70);
        for (const substitute of taxonomy.substitutesFor(held.id)) {
          if (taxonomy.implied(held.id).has(substitute.id)) continue;
          expect(score(features, asked(substitute.id)).score, substitute.id).to.be.at.most(60.1);
        }
      }),
    );
  });

  const wants = (id: string, name = id): JobFeatures =>
    jobFeatures({ skills: [{ id, name, importance: 'required', minMonths: null }] });
  const has = (...skills: CandidateFeatures['skills']): CandidateFeatures => candidateFeatures({ skills });

  it('counts a skill that dated work shows more than one that is only listed', () => {
    const used = { id: 'payroll', months: 1, yearsSinceUse: 0 };
    expect(score(has(used), wants('payroll')).score).to.equal(100);
    expect(score(has({ ...used, yearsSinceUse: 5 }), wants('payroll')).score).to.equal(95);
    expect(score(has({ ...used, months: null, yearsSinceUse: null }), wants('payroll')).score).to.equal(85);
  });

  it('gives the share of a substitute of what the substitute itself would earn', () => {
    const used = { id: 'rabbitmq', months: 30, yearsSinceUse: 0 };
    const { credit } = taxonomy.substitutesFor('kafka').find(({ id }) => id === 'rabbitmq')!;
    const share = (...skills: CandidateFeatures['skills']): number =>
      compareSkills(
        prepareJob(wants('kafka'), suggestWeights(requestedCategories(wants('kafka'))), taxonomy).skills,
        skills,
        (id) => id,
      ).adjacent[0]!.credit;
    expect(share(used)).to.equal(credit);
    expect(share({ ...used, yearsSinceUse: 5 })).to.be.closeTo(credit * 0.95, 0.0005);
    expect(share({ ...used, months: null, yearsSinceUse: null })).to.be.closeTo(credit * 0.85, 0.0005);
  });

  it('gives a share of 0.2 for the words that a skill has in common with a wanted one that the taxonomy does not know', () => {
    const { words } = taxonomy;
    const wanted = '~lantern payroll';
    const percent = Math.round(
      (100 * words.weightOf('payroll')) / (words.weightOf('lantern') + words.weightOf('payroll')),
    );
    const used = (id: string): CandidateFeatures => has({ id, months: 12, yearsSinceUse: 0 });
    expect(score(used('payroll'), wants(wanted)).score).to.equal(Math.round(0.2 * percent));
    expect(score(used('~payroll lantern'), wants(wanted)).score).to.equal(20);
    expect(score(used('~lantern trimming'), wants('~lantern trimming')).score).to.equal(100);
    const { adjacent, missing } = compareSkills(
      prepareJob(wants(wanted, 'Lantern payroll'), suggestWeights(requestedCategories(wants(wanted))), taxonomy).skills,
      used('payroll').skills,
      (id) => taxonomy.skillName(id),
    );
    expect(missing).to.deep.equal(['Lantern payroll']);
    expect(adjacent[0]).to.include({ wanted: 'Lantern payroll', has: 'Payroll', via: 'the shared words: payroll' });
  });

  it('gives nothing for words that many skills have, nor for words alone where the wanted skill is known', () => {
    const listed = (id: string): CandidateFeatures => has({ id, months: null, yearsSinceUse: null });
    expect(score(listed('time-management'), wants('~lantern management')).score).to.equal(0);
    expect(score(listed('~payroll of lanterns'), wants('payroll')).score).to.equal(0);
  });

  const titled = (titles: string[]): CandidateFeatures => ({
    ...has(),
    hasSkillData: false,
    titleWords: inferTitleWords(titles, occupations.titleWords),
  });
  const asking = (title: string, about: Partial<JobFeatures> = {}): JobFeatures => ({
    ...wants('payroll'),
    skills: [],
    titleWords: occupations.titleWords.written(title),
    ...about,
  });

  it('counts the words of titles in full where the wanted title names no known occupation, those of earlier titles less', () => {
    const asked = asking('Lantern trimming manager and beekeeper');
    expect(asked.titleWords.map(({ written }) => written)).to.include('beekeeper');
    const title = asked.titleWords.map(({ written }) => written).join(' ');
    const latest = score(titled([title, 'Teacher']), asked).score;
    const earlier = score(titled(['Teacher', title]), asked).score;
    expect(latest).to.equal(100);
    expect(earlier).to.be.closeTo(60, 1);
    expect(score(titled(['Teacher']), asked).score).to.equal(0);
    expect(score(titled(['Glorb']), asked).categories.find(({ category }) => category === 'title')!.score).to.equal(
      null,
    );
  });

  it('counts the words of titles in full where the wanted title names a known occupation as well', () => {
    const occupation = { id: 'beekeeper', label: 'Beekeeper', family: 'agriculture' };
    const asked = asking('Beekeeper', { occupation });
    expect(score(titled(['Beekeeper']), asked).score).to.equal(100);
    expect(score({ ...titled([]), occupations: [{ ...occupation, weight: 1 }] }, asked).score).to.equal(100);
  });

  it('never falls with another word in the titles', () => {
    fc.assert(
      fc.property(candidate, job, titleWord, (features, asked, gained) => {
        const had = features.titleWords ?? [];
        fc.pre(had.length > 0 && !had.some(({ word }) => word === gained.word));
        const more = { ...features, titleWords: [...had, gained] };
        expect(score(more, asked).score).to.be.at.least(score(features, asked).score);
      }),
    );
  });

  it('keeps experience above the maximum unpunished', () => {
    fc.assert(
      fc.property(candidate, job, fc.integer({ min: 1, max: 240 }), (features, asked, minMonths) => {
        const enough = score({ ...features, experienceMonths: minMonths }, { ...asked, minMonths });
        const more = score(
          { ...features, experienceMonths: minMonths + 400 },
          { ...asked, minMonths, maxMonths: minMonths },
        );
        expect(more.score).to.equal(enough.score);
      }),
    );
  });
});

describe('Weights', () => {
  it('sum to 100 after they are spread, and keep their proportions', () => {
    const weights = fc.record(
      Object.fromEntries(CATEGORIES.map((category) => [category, fc.integer({ min: 0, max: 1000 })])),
    );
    fc.assert(
      fc.property(weights, (given) => {
        const all = given as Record<(typeof CATEGORIES)[number], number>;
        const sum = CATEGORIES.reduce((total, category) => total + spread(all)[category], 0);
        if (CATEGORIES.every((category) => all[category] === 0)) expect(sum).to.equal(0);
        else expect(sum).to.be.closeTo(100, 1e-9);
        for (const category of CATEGORIES) if (all[category] === 0) expect(spread(all)[category]).to.equal(0);
        expect(spread(spread(all))).to.deep.equal(spread(all));
      }),
    );
  });
});
