import { availableParallelism } from 'node:os';
import dotenv from 'dotenv';
import { z } from 'zod';
import { type RatePolicy } from '../../core/index.js';
import { DEFAULT_RETRY_SCHEDULE, hasKeyShape, type RatePolicyName } from '../../core/spi.js';
import { parseRatePolicies } from './rate-policies.js';

/** A wrong or missing setting: the start stops with this one line. */
export class ConfigError extends Error {}

const flag = z
  .enum(['true', 'false', '1', '0', ''])
  .default('false')
  .transform((value) => value === 'true' || value === '1');
const wholeNumber = (min: number, max: number) =>
  z.string().regex(/^\d+$/, 'must be a whole number').transform(Number).pipe(z.number().min(min).max(max));
const origins = z
  .string()
  .default('')
  .transform((value) =>
    value
      .split(',')
      .map((item) => item.trim())
      .filter((item) => item !== ''),
  )
  .refine(
    (items) => items.every((item) => item === '*' || /^[a-z][a-z\d+.-]*:\/\/[^\s/?#@]+$/.test(item)),
    'must be origins such as https://app.example.com, without a path, separated by commas, or *',
  );

const schema = z.object({
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: wholeNumber(0, 65_535).default(3000),
  STORE: z.enum(['sqlite', 'memory', 'mongodb']).default('sqlite'),
  DATA_DIR: z.string().min(1).default('./data'),
  MONGODB_URL: z.string().optional(),
  TAXONOMY_DIR: z.string().optional(),
  ROLE: z.enum(['all', 'api', 'worker']).default('all'),
  OPERATOR_TENANT: z.string().optional(),
  BOOTSTRAP_API_KEY: z
    .string()
    .refine(hasKeyShape, 'must have the shape of a key: tm_live_ or tm_test_ and at least 22 letters or digits')
    .optional(),
  RATE_LIMITS: z.string().default('read=600/60,write=120/60,heavy=60/60').transform(parseRateLimits),
  WEBHOOK_ALLOW_HTTP: flag,
  WEBHOOK_ALLOW_PRIVATE_NETWORKS: flag,
  WEBHOOK_RETRY_SCHEDULE: z.string().optional().transform(parseSchedule),
  CORS_ORIGINS: origins,
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
  METRICS_PORT: wholeNumber(0, 65_535).optional(),
  HEADER_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(20),
  REQUEST_TIMEOUT_SECONDS: wholeNumber(1, 3600).default(60),
  // Longer than the idle time of common load balancers (60 s), so that they close first.
  KEEP_ALIVE_SECONDS: wholeNumber(1, 3600).default(65),
  SHUTDOWN_DELAY_SECONDS: wholeNumber(0, 10).default(5),
  BODY_MEMORY_MB: wholeNumber(64, 100_000).default(128),
  REQUIRE_IF_MATCH: flag,
  EVENT_RETENTION_DAYS: wholeNumber(1, 3650).default(90),
  AUDIT_RETENTION_DAYS: wholeNumber(1, 36_500).default(365),
  INDEX_MEMORY_MB: wholeNumber(16, 1_000_000).default(512),
  INDEX_SNAPSHOTS: z.enum(['on', 'off']).default('on'),
  OCR: z.enum(['on', 'off']).default('off'),
  OCR_CONCURRENCY: wholeNumber(1, 64).default(1),
  ENRICHMENT_CONCURRENCY: wholeNumber(1, 64).default(Math.max(1, availableParallelism() - 1)),
});

export type Config = z.infer<typeof schema>;

/** Reads the environment and `.env`; throws `ConfigError` naming the first wrong variable. */
export function readConfig(environment: NodeJS.ProcessEnv = process.env): Config {
  const fromFile: Record<string, string> = {};
  dotenv.config({ processEnv: fromFile, quiet: true });
  const given = Object.fromEntries(
    Object.entries({ ...fromFile, ...environment }).filter(([, value]) => value !== undefined && value !== ''),
  );
  const result = schema.safeParse(given);
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new ConfigError(`${String(issue?.path[0] ?? 'The configuration')}: ${issue?.message ?? 'is wrong'}`);
  }
  const config = result.data;
  if (config.STORE === 'mongodb' && !config.MONGODB_URL)
    throw new ConfigError('MONGODB_URL: is needed for STORE=mongodb');
  if (config.HEADER_TIMEOUT_SECONDS > config.REQUEST_TIMEOUT_SECONDS)
    throw new ConfigError('HEADER_TIMEOUT_SECONDS: must not be more than REQUEST_TIMEOUT_SECONDS');
  return config;
}

/** Only one process can serve an embedded store, and it does everything. For the start of the program. */
export function refusePartOfAService({ STORE, ROLE }: Pick<Config, 'STORE' | 'ROLE'>): void {
  if (ROLE !== 'all' && STORE !== 'mongodb')
    throw new ConfigError(
      `ROLE: ${ROLE} needs STORE=mongodb; with STORE=${STORE} one process serves the store, ROLE=all`,
    );
}

/** `read=600/60,write=120/60,heavy=60/60`, or `off`. */
function parseRateLimits(text: string, context: z.RefinementCtx): Record<RatePolicyName, RatePolicy> | null {
  if (text.trim() === 'off') return null;
  try {
    return { ...DEFAULT_POLICIES, ...parseRatePolicies(text) };
  } catch (error) {
    context.addIssue({ code: 'custom', message: (error as Error).message });
    return z.NEVER;
  }
}

const DEFAULT_POLICIES: Record<RatePolicyName, RatePolicy> = {
  read: { requests: 600, seconds: 60 },
  write: { requests: 120, seconds: 60 },
  heavy: { requests: 60, seconds: 60 },
};

function parseSchedule(text: string | undefined, context: z.RefinementCtx): readonly number[] {
  if (text === undefined) return DEFAULT_RETRY_SCHEDULE;
  const steps = text.split(',').map((step) => (/^\s*\d+(\.\d+)?\s*$/.test(step) ? Number(step) : Number.NaN));
  if (steps.some(Number.isNaN)) {
    context.addIssue({ code: 'custom', message: 'must be seconds, separated by commas' });
    return z.NEVER;
  }
  return steps;
}
