import { expect } from 'chai';
import {
  A_JOB,
  A_PROFILE,
  aService,
  type Json,
  type Reply,
  type TestService,
  type TestTenant,
} from '../../support/a-service.js';
import { startMongoProcess, WITHOUT_OWN_MONGODB, type MongoProcess } from '../../support/mongodb/mongodb-server.js';
import { anUnreliableLine, type UnreliableLine } from '../../support/unreliable-line.js';

const WITHIN_MS = 30_000;

describe(`A write whose line to MongoDB breaks${WITHOUT_OWN_MONGODB ? ` (${WITHOUT_OWN_MONGODB})` : ''}`, function () {
  this.timeout(60_000);
  let database: MongoProcess;
  let line: UnreliableLine;
  let service: TestService;
  let tenant: TestTenant;

  before(async function () {
    // The line leads to a server on this machine.
    if (WITHOUT_OWN_MONGODB) return this.skip();
    database = await startMongoProcess();
    line = await anUnreliableLine(database.port);
    // Over the line alone, also where the server announces its own address; and no driver repeats anything in secret.
    const options = 'directConnection=true&serverSelectionTimeoutMS=500&retryWrites=false';
    const url = `mongodb://127.0.0.1:${String(line.port)}/talent?${options}`;
    service = await aService({ ROLE: 'api', STORE: 'mongodb', MONGODB_URL: url });
  });
  beforeEach(async () => {
    tenant = await service.aTenant();
    // Known for a second, so that the break meets the write and not the key.
    await tenant.get('/v1/jobs');
  });
  after(async () => {
    line?.mend();
    await service?.stop();
    await line?.close();
    await database?.stop();
  });

  const again = async <T>(ask: () => Promise<T>, isWanted: (answer: T) => boolean): Promise<T> => {
    for (const end = Date.now() + WITHIN_MS; ;) {
      const answer = await ask();
      if (isWanted(answer)) return answer;
      if (Date.now() > end) throw new Error(`Waited in vain. The last answer: ${JSON.stringify(answer)}`);
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
  };
  const eventsOf = async (id: unknown): Promise<string[]> => {
    const { json } = await tenant.get(`/v1/events?order=asc&resourceId=${String(id)}`);
    return (json.data as Json[]).map(({ type, resource }) => `${String(type)} ${String(resource.version)}`);
  };
  /** The break is met by the record itself, in its collection's write. */
  const refusedWhile = async (mode: 'loses requests' | 'loses answers', words: string, ask: () => Promise<Reply>) => {
    line.breakAt(mode, words);
    const refused = await ask();
    expect(line.breaks, `the line broke: ${refused.text}`).to.be.above(0);
    line.mend();
    expect([refused.status, refused.json.code, refused.headers['retry-after']]).to.deep.equal([
      503,
      'unavailable',
      '5',
    ]);
    await again(
      () => tenant.get('/v1/webhooks'),
      ({ status }) => status === 200,
    );
  };

  for (const mode of ['loses requests', 'loses answers'] as const) {
    describe(`and ${mode}`, () => {
      it('is refused with 503 and Retry-After, and makes one record with one event when it is sent again', async () => {
        const create = () => tenant.post('/v1/candidates', { profile: A_PROFILE }, { 'idempotency-key': 'one' });
        await refusedWhile(mode, 'createdKey', create);
        const made = await again(create, ({ status }) => status === 201);
        const list = (await tenant.get('/v1/candidates')).json.data as Json[];
        expect(list.map(({ id }) => id as string)).to.deep.equal([made.json.id]);
        const events = await again(
          () => eventsOf(made.json.id),
          (found) => found.length > 0,
        );
        expect(events).to.deep.equal(['candidate.created 1', 'candidate.enrichment.queued 1']);
        const due = await service.store.work.lease({ kind: 'enrichment', limit: 9, leaseMs: 1000, now: new Date() });
        expect(due.filter(({ tenantId }) => tenantId === tenant.tenant.id)).to.have.length(1);
      });

      it('has changed a record wholly, with its event, or not at all', async () => {
        const job = await tenant.job(A_JOB);
        const path = `/v1/jobs/${String(job.id)}`;
        await refusedWhile(mode, 'updatedKey', () => tenant.patch(path, { title: 'Another' }));
        const { version, title } = (await tenant.get(path)).json as Json;
        const isChanged = mode === 'loses answers';
        expect([version, title]).to.deep.equal(isChanged ? [2, 'Another'] : [1, A_JOB.title]);
        const events = await again(
          () => eventsOf(job.id),
          (found) => found.length === (isChanged ? 2 : 1),
        );
        expect(events).to.deep.equal(isChanged ? ['job.created 1', 'job.updated 2'] : ['job.created 1']);
      });

      it('has erased a candidate wholly, or not at all', async () => {
        const { json } = await tenant.post('/v1/candidates', { resume: { text: 'Nora Quist\nBaker' } });
        const path = `/v1/candidates/${String(json.id)}`;
        await refusedWhile(mode, 'deletedAt', () => tenant.delete(path));
        if (mode === 'loses requests') {
          expect((await tenant.get(path)).json).to.deep.include({ id: json.id, version: 1 });
          return;
        }
        expect((await tenant.get(path)).status).to.equal(404);
        await again(
          () => eventsOf(json.id),
          (found) => found.includes('candidate.deleted 2'),
        );
        await again(
          () => service.store.documents.get(tenant.tenant.id, json.resume.id as string),
          (found) => found === undefined,
        );
      });
    });
  }
});
