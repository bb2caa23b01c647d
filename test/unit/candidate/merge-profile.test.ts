import { expect } from 'chai';
import fc from 'fast-check';
import { isFromResume } from '../../../core/candidate/merge-profile.js';
import { patchCandidate } from '../../../core/candidate/patch-candidate.js';
import { PROFILE_SECTIONS } from '../../../core/candidate/profile.js';
import type { CandidateRecord, Profile } from '../../../core/index.js';
import { mergeProfile } from '../../../core/spi.js';
import { aCandidate } from '../../../bootstrap/testing/builders/index.js';

const section = fc.constantFrom(...PROFILE_SECTIONS);
const layer: fc.Arbitrary<Profile> = fc
  .dictionary(
    section,
    fc.oneof(
      fc.constant([]),
      fc.constant({}),
      fc.array(fc.record({ name: fc.string() }), { minLength: 1, maxLength: 3 }),
    ),
  )
  .map((sections) => sections as Profile);

function patched(record: CandidateRecord, profile: unknown): Profile {
  return { ...record, ...patchCandidate(record, { profile }).fields }.callerLayer;
}

describe('The two layers of a profile', () => {
  it('show each section from the caller where the caller has it, else from the resume, always whole', () => {
    fc.assert(
      fc.property(layer, layer, (caller, resume) => {
        const merged = mergeProfile(caller, resume);
        for (const name of PROFILE_SECTIONS) expect(merged[name]).to.deep.equal(caller[name] ?? resume[name]);
      }),
    );
  });

  it('stay as they are: merging changes neither', () => {
    fc.assert(
      fc.property(layer, layer, (caller, resume) => {
        const before = JSON.stringify([caller, resume]);
        mergeProfile(caller, resume);
        expect(JSON.stringify([caller, resume])).to.equal(before);
      }),
    );
  });

  it('show the resume again when the caller drops a section with null', () => {
    fc.assert(
      fc.property(layer, layer, section, (callerLayer, resumeLayer, name) => {
        const dropped = patched(aCandidate({ callerLayer, resumeLayer }), { [name]: null });
        expect(mergeProfile(dropped, resumeLayer)[name]).to.equal(resumeLayer[name]);
      }),
    );
  });

  it('hide what the resume says where the caller gives an empty section', () => {
    const record = aCandidate({
      callerLayer: {},
      resumeLayer: { skills: [{ name: 'Welding' }], basics: { name: 'Ona Reyk' } },
    });
    const hidden = patched(record, { skills: [], basics: {} });
    expect(mergeProfile(hidden, record.resumeLayer)).to.deep.equal({ skills: [], basics: {} });
  });

  it("keep the resume out of the caller's layer when one member of basics is patched", () => {
    const record = aCandidate({
      callerLayer: {},
      resumeLayer: {
        basics: { name: 'Ona Reyk', phone: '+4930123456', location: { city: 'Lund', countryCode: 'SE' } },
      },
    });
    const changed = patched(record, { basics: { label: 'Welder', location: { city: 'Malmö' } } });
    expect(changed).to.deep.equal({ basics: { label: 'Welder', location: { city: 'Malmö' } } });
    const reread: Profile = { basics: { name: 'Ona Reyk-Lind', location: { city: 'Lund', countryCode: 'SE' } } };
    expect(mergeProfile(changed, reread).basics).to.deep.equal({
      name: 'Ona Reyk-Lind',
      label: 'Welder',
      location: { city: 'Malmö', countryCode: 'SE' },
    });
  });

  it('show a member of the resume again when the caller drops theirs, and hide it when they leave it empty', () => {
    const record = aCandidate({
      callerLayer: { basics: { label: 'Welder', location: { city: 'Malmö' } } },
      resumeLayer: { basics: { label: 'Dyer', phone: '+4930123456', location: { city: 'Lund' } } },
    });
    const dropped = patched(record, { basics: { label: null, location: { city: null } } });
    expect(dropped).to.deep.equal({});
    expect(mergeProfile(dropped, record.resumeLayer)).to.deep.equal(record.resumeLayer);
    const hidden = patched(record, { basics: { phone: '', location: {} } });
    expect(mergeProfile(hidden, record.resumeLayer).basics).to.deep.equal({ label: 'Welder', phone: '', location: {} });
    const whole = aCandidate({ callerLayer: { basics: {} }, resumeLayer: record.resumeLayer });
    expect(mergeProfile(patched(whole, { basics: { phone: null } }), whole.resumeLayer).basics).to.deep.equal({});
  });

  it('say of each member of basics whether it was read from the resume', () => {
    const callerLayer = { basics: { label: 'Welder', phone: '', location: { city: 'Malmö' } }, work: [] };
    const read = (pointer: string): boolean => isFromResume(`/profile/${pointer}`, callerLayer);
    expect(['basics/name', 'basics/location/countryCode', 'skills/0/name'].map(read)).to.deep.equal([true, true, true]);
    expect(['basics/label', 'basics/phone', 'basics/location/city', 'work/0/name'].map(read)).to.deep.equal([
      false,
      false,
      false,
      false,
    ]);
    expect(isFromResume('/profile/basics/name', { basics: {} })).to.equal(false);
  });

  it('keep the rest of basics when one member is patched', () => {
    const record = aCandidate({ callerLayer: {}, resumeLayer: { basics: { name: 'Ona Reyk', phone: '+4930123456' } } });
    const changed = patched(record, { basics: { label: 'Welder' } });
    expect(mergeProfile(changed, record.resumeLayer).basics).to.deep.equal({
      name: 'Ona Reyk',
      phone: '+4930123456',
      label: 'Welder',
    });
  });

  it('call nothing changed where a patch says what is there already', () => {
    const record = aCandidate({ tags: ['a'], customFields: { ref: { b: 1, a: 2 } } });
    expect(
      patchCandidate(record, { tags: ['a'], customFields: { ref: { a: 2 } }, status: 'active' }).changed,
    ).to.deep.equal([]);
    expect(patchCandidate(record, { tags: ['b'], status: 'hired' }).changed).to.have.members(['tags', 'status']);
  });
});
