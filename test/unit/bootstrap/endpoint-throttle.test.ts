import { expect } from 'chai';
import { EndpointThrottle } from '../../../bootstrap/worker/endpoint-throttle.js';

describe('The lanes of deliveries', () => {
  let now: number;
  /** Of the time that has gone by, in which the process had much else to do. */
  let busyMs: number;
  let lanes: EndpointThrottle;
  beforeEach(() => {
    now = 1_000_000;
    busyMs = 0;
    lanes = new EndpointThrottle(
      16,
      () => now,
      () => now - busyMs,
    );
  });
  afterEach(() => {
    lanes.close();
  });
  const enter = async (webhookId: string): Promise<() => void> => {
    const place = await lanes.enter(webhookId);
    if ('waitMs' in place) throw new Error(`wait ${String(place.waitMs)}`);
    return () => {
      place.leave();
    };
  };
  const waitOf = async (webhookId: string): Promise<number> => {
    const place = await lanes.enter(webhookId);
    return 'waitMs' in place ? place.waitMs : 0;
  };
  /** One attempt from beginning to end. */
  const attempt = async (webhookId: string, milliseconds: number): Promise<void> => {
    const leave = await enter(webhookId);
    now += milliseconds;
    leave();
  };
  const several = async <T>(count: number, ask: (each: number) => Promise<T>): Promise<T[]> => {
    const got: T[] = [];
    for (let each = 0; each < count; each += 1) got.push(await ask(each));
    return got;
  };

  it('let four deliveries of one subscription run at once, and leave the others alone', async () => {
    const places = await several(4, () => enter('a'));
    let entered = false;
    const fifth = enter('a').then((leave) => {
      entered = true;
      return leave;
    });
    await enter('b');
    expect(entered).to.equal(false);
    places[0]!();
    (await fifth)();
  });

  it('hand a place over in the order of asking', async () => {
    const places = await several(4, () => enter('a'));
    const order: string[] = [];
    const waiting = ['first', 'second', 'third'].map((name) =>
      enter('a').then((leave) => {
        order.push(name);
        return leave;
      }),
    );
    for (const leave of places) leave();
    await Promise.all(waiting);
    expect(order).to.deep.equal(['first', 'second', 'third']);
  });

  it('give those that are too many to wait here the time when a place will be free, by the pace of the receiver, one after the other', async () => {
    await attempt('a', 400);
    await several(4, () => enter('a'));
    const asked = Array.from({ length: 12 }, () => waitOf('a'));
    // Half of the sixteen places may wait for their turn.
    expect(await Promise.all(asked.slice(8))).to.deep.equal([100, 200, 300, 400]);
  });

  it('go on holding those that wait for a receiver of even pace, and send away those of one that has become slow', async function () {
    this.timeout(10_000);
    const steady = await several(4, () => enter('steady'));
    await several(4, () => enter('hangs'));
    const turn = enter('steady');
    const sentAway = waitOf('hangs');
    // The clock of the lanes: one receiver answers once in the two seconds, and one not at all.
    now += 1900;
    for (const leave of steady.splice(0, 3)) leave();
    (await turn)();
    await several(3, () => enter('steady'));
    const next = enter('steady');
    now += 200;
    expect(await sentAway).to.be.above(2000);
    steady[0]!();
    (await next)();
  });

  it('learn from attempts that have not ended yet', async () => {
    await several(4, () => enter('a'));
    now += 10_000;
    expect(await waitOf('a')).to.equal(10_000);
  });

  it('let nobody wait longer than half a minute, so that a receiver that has recovered soon gets its own', async () => {
    await attempt('a', 15_000);
    await enter('a');
    for (const wait of await several(100, () => waitOf('a'))) expect(wait).to.be.within(50, 30_000);
  });

  it('give slow receivers one place each and half of all together', async () => {
    await several(20, (each) => attempt(`slow${String(each)}`, 5000));
    const given = await several(20, (each) => lanes.enter(`slow${String(each)}`));
    expect(given.filter((place) => 'leave' in place)).to.have.length(8);
    expect(await waitOf('slow0')).to.be.above(0);
    await several(4, () => enter('fast'));
  });

  it('do not take a receiver for slow because this process is busy', async () => {
    for (let each = 0; each < 5; each += 1) {
      const leave = await enter('a');
      now += 15_000;
      busyMs += 14_990;
      leave();
    }
    const places = await several(4, () => enter('a'));
    busyMs += 30_000;
    now += 30_000;
    const fifth = enter('a');
    places[0]!();
    (await fifth)();
    // But what it has waited for in all this time.
    now += 2000;
    expect(await waitOf('a')).to.be.above(0);
  });

  it('forgive a receiver that has become fast', async () => {
    await attempt('a', 15_000);
    await several(5, () => attempt('a', 10));
    const places = await several(4, () => enter('a'));
    const fifth = enter('a');
    places[0]!();
    (await fifth)();
  });

  it('send away all that wait when they close', async () => {
    await several(4, () => enter('a'));
    const waiting = waitOf('a');
    lanes.close();
    expect([await waiting, await waitOf('b')]).to.deep.equal([0, 0]);
  });
});
