import { expect } from 'chai';
import fc from 'fast-check';
import {
  type CandidateFeatures,
  type JobFeatures,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  suggestWeights,
} from '../../../../core/spi.js';
import type { ExplainedCategory } from '../../../../core/matching/explanation/category-details.js';
import { explainCategories } from '../../../../core/matching/explanation/explain-categories.js';
import { formatExplanation } from '../../../../core/matching/explanation/format-explanation.js';
import { candidateFeatures, jobFeatures } from '../../../../bootstrap/testing/builders/index.js';
import { features, rankQuery, taxonomy } from '../../talent-index/arbitraries.js';

function explained(
  candidate: CandidateFeatures,
  asked: JobFeatures,
): { text: string; categories: ExplainedCategory[]; score: ReturnType<typeof scoreCandidate> } {
  const job = prepareJob(asked, suggestWeights(requestedCategories(asked)), taxonomy);
  const score = scoreCandidate(candidate, job);
  const categories = explainCategories(score, candidate, job, null, {
    skill: (id) => taxonomy.skillName(id),
    field: (family) => family,
  });
  const fields = { candidate: candidate.families ?? [], job: asked.families ?? [] };
  return { text: formatExplanation(score, categories, fields), categories, score };
}

const NOTHING = candidateFeatures();
const NO_WISH = jobFeatures();
const skill = (
  id: string,
  name: string,
  importance: 'required' | 'preferred' = 'required',
  minMonths: number | null = null,
) => ({
  ...{ id, name, importance, minMonths },
});

