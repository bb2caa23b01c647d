import { openSqliteStore } from '../adapters/sqlite/index.js';
import { TypeIdGenerator } from '../adapters/system/index.js';
import { createTestApplication } from '../bootstrap/testing/index.js';
import type { Application, Candidate, EventType } from '../core/index.js';
import { candidateBody } from './data/http-records.js';

type CreateCandidateInput = Parameters<Application['createCandidate']['execute']>[1];

/** Enriched by the service's own code; the others are copies of these under other names. */
const TEMPLATES = 400;
const WRITES_AT_ONCE = 256;
const EVENTS: readonly EventType[] = ['candidate.created', 'candidate.enrichment.completed'];

/** Fills a data folder with a tenant of enriched candidates, each with the events of its creation and its enrichment. Returns the tenant's id. */
export async function storePool(directory: string, size: number): Promise<string> {
  const templates = await enriched(Math.min(TEMPLATES, size));
  const store = openSqliteStore({ directory });
  const ids = new TypeIdGenerator();
  const tenantId = ids.next('tnt');
  const createdAt = new Date().toISOString();
  await store.access.insertTenant({ id: tenantId, name: 'bench', createdAt, rateLimits: null });
  for (let at = 0; at < size; at += WRITES_AT_ONCE) {
    const writes = Array.from({ length: Math.min(WRITES_AT_ONCE, size - at) }, (_, offset) => {
      const candidate = renamed(templates[(at + offset) % templates.length]!, ids.next('cand'), at + offset);
      const events = EVENTS.map((type, version) => ({
        id: ids.next('evt'),
        type,
        timestamp: createdAt,
        actor: { type: 'system', id: 'system' } as const,
        requestId: null,
        resource: { type: 'candidate', id: candidate.id, version: version + 1 } as const,
        data: {},
      }));
      return store.candidates.insert(tenantId, { candidate, outbox: { events } });
    });
    await Promise.all(writes);
  }
  await store.close();
  return tenantId;
}

async function enriched(count: number): Promise<Candidate[]> {
  const { app, caller, settle, store } = await createTestApplication();
  const made: Candidate[] = [];
  for (let index = 0; index < count; index += 1) {
    made.push(await app.createCandidate.execute(caller, JSON.parse(candidateBody(index)) as CreateCandidateInput));
  }
  await settle();
  return Promise.all(made.map(async ({ id }) => (await store.candidates.get(caller.tenantId, id))!));
}

function renamed(template: Candidate, id: string, index: number): Candidate {
  const text = JSON.stringify(template)
    .replaceAll(template.id, id)
    .replaceAll(/candidate\.\d+@/g, `candidate.${String(index)}@`);
  return { ...(JSON.parse(text) as Candidate), externalId: `bench-${String(index)}` };
}
