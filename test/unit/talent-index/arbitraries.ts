import fc from 'fast-check';
import {
  BANDS,
  type Candidate,
  CANDIDATE_STATUSES,
  type CandidateStatus,
  CATEGORIES,
  CEFR_LEVELS,
  CONSTRAINT_NAMES,
  CONSTRAINT_OUTCOMES,
  EDUCATION_LEVELS,
  type EmploymentType,
  type Job,
  JOB_LOCATION_TYPES,
  REMOTE_PREFERENCES,
  SENIORITY_LEVELS,
} from '../../../core/index.js';
import { mapWeights } from '../../../core/matching/weights.js';
import type {
  CandidateFeatures,
  ConstraintQuery,
  FullWeights,
  JobFeatures,
  RankQuery,
  SimilarQuery,
  SurveyQuery,
} from '../../../core/spi.js';
import { entryOfNarrower } from '../../../core/taxonomy/skills/skill-key.js';
import { aJob } from '../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../support/taxonomy.js';

export { occupations, taxonomy };

// Few of each, so that candidates and jobs meet often and scores tie.
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
];
const others = [...taxonomy.allSkills()].map(({ id }) => id);
export const skillId = fc.oneof(
  {
    weight: 6,
    arbitrary: fc.constantFrom(
      ...near,
      'programming',
      'communication',
      'english',
      '~snorkelry',
      '~macrame',
      '~wound macrame',
      '~snorkelry patient care',
      'kafka/stream macrame',
      'kafka/snorkelry',
      'wound-care/wound macrame',
    ),
  },
  { weight: 1, arbitrary: fc.constantFrom(...others) },
);
/** As the projection has it: whoever has a narrower form has its entry. */
function withEntries<T extends { id: string }>(skills: readonly T[]): T[] {
  const all = new Map(skills.map((each) => [each.id, each]));
  for (const each of skills) {
    const id = entryOfNarrower(each.id);
    if (id !== undefined && !all.has(id)) all.set(id, { ...each, id });
  }
  return [...all.values()];
}

const skill = fc.record({
  id: skillId,
  months: fc.option(fc.oneof(fc.integer({ min: 0, max: 40 }), fc.constant(100_000))),
  yearsSinceUse: fc.option(fc.integer({ min: 0, max: 9 })),
});
const list = [...occupations.all()];
const families = [...new Set(list.map(({ family }) => family))].slice(0, 3);
const someOccupations = families.flatMap((family) => [
  ...list.filter((each) => each.family === family).slice(0, 3),
  { id: `~${family}`, family },
]);
const occupation = fc.constantFrom(...someOccupations).map(({ id, family }) => ({ id, family }));

const titleWord = fc.record({
  word: fc.constantFrom('nurs', 'develop', 'data', 'sale'),
  weight: fc.integer({ min: 1, max: 70 }),
});

export const features: fc.Arbitrary<CandidateFeatures> = fc
  .record({
    // By id, as the projection lists them.
    skills: fc
      .uniqueArray(skill, { selector: ({ id }) => id, maxLength: 7 })
      .map((skills) => withEntries(skills).sort((a, b) => (a.id < b.id ? -1 : 1))),
    occupations: fc.array(
      fc.tuple(occupation, fc.constantFrom(1, 0.6, 0.36, 0.7 * 0.6)).map(([each, weight]) => ({ ...each, weight })),
      { maxLength: 3 },
    ),
    titleWords: fc.uniqueArray(titleWord, { selector: ({ word }) => word, maxLength: 3 }),
    families: fc.uniqueArray(fc.constantFrom(...families), { maxLength: 2 }),
    fields: fc.uniqueArray(fc.record({ family: fc.constantFrom(...families), level: fc.constantFrom(1, 2, 3) }), {
      selector: ({ family }) => family,
      maxLength: 3,
    }),
    seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
    education: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
    languages: fc
      .tuple(
        fc.array(
          fc.record(
            {
              code: fc.constantFrom('de', 'en', 'fr'),
              level: fc.option(fc.constantFrom(...CEFR_LEVELS)),
              written: fc.constant('too' as const),
            },
            { requiredKeys: ['code', 'level'] },
          ),
          { maxLength: 2 },
        ),
        fc.option(fc.constantFrom('de', 'en', 'fr')),
      )
      .map(([listed, code]) => [...listed, ...(code ? [{ code, level: null, written: 'only' as const }] : [])]),
    certifications: fc.uniqueArray(skillId, { maxLength: 2 }),
    experienceMonths: fc.option(fc.oneof(fc.integer({ min: 0, max: 60 }), fc.constant(70_000))),
    described: fc.boolean(),
    storedByOlderEngine: fc.integer({ min: 0, max: 9 }).map((each) => each === 0),
  })
  .map(({ described, storedByOlderEngine, titleWords, families, fields, ...rest }) => ({
    ...rest,
    ...(storedByOlderEngine ? {} : { titleWords, families, fields: rest.skills.length > 0 ? fields : [] }),
    hasSkillData: described || rest.skills.length > 0,
  }));

