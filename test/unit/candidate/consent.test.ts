import { expect } from 'chai';
import fc from 'fast-check';
import {
  consentAt,
  consentByPurpose,
  isMatchable,
  isStoringOver,
  nextConsentEnd,
  NOTHING_SAID,
  patchConsent,
} from '../../../core/candidate/consent.js';
import { at } from '../../../bootstrap/testing/index.js';

const unsaid = { policyId: null, at: null, expiresAt: null };

describe('Consent', () => {
  it('takes the form of the first release, and shows it by purpose', () => {
    const old = patchConsent(NOTHING_SAID, { matching: false, policyId: 'p1', at: at(0) }, at(1));
    expect(old).to.deep.equal({ matching: false, policyId: 'p1', at: at(0) });
    expect(consentByPurpose(old)).to.deep.equal({
      matching: { given: false, policyId: 'p1', at: at(0), expiresAt: null },
      storing: { given: true, ...unsaid },
      marketing: { given: false, ...unsaid },
    });
    expect(patchConsent(old, null, at(1))).to.deep.equal(NOTHING_SAID);
    expect(patchConsent(old, { matching: null }, at(1))).to.deep.equal({ matching: true, policyId: 'p1', at: at(0) });
  });

  it('shown by purpose and stated again is the same, at any time', () => {
    const purpose = fc.record({
      given: fc.boolean(),
      policyId: fc.constantFrom(null, 'p1'),
      at: fc.constantFrom(null, at(0)),
      expiresAt: fc.constantFrom(null, at(5), at(9)),
    });
    const stated = fc.record({ matching: purpose, storing: purpose, marketing: purpose }, { requiredKeys: [] });
    fc.assert(
      fc.property(stated, fc.nat(12), fc.nat(12), (patch, first, more) => {
        const [then, later] = [at(first), at(first + more)];
        const consent = patchConsent(NOTHING_SAID, patch, then);
        expect(patchConsent(consent, patch, then)).to.deep.equal(consent);
        const shown = consentByPurpose(consentAt(consent, later));
        expect(consentByPurpose(patchConsent(consent, consentByPurpose(consent), later)).matching).to.deep.equal(
          shown.matching,
        );
        expect(isMatchable(consent, new Date(later))).to.equal(shown.matching.given);
      }),
    );
  });

  it('to matching ends when it expires, and is given anew by stating it', () => {
    const consent = patchConsent(NOTHING_SAID, { matching: { given: true, expiresAt: at(10) } }, at(0));
    expect(consent.matching).to.equal(true);
    expect(isMatchable(consent, new Date(at(9)))).to.equal(true);
    expect(isMatchable(consent, new Date(at(10)))).to.equal(false);
    const ended = patchConsent(consent, {}, at(10));
    expect(ended).to.deep.equal({ ...consent, matching: false });
    expect(
      patchConsent(ended, { matching: { given: true, expiresAt: at(10) } }, at(11)),
      'again as before',
    ).to.deep.equal(ended);
    expect(patchConsent(ended, { matching: true }, at(11)).matching).to.equal(true);
    const renewed = patchConsent(ended, { matching: { given: true, expiresAt: at(50) } }, at(11));
    expect(renewed).to.deep.include({ matching: true, expiresAt: at(50) });
  });

  it('names the next moment at which something is to be done, and when storing is over', () => {
    const consent = patchConsent(
      NOTHING_SAID,
      { matching: { given: true, expiresAt: at(500) }, storing: { given: true, expiresAt: at(100) } },
      at(0),
    );
    expect(nextConsentEnd(consent, 1000)).to.equal(at(500));
    expect(nextConsentEnd(consent, 100)).to.equal(at(200));
    expect(nextConsentEnd(NOTHING_SAID, 100)).to.equal(undefined);
    expect(nextConsentEnd({ ...consent, matching: false }, 1000)).to.equal(at(1100));
    expect(isStoringOver(consent, new Date(at(199)), 100)).to.equal(false);
    expect(isStoringOver(consent, new Date(at(200)), 100)).to.equal(true);
    expect(isStoringOver(NOTHING_SAID, new Date(at(200)), 100)).to.equal(false);
  });
});
