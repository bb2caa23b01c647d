import { expect } from 'chai';
import { BodyBudget } from '../../../adapters/http-koa/middleware/body/body-budget.js';
import { HttpProblem } from '../../../adapters/http-koa/problems/problem.js';

const MB = 1_000_000;

describe('The budget for bodies', () => {
  let budget: BodyBudget;
  beforeEach(() => (budget = new BodyBudget(128 * MB)));
  const refused = (take: () => void): void => {
    expect(take).to.throw(HttpProblem).with.property('code', 'unavailable');
  };

  it('gives one tenant three quarters, and the next three quarters of the rest', () => {
    const one = budget.open('tnt_1');
    for (let taken = 0; taken < 96; taken += 1) one.take(MB);
    refused(() => {
      one.take(MB);
    });
    refused(() => {
      budget.open('tnt_1').take(1);
    });
    const other = budget.open('tnt_2');
    other.take(24 * MB);
    refused(() => {
      other.take(1);
    });
    budget.open('tnt_3').take(6 * MB);
    expect(budget.usedBytes).to.equal(126 * MB);
  });

  it('is never exceeded, whoever asks', () => {
    for (let tenant = 0; tenant < 5000; tenant += 1) {
      try {
        budget.open(`tnt_${String(tenant)}`).take(MB);
      } catch {
        // No room any more.
      }
    }
    expect(budget.usedBytes).to.be.within(100 * MB, 128 * MB);
  });

  it('takes nothing where it refuses, and has back what is released, once', () => {
    const share = budget.open('tnt_1');
    share.take(90 * MB);
    refused(() => {
      share.take(10 * MB);
    });
    share.giveBack(50 * MB);
    expect(budget.usedBytes).to.equal(40 * MB);
    share.take(50 * MB);
    share.release();
    share.release();
    share.giveBack(MB);
    expect(budget.usedBytes).to.equal(0);
    budget.open('tnt_2').take(96 * MB);
  });
});
