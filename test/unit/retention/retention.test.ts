import { expect } from 'chai';
import fc from 'fast-check';
import { KEEP_ALL, retentionCutoff, retentionCutoffs } from '../../../core/retention/retention.js';

describe('The moment before which candidates are due', () => {
  it('is the same day and time so many calendar months ago', () => {
    const cutoff = (now: string, months: number) => retentionCutoff(new Date(now), months);
    expect(cutoff('2026-05-15T10:20:30.400Z', 6)).to.equal('2025-11-15T10:20:30.400Z');
    expect(cutoff('2026-05-15T10:20:30.400Z', 24)).to.equal('2024-05-15T10:20:30.400Z');
    expect(cutoff('2026-03-31T00:00:00.000Z', 1)).to.equal('2026-02-28T00:00:00.000Z');
    expect(cutoff('2024-03-31T23:59:59.999Z', 1)).to.equal('2024-02-29T23:59:59.999Z');
    expect(cutoff('2026-01-31T12:00:00.000Z', 14)).to.equal('2024-11-30T12:00:00.000Z');
  });

  it('is earlier for more months, and never later for an earlier now', () => {
    const moment = fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true });
    fc.assert(
      fc.property(moment, moment, fc.integer({ min: 1, max: 600 }), (one, other, months) => {
        expect(retentionCutoff(one, months + 1) < retentionCutoff(one, months)).to.equal(true);
        expect(retentionCutoff(one, months) < one.toISOString()).to.equal(true);
        if (one <= other) expect(retentionCutoff(one, months) <= retentionCutoff(other, months)).to.equal(true);
      }),
    );
  });

  it('is there only for a status that has a limit', () => {
    const now = new Date('2026-05-15T00:00:00.000Z');
    expect(retentionCutoffs(KEEP_ALL, now)).to.deep.equal([]);
    expect(retentionCutoffs({ ...KEEP_ALL, archived: 1 }, now)).to.deep.equal([
      { status: 'archived', before: '2026-04-15T00:00:00.000Z' },
    ]);
  });
});
