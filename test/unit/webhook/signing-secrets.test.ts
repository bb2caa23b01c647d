import { expect } from 'chai';
import { FAILING_LIMIT_MS, SECRET_OVERLAP_MS, signingSecrets } from '../../../core/webhook/webhook.js';
import { aWebhook, at } from '../../../bootstrap/testing/builders/index.js';

const HOURS = 3600_000;

describe('The secrets of a subscription', () => {
  const webhook = aWebhook({
    secrets: [
      { secret: 'whsec_newest', expiresAt: null },
      { secret: 'whsec_second', expiresAt: at(1000) },
      { secret: 'whsec_first', expiresAt: at(500) },
    ],
  });
  const signing = (milliseconds: number) => signingSecrets(webhook, new Date(at(milliseconds)));

  it('sign until they expire, each of them after two rotations, the newest first', () => {
    expect(signing(499)).to.deep.equal(['whsec_newest', 'whsec_second', 'whsec_first']);
    expect(signing(999)).to.deep.equal(['whsec_newest', 'whsec_second']);
  });

  it('sign no more from the moment of their expiry on', () => {
    expect(signing(500)).to.deep.equal(['whsec_newest', 'whsec_second']);
    expect(signing(1000)).to.deep.equal(['whsec_newest']);
  });

  it('overlap for a day, and an endpoint may fail for five', () => {
    expect(SECRET_OVERLAP_MS / HOURS).to.equal(24);
    expect(FAILING_LIMIT_MS / HOURS).to.equal(120);
  });
});
