import { expect } from 'chai';
import type { CandidateIntelligence, Category } from '../../../../core/index.js';
import {
  type CandidateFeatures,
  type JobFeatures,
  prepareJob,
  requestedCategories,
  scoreCandidate,
  suggestWeights,
} from '../../../../core/spi.js';
import { explainCategories } from '../../../../core/matching/explanation/explain-categories.js';
import { candidateFeatures, jobFeatures } from '../../../../bootstrap/testing/builders/index.js';
import { intelligenceOf } from '../../../support/intelligence-of.js';
import { taxonomy } from '../../talent-index/arbitraries.js';

function explained(
  category: Category,
  known: Partial<CandidateFeatures>,
  wanted: Partial<JobFeatures>,
  intelligence: CandidateIntelligence | null = null,
) {
  const [candidate, asked] = [candidateFeatures(known), jobFeatures(wanted)];
  const job = prepareJob(asked, suggestWeights(requestedCategories(asked)), taxonomy);
  const score = scoreCandidate(candidate, job);
  return explainCategories(score, candidate, job, intelligence, {
    skill: (id) => taxonomy.skillName(id),
    field: (family) => family,
  }).find((each) => each.category === category)!;
}

const evidenceOf = (...about: Parameters<typeof explained>) => explained(...about).evidence;
const factsOf = (...about: Parameters<typeof explained>) =>
  evidenceOf(...about).map(({ fact, effect }) => `${effect}: ${fact}`);

const typescript = (minMonths: number | null = null): JobFeatures['skills'] => [
  { id: 'typescript', name: 'TypeScript', importance: 'required', minMonths },
];
const used = (months: number | null, yearsSinceUse: number | null = 0, id = 'typescript') => ({
  skills: [{ id, months, yearsSinceUse }],
});

describe('What a match says of a skill', () => {
  it('is its months, one of them in the singular, and its name alone where no work shows it', () => {
    expect(factsOf('skills', used(1), { skills: typescript() })).to.deep.equal(['positive: 1 month of TypeScript']);
    expect(factsOf('skills', used(2), { skills: typescript() })).to.deep.equal(['positive: 2 months of TypeScript']);
    expect(factsOf('skills', used(0), { skills: typescript() })).to.deep.equal(['positive: Names TypeScript']);
    expect(factsOf('skills', used(null), { skills: typescript() })).to.deep.equal([
      'positive: Names TypeScript; counts 0.85',
    ]);
  });

  it('names the minimum where the months fall short of it or are not known, and only there', () => {
    const asked = { skills: typescript(24) };
    expect(factsOf('skills', used(24), asked)).to.deep.equal(['positive: 24 months of TypeScript']);
    expect(factsOf('skills', used(30), asked)).to.deep.equal(['positive: 30 months of TypeScript']);
    expect(factsOf('skills', used(12), asked)).to.deep.equal([
      'positive: 12 months of TypeScript, 24 months asked for; counts 0.85',
    ]);
    expect(factsOf('skills', used(null), asked)).to.deep.equal([
      'positive: Names TypeScript, months not known, 24 asked for; counts 0.7',
    ]);
    expect(factsOf('skills', used(null), { skills: typescript(0) })).to.deep.equal([
      'positive: Names TypeScript; counts 0.85',
    ]);
  });

  it('names no minimum for one that is only there, and does not list that as found in part', () => {
    const kafka: JobFeatures['skills'] = [{ id: 'kafka', name: 'Kafka', importance: 'required', minMonths: 48 }];
    const { evidence, found, inPart, adjacent } = explained('skills', used(30, 0, 'rabbitmq'), { skills: kafka });
    expect(evidence).to.deep.equal([
      {
        fact: `30 months of RabbitMQ, near Kafka by message brokers; counts ${String(adjacent[0]!.credit)}`,
        effect: 'neutral',
        pointer: null,
      },
    ]);
    expect([found, inPart]).to.deep.equal([[], []]);
  });

  it('says when it was last used, how long ago where that costs something, and leads to where it was found', () => {
    const fact = (id: string, lastUsed: string | null, foundIn: string[]) => ({
      ...{ id, name: id, type: 'technical' as const, months: 24, mentions: [], confidence: 1 },
      ...{ lastUsed, foundIn },
    });
    const known = (lastUsed: string | null, foundIn: string[]) =>
      intelligenceOf({
        skills: [fact('react', '2001-01', ['/profile/skills/7']), fact('typescript', lastUsed, foundIn)],
      });
    const work = ['/profile/work/0', '/profile/skills/0'];
    expect(evidenceOf('skills', used(24, 4), { skills: typescript() }, known('2022-03', work))).to.deep.equal([
      { fact: '24 months of TypeScript, last used 2022-03', effect: 'positive', pointer: '/profile/work/0' },
    ]);
    expect(evidenceOf('skills', used(24, 6), { skills: typescript() }, known('2020-03', []))).to.deep.equal([
      {
        fact: '24 months of TypeScript, last used 2020-03, 6 years ago; counts 0.95',
        effect: 'positive',
        pointer: null,
      },
    ]);
    expect(evidenceOf('skills', used(24, null), { skills: typescript() }, known(null, work))).to.deep.equal([
      { fact: '24 months of TypeScript', effect: 'positive', pointer: '/profile/work/0' },
    ]);
  });

  it('that is not found is bad, and distinguishes the preferred ones from the required', () => {
    const skills: JobFeatures['skills'] = [
      ...typescript(),
      { id: 'terraform', name: 'Terraform', importance: 'preferred', minMonths: null },
    ];
    expect(evidenceOf('skills', used(12, 0, 'wound-care'), { skills })).to.deep.equal([
      { fact: 'TypeScript is not found', effect: 'negative', pointer: null },
      { fact: 'Terraform is not found, preferred only', effect: 'negative', pointer: null },
    ]);
  });

  it('that many kinds of work have weighs a quarter, whether it is there or not', () => {
    const skills: JobFeatures['skills'] = [
      { id: 'typescript', name: 'TypeScript', importance: 'required', minMonths: null, isWidespread: true },
      { id: 'terraform', name: 'Terraform', importance: 'required', minMonths: null, isWidespread: true },
    ];
    const quarter = '; weighs a quarter, since many kinds of work have it';
    expect(evidenceOf('skills', used(12, 0), { skills }).map(({ fact }) => fact)).to.deep.equal([
      `12 months of TypeScript${quarter}`,
      `Terraform is not found${quarter}`,
    ]);
  });
});

