import { expect } from 'chai';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { MongoClient } from 'mongodb';
import { openMongoStore } from '../../adapters/mongodb/index.js';
import { openConnection } from '../../adapters/sqlite/connection/driver.js';
import { openSqliteStore } from '../../adapters/sqlite/index.js';
import { readConfig } from '../../bootstrap/config/config.js';
import { SearchKeyReindexer } from '../../bootstrap/store/search-key-reindexer.js';
import { createLogger } from '../../bootstrap/config/logger.js';
import { CANDIDATE_KEYS_VERSION, CandidateKeys } from '../../core/candidate/candidate-keys.js';
import type { Candidate, Job, Store } from '../../core/index.js';
import { JOB_KEYS_VERSION } from '../../core/job/job-keys.js';
import { aCandidate, aJob, aTenantId, NO_OUTBOX } from '../../bootstrap/testing/builders/index.js';
import { freshDatabaseName, mongoServer, WITHOUT_MONGODB } from '../support/mongodb/mongodb-server.js';

interface OldStore {
  store: Store;
  /** Takes the keys from what is stored, as if a release had stored it that knew none. */
  forgetKeys(): Promise<void>;
  close(): Promise<void>;
}

async function onSqlite(): Promise<OldStore> {
  const directory = mkdtempSync(join(tmpdir(), 'talent-keys-'));
  const store = openSqliteStore({ directory });
  return {
    store,
    forgetKeys: async () => {
      const connection = openConnection(join(directory, 'talent.db'));
      for (const table of ['candidates', 'jobs']) {
        connection.exec(
          `INSERT INTO ${table}_terms (${table}_terms, rowid, terms) SELECT 'delete', seq, substr(terms, 1, instr(terms || '|', '|') - 1) FROM ${table}`,
        );
        connection.exec(`UPDATE ${table} SET terms = ''`);
      }
      connection.exec('DELETE FROM candidate_keys');
      connection.close();
    },
    close: async () => {
      await store.close();
      rmSync(directory, { recursive: true });
    },
  };
}

async function onMongo(): Promise<OldStore> {
  const server = await mongoServer();
  const database = freshDatabaseName();
  const store = await openMongoStore({ url: server.url(database) });
  const client = await new MongoClient(server.url(database)).connect();
  return {
    store,
    forgetKeys: async () => {
      for (const name of ['candidates', 'jobs'])
        await client
          .db(database)
          .collection(name)
          .updateMany({}, { $set: { terms: [] } });
    },
    close: async () => {
      await Promise.all([store.close(), client.close()]);
      await server.drop(database);
    },
  };
}

const MARK = `candidate-keys-${String(CANDIDATE_KEYS_VERSION)}`;
const JOBS_MARK = `job-keys-${String(JOB_KEYS_VERSION)}`;
const SILENT = createLogger(readConfig({ LOG_LEVEL: 'silent' }));

