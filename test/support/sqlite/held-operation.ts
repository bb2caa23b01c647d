import { createLocalApplication } from '../../../bootstrap/local/index.js';
import { aCandidate, anId, NO_OUTBOX } from '../../../bootstrap/testing/builders/index.js';
import { KEEP_ALL } from '../../../core/spi.js';

// A process whose worker runs an operation over many candidates and stops for ever before it commits one of its slices: what the slice
// has done is done, and is not noted. It prints `held` with the id of the operation and its progress.

const [directory = '', kind = '', count = '', heldAt = ''] = process.argv.slice(2);
const { app, caller, store, settle } = await createLocalApplication({ directory });
const { tenantId } = caller;
const numbers = Array.from({ length: Number(count) }, (_, number) => number);

if (kind === 'enrichment')
  for (const number of numbers)
    await app.createCandidate.execute(caller, { profile: { work: [{ position: `Baker ${String(number)}` }] } });
await settle();

const { operations } = store;
const update = operations.update.bind(operations);
let commits = 0;
operations.update = (tenant, change) => {
  commits += 1;
  if (commits < Number(heldAt)) return update(tenant, change);
  const { id, succeeded, unchanged, failed } = change.operation;
  process.stdout.write(`held ${id} ${String(succeeded + unchanged + failed)}\n`);
  return new Promise(() => undefined);
};

if (kind === 'import') {
  const lines = numbers.map((number) =>
    JSON.stringify({
      // Every second line has an id of the caller's, and is an upsert.
      ...(number % 2 === 0 ? { externalId: `ats-${String(number)}` } : {}),
      profile: { basics: { name: `Somebody Number ${String(number)}` } },
    }),
  );
  const body = Promise.resolve(new TextEncoder().encode(lines.join('\n')));
  const upload = await app.receiveUpload.execute(
    tenantId,
    (async function* () {
      yield await body;
    })(),
  );
  await app.startImport.execute(caller, { of: 'candidates', upload });
} else if (kind === 'enrichment') await app.enrichMatching.execute(caller, { filter: {} });
else {
  const updatedAt = '2020-01-01T00:00:00.000Z';
  for (const _ of numbers) {
    const candidate = aCandidate({ id: anId('cand'), status: 'archived', createdAt: updatedAt, updatedAt });
    await store.candidates.insert(tenantId, { candidate, outbox: NO_OUTBOX });
  }
  await app.setRetention.execute(caller, { ...KEEP_ALL, archived: 6 });
}