describe('What a match says of a certification', () => {
  it('is that it is held, or is not found', () => {
    const certifications = [
      { id: '~lamp keeping', name: 'Lamp keeping' },
      { id: '~bell ringing', name: 'Bell ringing' },
    ];
    const { evidence } = explained('certifications', { certifications: ['~lamp keeping'] }, { certifications });
    expect(evidence).to.deep.equal([
      { fact: `Holds ${taxonomy.skillName('~lamp keeping')}`, effect: 'positive', pointer: null },
      { fact: 'Bell ringing is not found', effect: 'negative', pointer: null },
    ]);
  });
});

describe('What a match says of experience, levels and languages', () => {
  it('is good from the minimum of months on, bad below it, and leads to the work', () => {
    for (const [experienceMonths, effect] of [
      [49, 'positive'],
      [48, 'positive'],
      [47, 'negative'],
    ] as const)
      expect(evidenceOf('experience', { experienceMonths }, { minMonths: 48 })).to.deep.equal([
        { fact: `${String(experienceMonths)} months of experience, 48 asked for`, effect, pointer: '/profile/work' },
      ]);
  });

  it('is good for the seniority asked for, bad below it, and neither above it', () => {
    for (const [seniority, fact, effect] of [
      ['mid', 'Mid level, senior asked for', 'negative'],
      ['senior', 'Senior level, senior asked for', 'positive'],
      ['vp', 'VP level, senior asked for', 'neutral'],
    ] as const)
      expect(evidenceOf('seniority', { seniority }, { seniority: 'senior' })).to.deep.equal([
        { fact, effect, pointer: '/profile/work' },
      ]);
  });

  it('is good from the education asked for on, and bad below it', () => {
    for (const [education, fact, effect] of [
      ['none', 'No degree, bachelor asked for', 'negative'],
      ['associate', 'Associate level, bachelor asked for', 'negative'],
      ['bachelor', 'Bachelor level, bachelor asked for', 'positive'],
      ['master', 'Master level, bachelor asked for', 'positive'],
    ] as const)
      expect(evidenceOf('education', { education }, { education: 'bachelor' })).to.deep.equal([
        { fact, effect, pointer: '/profile/education' },
      ]);
  });

  it('is for each language how well it is spoken, what is asked for, or that it is not listed', () => {
    const { evidence, found, missing } = explained(
      'languages',
      {
        languages: [
          { code: 'en', level: 'B1' },
          { code: 'fr', level: 'native' },
          { code: 'es', level: null },
        ],
      },
      {
        languages: [
          { code: 'en', minLevel: 'B2' },
          { code: 'fr', minLevel: null },
          { code: 'es', minLevel: null },
          { code: 'de', minLevel: 'A2' },
          { code: 'it', minLevel: null },
        ],
      },
    );
    const pointer = '/profile/languages';
    expect(evidence).to.deep.equal([
      { fact: 'Speaks English at B1, B2 asked for; counts 0.75', effect: 'positive', pointer },
      { fact: 'Speaks French at native level', effect: 'positive', pointer },
      { fact: 'Speaks Spanish at an unknown level', effect: 'positive', pointer },
      { fact: 'German is not listed, A2 asked for', effect: 'negative', pointer },
      { fact: 'Italian is not listed', effect: 'negative', pointer },
    ]);
    expect([found, missing]).to.deep.equal([
      ['en', 'fr', 'es'],
      ['de', 'it'],
    ]);
  });

  it('is that the resume is written in a language where no list names it, and says nothing of any other', () => {
    const written = { languages: [{ code: 'en', level: null, written: 'only' as const }] };
    const asked = (...codes: string[]) => ({ languages: codes.map((code) => ({ code, minLevel: 'B2' as const })) });
    const { evidence, found, missing, score } = explained('languages', written, asked('en', 'de'));
    expect(evidence).to.deep.equal([
      { fact: 'The resume is written in English, B2 asked for; counts 0.7', effect: 'neutral', pointer: null },
      { fact: 'German is not listed, B2 asked for', effect: 'negative', pointer: '/profile/languages' },
    ]);
    expect([found, missing, score]).to.deep.equal([['en'], ['de'], 35]);
    expect(explained('languages', written, asked('de'))).to.include({ hasData: false, score: null });
  });

  it('is nothing where nothing is known of the candidate', () => {
    for (const [category, wanted] of [
      ['experience', { minMonths: 48 }],
      ['seniority', { seniority: 'senior' }],
      ['education', { education: 'master' }],
      ['languages', { languages: [{ code: 'en', minLevel: null }] }],
      ['skills', { skills: typescript() }],
    ] as const satisfies readonly (readonly [Category, Partial<JobFeatures>])[])
      expect(explained(category, {}, { ...wanted }), category).to.deep.include({
        ...{ hasData: false, score: null, appliedWeight: 0 },
        ...{ found: [], missing: [], adjacent: [], evidence: [], inPart: [] },
      });
  });
});
