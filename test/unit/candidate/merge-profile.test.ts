import { expect } from 'chai';
import fc from 'fast-check';
import {
  mergeProfile,
  patchCandidate,
  PROFILE_SECTIONS,
  type CandidateRecord,
  type Profile,
} from '../../../core/index.js';
import { aCandidate } from '../../support/builders.js';

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
        for (const name of PROFILE_SECTIONS) expect(merged[name]).to.equal(caller[name] ?? resume[name]);
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

  it('keep the rest of basics when one member is patched', () => {
    const record = aCandidate({ callerLayer: {}, resumeLayer: { basics: { name: 'Ona Reyk', phone: '+4930123456' } } });
    const changed = patched(record, { basics: { label: 'Welder', phone: null } });
    expect(mergeProfile(changed, record.resumeLayer).basics).to.deep.equal({ name: 'Ona Reyk', label: 'Welder' });
  });

  it('call nothing changed where a patch says what is there already', () => {
    const record = aCandidate({ tags: ['a'], customFields: { ref: { b: 1, a: 2 } } });
    expect(
      patchCandidate(record, { tags: ['a'], customFields: { ref: { a: 2 } }, status: 'active' }).changed,
    ).to.deep.equal([]);
    expect(patchCandidate(record, { tags: ['b'], status: 'hired' }).changed).to.have.members(['tags', 'status']);
  });
});
