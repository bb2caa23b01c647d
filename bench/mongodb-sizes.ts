// What a candidate takes in MongoDB: documents, bytes of BSON and index entries, by collection. The service reads invented resumes under
// idempotency keys and sends its events to one webhook; then all that lies in the database is measured. The first argument is the number
// of candidates, BENCH_WORDS=1000 makes their resumes longer. BSON is the same on every server; what one needs on disk for it is its
// own, and is shown where the server is MongoDB.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { BSON, MongoClient, type Db, type Document } from 'mongodb';
import { readConfig } from '../bootstrap/config/config.js';
import { createLogger } from '../bootstrap/config/logger.js';
import { startService, type RunningService } from '../bootstrap/service.js';
import { entriesOf, entryBytes, type StoredIndex } from './data/index-entries.js';
import { inventedResume } from './data/invented-resumes.js';
import { benchServer } from './services/mongodb-server.js';
import { resumePdf } from './data/resume-pdf.js';
import { seededRandom } from './data/talent-pool.js';

const CANDIDATES = Number(process.argv[2] ?? 60);
if (!Number.isSafeInteger(CANDIDATES) || CANDIDATES < 1)
  throw new Error('The number of candidates must be a whole number from 1.');
const WORDS = Number(process.env['BENCH_WORDS'] ?? 500);
const KEY = 'tm_live_benchmarkbenchmarkbenchmarkbench00';
const FINISHED_WITHIN_MS = 10 * 60_000;
const AT_ONCE = 8;
/** Of these each tenant, process or installation has some, whatever the number of candidates. */
const NOT_OF_CANDIDATES = new Set([
  'tenants',
  'api_keys',
  'settings',
  'rate_limits',
  'webhooks',
  'jobs',
  'event_heads',
]);

/** Nobody else has the name: possible duplicates would be noted with each. */
function unlikeOthers(text: string, index: number): string {
  const [name = ''] = text.split('\n');
  const own = [...index.toString(8)].map(
    (digit) => ['ba', 'dor', 'fel', 'gim', 'lun', 'mar', 'nis', 'tov'][Number(digit)]!,
  );
  const mail = (of: string): string => of.toLowerCase().replace(/[^a-z]+/g, '.');
  const other = `${name.split(' ')[0]!} ${own.join('').replace(/^./, (first) => first.toUpperCase())}sen`;
  return text.replaceAll(name, other).replace(mail(name), mail(other));
}

async function resumeOf(index: number, text: string): Promise<object> {
  if (index % 3 === 0) return { text };
  const bytes = await resumePdf(text, index % 3 === 1 ? 1 : 2);
  return { filename: `resume-${String(index)}.pdf`, contentBase64: Buffer.from(bytes).toString('base64') };
}

async function send<T>(url: string, path: string, body: object, key?: string): Promise<T> {
  const headers = {
    ...{ authorization: `Bearer ${KEY}`, 'content-type': 'application/json' },
    ...(key !== undefined && { 'idempotency-key': key }),
  };
  const response = await fetch(`${url}${path}`, { method: 'POST', headers, body: JSON.stringify(body) });
  if (!response.ok) throw new Error(`${path}: ${String(response.status)} ${await response.text()}`);
  return (await response.json()) as T;
}