for (const [name, open, without] of [
  ['sqlite', onSqlite, undefined],
  ['mongodb', onMongo, WITHOUT_MONGODB],
] as const) {
  describe(`${name}: candidates and jobs stored by an earlier release${without ? ` (${without})` : ''}`, function () {
    this.timeout(60_000);
    let old: OldStore;
    const tenants = [aTenantId(), aTenantId()];
    let stored: Candidate[];
    let jobs: Job[];

    beforeEach(async function () {
      if (without) return this.skip();
      old = await open();
      stored = Array.from({ length: 15 }, (_, n) =>
        aCandidate({ callerLayer: { basics: { name: 'Ada Morrow', email: `ada${String(n)}@example.com` } } }),
      );
      jobs = Array.from({ length: 12 }, (_, n) => aJob({ title: `Bäcker ${String(n)}, Straße`, skillIds: ['baking'] }));
      for (const tenantId of tenants) {
        for (const job of jobs) await old.store.jobs.insert(tenantId, { job, outbox: NO_OUTBOX });
        for (const candidate of stored) await old.store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
      }
      await old.forgetKeys();
    });
    afterEach(async () => {
      if (!without) await old.close();
    });

    const refresh = (): SearchKeyReindexer => new SearchKeyReindexer(old.store, SILENT);
    /** How many of a tenant are found by a key of theirs. */
    async function found(tenantId: string): Promise<number> {
      const answers = await Promise.all(
        stored.map((candidate) =>
          old.store.candidates.findByIdentityKeys(tenantId, {
            keys: new CandidateKeys(candidate).identityKeys,
            exceptId: 'cand_none',
          }),
        ),
      );
      return answers.filter((each, n) => each.some(({ candidateId }) => candidateId === stored[n]!.id)).length;
    }

    /** How many jobs of a tenant are found by a word and a skill. */
    async function jobsFound(tenantId: string): Promise<number> {
      const filter = { words: ['strasse'], skillId: 'baking' };
      return (await old.store.jobs.list(tenantId, { filter, sort: 'createdAt', limit: 50 })).data.length;
    }

    it('are found by the keys of this one once it has started, and are the same as before', async () => {
      expect([await found(tenants[0]!), await jobsFound(tenants[0]!)]).to.deep.equal([0, 0]);
      const all = refresh();
      all.start();
      await all.done();
      for (const tenantId of tenants) {
        expect(await found(tenantId)).to.equal(stored.length);
        const { data } = await old.store.candidates.list(tenantId, {
          filter: { words: ['morrow'] },
          sort: 'createdAt',
          limit: 50,
        });
        expect(data).to.have.length(stored.length);
        expect(await old.store.candidates.get(tenantId, stored[3]!.id)).to.deep.equal(stored[3]);
        expect(await jobsFound(tenantId)).to.equal(jobs.length);
        expect(await old.store.jobs.get(tenantId, jobs[3]!.id)).to.deep.equal(jobs[3]);
      }
      for (const mark of [MARK, JOBS_MARK]) expect(await old.store.access.setting(mark)).to.be.a('string');
    });

    it('are left alone by the next start', async () => {
      for (const mark of [MARK, JOBS_MARK]) await old.store.access.getOrCreateSetting(mark, () => 'done');
      const again = refresh();
      again.start();
      await again.done();
      expect([await found(tenants[0]!), await jobsFound(tenants[0]!)]).to.deep.equal([0, 0]);
    });

    it('get new keys of the one kind where those of the other are done', async () => {
      await old.store.access.getOrCreateSetting(MARK, () => 'done');
      const again = refresh();
      again.start();
      await again.done();
      expect([await found(tenants[0]!), await jobsFound(tenants[0]!)]).to.deep.equal([0, jobs.length]);
    });

    it('are gone on with by the next start where the first was stopped', async () => {
      const first = refresh();
      first.start();
      await first.stop();
      expect(await old.store.access.setting(MARK)).to.equal(undefined);
      const second = refresh();
      second.start();
      await second.done();
      expect(await found(tenants[1]!)).to.equal(stored.length);
      expect(await jobsFound(tenants[1]!)).to.equal(jobs.length);
    });

    it('are not taken for done where the store could not be read', async () => {
      const { candidates, access } = old.store;
      let tries = 0;
      const broken: Store['candidates'] = Object.assign(Object.create(candidates) as Store['candidates'], {
        refreshKeys: () => {
          tries += 1;
          return Promise.reject(new Error('away'));
        },
      });
      const failing = new SearchKeyReindexer({ access, candidates: broken, jobs: old.store.jobs }, SILENT);
      failing.start();
      while (tries === 0) await new Promise((resolve) => setTimeout(resolve, 5));
      await failing.stop();
      expect(await access.setting(MARK)).to.equal(undefined);
      expect(await candidates.refreshKeys({ limit: 100 })).to.deep.equal({
        tenantId: [...tenants].sort().at(-1),
        id: stored.at(-1)!.id,
      });
    });
  });
}
