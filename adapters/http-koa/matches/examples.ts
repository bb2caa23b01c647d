import type { z } from 'zod';
import { EXCLUDED_FIELDS } from '../../../core/spi.js';
import type { matchSchema } from './schema.js';

type ExampleMatch = z.output<typeof matchSchema>;

function notAsked(category: ExampleMatch['categories'][number]['category']): ExampleMatch['categories'][number] {
  const nothing = { found: [], missing: [], adjacent: [], evidence: [] };
  return { category, weight: 0, appliedWeight: 0, hasData: false, score: null, ...nothing };
}

/** As the service answers for the job of `createJobExample` and a candidate who lacks one skill of it. */
export const matchExample: ExampleMatch = {
  object: 'match',
  jobId: 'job_01kaexample0000000000000000',
  candidateId: 'cand_01kaexample0000000000000001',
  score: 96.7,
  potential: 96.7,
  band: 'excellent',
  coverage: 1,
  categories: [
    {
      category: 'skills',
      weight: 23.5,
      appliedWeight: 23.5,
      hasData: true,
      score: 86,
      found: ['TypeScript'],
      missing: ['Kafka'],
      adjacent: [{ wanted: 'Kafka', has: 'RabbitMQ', credit: 0.51, via: 'message brokers' }],
      evidence: [
        { fact: '81 months of TypeScript, last used 2026-11', effect: 'positive', pointer: '/profile/skills/0' },
        {
          fact: 'Names RabbitMQ, near Kafka by message brokers; counts 0.51',
          effect: 'neutral',
          pointer: '/profile/skills/1',
        },
      ],
    },
    {
      category: 'experience',
      weight: 11.8,
      appliedWeight: 11.8,
      hasData: true,
      score: 100,
      found: [],
      missing: [],
      adjacent: [],
      evidence: [{ fact: '81 months of experience, 36 asked for', effect: 'positive', pointer: '/profile/work' }],
    },
    {
      category: 'title',
      weight: 35.3,
      appliedWeight: 35.3,
      hasData: true,
      score: 100,
      found: ['Backend developer'],
      missing: [],
      adjacent: [],
      evidence: [
        { fact: 'Backend developer is the occupation asked for', effect: 'positive', pointer: '/profile/work/0' },
      ],
    },
    {
      category: 'seniority',
      weight: 29.4,
      appliedWeight: 29.4,
      hasData: true,
      score: 100,
      found: [],
      missing: [],
      adjacent: [],
      evidence: [{ fact: 'Senior level, mid asked for', effect: 'neutral', pointer: '/profile/work' }],
    },
    notAsked('education'),
    notAsked('languages'),
    notAsked('certifications'),
  ],
  constraints: [
    {
      name: 'location',
      outcome: 'unknown',
      detail: 'The candidate lives elsewhere and has not said whether to relocate.',
    },
    { name: 'remote', outcome: 'unknown', detail: 'The candidate has not said.' },
    { name: 'workAuthorization', outcome: 'unknown', detail: 'The candidate has not said.' },
    { name: 'availability', outcome: 'unknown', detail: 'The candidate has not said.' },
    { name: 'salary', outcome: 'unknown', detail: 'The candidate has not said.' },
    { name: 'employmentType', outcome: 'unknown', detail: 'The candidate has not said.' },
  ],
  reverse: { score: null, detail: 'The candidate has stated no preferences.' },
  explanation:
    'Score 96.7 of 100: excellent. Skills 86 of 100, weight 23.5: has TypeScript; RabbitMQ stands in for Kafka at 0.51. Experience 100 of 100, weight 11.8: 81 months of experience, 36 asked for. Occupation 100 of 100, weight 35.3: Backend developer is the occupation asked for. Seniority 100 of 100, weight 29.4: senior level, mid asked for.',
  engineVersion: '1.21.0',
  taxonomyVersion: '2026.12.3',
  inputHash: 'cc1f0040a9c8bad08a942ec947622921953392ced30bcb826af6f079cd243d3d',
  excludedFields: [...EXCLUDED_FIELDS],
};
