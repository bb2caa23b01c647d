import { expect } from 'chai';
import { FixedClock, InProcessEventBus, MemoryRateLimiter, SequentialIds } from '../../../adapters/memory/index.js';
import { anEvent } from '../../../bootstrap/testing/builders/index.js';

describe('FixedClock', () => {
  it('does not move by itself', () => {
    const clock = new FixedClock('2026-03-01T00:00:00.000Z');
    clock.advance(1500);
    expect(clock.now().toISOString()).to.equal('2026-03-01T00:00:01.500Z');
    clock.set('2027-01-01T00:00:00.000Z');
    expect(clock.now().toISOString()).to.equal('2027-01-01T00:00:00.000Z');
  });
});

describe('SequentialIds', () => {
  it('makes the same well-formed ids in every run, later ones after earlier ones', () => {
    const [a, b] = [new SequentialIds(), new SequentialIds()];
    const made = Array.from({ length: 40 }, () => a.next('cand'));
    expect(made).to.deep.equal(Array.from({ length: 40 }, () => b.next('cand')));
    expect([...made].sort()).to.deep.equal(made);
    for (const id of made) expect(id).to.match(/^cand_[0-7][0-9abcdefghjkmnpqrstvwxyz]{25}$/);
  });
});

describe('InProcessEventBus', () => {
  it('passes every event to every listener at once, whatever another listener does, until it leaves', () => {
    const errors: unknown[] = [];
    const bus = new InProcessEventBus((error) => errors.push(error));
    const heard: string[] = [];
    bus.subscribe(() => {
      throw new Error('broken');
    });
    const leave = bus.subscribe((tenantId, { id }) => heard.push(`${tenantId} ${id}`));
    const [first, second] = [anEvent(), anEvent()];
    bus.publish('t', [first, second]);
    expect(heard).to.deep.equal([`t ${first.id}`, `t ${second.id}`]);
    expect(errors).to.have.length(2);
    leave();
    bus.publish('t', [first]);
    expect(heard).to.have.length(2);
  });
});

describe('MemoryRateLimiter', () => {
  it('counts each key and each policy by itself and says when the window ends', async () => {
    const limiter = new MemoryRateLimiter();
    const policy = { requests: 2, seconds: 60 };
    expect(await limiter.consume('a', policy)).to.include({ allowed: true, remaining: 1 });
    expect(await limiter.consume('a', policy)).to.include({ allowed: true, remaining: 0 });
    const refusal = await limiter.consume('a', policy);
    expect(refusal).to.include({ allowed: false, remaining: 0 });
    expect(refusal.resetMs).to.be.within(50_000, 60_000);
    expect(await limiter.consume('b', policy)).to.include({ allowed: true });
    expect(await limiter.consume('a', { requests: 3, seconds: 60 })).to.include({ allowed: true, remaining: 2 });
  });
});
