import { lockDataDirectory, openSqliteStore } from '../../adapters/sqlite/index.js';
import { NodeRandomness, TypeIdGenerator } from '../../adapters/system/index.js';
import { aCandidate, anEvent, someWork } from '../../bootstrap/testing/builders/index.js';

// A process that writes until it is killed. It prints the id of each record, and of each change, once the store has said that it is
// kept: `+ id` and `~ id version`.

const [directory = '', tenantId = ''] = process.argv.slice(2);
lockDataDirectory(directory);
const store = openSqliteStore({ directory });
await store.takeOver();
const ids = new TypeIdGenerator();
const randomness = new NodeRandomness();

function outboxOf(id: string, version: number) {
  const type = version === 1 ? 'candidate.created' : 'candidate.updated';
  const event = anEvent({ id: ids.next('evt'), type, resource: { type: 'candidate', id, version } });
  return { events: [event], work: [someWork({ id, payload: { candidateId: id, enrichmentId: id } })] };
}

async function writeForEver(): Promise<never> {
  for (;;) {
    const candidate = aCandidate({ id: ids.next('cand'), callerLayer: { basics: { summary: 'Sails. '.repeat(200) } } });
    await store.candidates.insert(tenantId, { candidate, outbox: outboxOf(candidate.id, 1) });
    process.stdout.write(`+ ${candidate.id}\n`);
    if (randomness.fraction() < 0.5) continue;
    const changed = { ...candidate, version: 2, tags: ['changed'] };
    await store.candidates.update(tenantId, {
      candidate: changed,
      expectedVersion: 1,
      outbox: outboxOf(candidate.id, 2),
    });
    process.stdout.write(`~ ${candidate.id} 2\n`);
  }
}

await Promise.all(Array.from({ length: 16 }, writeForEver));
