import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect } from 'chai';
import { openConnection } from '../../adapters/sqlite/connection/driver.js';
import { eventually, Workshop, type Program } from '../support/a-server.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';
import { makeStale } from '../support/sqlite/make-stale.js';

const KEY = 'tm_test_sharedbyallprocessesofatest00';
const SETTINGS = {
  ...{ PORT: '0', RATE_LIMITS: 'off', SHUTDOWN_DELAY_SECONDS: '0', LOG_LEVEL: 'error', BOOTSTRAP_API_KEY: KEY },
  ENRICHMENT_CONCURRENCY: '1',
};

interface Row {
  id: string;
  enrichment: { status: string };
}

interface Renewed {
  keys: string;
  operations: { id: string; status: string; total: number; succeeded: number; failed: number }[];
  causes: object[];
}

describe('the commands that start and renew', function () {
  this.timeout(180_000);
  const workshop = new Workshop();
  after(() => workshop.clean());

  const start = (command: string, environment: Record<string, string>): Program =>
    workshop.program('bootstrap/talent.ts', { arguments: [command], environment: { ...SETTINGS, ...environment } });
  const serve = async (environment: Record<string, string>): Promise<{ program: Program; url: string }> => {
    const program = start('serve', environment);
    const [, url = ''] = await program.says(/listening on (http:\/\/\S+)[^]*Try .*\n/);
    return { program, url };
  };
  const call = async <T>(url: string, path: string, body?: object): Promise<T> => {
    const response = await fetch(`${url}${path}`, {
      headers: { Authorization: `Bearer ${KEY}`, 'Content-Type': 'application/json' },
      ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
    });
    expect(response.status, path).to.be.below(300);
    return (await response.json()) as T;
  };
  const list = async (url: string, query = ''): Promise<Row[]> =>
    (await call<{ data: Row[] }>(url, `/v1/candidates${query}`)).data;
  const addCandidates = async (url: string, count: number): Promise<void> => {
    for (let each = 0; each < count; each += 1)
      await call(url, '/v1/candidates', {
        profile: { basics: { name: 'Nora Quist' } },
        resume: { text: 'Nora Quist\nBaker\n\nEXPERIENCE\nBaker, Falkenried GmbH\n2019 - 2024\n- Baking bread' },
      });
  };
  const allAreEnriched = (url: string): Promise<Row[]> =>
    eventually(
      () => list(url),
      (rows) => rows.every(({ enrichment }) => enrichment.status === 'succeeded'),
    );

  it('reindex renews search keys beside no service, and has the stale candidates enriched by the next one', async () => {
    const folder = workshop.folder();
    const first = await serve({ DATA_DIR: folder });
    await addCandidates(first.url, 3);
    await allAreEnriched(first.url);
    expect(await first.program.kill('SIGTERM')).to.include({ code: 0, stderr: '' });

    const connection = openConnection(join(folder, 'talent.db'));
    connection.exec(
      `INSERT INTO candidates_terms (candidates_terms, rowid, terms) SELECT 'delete', seq, substr(terms, 1, instr(terms || '|', '|') - 1) FROM candidates`,
    );
    connection.exec(`UPDATE candidates SET terms = ''; DELETE FROM candidate_keys`);
    connection.close();
    makeStale(folder);
    const alone = await workshop.talent(folder, 'reindex');
    expect(alone.code, alone.stderr).to.equal(0);
    expect(alone.stdout).to.contain('search keys of this release').and.to.contain('is queued');

    const second = await serve({ DATA_DIR: folder });
    expect(await list(second.url, '?q=quist')).to.have.length(3);
    const beside = await workshop.talent(folder, 'reindex', '--json');
    expect(beside.code, beside.stderr).to.equal(0);
    const { keys, operations, causes } = JSON.parse(beside.stdout) as Renewed;
    expect({ keys, causes }).to.deep.equal({ keys: 'left_to_the_service', causes: [] });
    expect(operations).to.have.length(1);
    expect(operations[0]).to.include({ status: 'succeeded', failed: 0 });
    const { data } = await call<{ data: { kind: string; progress: { succeeded: number } }[] }>(
      second.url,
      '/v1/operations',
    );
    // The second run has watched the operation of the first, or found nothing stale after it.
    expect(data.map(({ progress }) => progress.succeeded).reduce((total, each) => total + each)).to.equal(3);
    for (const { id } of await list(second.url)) {
      const { intelligence } = await call<{ intelligence: { stale: boolean } }>(second.url, `/v1/candidates/${id}`);
      expect(intelligence.stale).to.equal(false);
    }
  });

  it('worker and reindex say in one line what a store of one process does not allow', async () => {
    const folder = workshop.folder();
    const worker = await workshop.talent(folder, 'worker');
    expect(worker.code).to.equal(1);
    expect(worker.stderr).to.equal(
      'talent: STORE: talent worker needs mongodb. With STORE=sqlite one process owns the store and does the work as well: talent serve\n',
    );
    const memory = workshop.program('bootstrap/talent.ts', {
      arguments: ['reindex'],
      environment: { STORE: 'memory' },
    });
    expect(await memory.end()).to.deep.include({
      code: 1,
      stderr: 'talent: STORE: memory is kept by the server alone; there is nothing to renew\n',
    });
  });

  it(`worker does the work of an API process, and answers on METRICS_PORT only${WITHOUT_MONGODB ? ` (${WITHOUT_MONGODB})` : ''}`, async function () {
    if (WITHOUT_MONGODB) return this.skip();
    const database = await mongoServer();
    const name = freshDatabaseName();
    const shared = { STORE: 'mongodb', MONGODB_URL: database.url(name) };
    try {
      const { url } = await serve({ ...shared, ROLE: 'api' });
      await addCandidates(url, 1);
      const reindex = (...words: string[]): Program =>
        workshop.program('bootstrap/talent.ts', { arguments: ['reindex', ...words], environment: shared });
      const waiting = reindex();
      await waiting.says(/search keys of this release/);
      const interrupted = await waiting.kill('SIGINT');
      expect(interrupted.code, interrupted.stderr).to.equal(1);
      expect(interrupted.stderr).to.contain('The service finishes what is queued.');
      const queued = JSON.parse((await reindex('--no-wait', '--json').end()).stdout) as Renewed;
      expect(queued.operations.map(({ status }) => status)).to.deep.equal(['queued']);
      const port = await freePort();
      const worker = start('worker', { ...shared, METRICS_PORT: String(port) });
      await worker.says(/worker is running/);
      await allAreEnriched(url);
      const at = `http://127.0.0.1:${String(port)}`;
      expect(await (await fetch(`${at}/healthz`)).json()).to.deep.equal({ status: 'ok' });
      await eventually(
        async () => (await fetch(`${at}/readyz`)).status,
        (status) => status === 200,
      );
      expect(await (await fetch(`${at}/metrics`)).text()).to.contain('talent_work_items');
      expect((await fetch(`${at}/v1/candidates`)).status).to.equal(404);
      const { code, stdout, stderr } = await reindex('--json').end();
      expect(code, stderr).to.equal(0);
      expect((JSON.parse(stdout) as Renewed).keys).to.equal('renewed');
      expect(await worker.kill('SIGTERM')).to.include({ code: 0 });
    } finally {
      await workshop.clean();
      await database.drop(name);
    }
  });
});

function freePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => {
        resolve(port);
      });
    });
  });
}
