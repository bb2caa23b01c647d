import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { readConfig } from './config/config.js';
import { createLogger } from './config/logger.js';
import { PROJECT_FOLDER } from './config/project-folder.js';
import { startService, type RunningService } from './service.js';

// `npm run demo`: the main job from end to end on a folder that is thrown away. Persons and firms are invented.

const DOCUMENTS = join(PROJECT_FOLDER, 'bootstrap/demo-documents');
const RESUMES = ['mirela-tandberg.pdf', 'tomas-velgrave.docx', 'ines-okonjaro.txt'];
const ENRICHED_WITHIN_MS = 30_000;

const JOB = {
  title: 'Senior Backend Developer',
  description:
    'We build the booking platform of a ferry line. You design services in TypeScript and Node.js and run them in production.',
  hiringOrganization: { name: 'Fährwerk Reederei' },
  employmentType: 'FULL_TIME',
  jobLocationType: 'HYBRID',
  jobLocation: { city: 'Berlin', countryCode: 'DE' },
  requirements: {
    skills: [
      { name: 'TypeScript', importance: 'required', minMonths: 36 },
      { name: 'PostgreSQL', importance: 'required' },
      { name: 'Kafka', importance: 'preferred' },
    ],
    experience: { minMonths: 48 },
    languages: [{ code: 'en', minLevel: 'B2' }],
  },
};

interface Category {
  category: string;
  appliedWeight: number;
  hasData: boolean;
  score: number | null;
  found: string[];
  missing: string[];
  adjacent: { wanted: string; has: string }[];
  evidence: { fact: string }[];
}

interface Match {
  candidateId: string;
  score: number;
  band: string;
  categories: Category[];
  constraints: { name: string; outcome: string; detail: string }[];
}

interface Candidate {
  id: string;
  profile: { basics?: { name?: string } };
  enrichment: { status: string };
  intelligence: { summary: string } | null;
}

type Call = <T>(method: 'GET' | 'POST', path: string, body?: FormData | object) => Promise<T>;

