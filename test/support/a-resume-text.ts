import type { Json } from './a-service.js';

/** A resume that is read without a doubt. */
export const RESUME = [
  'Mara Lindqvist',
  'Backend developer',
  'mara.lindqvist@example.com',
  '',
  'Experience',
  'Jan 2021 - Dec 2023 Backend developer, Nordlicht Systems',
  'Services in TypeScript, PHP and Kafka.',
  '',
  'Skills',
  'TypeScript, PHP, PostgreSQL',
].join('\n');

/** Names of the skills that are known of a candidate. */
export const skillsOf = ({ intelligence }: Json): string[] =>
  (intelligence.skills as { name: string }[]).map(({ name }) => name);
