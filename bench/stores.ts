// The same operations on the memory store, SQLite and MongoDB in one run, as ratios to memory. The first argument is the number of
// candidates. Each operation goes through the store's ports, without HTTP.
import { mkdtempSync, rmSync } from 'node:fs';
import { availableParallelism, cpus, tmpdir } from 'node:os';
import { join } from 'node:path';
import { createMemoryStore } from '../adapters/memory/index.js';
import { openMongoStore } from '../adapters/mongodb/index.js';
import { openSqliteStore } from '../adapters/sqlite/index.js';
import { TypeIdGenerator } from '../adapters/system/index.js';
import type { Candidate, Store } from '../core/index.js';
import type { NewEvent } from '../core/spi.js';
import { benchServer } from './services/mongodb-server.js';

const SIZE = Number(process.argv[2] ?? 2000);
if (!Number.isSafeInteger(SIZE) || SIZE < 1) throw new Error('The size must be a whole number from 1.');
/** Operations under way at the same time. */
const AT_ONCE = 16;
const PAGE = 25;
const TENANT = 'tnt_bench';
const OPERATIONS = ['create', 'get', 'list', 'patch', 'events'] as const;
type Operation = (typeof OPERATIONS)[number];
type Rates = Record<Operation, number>;

const ids = new TypeIdGenerator();

function candidateOf(index: number): Candidate {
  const at = new Date(Date.UTC(2026, 0, 1) + index).toISOString();
  return {
    id: ids.next('cand'),
    externalId: `bench-${String(index)}`,
    status: 'active',
    callerLayer: {
      basics: {
        name: `Mara Lindqvist ${String(index)}`,
        label: 'Backend developer',
        email: `m${String(index)}@example.com`,
      },
      work: Array.from({ length: 4 }, (_, job) => ({
        name: `Nordlicht Systems ${String(job)}`,
        position: 'Backend developer',
        startDate: `20${String(10 + job * 3)}-01`,
        highlights: ['Designed services in TypeScript on PostgreSQL for twelve clinics.'],
      })),
      skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }, { name: 'RabbitMQ' }],
    },
    resumeLayer: {},
    preferences: null,
    suppressedSkills: [],
    tags: ['spring-2026'],
    customFields: {},
    consent: { matching: true, policyId: null, at: null },
    resume: null,
    enrichment: { id: null, status: 'queued', attempt: 1, requestedAt: at, finishedAt: null, stages: [], error: null },
    version: 1,
    createdAt: at,
    updatedAt: at,
    recentCommands: [],
    intelligence: null,
    features: null,
  };
}

function eventOf({ id, version, updatedAt }: Candidate, type: NewEvent['type']): NewEvent {
  const resource = { type: 'candidate', id, version } as const;
  return {
    id: ids.next('evt'),
    type,
    timestamp: updatedAt,
    actor: { type: 'system', id: null },
    requestId: null,
    resource,
    data: {},
  };
}

/** Operations a second. */
async function rateOf(count: number, operate: (index: number) => Promise<unknown>): Promise<number> {
  let next = 0;
  const started = performance.now();
  const one = async (): Promise<void> => {
    while (next < count) {
      next += 1;
      await operate(next - 1);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
  return count / ((performance.now() - started) / 1000);
}

async function measure(store: Store, candidates: readonly Candidate[]): Promise<Rates> {
  const pages = Math.max(1, Math.ceil(SIZE / PAGE));
  const at = (index: number): Candidate => candidates[index % SIZE]!;
  const create = await rateOf(SIZE, (index) => {
    const work = {
      id: ids.next('enr'),
      kind: 'enrichment' as const,
      runAt: at(index).createdAt,
      payload: { candidateId: '', enrichmentId: '' },
    };
    const outbox = { events: [eventOf(at(index), 'candidate.created')], work: [work] };
    return store.candidates.insert(TENANT, { candidate: at(index), outbox });
  });
  // What is left to be moved to the log and the queue belongs to the writes, not to what is measured next.
  const settle = (): Promise<unknown> => store.work.nextRunAt('enrichment');
  await settle();
  const get = await rateOf(SIZE, (index) => store.candidates.get(TENANT, at(index).id));
  const list = await rateOf(pages, (index) => {
    const { createdAt, id } = at(index * PAGE);
    const after = { value: createdAt, id };
    return store.candidates.list(TENANT, { filter: {}, sort: 'createdAt', after, limit: PAGE });
  });
  const patch = await rateOf(SIZE, async (index) => {
    const stored = await store.candidates.get(TENANT, at(index).id);
    if (!stored) throw new Error('A candidate is gone.');
    const candidate = { ...stored, tags: ['patched'], version: 2 };
    const outbox = { events: [eventOf(candidate, 'candidate.updated')] };
    return store.candidates.update(TENANT, { candidate, expectedVersion: 1, outbox });
  });
  await settle();
  const events = await rateOf(pages, (index) =>
    store.events.list(TENANT, { types: [], order: 'asc', after: index * PAGE, limit: PAGE }),
  );
  return { create, get, list, patch, events };
}

const candidates = Array.from({ length: SIZE }, (_, index) => candidateOf(index));
const folder = mkdtempSync(join(tmpdir(), 'talent-bench-'));
const server = await benchServer();
try {
  const open: [name: string, () => Promise<Store>][] = [
    ['memory', () => Promise.resolve(createMemoryStore())],
    ['SQLite', () => Promise.resolve(openSqliteStore({ directory: join(folder, 'data') }))],
  ];
  if (server) {
    open.push([
      'MongoDB',
      async () => {
        const store = await openMongoStore({ url: server.url });
        await store.indexed;
        return store;
      },
    ]);
  }
  // Warm, so that the first store does not pay for the compiler.
  await measure(createMemoryStore(), candidates);
  const measured = new Map<string, Rates>();
  for (const [name, openStore] of open) {
    const store = await openStore();
    measured.set(name, await measure(store, candidates));
    await store.close();
  }
  const memory = measured.get('memory')!;
  console.log(
    `Node ${process.version}, ${String(availableParallelism())} × ${cpus()[0]?.model ?? 'unknown CPU'}, ${String(SIZE)} candidates, ${String(AT_ONCE)} operations at once, pages of ${String(PAGE)}`,
  );
  console.log(`MongoDB: ${server?.name ?? 'no server here; npm run mongodb:prepare installs one for tests'}\n`);
  console.log(`| operation | ${[...measured.keys()].map((name) => `${name}, /s (ratio)`).join(' | ')} |`);
  console.log(`|---|${'---|'.repeat(measured.size)}`);
  for (const operation of OPERATIONS) {
    const cells = [...measured.values()].map((rates) => {
      const ratio = rates[operation] / memory[operation];
      return `${rates[operation].toFixed(0)} (${ratio.toPrecision(2)})`;
    });
    console.log(`| ${operation} | ${cells.join(' | ')} |`);
  }
} finally {
  await server?.stop();
  rmSync(folder, { recursive: true, force: true });
}