function caller(url: string, key: string): Call {
  return async (method, path, body) => {
    const isForm = body instanceof FormData;
    const response = await fetch(`${url}${path}`, {
      method,
      headers: { Authorization: `Bearer ${key}`, ...(body && !isForm ? { 'Content-Type': 'application/json' } : {}) },
      ...(body ? { body: isForm ? body : JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${method} ${path} was answered with ${String(response.status)}: ${text}`);
    return JSON.parse(text) as never;
  };
}

function print(text = ''): void {
  process.stdout.write(`${text}\n`);
}

function heading(text: string): void {
  print();
  print(text);
  print('─'.repeat(text.length));
}

const AUTHORIZATION = '-H "Authorization: Bearer $KEY"';

/** The call as it can be pasted. */
function curl(path: string, options: string[] = []): void {
  print(`$ curl -sS ${AUTHORIZATION} \\\n${options.map((option) => `    ${option} \\\n`).join('')}    "$URL${path}"`);
}

async function demonstrate(call: Call): Promise<void> {
  heading('1. Three resumes become candidates');
  const candidates = new Map<string, string>();
  for (const filename of RESUMES) {
    curl('/v1/candidates', [`-F resume=@bootstrap/demo-documents/${filename}`]);
    const form = new FormData();
    form.set('resume', new Blob([readFileSync(join(DOCUMENTS, filename))]), filename);
    const { id } = await call<Candidate>('POST', '/v1/candidates', form);
    candidates.set(id, filename);
    print(`  201  ${id}\n`);
  }

  heading('2. A moment later they have been read');
  curl('/v1/candidates/$CANDIDATE');
  const names = new Map<string, string>();
  for (const [id, filename] of candidates) {
    const { profile, intelligence } = await enriched(call, id);
    const name = profile.basics?.name ?? id;
    names.set(id, name);
    print();
    print(`  ${name}  (${filename})`);
    print(wrapped(intelligence?.summary ?? 'Nothing could be read.', 4));
  }

  heading('3. A job');
  curl('/v1/jobs', ["-H 'Content-Type: application/json'", `-d '${JSON.stringify(JOB)}'`]);
  const job = await call<{ id: string; title: string; status: string }>('POST', '/v1/jobs', JOB);
  print(`  201  ${job.id}  ${job.title}, ${job.status}`);

  heading('4. Published');
  curl('/v1/jobs/$JOB/publish', ['-X POST']);
  const published = await call<{ status: string }>('POST', `/v1/jobs/${job.id}/publish`);
  print(`  200  ${published.status}`);

  heading('5. Its candidates, best first, each explained');
  curl('/v1/jobs/$JOB/candidates');
  const matches = await call<{ data: Match[] }>('GET', `/v1/jobs/${job.id}/candidates`);
  matches.data.forEach((match, index) => {
    print();
    show(match, index + 1, names.get(match.candidateId) ?? match.candidateId);
  });
}

async function enriched(call: Call, id: string): Promise<Candidate> {
  const until = Date.now() + ENRICHED_WITHIN_MS;
  for (;;) {
    const candidate = await call<Candidate>('GET', `/v1/candidates/${id}`);
    if (candidate.enrichment.status !== 'queued' && candidate.enrichment.status !== 'running') return candidate;
    if (Date.now() > until) throw new Error(`The enrichment of ${id} has not finished.`);
    await sleep(50);
  }
}

function show({ score, band, categories, constraints }: Match, rank: number, name: string): void {
  print(`  ${String(rank)}.  ${score.toFixed(1)}  ${band}  ${name}`);
  for (const category of categories.filter(({ hasData }) => hasData)) {
    const share = `${String(category.score).padStart(3)} of 100 × ${category.appliedWeight.toFixed(1).padStart(4)} %`;
    print(`      ${category.category.padEnd(14)} ${share}  ${reasonOf(category)}`);
  }
  for (const { name: constraint, outcome, detail } of constraints.filter((each) => each.outcome !== 'unknown')) {
    print(`      ${constraint.padEnd(14)} ${outcome.padEnd(19)}  ${detail}`);
  }
}

function reasonOf({ found, missing, adjacent, evidence }: Category): string {
  const parts = [
    found.length > 0 ? `has ${found.join(', ')}` : '',
    ...adjacent.map(({ has, wanted }) => `${has} in place of ${wanted}`),
    missing.length > 0 ? `lacks ${missing.join(', ')}` : '',
  ].filter((part) => part !== '');
  return parts.length > 0 ? parts.join('; ') : (evidence[0]?.fact ?? '');
}

function wrapped(text: string, indent: number): string {
  const lines = [''];
  for (const word of text.split(' ')) {
    const line = lines.at(-1) ?? '';
    if (line.length + word.length > 96) lines.push(word);
    else lines[lines.length - 1] = line === '' ? word : `${line} ${word}`;
  }
  return lines.map((line) => ' '.repeat(indent) + line).join('\n');
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'talent-demo-'));
  let service: RunningService | undefined;
  let cleaned: Promise<void> | undefined;
  const clean = (): Promise<void> =>
    (cleaned ??= (async () => {
      await service?.stop();
      rmSync(folder, { recursive: true, force: true });
    })());
  for (const [signal, code] of [
    ['SIGINT', 130],
    ['SIGTERM', 143],
  ] as const) {
    process.on(signal, () => {
      void clean().finally(() => process.exit(code));
    });
  }
  try {
    // Empty values hide what a `.env` file may set.
    const config = readConfig({
      HOST: '127.0.0.1',
      PORT: '0',
      STORE: 'sqlite',
      DATA_DIR: folder,
      ROLE: 'all',
      RATE_LIMITS: 'off',
      LOG_LEVEL: 'warn',
      MONGODB_URL: '',
      BOOTSTRAP_API_KEY: '',
      METRICS_PORT: '',
      REQUIRE_IF_MATCH: '',
      WEBHOOK_RETRY_SCHEDULE: '',
    });
    service = await startService(config, createLogger(config));
    const { url, newKey } = service;
    if (url === undefined || !newKey) throw new Error('The service has not started.');
    print(`The service listens on ${url}, with its data in ${folder}.`);
    print('Both go away when the demo ends. To try the calls yourself, run npm start in another terminal, and set');
    print('  URL=http://127.0.0.1:3000 KEY=<the key it prints> CANDIDATE=<an id> JOB=<an id>');
    await demonstrate(caller(url, newKey.key));
    print();
  } finally {
    await clean();
  }
}

main().then(
  () => process.exit(0),
  (error: unknown) => {
    process.stderr.write(`demo: ${error instanceof Error ? error.message : String(error)}\n`);
    process.exit(1);
  },
);
