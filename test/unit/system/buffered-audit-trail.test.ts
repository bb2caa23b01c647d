import { expect } from 'chai';
import { BufferedAuditTrail } from '../../../adapters/system/index.js';
import type { AuditEntry } from '../../../core/spi.js';
import { anAuditRecord } from '../../../bootstrap/testing/index.js';

const anEntry = (candidates = 1): AuditEntry => ({
  tenantId: 'tnt_1',
  record: anAuditRecord({ candidateIds: Array.from({ length: candidates }, (_, at) => `cand_${String(at)}`) }),
});

/** A log that takes batches, or fails while `failing` is set. */
function aLog() {
  const batches: (readonly AuditEntry[])[] = [];
  return {
    batches,
    isDown: false,
    async append(entries: readonly AuditEntry[]): Promise<void> {
      if (this.isDown) throw new Error('down');
      batches.push(entries);
    },
  };
}

describe('A buffered audit trail', () => {
  it('writes what was noted together, in its order, and nothing while nothing is noted', async () => {
    const log = aLog();
    const trail = new BufferedAuditTrail(log, { delayMs: 1e6 });
    await trail.flush();
    const entries = [anEntry(), anEntry(), anEntry()];
    for (const entry of entries) trail.note(entry);
    expect(log.batches).to.deep.equal([]);
    await trail.flush();
    expect(log.batches).to.deep.equal([entries]);
    await trail.close();
    expect(log.batches).to.have.length(1);
  });

  it('writes by itself after its delay', async () => {
    const log = aLog();
    const trail = new BufferedAuditTrail(log, { delayMs: 1 });
    const entry = anEntry();
    trail.note(entry);
    while (log.batches.length === 0) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(log.batches).to.deep.equal([[entry]]);
  });

  it('divides long lists, so that no write is long', async () => {
    const log = aLog();
    const trail = new BufferedAuditTrail(log, { delayMs: 1e6 });
    const entries = Array.from({ length: 30 }, () => anEntry(100));
    for (const entry of entries) trail.note(entry);
    await trail.flush();
    expect(log.batches.flat()).to.deep.equal(entries);
    for (const batch of log.batches) expect(batch.length).to.be.at.most(10);
  });

  it('keeps what the store does not take, up to its bound, and counts what it lets go', async () => {
    const log = aLog();
    const errors: unknown[] = [];
    let lost = 0;
    const trail = new BufferedAuditTrail(log, {
      ...{ delayMs: 1e6, most: 3 },
      onError: (error) => errors.push(error),
      onLost: (count) => (lost += count),
    });
    log.isDown = true;
    const entries = Array.from({ length: 5 }, () => anEntry());
    for (const entry of entries) trail.note(entry);
    await trail.flush();
    expect([errors.length, lost]).to.deep.equal([1, 2]);
    log.isDown = false;
    await trail.close();
    expect(log.batches.flat()).to.deep.equal(entries.slice(0, 3));
    expect(lost).to.equal(2);
  });

  it('loses what a store that is gone does not take at the end, and counts it', async () => {
    const log = aLog();
    log.isDown = true;
    let lost = 0;
    const trail = new BufferedAuditTrail(log, { delayMs: 1e6, onLost: (count) => (lost += count) });
    trail.note(anEntry());
    await trail.close();
    expect(lost).to.equal(1);
  });
});
