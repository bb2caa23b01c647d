import { expect } from 'chai';
import type { ClaimOutcome, StoredAnswer } from '../../../core/spi.js';
import { aTenantId, at } from '../builders/index.js';
import { durable, itOverRestarts, freshStore, type StoreFactory } from './store-under-test.js';

export function describeIdempotencyStore(name: string, factory: StoreFactory): void {
  describe(`${name}: idempotency store`, () => {
    const store = freshStore(factory);
    const tenantId = aTenantId();
    const LEASE_MS = 1000;
    const KEEP_MS = 60_000;
    let commands = 0;
    const claim = (ms: number, { key = 'key', fingerprint = 'f', tenant = tenantId } = {}) =>
      store().idempotency.claim(tenant, {
        ...{ key, fingerprint, commandId: `command ${(commands += 1)}` },
        ...{ now: new Date(at(ms)), leaseMs: LEASE_MS, keepMs: KEEP_MS },
      });
    const claimed = (outcome: ClaimOutcome) =>
      outcome.kind === 'claimed' ? outcome : expect.fail(`claimed expected, not ${outcome.kind}`);
    const anAnswer = (fields: Partial<StoredAnswer> = {}): StoredAnswer => ({
      ...{ status: 201, body: '{"name":"Zoë"}', headers: { etag: '"1"' }, resourceId: 'cand_1' },
      ...fields,
    });
    const answered = async (answer = anAnswer(), key = 'key') => {
      const { token } = claimed(await claim(0, { key }));
      await store().idempotency.complete(tenantId, { key, token, answer });
      return answer;
    };

    it('gives a claim to one of many that ask at once', async () => {
      const kinds = (await Promise.all([1, 2, 3, 4].map(() => claim(0)))).map(({ kind }) => kind);
      expect(kinds.sort()).to.deep.equal(['claimed', 'in_progress', 'in_progress', 'in_progress']);
    });

    it('replays the first answer whole', async () => {
      const answer = await answered();
      expect(await claim(5)).to.deep.equal({ kind: 'replay', answer });
      expect(await claim(LEASE_MS + 5)).to.deep.equal({ kind: 'replay', answer });
    });

    it('refuses another request under the same key, running or answered', async () => {
      claimed(await claim(0));
      expect(await claim(1, { fingerprint: 'other' })).to.deep.equal({ kind: 'reused' });
      await answered(anAnswer(), 'second');
      expect(await claim(1, { key: 'second', fingerprint: 'other' })).to.deep.equal({ kind: 'reused' });
    });

    it('keeps keys apart by tenant', async () => {
      await answered();
      const other = aTenantId();
      expect(claimed(await claim(1, { tenant: other }))).to.have.property('resumed', false);
      await store().idempotency.forget(other, 'cand_1');
      expect(await claim(1)).to.have.property('kind', 'replay');
    });

    it('resumes a claim whose holder was cut off, under the same command', async () => {
      const first = claimed(await claim(0));
      expect(first.resumed).to.equal(false);
      expect(await claim(LEASE_MS - 1)).to.deep.equal({ kind: 'in_progress' });
      const second = claimed(await claim(LEASE_MS));
      expect(second).to.include({ commandId: first.commandId, resumed: true });
      expect(second.token).not.to.equal(first.token);
    });

    it('lets one of two resume', async () => {
      claimed(await claim(0));
      const kinds = (await Promise.all([claim(LEASE_MS), claim(LEASE_MS)])).map(({ kind }) => kind);
      expect(kinds.sort()).to.deep.equal(['claimed', 'in_progress']);
    });

    it('takes no answer and no abandonment from a holder that lost its claim', async () => {
      const { token } = claimed(await claim(0));
      const second = claimed(await claim(LEASE_MS));
      await store().idempotency.complete(tenantId, { key: 'key', token, answer: anAnswer({ body: 'late' }) });
      await store().idempotency.abandon(tenantId, { key: 'key', token });
      expect(await claim(LEASE_MS + 1)).to.deep.equal({ kind: 'in_progress' });
      const answer = anAnswer({ body: 'second' });
      await store().idempotency.complete(tenantId, { key: 'key', token: second.token, answer });
      expect(await claim(LEASE_MS + 2)).to.deep.equal({ kind: 'replay', answer });
    });

    it('runs anew after an abandoned claim, under the same command', async () => {
      const first = claimed(await claim(0));
      await store().idempotency.abandon(tenantId, { key: 'key', token: first.token });
      expect(claimed(await claim(1))).to.include({ commandId: first.commandId, resumed: true });
    });

    it('forgets the answers that show a record; the key stays used', async () => {
      await answered();
      const kept = await answered(anAnswer({ resourceId: 'cand_2' }), 'second');
      await answered(anAnswer({ resourceId: null }), 'third');
      await store().idempotency.forget(tenantId, 'cand_1');
      expect(await claim(1)).to.deep.equal({ kind: 'erased' });
      expect(await claim(1, { key: 'second' })).to.deep.equal({ kind: 'replay', answer: kept });
      expect(await claim(1, { key: 'third' })).to.have.property('kind', 'replay');
    });

    it('ends all leases on demand', async () => {
      const first = claimed(await claim(0));
      await answered(anAnswer(), 'second');
      await store().idempotency.releaseAll();
      expect(claimed(await claim(1))).to.include({ commandId: first.commandId, resumed: true });
      expect(await claim(1, { key: 'second' })).to.have.property('kind', 'replay');
    });

    it('forgets keys after their time, purged or not', async () => {
      await answered();
      await answered(anAnswer(), 'second');
      const anew = claimed(await claim(KEEP_MS));
      expect(anew.resumed).to.equal(false);
      expect(await store().idempotency.purge(new Date(at(KEEP_MS - 1)))).to.equal(0);
      expect(await store().idempotency.purge(new Date(at(KEEP_MS)))).to.equal(1);
      expect(await claim(KEEP_MS + 1)).to.deep.equal({ kind: 'in_progress' });
    });

    itOverRestarts(factory, 'keeps claims and answers over a restart', async () => {
      const { reopen } = durable(store());
      const answer = await answered();
      const cutOff = claimed(await claim(0, { key: 'second' }));
      const again = await reopen();
      const request = { fingerprint: 'f', commandId: 'new', now: new Date(at(1)), leaseMs: LEASE_MS, keepMs: KEEP_MS };
      expect(await again.idempotency.claim(tenantId, { key: 'key', ...request })).to.deep.equal({
        kind: 'replay',
        answer,
      });
      await again.idempotency.releaseAll();
      const resumed = await again.idempotency.claim(tenantId, { key: 'second', ...request });
      expect(claimed(resumed)).to.include({ commandId: cutOff.commandId, resumed: true });
      await again.close();
    });
  });
}
