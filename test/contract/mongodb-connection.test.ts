import { expect } from 'chai';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient, type Document } from 'mongodb';
import { openMongoStore } from '../../adapters/mongodb/index.js';
import { readConfig } from '../../bootstrap/config/config.js';
import { openStore } from '../../bootstrap/store/open-store.js';
import { aCandidate, aTenantId, NO_OUTBOX } from '../../bootstrap/testing/builders/index.js';
import {
  freshDatabaseName,
  mongoServer,
  startMongoProcess,
  WITHOUT_MONGODB,
  WITHOUT_OWN_MONGODB,
  type Guard,
  type MongoProcess,
} from '../support/mongodb/mongodb-server.js';
import { refused } from '../../bootstrap/testing/contract/refused.js';

describe(`mongodb: what the URL says${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, function () {
  this.timeout(60_000);

  before(function () {
    if (WITHOUT_MONGODB) this.skip();
  });

  /** The write concern of an insert. */
  async function concernWith(options: string): Promise<Document | undefined> {
    const server = await mongoServer();
    const database = freshDatabaseName();
    const concerns: Document[] = [];
    const store = await openMongoStore({
      url: `${server.url(database)}?${options}`,
      observe: (client) =>
        client.on('commandStarted', ({ commandName, command }) => {
          if (commandName === 'insert') concerns.push(command['writeConcern'] as Document);
        }),
    });
    await store.candidates.insert(aTenantId(), { candidate: aCandidate(), outbox: NO_OUTBOX });
    await store.close();
    await server.drop(database);
    return concerns.at(-1);
  }

  it('is opened, and where it is silent a write is acknowledged by most members and their journals', async () => {
    expect(await concernWith('appName=test')).to.deep.include({ w: 'majority', j: true });
    expect(await concernWith('w=1')).to.deep.equal({ w: 1 });
  });
});

const HAS_OPENSSL = spawnSync('openssl', ['version'], { stdio: 'ignore' }).status === 0;
const WITHOUT = WITHOUT_OWN_MONGODB ?? (HAS_OPENSSL ? undefined : 'openssl makes the certificate, and is not here');

describe(`mongodb: a server with TLS and passwords${WITHOUT ? ` (${WITHOUT})` : ''}`, function () {
  this.timeout(60_000);
  let directory: string;
  let running: MongoProcess;

  const urlOf = (port: number, password = 's3cret'): string =>
    `mongodb://talent:${password}@localhost:${String(port)}/talent?authSource=admin&tls=true&tlsCAFile=${encodeURIComponent(join(directory, 'certificate.pem'))}&serverSelectionTimeoutMS=1500`;

  before(async function () {
    // A database that is given has passwords of its own.
    if (WITHOUT) return this.skip();
    directory = mkdtempSync(join(tmpdir(), 'talent-mongodb-'));
    const guard: Guard = { certificate: aCertificate(directory), urlOf };
    const data = mkdtempSync(join(directory, 'data-'));
    running = await startMongoProcess({ directory: data });
    const client = await new MongoClient(`mongodb://127.0.0.1:${String(running.port)}/`).connect();
    await client.db('admin').command({ createUser: 'talent', pwd: 's3cret', roles: ['root'] });
    await client.close();
    await running.stop();
    running = await startMongoProcess({ directory: data, guard });
  });
  after(async () => {
    await running?.stop();
    if (directory) rmSync(directory, { recursive: true, force: true });
  });

  it('is used with the certificate, the name and the password of the URL', async () => {
    const store = await openMongoStore({ url: urlOf(running.port) });
    const candidate = aCandidate();
    const tenantId = aTenantId();
    await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
    expect(await store.candidates.get(tenantId, candidate.id)).to.deep.equal(candidate);
    expect(await store.isReachable()).to.equal(true);
    await store.close();
  });

  it('is not reached without TLS', async () => {
    const plain = `mongodb://talent:s3cret@localhost:${String(running.port)}/?authSource=admin&serverSelectionTimeoutMS=1500`;
    await refused(openMongoStore({ url: plain }), 'store.unavailable');
  });

  it('stops a start with a wrong password by one line that does not reveal it', async () => {
    const config = readConfig({ STORE: 'mongodb', MONGODB_URL: urlOf(running.port, 'guessed') });
    const failure = await openStore(config, { exclusive: true }).then(
      () => undefined,
      (error: unknown) => error as Error,
    );
    expect(failure?.message).to.match(/^MONGODB_URL: .*[Aa]uthentication failed/);
    expect(failure?.message).not.to.match(/guessed|\n/);
  });
});

/** Of `localhost`, signed by itself; a file with its key. */
function aCertificate(directory: string): string {
  const [key, certificate, both] = ['key.pem', 'certificate.pem', 'both.pem'].map((name) => join(directory, name)) as [
    string,
    string,
    string,
  ];
  const subject = ['-subj', '/CN=localhost', '-addext', 'subjectAltName=DNS:localhost,IP:127.0.0.1', '-days', '2'];
  const files = ['-keyout', key, '-out', certificate];
  const { status, stderr } = spawnSync('openssl', [
    'req',
    '-x509',
    '-newkey',
    'rsa:2048',
    '-nodes',
    ...subject,
    ...files,
  ]);
  if (status !== 0) throw new Error(`No certificate could be made: ${stderr.toString()}`);
  writeFileSync(both, readFileSync(key, 'utf8') + readFileSync(certificate, 'utf8'));
  return both;
}
