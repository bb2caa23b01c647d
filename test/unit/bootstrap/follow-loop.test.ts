import { expect } from 'chai';
import { FollowLoop } from '../../../bootstrap/matching/follow-loop.js';
import type { Logger } from '../../../bootstrap/config/logger.js';
import type { ChangeFeed } from '../../../core/index.js';

/** Well above the pause between two looks. */
const WITHIN_MS = 5000;

describe('The loop that follows other processes', () => {
  let looks: number;
  let underWay: number;
  let most: number;
  let answer: () => Promise<void>;
  let complaints: unknown[][];
  let loop: FollowLoop;
  beforeEach(() => {
    looks = 0;
    underWay = 0;
    most = 0;
    complaints = [];
    answer = () => Promise.resolve();
    const feed = {
      async poll() {
        looks += 1;
        underWay += 1;
        most = Math.max(most, underWay);
        try {
          await answer();
        } finally {
          underWay -= 1;
        }
      },
    };
    const logger = { error: (...said: unknown[]) => void complaints.push(said) };
    loop = new FollowLoop(feed as unknown as ChangeFeed, logger as unknown as Logger);
  });
  afterEach(() => loop.stop());

  const pause = (milliseconds: number): Promise<void> => new Promise((resolve) => setTimeout(resolve, milliseconds));
  const until = async (holds: () => boolean): Promise<void> => {
    for (const end = Date.now() + WITHIN_MS; !holds(); await pause(5))
      if (Date.now() > end) throw new Error('It did not come about.');
  };

  it('looks at once, and then again and again, at least twice a second', async () => {
    const since = Date.now();
    loop.start();
    await until(() => looks === 1);
    expect(Date.now() - since).to.be.below(400);
    await until(() => looks === 3);
    // Two pauses: with a look of its own each stays below the second that matching may lag behind.
    expect(Date.now() - since).to.be.within(600, 2000);
  });

  it('begins the next look only when the one before has ended, also where it is started twice', async () => {
    let end: () => void = () => undefined;
    answer = () => new Promise((resolve) => (end = resolve));
    loop.start();
    loop.start();
    await pause(900);
    expect(looks).to.equal(1);
    end();
    await until(() => looks === 2);
    end();
    expect(most).to.equal(1);
  });

  it('goes on after a failure, and reports it once until it is over', async () => {
    answer = () => Promise.reject(new Error('The store is away.'));
    loop.start();
    await until(() => looks === 3);
    expect(complaints).to.have.length(1);
    expect(complaints[0]?.[0]).to.have.nested.property('err.message', 'The store is away.');
    answer = () => Promise.resolve();
    await until(() => looks === 4);
    await pause(10);
    answer = () => Promise.reject(new Error('Again.'));
    await until(() => looks === 5);
    await pause(10);
    expect(complaints.map(([about]) => (about as { err: Error }).err.message)).to.deep.equal([
      'The store is away.',
      'Again.',
    ]);
  });

  it('stops without waiting for its pause to end, and never looks again', async () => {
    loop.start();
    await until(() => looks === 1 && underWay === 0);
    await pause(5);
    const since = Date.now();
    await loop.stop();
    expect(Date.now() - since).to.be.below(300);
    await pause(600);
    expect(looks).to.equal(1);
  });

  it('waits with its stop for the look that is under way', async () => {
    let ended = false;
    answer = async () => {
      await pause(100);
      ended = true;
    };
    loop.start();
    await until(() => underWay === 1);
    await loop.stop();
    expect(ended).to.equal(true);
  });
});
