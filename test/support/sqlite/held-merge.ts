import { createLocalApplication } from '../../../bootstrap/local/index.js';

// A process that merges two candidates, or undoes that, and stops for ever between the two steps. It prints `held` with the ids of the
// survivor and of the other.

const [directory = '', undoes] = process.argv.slice(2);
const { app, caller, store, settle } = await createLocalApplication({ directory });
const create = async (position: string, tags: string[]): Promise<string> =>
  (await app.createCandidate.execute(caller, { profile: { work: [{ position }] }, tags })).id;
const [id, from] = [await create('Welder', ['a']), await create('Fitter', ['b'])];
await settle();
if (undoes) {
  await app.mergeCandidates.execute(caller, { id, from, prefer: 'this' });
  await settle();
}

const { candidates } = store;
const update = candidates.update.bind(candidates);
const second = undoes ? from : id;
candidates.update = (tenantId, change) => {
  if (change.candidate.id !== second) return update(tenantId, change);
  process.stdout.write(`held ${id} ${from}\n`);
  return new Promise(() => undefined);
};
if (undoes) await app.unmergeCandidate.execute(caller, { id, from });
else await app.mergeCandidates.execute(caller, { id, from, prefer: 'this' });