const wantedSkills = (
  isStated: fc.Arbitrary<boolean>,
  lengths: { minLength?: number; maxLength: number },
): fc.Arbitrary<JobFeatures['skills']> =>
  fc.uniqueArray(
    fc.record({
      id: skillId,
      name: fc.constant('a skill'),
      importance: fc.constantFrom('required' as const, 'preferred' as const),
      minMonths: fc.option(fc.integer({ min: 0, max: 48 })),
      isStated,
    }),
    { selector: ({ id }) => id, ...lengths },
  );

const job: fc.Arbitrary<JobFeatures> = fc
  .record({
    skills: fc.oneof(
      { weight: 3, arbitrary: wantedSkills(fc.boolean(), { maxLength: 5 }) },
      { weight: 1, arbitrary: wantedSkills(fc.constant(false), { maxLength: 5 }) },
      // So many that not all of what was read is expected.
      {
        weight: 1,
        arbitrary: wantedSkills(
          fc.integer({ max: 6, min: 0 }).map((each) => each === 0),
          { minLength: 12, maxLength: 16 },
        ),
      },
    ),
    minMonths: fc.option(fc.integer({ min: 0, max: 72 })),
    maxMonths: fc.constant(null),
    education: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
    languages: fc.array(
      fc.record({
        code: fc.constantFrom('de', 'en'),
        minLevel: fc.option(fc.constantFrom(...CEFR_LEVELS)),
        isStated: fc.boolean(),
      }),
      { maxLength: 2 },
    ),
    certifications: fc.array(
      fc.tuple(skillId, fc.boolean()).map(([id, isStated]) => ({ id, name: id, isStated })),
      { maxLength: 2 },
    ),
    seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
    occupation: fc.option(
      fc
        .tuple(
          occupation,
          fc.option(
            fc.dictionary(
              fc.constantFrom(...someOccupations).map(({ id }) => id),
              fc.integer({ min: 1, max: 100 }),
            ),
          ),
          fc.option(
            fc.dictionary(
              fc.constantFrom(...someOccupations).map(({ id }) => id),
              fc.integer({ min: 1, max: 3 }),
            ),
          ),
          fc.option(
            fc.dictionary(
              fc.constantFrom(...someOccupations).map(({ id }) => id),
              fc.constantFrom(45, 60, 75),
            ),
          ),
          fc.boolean(),
        )
        .map(([each, related, trainedApart, neighbours, isOfAnyBranch]) => ({
          ...each,
          label: each.id,
          ...(related && { related }),
          ...(trainedApart && { trainedApart }),
          ...(neighbours && { neighbours }),
          ...(isOfAnyBranch && { isOfAnyBranch: true as const }),
        })),
    ),
    titleWords: fc.uniqueArray(
      titleWord.map((each) => ({ ...each, written: each.word })),
      { selector: ({ word }) => word, maxLength: 3 },
    ),
    families: fc.option(fc.uniqueArray(fc.constantFrom(...families), { minLength: 1, maxLength: 2 })),
    fields: fc.option(
      fc.uniqueArray(
        fc.record({ family: fc.constantFrom(...families, 'unheard-of'), share: fc.integer({ min: 1, max: 100 }) }),
        { selector: ({ family }) => family, minLength: 1, maxLength: 3 },
      ),
    ),
  })
  .map(({ families: asked, fields, ...rest }) => ({
    ...rest,
    ...(asked && { families: asked }),
    ...(fields && { fields }),
  }));

/** Weights of any kind, also for categories in which the job asks nothing. */
const weights: fc.Arbitrary<FullWeights> = fc
  .array(
    fc.oneof(
      fc.integer({ min: 0, max: 40 }),
      fc.integer({ min: 0, max: 999 }).map((each) => each / 10),
    ),
    {
      minLength: CATEGORIES.length,
      maxLength: CATEGORIES.length,
    },
  )
  .map((each) => mapWeights((category) => each[CATEGORIES.indexOf(category)]!));

const status = fc.constantFrom<CandidateStatus[]>(...CANDIDATE_STATUSES);
const minScore = fc.oneof(fc.integer({ min: -1, max: 101 }), fc.double({ min: 0, max: 100, noNaN: true }));
const limit = fc.oneof(fc.integer({ min: 0, max: 5 }), fc.integer({ min: 0, max: 1000 }));
export const candidateId = fc.integer({ min: 0, max: 40 }).map((number) => `cand_${String(number).padStart(3, '0')}`);

