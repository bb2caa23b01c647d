import { expect } from 'chai';
import fc from 'fast-check';
import { NodeDigest } from '../../../adapters/system/index.js';
import { BANDS, CEFR_LEVELS, EDUCATION_LEVELS, type Profile, SENIORITY_LEVELS } from '../../../core/index.js';
import {
  type JobFeatures,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  suggestWeights,
} from '../../../core/spi.js';
import type { Score } from '../../../core/matching/scorer.js';
import { inferCandidate } from '../../../core/intelligence/candidate/infer-candidate.js';
import { aCandidate, at, jobFeatures } from '../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../support/taxonomy.js';

const tools = { taxonomy, occupations, digest: new NodeDigest() };

// Of every type, with names that are in accounts of work too.
const SKILLS = [
  'TypeScript',
  'JavaScript',
  'Kafka',
  'RabbitMQ',
  'Payroll',
  'Advertising',
  'German',
  'English',
  'Communication',
  'PRINCE2 Foundation',
  'Machine learning',
  'Scrum',
];
const DEGREES = ['Abitur', 'Associate degree', 'Bachelor of Science', 'Master of Arts', 'PhD'];
const SENTENCES = [
  'Coordinated the advertising with the agency and prepared the payroll for forty people in two towns every month.',
  'Wrote services in TypeScript that read from Kafka.',
  'Kept the books, spoke with customers and took care of the machine learning of a colleague who had left the firm.',
  'Payroll',
];

const skillName = fc.constantFrom(...SKILLS);
const text = fc.array(fc.constantFrom(...SENTENCES), { maxLength: 4 });
const date = fc.tuple(fc.integer({ min: 2012, max: 2025 }), fc.integer({ min: 1, max: 12 }));
const work = fc
  .record({
    position: fc.constantFrom('Backend developer', 'Clerk', 'Senior nurse'),
    date,
    months: fc.integer({ min: 0, max: 60 }),
    highlights: text,
  })
  .map(({ position, date: [year, month], months, highlights }) => {
    const end = year * 12 + month - 1 + months;
    const written = (index: number): string =>
      `${String(Math.floor(index / 12))}-${String((index % 12) + 1).padStart(2, '0')}`;
    return { position, startDate: written(year * 12 + month - 1), endDate: written(end), highlights };
  });
const language = fc.record({
  language: fc.constantFrom('German', 'English', 'French'),
  fluency: fc.constantFrom('', ...CEFR_LEVELS),
});
const profile: fc.Arbitrary<Profile> = fc.record(
  {
    work: fc.array(work, { maxLength: 3 }),
    skills: fc.array(
      skillName.map((name) => ({ name })),
      { maxLength: 4 },
    ),
    education: fc.array(
      fc.constantFrom(...DEGREES).map((studyType) => ({ studyType })),
      { maxLength: 2 },
    ),
    languages: fc.array(language, { maxLength: 2 }),
    certificates: fc.array(
      skillName.map((name) => ({ name })),
      { maxLength: 2 },
    ),
  },
  { requiredKeys: [] },
);

const idOf = (name: string): string => taxonomy.named(name)!.skill.id;
const job: fc.Arbitrary<JobFeatures> = fc
  .record({
    skills: fc.uniqueArray(
      fc.record({
        name: skillName,
        importance: fc.constantFrom('required' as const, 'preferred' as const),
        minMonths: fc.option(fc.integer({ min: 0, max: 60 })),
      }),
      { selector: ({ name }) => name, maxLength: 5 },
    ),
    minMonths: fc.option(fc.integer({ min: 1, max: 100 })),
    education: fc.option(fc.constantFrom(...EDUCATION_LEVELS)),
    languages: fc.uniqueArray(
      fc.record({ code: fc.constantFrom('de', 'en', 'fr'), minLevel: fc.option(fc.constantFrom(...CEFR_LEVELS)) }),
      { selector: ({ code }) => code, maxLength: 2 },
    ),
    certifications: fc.uniqueArray(skillName, { maxLength: 2 }),
    seniority: fc.option(fc.constantFrom(...SENIORITY_LEVELS)),
  })
  .map(({ skills, certifications, ...rest }) =>
    jobFeatures({
      ...rest,
      skills: skills.map((skill) => ({ ...skill, id: idOf(skill.name) })),
      certifications: certifications.map((name) => ({ id: idOf(name), name })),
    }),
  );

const added = <T>(list: T[] | undefined, entry: T, place: number): T[] => {
  const result = [...(list ?? [])];
  result.splice(place % (result.length + 1), 0, entry);
  return result;
};

/** Every place of a profile that a skill, a certificate, a language or a degree may be added to. */
const GAINS: Readonly<Record<string, (profile: Profile, name: string, place: number) => Profile>> = {
  'a listed skill': (of, name, place) => ({ ...of, skills: added(of.skills, { name }, place) }),
  'a skill in a group': (of, name, place) => ({
    ...of,
    skills: added(of.skills, { name: 'Tools', keywords: [name] }, place),
  }),
  'a skill in a position': (of, name, place) => ({
    ...of,
    work: (of.work ?? []).map((entry, index) =>
      index === place % (of.work?.length ?? 1) ? { ...entry, highlights: added(entry.highlights, name, place) } : entry,
    ),
  }),
  'a skill in a project': (of, name) => ({ ...of, projects: [{ name: 'Lanterns', keywords: [name] }] }),
  'a certificate': (of, name, place) => ({ ...of, certificates: added(of.certificates, { name }, place) }),
  'a course': (of, name, place) => ({ ...of, education: added(of.education, { courses: [name] }, place) }),
  'a degree': (of, _name, place) => ({
    ...of,
    education: added(of.education, { studyType: DEGREES[place % DEGREES.length]! }, place),
  }),
};

