import type { Route } from '../../adapters/http-koa/index.js';
import { SYSTEM } from '../../core/record/caller.js';
import type { JobStatement } from '../../core/job/new-job.js';
import { aDelivery, anId, anOperation, NO_OUTBOX } from '../../bootstrap/testing/builders/index.js';
import { aReading } from '../../bootstrap/testing/builders/a-reading.js';
import { aReceiver } from './a-receiver.js';
import { A_JOB, A_PROFILE, type Call, type TestService, type TestTenant } from './a-service.js';

/** One record of each kind, for the parameters of paths. */
export interface World {
  candidates: string;
  jobs: string;
  closedJob: string;
  webhooks: string;
  deliveryId: string;
  receiver: string;
  /** Of the candidate and of the open job. */
  externalId: string;
  /** Entries of the taxonomy, which all tenants share. */
  skills: string;
  occupations: string;
  /** Queued, and not worked on. */
  operations: string;
  /** One that can be merged into the candidate, and one that is. */
  other: string;
  merged: string;
}

export async function aWorld({ app, store }: TestService, { tenant }: Pick<TestTenant, 'tenant'>): Promise<World> {
  const caller = { tenantId: tenant.id, actor: SYSTEM, requestId: null };
  const externalId = anId('cand');
  const receiver = `${(await aReceiver()).url}/samples`;
  const text = 'Nora Quist\nBackend developer';
  const resume = { bytes: Buffer.from(text), filename: null, contentType: 'text/plain', documentDate: null };
  const candidate = await app.createCandidate.execute(caller, { externalId, profile: A_PROFILE, resume });
  // So that there is a text before the enrichment has run.
  await store.documents.putReading(tenant.id, { id: candidate.resume!.id, reading: aReading(text) });
  const fields: JobStatement = {
    ...A_JOB,
    jobLocationType: 'TELECOMMUTE',
    requirements: { certifications: ['CKA'] },
  };
  const job = await app.createJob.execute(caller, { ...fields, externalId });
  const closed = await app.createJob.execute(caller, fields);
  await app.closeJob.execute(caller, { id: closed.id });
  const webhook = await app.registerWebhook.execute(caller, { url: receiver, eventTypes: ['webhook.disabled'] });
  const delivery = aDelivery({ webhookId: webhook.id, status: 'failed' });
  await store.deliveries.insertMissing(tenant.id, [delivery], NO_OUTBOX);
  const operation = anOperation();
  await store.operations.insert(tenant.id, { operation, outbox: NO_OUTBOX });
  // Other names: nobody is taken for a duplicate.
  const other = await app.createCandidate.execute(caller, { profile: { basics: { name: 'Ola Brandvik' } } });
  const merged = await app.createCandidate.execute(caller, { profile: { basics: { name: 'Ines Castelao' } } });
  await app.mergeCandidates.execute(caller, { id: candidate.id, from: merged.id, prefer: 'this' });
  return {
    other: other.id,
    merged: merged.id,
    candidates: candidate.id,
    jobs: job.id,
    closedJob: closed.id,
    webhooks: webhook.id,
    deliveryId: delivery.id,
    receiver,
    externalId,
    skills: 'typescript',
    occupations: 'software-developer',
    operations: operation.id,
  };
}

type ResourceName = 'candidates' | 'jobs' | 'webhooks' | 'skills' | 'occupations' | 'operations';

/** A call of a route that succeeds in this world. Body and path come from the route itself, so that a new route needs no line here. */
export function aGoodCall(route: Route, world: World): Call {
  const resource = route.path.split('/')[2] as ResourceName;
  const id = route.operationId === 'reopenJob' ? world.closedJob : world[resource];
  const path = route.path
    .replace(':id', id)
    .replace(':externalId', world.externalId)
    .replace(':candidateId', world.candidates)
    .replace(':deliveryId', world.deliveryId);
  if (!route.body) return { method: route.method, path };
  if (route.body.kind === 'ndjson') {
    const headers = { 'content-type': 'application/x-ndjson' };
    return { method: route.method, path, headers, body: route.body.example };
  }
  const example = route.body.example as Record<string, unknown>;
  const body = {
    ...example,
    ...('from' in example ? { from: route.operationId === 'unmergeCandidate' ? world.merged : world.other } : {}),
    ...('url' in example ? { url: world.receiver } : {}),
    ...('externalId' in example ? { externalId: anId('cand') } : {}),
  };
  return { method: route.method, path, body };
}
