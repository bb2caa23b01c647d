import { expect } from 'chai';
import { queuedEnrichment } from '../../../core/candidate/enrichment.js';
import { provenanceOf } from '../../../core/candidate/merge-profile.js';
import { patchCandidate } from '../../../core/candidate/patch-candidate.js';
import { type Candidate, type CandidatePatch, isDomainError } from '../../../core/index.js';
import { NO_ENRICHMENT } from '../../../core/spi.js';
import { aCandidate, at } from '../../../bootstrap/testing/builders/index.js';

const SALARY = { min: 60_000, currency: 'EUR', unit: 'YEAR' } as const;

const faultsOf = (record: Candidate, patch: CandidatePatch): unknown => {
  try {
    patchCandidate(record, patch);
  } catch (error) {
    if (!isDomainError(error)) throw error;
    expect(error.code).to.equal('input.invalid');
    return error.details['errors'];
  }
  return [];
};

describe('A patch of a candidate', () => {
  it('changes what it names, and leaves what it does not', () => {
    const record = aCandidate({ tags: ['a'], suppressedSkills: ['Excel'] });
    expect(patchCandidate(record, {})).to.deep.equal({ fields: {}, changed: [] });
    const { fields, changed } = patchCandidate(record, {
      externalId: 'hr-7',
      status: 'hired',
      suppressedSkills: ['Word'],
    });
    expect(fields).to.deep.equal({ externalId: 'hr-7', status: 'hired', suppressedSkills: ['Word'] });
    expect(changed).to.have.members(['externalId', 'status', 'suppressedSkills']);
  });

  it('takes away what it sets to null', () => {
    const record = aCandidate({
      externalId: 'hr-7',
      tags: ['a'],
      suppressedSkills: ['Excel'],
      customFields: { a: 1 },
      preferences: { salary: SALARY },
      consent: { matching: false, policyId: 'p1', at: at(0) },
    });
    const everything = { externalId: null, tags: null, suppressedSkills: null, customFields: null, preferences: null };
    const { fields } = patchCandidate(record, { ...everything, consent: null, profile: null });
    expect(fields).to.deep.equal({
      ...{ externalId: null, tags: [], suppressedSkills: [], customFields: {}, preferences: null, callerLayer: {} },
      consent: { matching: true, policyId: null, at: null },
    });
  });

  it('calls the layer of the caller by the name that callers know it by', () => {
    const record = aCandidate();
    expect(patchCandidate(record, { profile: { skills: [{ name: 'Welding' }] } }).changed).to.deep.equal(['profile']);
  });

  it('keeps what was said of consent, and lets matching be withdrawn alone', () => {
    const record = aCandidate({ consent: { matching: true, policyId: 'p1', at: at(0) } });
    expect(patchCandidate(record, { consent: { matching: false } }).fields.consent).to.deep.equal({
      ...{ matching: false, policyId: 'p1', at: at(0) },
    });
    expect(patchCandidate(record, { consent: { policyId: null } }).fields.consent).to.deep.equal({
      ...{ matching: true, policyId: null, at: at(0) },
    });
  });

  it('merges preferences member by member, into none as well as into some', () => {
    expect(patchCandidate(aCandidate(), { preferences: { remote: 'required' } }).fields.preferences).to.deep.equal({
      remote: 'required',
    });
    const record = aCandidate({ preferences: { remote: 'no', salary: SALARY } });
    expect(
      patchCandidate(record, { preferences: { remote: null, salary: { min: 1 } } }).fields.preferences,
    ).to.deep.equal({ salary: { ...SALARY, min: 1 } });
  });

  it('leaves no salary in part: a minimum without a currency says nothing', () => {
    expect(faultsOf(aCandidate(), { preferences: { salary: { min: 60_000 } } })).to.deep.equal([
      { pointer: '/preferences/salary/currency', code: 'required', detail: 'A salary has min, currency and unit.' },
      { pointer: '/preferences/salary/unit', code: 'required', detail: 'A salary has min, currency and unit.' },
    ]);
    const record = aCandidate({ preferences: { salary: SALARY } });
    expect(faultsOf(record, { preferences: { salary: { currency: null } } })).to.have.length(1);
    expect(faultsOf(record, { preferences: { salary: { min: 0 } } })).to.deep.equal([]);
    expect(faultsOf(record, { preferences: { salary: null } })).to.deep.equal([]);
  });

  it('may bring the custom fields to a hundred members, and to no more by however many small steps', () => {
    const fields = (count: number) =>
      Object.fromEntries(Array.from({ length: count }, (_, at) => [`f${String(at)}`, at]));
    const record = aCandidate({ customFields: fields(99) });
    expect(faultsOf(record, { customFields: { last: 1 } })).to.deep.equal([]);
    expect(faultsOf(record, { customFields: { last: 1, oneMore: 1 } })).to.deep.equal([
      { pointer: '/customFields', code: 'too_big', detail: 'At most 100 members.' },
    ]);
    expect(faultsOf(record, { customFields: { last: 1, oneMore: 1, f0: null } })).to.deep.equal([]);
  });

  it('takes a section of the profile whole where it is a list, and drops it with null', () => {
    const record = aCandidate({ callerLayer: { skills: [{ name: 'Welding' }], work: [{ name: 'Harbour' }] } });
    const { fields } = patchCandidate(record, { profile: { skills: [{ name: 'Joinery' }], work: null } });
    expect(fields.callerLayer).to.deep.equal({ skills: [{ name: 'Joinery' }] });
  });

  it('names no member that it was not asked about', () => {
    const record = aCandidate({ callerLayer: { skills: [{ name: 'Welding' }] } });
    expect(patchCandidate(record, { profile: { skills: [{ name: 'Welding' }] } }).changed).to.deep.equal([]);
    expect(patchCandidate(record, { profile: {} }).changed).to.deep.equal([]);
  });
});

describe('Where a section of the profile comes from', () => {
  it('is said of each that is shown, the caller before the resume', () => {
    const shared = { skills: [{ name: 'Welding' }] };
    expect(provenanceOf({ ...shared, languages: [] }, { ...shared, work: [] })).to.deep.equal({
      ...{ skills: 'caller', languages: 'caller', work: 'resume' },
    });
    expect(provenanceOf({}, {})).to.deep.equal({});
  });
});

describe('An enrichment', () => {
  it('begins queued, at its first attempt, with every stage still to come', () => {
    expect(queuedEnrichment('enr_1', at(0))).to.deep.equal({
      ...{ id: 'enr_1', status: 'queued', attempt: 1, requestedAt: at(0), finishedAt: null, error: null },
      stages: ['extract', 'parse', 'normalize', 'infer'].map((name) => ({ name, status: 'pending', code: null })),
    });
  });

  it('is none, without a reason, where nothing was ever to be read', () => {
    expect(NO_ENRICHMENT).to.deep.equal({
      ...{ id: null, status: 'none', attempt: 0, requestedAt: null, finishedAt: null, stages: [], error: null },
    });
  });
});