/** Titles of jobs, as a job is assessed by them. */
const titleOfJob = fc.constantFrom('Backend developer', 'Nurse', 'Office clerk').map((title) => {
  const found = occupations.ofTitle(title)?.occupation;
  return {
    occupation: found ? { id: found.id, label: found.label, family: found.family } : null,
    titleWords: occupations.titleWords.written(title),
  };
});

/** @param language that the resume is written in */
function scored(given: Profile, asked: JobFeatures, language?: string): Score {
  const record = aCandidate({ callerLayer: given, createdAt: at(0) });
  const reading = language === undefined ? undefined : { document: EMPTY, parsed: { ...NOTHING_PARSED, language } };
  const { features } = inferCandidate(record, reading, { generatedAt: at(0) }, tools);
  return scoreCandidate(features, prepareJob(asked, suggestWeights(requestedCategories(asked)), taxonomy));
}

const EMPTY = { contentType: 'text/plain', text: '', pages: 1, lines: [], links: [] };
const NOTHING_PARSED = { profile: {}, evidence: [], personalSpans: [], headings: [] };

function scoreOf(given: Profile, asked: JobFeatures): number {
  return scored(given, asked).score;
}

describe('The score of a profile', () => {
  for (const [what, gain] of Object.entries(GAINS))
    it(`never falls with ${what} more, and never rises with one less`, () => {
      fc.assert(
        fc.property(profile, job, skillName, fc.nat(20), (given, asked, name, place) => {
          expect(scoreOf(gain(given, name, place), asked)).to.be.at.least(scoreOf(given, asked));
        }),
        { numRuns: 200 },
      );
    });

  it('never rises, nor does its band, when a section of the profile is hidden, the language of the resume or not', () => {
    const sections = ['work', 'skills', 'education', 'languages', 'certificates'] as const;
    fc.assert(
      fc.property(profile, job, titleOfJob, fc.option(fc.constantFrom('en', 'de')), (given, asked, title, language) => {
        const wanted = { ...asked, ...title };
        const whole = scored(given, wanted, language ?? undefined);
        for (const section of sections) {
          const { [section]: _hidden, ...rest } = given;
          const less = scored(rest, wanted, language ?? undefined);
          expect(less.score, section).to.be.at.most(whole.score);
          expect(less.score, section).to.be.at.most(less.potential);
          if (less.coverage >= 0.5) expect(BANDS.indexOf(less.band), section).to.be.at.least(BANDS.indexOf(whole.band));
        }
        expect(scored(given, wanted).score).to.be.at.most(whole.score);
      }),
      { numRuns: 200 },
    );
  });

  it('never rises when the level of a language is hidden', () => {
    fc.assert(
      fc.property(profile, job, fc.option(fc.constantFrom('en', 'de')), (given, asked, written) => {
        const hidden = (given.languages ?? []).map(({ language: name }) => ({ language: name! }));
        const less = scored({ ...given, languages: hidden }, asked, written ?? undefined);
        expect(less.score).to.be.at.most(scored(given, asked, written ?? undefined).score);
      }),
      { numRuns: 200 },
    );
  });

  it('never falls with another language or a better level of one', () => {
    fc.assert(
      fc.property(profile, job, language, (given, asked, gained) => {
        const had = (given.languages ?? []).filter((each) => each.language === gained.language);
        // A level in place of none is another statement, not a better one.
        const isBetter = had.every(
          ({ fluency = '' }) =>
            fluency !== '' && CEFR_LEVELS.indexOf(fluency as 'A1') <= CEFR_LEVELS.indexOf(gained.fluency as 'A1'),
        );
        fc.pre(isBetter);
        const before = scoreOf({ ...given, skills: [], work: [], certificates: [] }, asked);
        const after = scoreOf(
          { ...given, skills: [], work: [], certificates: [], languages: [...(given.languages ?? []), gained] },
          asked,
        );
        expect(after).to.be.at.least(before);
      }),
      { numRuns: 200 },
    );
  });

  it('does not fall where one more name of a skill makes an account long', () => {
    const asked = jobFeatures({
      skills: [{ id: idOf('Advertising'), name: 'Advertising', importance: 'required', minMonths: null }],
    });
    const entry = { position: 'Clerk', startDate: '2020-01', endDate: '2021-01' };
    for (let length = 38; length <= 48; length += 1) {
      const words = Array.from({ length }, (_, index) => `word${String(index)}`).join(' ');
      const account = `${words} the advertising, and`;
      const before = scoreOf({ work: [{ ...entry, highlights: [account] }] }, asked);
      expect(before > 0, String(length)).to.equal(length + 2 < 45);
      for (const name of SKILLS)
        expect(scoreOf({ work: [{ ...entry, highlights: [account, name] }] }, asked), name).to.be.at.least(before);
    }
  });

  it('does not fall with the first language of a candidate, named among the skills, where the job asks for another as well', () => {
    const asked = jobFeatures({
      skills: [{ id: idOf('German'), name: 'German', importance: 'preferred', minMonths: null }],
      minMonths: 12,
      languages: [{ code: 'en', minLevel: 'C1' }],
      certifications: [{ id: idOf('PRINCE2'), name: 'PRINCE2' }],
    });
    const given: Profile = {
      work: [{ position: 'Clerk', startDate: '2015-01', endDate: '2020-01', summary: 'Filed.' }],
    };
    const before = scoreOf(given, asked);
    expect(scoreOf({ ...given, skills: [{ name: 'German' }] }, asked)).to.be.at.least(before);
    expect(scoreOf({ ...given, certificates: [{ name: 'Scrum' }] }, asked)).to.be.at.least(before);
  });
});
