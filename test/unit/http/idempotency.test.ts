import { expect } from 'chai';
import { Idempotency } from '../../../adapters/http-koa/middleware/idempotency.js';
import type { RouteResponse } from '../../../adapters/http-koa/route.js';
import { createMemoryStore } from '../../../adapters/memory/index.js';
import { NodeDigest, SystemClock } from '../../../adapters/system/index.js';
import { type Caller, SYSTEM } from '../../../core/index.js';
import type { IdempotencyStore } from '../../../core/spi.js';
import { storeUnavailable } from '../../../core/ports/refusals.js';

const CALLER = { tenantId: 'tnt_one', actor: SYSTEM, requestId: null };
const REQUEST = { key: 'key', fingerprint: 'the request' };

/** A store that is lost while a request runs, and reports it after a while, or never. */
function losing(lost: ('complete' | 'abandon')[], tellsAfterMs: number | null) {
  const kept = createMemoryStore().idempotency;
  const isLost = { now: true };
  const called: string[] = [];
  const orLost = async (name: 'complete' | 'abandon', ask: () => Promise<void>): Promise<void> => {
    called.push(name);
    if (!isLost.now || !lost.includes(name)) return ask();
    await new Promise((resolve) => tellsAfterMs !== null && setTimeout(resolve, tellsAfterMs));
    throw storeUnavailable();
  };
  const idempotency: IdempotencyStore = {
    claim: (tenantId, request) => kept.claim(tenantId, request),
    complete: (tenantId, input) => orLost('complete', () => kept.complete(tenantId, input)),
    abandon: (tenantId, input) => orLost('abandon', () => kept.abandon(tenantId, input)),
    forget: (tenantId, resourceId) => kept.forget(tenantId, resourceId),
    releaseAll: () => kept.releaseAll(),
    purge: (now) => kept.purge(now),
  };
  const keys = new Idempotency({ idempotency, digest: new NodeDigest(), clock: new SystemClock() });
  const resumed: boolean[] = [];
  /** The status of the answer to the request, made under the same key each time. */
  const send = async (run: () => Promise<RouteResponse>): Promise<number> => {
    const noted = (caller: Caller): Promise<RouteResponse> => {
      resumed.push(caller.command?.resumed ?? false);
      return run();
    };
    const finish = (outcome: { answer: RouteResponse } | { error: unknown }) => ({
      status: 'answer' in outcome ? outcome.answer.status : 503,
      body: '{}',
      headers: {},
    });
    return (await keys.once(CALLER, REQUEST, noted, finish)).status;
  };
  return { send, isLost, called, resumed };
}

const made = (): Promise<RouteResponse> => Promise.resolve({ status: 201, body: {} });
const refused = (): Promise<RouteResponse> => Promise.reject(storeUnavailable());

describe('An Idempotency-Key', () => {
  it('is stored as a hash that differs between tenants', async () => {
    const kept = createMemoryStore().idempotency;
    const stored: string[] = [];
    const idempotency: IdempotencyStore = Object.assign(Object.create(kept) as IdempotencyStore, {
      claim: (...given: Parameters<IdempotencyStore['claim']>) => {
        stored.push(given[1].key);
        return kept.claim(...given);
      },
    });
    const keys = new Idempotency({ idempotency, digest: new NodeDigest(), clock: new SystemClock() });
    const finish = (): { status: number; body: string; headers: Record<string, string> } => ({
      ...{ status: 201, body: '{}', headers: {} },
    });
    for (const tenantId of ['tnt_one', 'tnt_two', 'tnt_one'])
      await keys.once({ ...CALLER, tenantId }, { ...REQUEST, key: 'nora@example.com' }, made, finish);
    expect(new Set(stored)).to.have.property('size', 2);
    for (const key of stored) expect(key).to.match(/^[0-9a-f]{64}$/);
  });
});

describe('A request with an Idempotency-Key whose store is lost while it runs', function () {
  this.timeout(15_000);

  it('is refused without waiting a second time for the store', async () => {
    const { send, called } = losing(['abandon'], null);
    expect(await send(refused)).to.equal(503);
    expect(called).to.deep.equal(['abandon']);
  });

  it('goes on under the same command when the store is back, whether it was refused or its answer could not be kept', async () => {
    for (const lost of ['abandon', 'complete'] as const) {
      const { send, isLost, resumed } = losing([lost, 'abandon'], 100);
      const first = await send(lost === 'complete' ? made : refused).catch(() => 503);
      expect(first, lost).to.equal(503);
      isLost.now = false;
      // The claim is given up in the background, well before its lease ends.
      await new Promise((resolve) => setTimeout(resolve, 1500));
      expect(await send(made), lost).to.equal(201);
      expect(resumed, lost).to.deep.equal([false, true]);
    }
  });
});
