import { expect } from 'chai';
import fc from 'fast-check';
import { DEFAULT_RETRY_SCHEDULE } from '../../../core/spi.js';
import { delayBeforeNextAttempt } from '../../../core/webhook/retry-schedule.js';

describe('The schedule of deliveries', () => {
  it('makes ten attempts over about 75 hours', () => {
    expect(DEFAULT_RETRY_SCHEDULE).to.have.length(10);
    const hours = DEFAULT_RETRY_SCHEDULE.reduce((sum, seconds) => sum + seconds, 0) / 3600;
    expect(hours).to.be.closeTo(75, 1);
    expect(delayBeforeNextAttempt(DEFAULT_RETRY_SCHEDULE, 10, 0.5)).to.equal(undefined);
  });

  it('spreads each wait by ten percent either way', () => {
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 9 }), fc.double({ min: 0, max: 0.999999, noNaN: true }), (made, jitter) => {
        const planned = (DEFAULT_RETRY_SCHEDULE[made] ?? 0) * 1000;
        expect(delayBeforeNextAttempt(DEFAULT_RETRY_SCHEDULE, made, jitter)).to.be.within(
          Math.floor(planned * 0.9),
          Math.ceil(planned * 1.1),
        );
      }),
    );
  });

  it('waits at least as long as the receiver asks', () => {
    expect(delayBeforeNextAttempt([0, 5], 1, 0.5, 60_000)).to.equal(60_000);
    expect(delayBeforeNextAttempt([0, 5], 1, 0.5, 1000)).to.equal(5000);
  });
});