/** What constraints look at on the candidate's side: few of each, so that many pass, many fail, and of many nothing is known. */
export const constraintInputs: fc.Arbitrary<Pick<Candidate, 'callerLayer' | 'preferences'>> = fc.record({
  callerLayer: fc.constantFrom(
    {},
    ...[
      { city: 'Lund' },
      { city: 'Graz', countryCode: 'AT' },
      { city: 'lund', countryCode: 'US' },
      { city: 'Lund', region: 'Skåne', countryCode: 'SE' },
      { countryCode: 'SE' },
    ].map((location) => ({ basics: { location } })),
  ),
  preferences: fc.option(
    fc.record(
      {
        locations: fc.subarray(['Lund', 'Graz, AT', 'SE']),
        willingToRelocate: fc.boolean(),
        remote: fc.constantFrom(...REMOTE_PREFERENCES),
        workAuthorization: fc.subarray(['SE', 'AT', 'CH']),
        availableFrom: fc.constantFrom('2026-01-01', '2026-06-01', '2027-01-01'),
        noticeDays: fc.constantFrom(0, 30, 400),
        salary: fc.record({
          min: fc.constantFrom(0, 4_000, 60_000),
          currency: fc.constantFrom('EUR', 'SEK'),
          unit: fc.constantFrom('YEAR' as const, 'MONTH' as const),
        }),
        employmentTypes: fc.subarray<EmploymentType>(['FULL_TIME', 'PART_TIME']),
      },
      { requiredKeys: [] },
    ),
  ),
});

const openJob: fc.Arbitrary<Job> = fc
  .record({
    jobLocationType: fc.option(fc.constantFrom(...JOB_LOCATION_TYPES), { freq: 4 }),
    jobLocation: fc.option(
      fc.constantFrom<NonNullable<Job['jobLocation']>>({ city: 'Lund', countryCode: 'SE' }, { countryCode: 'AT' }),
    ),
    validThrough: fc.option(fc.constantFrom('2026-03-01', '2026-12-31')),
    baseSalary: fc.option(
      fc.constantFrom(45_000, 90_000).map((maxValue) => ({ currency: 'EUR', maxValue, unitText: 'YEAR' as const })),
    ),
    employmentType: fc.option(fc.constantFrom<EmploymentType>('FULL_TIME', 'PART_TIME')),
  })
  .map((fields) => aJob(fields));

const constraintQuery: fc.Arbitrary<ConstraintQuery> = fc.record({
  filters: fc.uniqueArray(
    fc.record({
      name: fc.constantFrom(...CONSTRAINT_NAMES, 'all' as const),
      outcomes: fc.subarray([...CONSTRAINT_OUTCOMES], { minLength: 1 }),
    }),
    { selector: ({ name }) => name, maxLength: 3 },
  ),
  job: openJob,
  now: fc.constant(new Date('2026-02-01T08:00:00Z')),
});

function anyOf<T extends string>(value: fc.Arbitrary<T>): fc.Arbitrary<T | T[]> {
  return fc.oneof(value, fc.array(value, { maxLength: 3 }));
}

export const rankQuery: fc.Arbitrary<RankQuery> = fc.record(
  {
    job,
    weights,
    limit,
    minScore,
    band: anyOf(fc.constantFrom(...BANDS)),
    status: anyOf(status),
    skillId: anyOf(skillId),
    constraints: constraintQuery,
    after: fc.record({ score: fc.integer({ min: 0, max: 1000 }).map((each) => each / 10), id: candidateId }),
  },
  { requiredKeys: ['job', 'weights', 'limit'] },
);

export const surveyQuery: fc.Arbitrary<SurveyQuery> = fc
  .record({
    job,
    weights,
    skillIds: fc.uniqueArray(skillId, { maxLength: 8 }),
    top: fc.integer({ min: 0, max: 12 }),
    isMeasured: fc.array(fc.boolean(), { minLength: 5, maxLength: 5 }),
  })
  .map(({ isMeasured, ...query }) => ({
    ...query,
    relaxed: [...query.job.skills.keys()].filter((at) => isMeasured[at]).reverse(),
  }));

export const similarQuery: fc.Arbitrary<SimilarQuery> = fc.record(
  {
    to: features,
    exceptIds: fc.array(candidateId, { maxLength: 3 }),
    limit,
    minScore,
    status: anyOf(status),
    skillId: anyOf(skillId),
  },
  { requiredKeys: ['to', 'exceptIds', 'limit'] },
);

type ConstraintInputs = Pick<Candidate, 'callerLayer' | 'preferences'>;

/** One step in the life of a pool. Features of `null`: before the first inference. */
export type Step =
  | {
      do: 'put';
      id: string;
      features: CandidateFeatures | null;
      status: CandidateStatus;
      consent: boolean;
      about: ConstraintInputs;
    }
  | { do: 'about'; id: string; about: ConstraintInputs }
  | { do: 'status'; id: string; status: CandidateStatus }
  | { do: 'again'; id: string }
  | { do: 'remove'; id: string };

export const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('put' as const),
      id: candidateId,
      features: fc.option(features, { freq: 20 }),
      status,
      consent: fc.integer({ min: 0, max: 19 }).map((each) => each > 0),
      about: constraintInputs,
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('about' as const), id: candidateId, about: constraintInputs }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('status' as const), id: candidateId, status }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('again' as const), id: candidateId }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('remove' as const), id: candidateId }) },
);
