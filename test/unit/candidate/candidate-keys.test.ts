import { expect } from 'chai';
import type { Candidate, Profile } from '../../../core/index.js';
import { CandidateKeys } from '../../../core/spi.js';
import { aCandidate, candidateFeatures } from '../../../bootstrap/testing/builders/index.js';

const candidateSearchWords = (candidate: Candidate) => new CandidateKeys(candidate).searchWords;
const candidateSkillIds = (candidate: Candidate) => new CandidateKeys(candidate).skillIds;
const candidateEmail = (candidate: Candidate) => new CandidateKeys(candidate).email;
const contactKeys = (candidate: Candidate) => new CandidateKeys(candidate).contactKeys;
const identityKeys = (candidate: Candidate) => new CandidateKeys(candidate).identityKeys;
const of = (callerLayer: Profile, resumeLayer: Profile = {}) => aCandidate({ callerLayer, resumeLayer });
const withLinks = (...urls: (string | undefined)[]) =>
  contactKeys(of({ basics: { profiles: urls.map((url) => (url === undefined ? {} : { url })) } }));

describe('The words that a candidate is found by', () => {
  it('are those of name, headline, summary and titles, folded, of what is shown of both layers', () => {
    const candidate = of(
      { basics: { name: 'Zoë Quist', label: 'Sailmaker', summary: 'Cuts C++ and canvas.' } },
      {
        basics: { name: 'Hidden Person' },
        work: [{ position: 'Rigger', name: 'Harbour Works', summary: 'Spliced ropes' }, { name: 'Tarp & Sons' }],
      },
    );
    expect(candidateSearchWords(candidate)).to.have.members([
      ...['zoe', 'quist', 'sailmaker', 'cuts', 'c++', 'and', 'canvas', 'rigger'],
    ]);
  });

  it('are none where nothing is known', () => {
    expect(candidateSearchWords(of({}))).to.deep.equal([]);
  });
});

describe('The skills that a candidate is found by', () => {
  it('are those that were inferred', () => {
    const features = candidateFeatures({ skills: [{ id: 'typescript', months: 12, yearsSinceUse: 0 }] });
    const listed = aCandidate({ callerLayer: { skills: [{ name: 'Welding' }] }, features });
    expect(candidateSkillIds(listed)).to.deep.equal(['typescript']);
  });

  it('are those listed and their keywords, as long as nothing was inferred', () => {
    const candidate = of({ skills: [{ name: 'Joinery', keywords: ['Dovetail', ''] }, { keywords: ['Oak'] }, {}] });
    expect(candidateSkillIds(candidate)).to.deep.equal(['~joinery', '~dovetail', '~oak']);
    expect(candidateSkillIds(of({}))).to.deep.equal([]);
  });

  it('are each worked out once, and no more than two thousand, names before keywords', () => {
    const skills = Array.from({ length: 500 }, (_, at) => ({
      name: `s${String(at)}`,
      keywords: Array.from({ length: 300 }, (_, word) => `k${String(at)}x${String(word)}`),
    }));
    const ids = candidateSkillIds(of({ skills }));
    expect(ids).to.have.length(2_000);
    expect(ids.slice(0, 501)).to.deep.equal([...skills.map(({ name }) => `~${name}`), '~k0x0']);
    const same = skills.map(({ name }) => ({ name, keywords: ['Oak', 'Oak'] }));
    expect(candidateSkillIds(of({ skills: same }))).to.have.length(501);
  });

  it('are those of the first forty thousand characters of names', () => {
    const skills = Array.from({ length: 500 }, (_, at) => ({ name: String(at).padEnd(200, 'x') }));
    expect(candidateSkillIds(of({ skills }))).to.have.length(200);
  });
});

describe('The keys that only records of one person share', () => {
  it('hold the e-mail address without regard to case, accents and spaces around it', () => {
    const candidate = of({ basics: { email: ' Zoë.Quist@Example.com ' } });
    expect(candidateEmail(candidate)).to.equal('zoe.quist@example.com');
    expect(contactKeys(candidate)).to.deep.equal(['email:zoe.quist@example.com']);
  });

  it('are none without contact data', () => {
    for (const profile of [{}, { basics: {} }, { basics: { name: 'Zoe Quist', email: '' } }]) {
      expect(candidateEmail(of(profile))).to.equal(null);
      expect(contactKeys(of(profile))).to.deep.equal([]);
    }
  });

  it('hold the end of the telephone number, which is the same with and without country and punctuation', () => {
    const keys = (phone: string) => contactKeys(of({ basics: { phone } }));
    expect(keys('+49 (30) 555-01774')).to.deep.equal(['phone:055501774']);
    expect(keys('030/55501774')).to.deep.equal(keys('0049 30 55501774'));
    expect(keys('1234567')).to.deep.equal(['phone:1234567']);
    expect(keys('123456'), 'an extension is no number of a person').to.deep.equal([]);
  });

  it('hold the page of a person at LinkedIn, GitHub or Xing, however its address is written', () => {
    for (const url of [
      'https://www.linkedin.com/in/zoe-quist',
      'http://linkedin.com/in/zoe-quist/',
      'LinkedIn.com/in/Zoe-Quist//',
    ])
      expect(withLinks(url), url).to.deep.equal(['link:linkedin.com/in/zoe-quist']);
    expect(withLinks('https://github.com/zq', undefined, 'https://www.xing.com/profile/Zoe_Quist')).to.deep.equal([
      'link:github.com/zq',
      'link:xing.com/profile/zoe_quist',
    ]);
  });

  it('hold no page that several people can share', () => {
    const shared = [
      'https://github.com/harbour/sails',
      'https://github.com',
      'https://linkedin.com/company/harbour',
      'https://example.com/?to=https://github.com/zq',
      'https://example.com/github.com/zq',
    ];
    for (const url of shared) expect(withLinks(url), url).to.deep.equal([]);
  });

  it('are joined by keys of name and one more fact for finding who may be the same person', () => {
    const profile = {
      basics: { name: 'Zoe Quist', email: 'zoe@example.com' },
      work: [{ name: 'Ostwind Harbour GmbH' }],
    };
    expect(identityKeys(of(profile))).to.deep.equal([
      'email:zoe@example.com',
      'person:z.quist|ostwind harbour',
      'person:q.zoe|ostwind harbour',
    ]);
  });
});

describe('The keys of a candidate', () => {
  it('merge the layers once, whichever of them are read', () => {
    const candidate = of(
      { basics: { name: 'Zoë Quist', email: 'zoe@example.com' } },
      { skills: [{ name: 'Joinery' }] },
    );
    let merges = 0;
    const counted = Object.defineProperty({ ...candidate, features: null }, 'callerLayer', {
      get: () => {
        merges += 1;
        return candidate.callerLayer;
      },
    });
    const keys = new CandidateKeys(counted);
    expect(keys.searchWords).to.have.members(['zoe', 'quist']);
    expect(keys.skillIds).to.deep.equal(['~joinery']);
    expect(keys.identityKeys).to.include('email:zoe@example.com');
    expect([keys.email, keys.contactKeys, keys.traits.name]).to.deep.equal([
      'zoe@example.com',
      ['email:zoe@example.com'],
      ['zoe', 'quist'],
    ]);
    expect(merges).to.equal(1);
  });
});
