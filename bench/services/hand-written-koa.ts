import { createHash, randomUUID } from 'node:crypto';
import Router from '@koa/router';
import Koa from 'koa';
import bodyParser from 'koa-bodyparser';
import type { z } from 'zod';
import { createCandidateSchema } from '../../adapters/http-koa/candidates/schema.js';

type Stated = z.output<typeof createCandidateSchema>;

/**
 * What one would write by hand to create candidates: Koa, @koa/router, koa-bodyparser and zod, with the schema of the service, and the same rows in maps:
 * the candidate, its external id, two events, the work that is to be done, and the claim of an Idempotency-Key with its answer. It knows one tenant and
 * no keys, limits no rate, and nothing is done with the work.
 */
export function handWrittenKoa(): Koa {
  const candidates = new Map<string, ReturnType<typeof newCandidate>>();
  const idsByExternalId = new Map<string, string>();
  const events: object[] = [];
  const work = new Map<string, object>();
  const claims = new Map<string, { fingerprint: string; status: number; body: string }>();

  const router = new Router();
  router.post('/v1/candidates', (ctx) => {
    const parsed = createCandidateSchema.safeParse(ctx.request.body);
    if (!parsed.success) {
      ctx.status = 422;
      ctx.body = { errors: parsed.error.issues };
      return;
    }
    const stated = parsed.data;
    const key = ctx.get('Idempotency-Key');
    const fingerprint = key === '' ? '' : sha256(JSON.stringify(stated));
    const claim = key === '' ? undefined : claims.get(sha256(key));
    if (claim) {
      ctx.status = claim.fingerprint === fingerprint ? claim.status : 422;
      ctx.type = 'application/json';
      ctx.body = claim.fingerprint === fingerprint ? claim.body : '{"code":"idempotency_key_reused"}';
      return;
    }
    if (stated.externalId != null && idsByExternalId.has(stated.externalId)) {
      ctx.status = 409;
      ctx.body = { code: 'external_id_taken' };
      return;
    }
    const candidate = newCandidate(stated);
    const { id, enrichment, createdAt } = candidate;
    candidates.set(id, candidate);
    if (stated.externalId != null) idsByExternalId.set(stated.externalId, id);
    for (const type of ['candidate.created', 'candidate.enrichment.queued'])
      events.push({
        id: randomUUID(),
        type,
        timestamp: createdAt,
        sequence: events.length + 1,
        resource: { type: 'candidate', id, version: 1 },
      });
    work.set(enrichment.id, { kind: 'enrichment', candidateId: id, runAt: createdAt, attempt: 0 });
    const body = JSON.stringify({ object: 'candidate', ...candidate, intelligence: null });
    if (key !== '') claims.set(sha256(key), { fingerprint, status: 201, body });
    ctx.status = 201;
    ctx.type = 'application/json';
    ctx.set('Location', `/v1/candidates/${id}`);
    ctx.set('ETag', '"1"');
    ctx.body = body;
  });

  const koa = new Koa();
  koa.use(bodyParser({ jsonLimit: '1mb' }));
  koa.use(router.routes());
  return koa;
}

function newCandidate({ externalId, status, profile, preferences, suppressedSkills, tags, customFields }: Stated) {
  const now = new Date().toISOString();
  return {
    id: randomUUID(),
    externalId: externalId ?? null,
    status: status ?? 'active',
    profile: profile ?? {},
    preferences: preferences ?? null,
    suppressedSkills: suppressedSkills ?? [],
    tags: tags ?? [],
    customFields: customFields ?? {},
    enrichment: { id: randomUUID(), status: 'queued', attempt: 1, requestedAt: now, finishedAt: null, error: null },
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}
