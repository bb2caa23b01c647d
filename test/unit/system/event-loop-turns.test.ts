import { expect } from 'chai';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { EventLoopTurns } from '../../../adapters/system/index.js';
import { atOnce, inTurns, type Steps } from '../../../core/steps.js';

describe('turns of the event loop', () => {
  it('let one waiting computation go on in each turn, in order', async () => {
    const turns = new EventLoopTurns();
    const gone: string[] = [];
    const waiting = ['a', 'b', 'c'].map(async (name) => {
      await turns.next();
      gone.push(name);
    });
    const seen: string[] = [];
    for (let turn = 0; turn < 4; turn += 1) {
      seen.push(gone.join(''));
      await nextTurn();
    }
    await Promise.all(waiting);
    expect(seen).to.deep.equal(['', 'a', 'ab', 'abc']);
  });

  it('are taken between the steps of a computation, whose result is the same at once', async () => {
    const done: string[] = [];
    const counting = function* (name: string): Steps<string> {
      for (const step of [1, 2]) {
        done.push(`${name}${String(step)}`);
        yield;
      }
      return name;
    };
    expect(atOnce(counting('x'))).to.equal('x');
    const turns = new EventLoopTurns();
    const results = await Promise.all([inTurns(counting('a'), turns), inTurns(counting('b'), turns)]);
    expect(results).to.deep.equal(['a', 'b']);
    expect(done.join(' ')).to.equal('x1 x2 a1 b1 a2 b2');
  });
});