describe('The explanation of a match', () => {
  const job: JobFeatures = {
    ...NO_WISH,
    skills: [
      skill('typescript', 'TypeScript', 'required', 36),
      skill('sql', 'SQL'),
      skill('kafka', 'Kafka', 'preferred'),
      skill('terraform', 'Terraform', 'preferred'),
    ],
    minMonths: 48,
    education: 'master',
    languages: [
      { code: 'en', minLevel: 'B2' },
      { code: 'de', minLevel: null },
    ],
    seniority: 'senior',
    occupation: { id: 'backend-developer', label: 'Backend developer', family: 'software' },
  };
  const candidate: CandidateFeatures = {
    ...NOTHING,
    skills: [
      { id: 'postgresql', months: 20, yearsSinceUse: 0 },
      { id: 'rabbitmq', months: 30, yearsSinceUse: 0 },
      { id: 'typescript', months: 24, yearsSinceUse: 0 },
    ],
    occupations: [{ id: 'software-developer', family: 'software', weight: 1 }],
    seniority: 'mid',
    experienceMonths: 40,
    languages: [{ code: 'en', level: 'C1' }],
    hasSkillData: true,
  };

  it('says in sentences what is there, what is there in part, what stands in for what, what is not found, and what is not known', () => {
    const { text, categories, score } = explained(candidate, job);
    const of = (name: string): ExplainedCategory => categories.find(({ category }) => category === name)!;
    const head = (name: string, noun: string): string =>
      `${noun} ${String(of(name).score)} of 100, weight ${String(of(name).appliedWeight)}: `;
    const [{ credit } = { credit: 0 }] = of('skills').adjacent;
    const share = 'counts 0.73, since skills and title reach 55 of 75';
    expect(text).to.equal(
      [
        `Score ${String(score.score)} of 100: ${score.band} (coverage ${String(score.coverage)}).`,
        'By the score alone it would be strong, but a language that the ad asks for is not shown.',
        `${head('skills', 'Skills')}has TypeScript (in part) and SQL; RabbitMQ stands in for Kafka at ${String(credit)}; Terraform is not found.`,
        `${head('experience', 'Experience')}40 months of experience, 48 asked for; ${share}.`,
        `${head('title', 'Occupation')}The occupation is of the same field as Backend developer.`,
        `${head('seniority', 'Seniority')}mid level, senior asked for; ${share}.`,
        `${head('languages', 'Languages')}speaks English at C1, B2 asked for; German is not listed; ${share}.`,
        `Nothing is known of education (weight ${String(of('education').weight)}), which therefore counts nothing; the score could be ${String(score.potential)} at most.`,
      ].join(' '),
    );
  });

  it('has for each wanted skill the fact behind what it earns, and how much that is', () => {
    const { categories } = explained(candidate, job);
    const facts = categories[0]!.evidence.map(({ fact, effect }) => `${effect}: ${fact}`);
    expect(facts).to.deep.equal([
      'positive: 24 months of TypeScript, 36 months asked for; counts 0.9',
      'positive: 20 months of PostgreSQL, which covers SQL',
      `neutral: 30 months of RabbitMQ, near Kafka by message brokers; counts ${String(categories[0]!.adjacent[0]!.credit)}`,
      'negative: Terraform is not found, preferred only',
    ]);
  });

  it('says so where too little is known for a band, where nothing is, and where nothing is asked for', () => {
    const thin = explained({ ...NOTHING, languages: [{ code: 'en', level: 'C1' }] }, job);
    expect(thin.text).to.match(/^Score \d+(\.\d)? of 100, with too little data for a band \(coverage 0\.\d+\)\. /);
    expect(thin.text).to.match(
      /Nothing is known of skills \(weight [\d.]+\), .* and education \(weight [\d.]+\), which therefore count nothing; the score could be [\d.]+ at most\.$/,
    );
    expect(explained(NOTHING, job).text).to.equal(
      'Nothing is known of what the job asks for, so the score is 0 and could be 100.',
    );
    expect(explained(candidate, NO_WISH).text).to.equal(
      'The job asks for nothing that a candidate could be compared with, so no score can be given.',
    );
  });

  it('says at which share other merits count, and that skills and title are why', () => {
    const [sql, kafka] = [skill('sql', 'SQL'), skill('kafka', 'Kafka')];
    const asked: JobFeatures = { ...NO_WISH, skills: [sql, kafka], minMonths: 48 };
    const experienced = { ...NOTHING, skills: [], hasSkillData: true, experienceMonths: 120 };
    const factOf = (someone: CandidateFeatures, wanted: JobFeatures): string =>
      explained(someone, wanted).categories.find(({ category }) => category === 'experience')!.evidence[0]!.fact;
    const stated = '120 months of experience, 48 asked for';
    expect(factOf(experienced, asked)).to.equal(`${stated}; counts 0, since skills reach 0 of 75`);
    const near = { ...experienced, skills: [{ id: 'rabbitmq', months: 30, yearsSinceUse: 0 }] };
    expect(factOf(near, asked)).to.equal(`${stated}; counts 0.4, since skills reach 30 of 75`);
    const titleWords = [{ word: 'lantern', weight: 50, written: 'Lanterns' }];
    expect(factOf(near, { ...asked, titleWords })).to.equal(
      `${stated}; counts 0.17, since skills and title reach 13 of 75`,
    );
    const worded = { ...experienced, titleWords: [{ word: 'lantern', weight: 6 }] };
    expect(factOf(worded, { ...NO_WISH, titleWords, minMonths: 48 })).to.equal(
      `${stated}; counts 0.16, since title reaches 12 of 75`,
    );
    expect(
      factOf({ ...near, skills: ['kafka', 'sql'].map((id) => ({ id, months: 30, yearsSinceUse: 0 })) }, asked),
    ).to.equal(stated);
    expect(factOf(experienced, { ...NO_WISH, minMonths: 48 })).to.equal(stated);
    expect(explained(near, asked).text).to.include(
      `Experience 100 of 100, weight 10: ${stated}; counts 0.4, since skills reach 30 of 75.`,
    );
  });

  it('says so where more of what is stated would have to be shown for the band that the score alone makes', () => {
    const stated = { ...skill('kafka', 'Kafka'), isStated: true };
    const asked: JobFeatures = { ...NO_WISH, skills: [skill('sql', 'SQL'), skill('react', 'React'), stated] };
    const held = ['sql', 'react'].map((id) => ({ id, months: 12, yearsSinceUse: 0 }));
    expect(explained({ ...NOTHING, skills: held, hasSkillData: true }, asked).text).to.match(
      /^Score 67 of 100: partial\. By the score alone it would be strong, but 1 of 1 stated requirements is not shown\. /,
    );
    const [react] = asked.skills.slice(1);
    expect(explained({ ...NOTHING, skills: held, hasSkillData: true }, { ...asked, skills: [react!] }).text).to.match(
      /^Score 100 of 100: excellent\. Skills /,
    );
  });

  it('says what the skills show of the field of work, where that counts more than the skills asked for', () => {
    const asked: JobFeatures = {
      ...NO_WISH,
      skills: [skill('sql', 'SQL'), skill('kafka', 'Kafka')],
      fields: [
        { family: 'data', share: 60 },
        { family: 'software', share: 40 },
      ],
    };
    const of = (...fields: NonNullable<CandidateFeatures['fields']>) => {
      const skills = [{ id: 'sql', months: 12, yearsSinceUse: 0 }];
      return explained({ ...NOTHING, skills, fields, hasSkillData: true }, asked);
    };
    const fact = 'Skills show data at 3 of 3 and software at 2 of 3, which lifts 50 to 69';
    const shown = of({ family: 'data', level: 3 }, { family: 'software', level: 2 }, { family: 'nursing', level: 3 });
    expect(shown.categories[0]!.score).to.equal(69);
    expect(shown.categories[0]!.evidence.map((each) => each.fact)).to.include(fact);
    expect(shown.text).to.include(`has SQL; Kafka is not found; s${fact.slice(1)}.`);
    expect(of({ family: 'data', level: 2 }).text).to.include(
      'Skills 50 of 100, weight 100: has SQL; Kafka is not found.',
    );
  });

  it('says so where skills and title are of another field, where the level is not near, and where the branch is not shown', () => {
    const asked: JobFeatures = {
      ...NO_WISH,
      skills: ['sql', 'react', 'kafka', 'terraform'].map((id) => skill(id, id)),
      occupation: { id: 'backend-developer', label: 'Backend developer', family: 'software' },
      families: ['software', 'data'],
      seniority: 'entry',
    };
    const held = (...ids: string[]) => ids.map((id) => ({ id, months: 12, yearsSinceUse: 0 }));
    const occupations = [{ id: 'backend-developer', family: 'software', weight: 1 }];
    const known = { ...candidate, skills: held('sql'), occupations, seniority: 'entry' as const };
    const byScore = 'By the score alone it would be strong, but';
    expect(explained({ ...known, families: ['data'] }, asked).text).to.match(/: strong\. Skills /);
    expect(explained({ ...known, families: ['nursing', 'education'] }, asked).text).to.include(
      `: partial. ${byScore} skills and titles speak of nursing and education, the ad of software and data. Skills `,
    );
    const another = {
      skills: held('sql', 'react', 'kafka', 'terraform'),
      occupations: [{ id: 'tester', family: 'quality', weight: 1 }],
    };
    const far = { ...asked, occupation: { ...asked.occupation!, related: { tester: 25 } } };
    expect(explained({ ...known, ...another, families: ['data', 'software'] }, far).text).to.include(
      `: partial. ${byScore} no title near the one asked for is shown. Skills `,
    );
    const near = { ...asked, occupation: { ...asked.occupation!, related: { tester: 45 } } };
    expect(explained({ ...known, ...another, families: ['data', 'software'] }, near).text).to.include(
      `: partial. ${byScore} the title is another, and skills and titles speak first of data, the ad of software. Skills `,
    );
    expect(explained({ ...known, families: [] }, asked).text).to.include(
      `${byScore} skills and titles speak of no field of work, the ad of software and data. `,
    );
    expect(explained({ ...known, seniority: 'senior' }, asked).text).to.include(
      `: partial. ${byScore} no level near the one asked for is shown. Skills `,
    );
    const skills = ['communication', 'kafka'].map((id) => skill(id, id));
    const open = { ...asked, skills, seniority: 'senior' as const };
    const anyBranch = { ...open, occupation: { ...asked.occupation!, isOfAnyBranch: true as const } };
    const before = [{ ...occupations[0]!, weight: 0.6 }];
    const talks = { ...known, occupations: before, seniority: 'senior' as const, skills: held('communication') };
    expect(explained(talks, open).text).to.match(/: strong\. Skills /);
    expect(explained(talks, anyBranch).text).to.include(
      `: partial. ${byScore} the title is one of every branch, and no skill asked for in this one is shown. Skills `,
    );
  });

  it('names the words that titles have in common where they count for more than the occupations', () => {
    const words = (...weights: number[]): NonNullable<CandidateFeatures['titleWords']> =>
      weights.map((weight, at) => ({ word: ['lantern', 'trimm'][at]!, weight })).filter(({ weight }) => weight > 0);
    const asked: JobFeatures = {
      ...NO_WISH,
      titleWords: [
        { word: 'lantern', weight: 50, written: 'Lanterns' },
        { word: 'trimm', weight: 30, written: 'Trimmer' },
      ],
    };
    const shown = (
      candidate: Partial<CandidateFeatures>,
      wanted: JobFeatures = asked,
    ): [string, string, string[], string[]] => {
      const { categories } = explained({ ...NOTHING, ...candidate }, wanted);
      const { evidence, found, missing } = categories.find(({ category }) => category === 'title')!;
      return [evidence[0]!.fact, evidence[0]!.effect, found, missing];
    };
    expect(shown({ titleWords: words(50, 30) })).to.deep.equal([
      'Job titles have the distinctive words of the title asked for: Lanterns, Trimmer',
      'positive',
      ['Lanterns', 'Trimmer'],
      [],
    ]);
    expect(shown({ titleWords: words(30, 0) })).to.deep.equal([
      'Of the distinctive words of the title asked for (Lanterns, Trimmer) job titles have Lanterns, in a title before the latest one',
      'neutral',
      ['Lanterns'],
      ['Trimmer'],
    ]);
    expect(shown({ titleWords: [{ word: 'beekeep', weight: 60 }] })).to.deep.equal([
      'No job title has a distinctive word of the title asked for: Lanterns, Trimmer',
      'negative',
      [],
      ['Lanterns', 'Trimmer'],
    ]);
    const near = [{ id: 'software-developer', family: 'software', weight: 1 }];
    const known = { ...asked, occupation: job.occupation };
    expect(shown({ occupations: near, titleWords: words(30, 0) }, known)[0]).to.equal(
      'The occupation is of the same field as Backend developer',
    );
    expect(shown({ occupations: near, titleWords: words(50, 30) }, known)[0]).to.equal(
      'Job titles have the distinctive words of the title asked for: Lanterns, Trimmer',
    );
  });

  it('names everything that is wanted once and truly, whatever the two are', () => {
    fc.assert(
      fc.property(features, rankQuery, (someone, { job: wanted }) => {
        // Names of their own, so that each can be looked for.
        const skills = wanted.skills.map((each, at) => ({ ...each, name: `wanted${String(at)}x` }));
        const certifications = wanted.certifications.map((each, at) => ({ ...each, name: `paper${String(at)}x` }));
        const occupation = wanted.occupation && { ...wanted.occupation, label: 'Keeper of lamps' };
        const { text, categories, score } = explained(someone, { ...wanted, skills, certifications, occupation });
        expect(text)
          .to.match(/^[A-Z].*\.$/)
          .and.not.match(/undefined|null|NaN|~|\s\s|: [.;]| ,|\.\./);
        for (const { category, weight, hasData, appliedWeight, score: points, ...lists } of categories) {
          if (weight === 0) continue;
          const isMentioned = text.includes(` ${String(points)} of 100, weight ${String(appliedWeight)}: `);
          if (hasData) expect(isMentioned, category).to.equal(true);
          else if (score.coverage > 0) expect(text).to.include(`(weight ${String(weight)})`);
          if (!hasData || (category !== 'skills' && category !== 'certifications')) continue;
          const names = (category === 'skills' ? skills : certifications).map(({ name }) => name);
          const listed = [...lists.found, ...lists.missing];
          expect(lists.missing).to.include.members(lists.adjacent.map(({ wanted: name }) => name));
          expect([...listed].sort()).to.deep.equal([...names].sort());
          for (const name of names) expect(text.split(name).length - 1, name).to.equal(1);
          expect(lists.evidence).to.have.length(names.length + (lists.ofField === '' ? 0 : 1));
        }
      }),
      { numRuns: 400 },
    );
  });
});