async function createAll(url: string): Promise<void> {
  const random = seededRandom(7);
  const texts = Array.from({ length: CANDIDATES }, (_, index) => unlikeOthers(inventedResume(random, WORDS), index));
  let next = 0;
  const one = async (): Promise<void> => {
    while (next < CANDIDATES) {
      const index = next++;
      const body = { externalId: `applicant-${String(index)}`, resume: await resumeOf(index, texts[index]!) };
      await send(url, '/v1/candidates', body, `create-${String(index)}`);
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

/** Takes every webhook. */
function aReceiver(): Promise<Server> {
  const server = createServer((request, response) => {
    request.resume().on('end', () => response.writeHead(204).end());
  });
  return new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve(server)));
}

/** Until every resume is read and every event is delivered. */
async function finished(db: Db): Promise<void> {
  for (const end = Date.now() + FINISHED_WITHIN_MS; ;) {
    const [waiting, candidates, undispatched, pending] = await Promise.all([
      db.collection('work').countDocuments({}),
      db.collection('candidates').countDocuments({ intelligence: { $ne: null } }),
      db.collection('events').countDocuments({ undispatched: true }),
      db.collection('deliveries').countDocuments({ settledAt: null }),
    ]);
    if (waiting + undispatched + pending === 0 && candidates === CANDIDATES) return;
    if (Date.now() > end) throw new Error('The resumes were not read in time.');
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
}

interface Sizes {
  documents: number;
  bytes: number;
  entries: number;
  entryBytes: number;
}

function sizesOf(documents: readonly Document[], indexes: readonly StoredIndex[]): Sizes {
  const entries = documents.flatMap((document) => indexes.flatMap((index) => entriesOf(index, document)));
  return {
    documents: documents.length,
    bytes: sum(documents.map((document) => BSON.calculateObjectSize(document))),
    entries: entries.length,
    entryBytes: sum(entries.map(entryBytes)),
  };
}

/** The collections that grow with candidates; the bytes of files apart from those of what was read in them. */
async function measured(db: Db): Promise<Map<string, Sizes>> {
  const found = new Map<string, Sizes>();
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const name of collections.map((each) => each.name).sort()) {
    if (NOT_OF_CANDIDATES.has(name)) continue;
    const documents = await db.collection(name).find({}).toArray();
    const indexes = (await db.collection(name).listIndexes().toArray()) as StoredIndex[];
    if (name !== 'documents.chunks') found.set(name, sizesOf(documents, indexes));
    else {
      for (const part of ['file', 'reading']) {
        const ofPart = documents.filter((chunk) => String(chunk['files_id']).split('/')[2] === part);
        found.set(`${name}, ${part}`, sizesOf(ofPart, indexes));
      }
    }
  }
  return found;
}

function print(title: string, sizes: ReadonlyMap<string, Sizes>): void {
  console.log(`\n${title}\n`);
  console.log('| collection | documents | bytes each | bytes | index entries | bytes of their values |');
  console.log('|---|---:|---:|---:|---:|---:|');
  const all = [...sizes].filter(([, { documents }]) => documents > 0);
  const total = { documents: 0, bytes: 0, entries: 0, entryBytes: 0 };
  for (const [, each] of all) for (const name of Object.keys(total) as (keyof Sizes)[]) total[name] += each[name];
  for (const [name, { documents, bytes, entries, entryBytes: ofEntries }] of [...all, ['all', total] as const]) {
    const cells = [
      documents / CANDIDATES,
      bytes / documents,
      bytes / CANDIDATES,
      entries / CANDIDATES,
      ofEntries / CANDIDATES,
    ];
    console.log(`| ${name} | ${cells.map((value, at) => value.toFixed(at === 0 ? 1 : 0)).join(' | ')} |`);
  }
}

/** Mean bytes of the fields of the candidates' documents. */
async function printFields(db: Db): Promise<void> {
  const documents = await db.collection('candidates').find({}).toArray();
  const names = [...new Set(documents.flatMap((document) => Object.keys(document)))];
  const bytes = (document: Document, name: string): number =>
    name in document ? BSON.calculateObjectSize({ [name]: document[name] }) - BSON.calculateObjectSize({}) : 0;
  const sizes = names.map(
    (name) => [name, sum(documents.map((document) => bytes(document, name))) / CANDIDATES] as const,
  );
  console.log('\nFields of a candidate’s document, mean bytes:\n');
  for (const [name, size] of [...sizes].sort((a, b) => b[1] - a[1])) console.log(`- ${name} ${size.toFixed(0)}`);
  const kinds = new Map<string, number>();
  for (const term of documents.flatMap((document) => document['terms'] as string[])) {
    kinds.set(term.slice(0, 1), (kinds.get(term.slice(0, 1)) ?? 0) + 1 / CANDIDATES);
  }
  const kindNames = { w: 'words', t: 'tags', s: 'skills', c: 'contact and person keys' } as Record<string, string>;
  console.log(
    `\nTerms: ${[...kinds].map(([kind, count]) => `${count.toFixed(1)} ${kindNames[kind] ?? kind}`).join(', ')}`,
  );
}

/** Bytes on disk, where the server compresses and reports them. */
async function printStorage(db: Db): Promise<void> {
  console.log('\nOn disk, bytes a candidate (collStats):\n');
  for (const { name } of await db.listCollections({}, { nameOnly: true }).toArray()) {
    const { storageSize, totalIndexSize } = await db.command({ collStats: name });
    const per = (bytes: unknown): string => (Number(bytes) / CANDIDATES).toFixed(0);
    if (!NOT_OF_CANDIDATES.has(name)) console.log(`- ${name} ${per(storageSize)}, indexes ${per(totalIndexSize)}`);
  }
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}

function start(role: 'api' | 'all', url: string): Promise<RunningService> {
  const config = readConfig({
    ...{ STORE: 'mongodb', MONGODB_URL: url, ROLE: role, PORT: '0', LOG_LEVEL: 'silent', RATE_LIMITS: 'off' },
    ...{ BOOTSTRAP_API_KEY: KEY, WEBHOOK_ALLOW_HTTP: 'true', WEBHOOK_ALLOW_PRIVATE_NETWORKS: 'true' },
  });
  return startService(config, createLogger(config));
}

const server = await benchServer();
if (!server) throw new Error('There is no MongoDB here; npm run mongodb:prepare installs one for tests.');
const receiver = await aReceiver();
const client = await new MongoClient(server.url).connect();
const db = client.db();
try {
  console.log(
    `Node ${process.version}, ${String(CANDIDATES)} candidates, a resume each of ${String(WORDS)} words, a third as text, the others as PDF; one webhook for all events`,
  );
  console.log(`Server: ${server.name.split(',')[0]!}`);
  const api = await start('api', server.url);
  const { port } = receiver.address() as AddressInfo;
  await send(api.url!, '/v1/webhooks', { url: `http://127.0.0.1:${String(port)}/`, eventTypes: ['*'] });
  await createAll(api.url!);
  await api.stop();
  print('A candidate that waits to be read:', await measured(db));
  const all = await start('all', server.url);
  await finished(db);
  await all.stop();
  print('A candidate whose resume is read, and whose events are delivered:', await measured(db));
  await printFields(db);
  if (/^MongoDB \d/.test(server.name)) await printStorage(db);
} finally {
  await client.close();
  receiver.close();
  receiver.closeAllConnections();
  await server.stop();
}
