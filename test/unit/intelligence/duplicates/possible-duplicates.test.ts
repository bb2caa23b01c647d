import { expect } from 'chai';
import { CandidateKeys } from '../../../../core/candidate/candidate-keys.js';
import fc from 'fast-check';
import type { Profile } from '../../../../core/candidate/profile.js';
import { compareNames, nameTokens } from '../../../../core/candidate/name-forms.js';
import { personKeys } from '../../../../core/candidate/person-keys.js';
import { personTraits } from '../../../../core/candidate/person-traits.js';
import { comparePeople, type PersonSimilarity } from '../../../../core/intelligence/duplicates/compare-people.js';
import { rankDuplicates } from '../../../../core/intelligence/duplicates/rank-duplicates.js';
import { aCandidate } from '../../../../bootstrap/testing/builders/index.js';

const likeness = (one: Profile, other: Profile): PersonSimilarity | undefined =>
  comparePeople(personTraits(one), personTraits(other));
const names = (one: string, other: string) => compareNames(nameTokens(one), nameTokens(other));

const HARBOUR = { name: 'Ostwind Harbour GmbH', position: 'Crane operator', startDate: '2018-04' };
const TARP = { name: 'Tarp & Sons Ltd', position: 'Sailmaker', startDate: '2012-09', endDate: '2018-03' };
const SCHOOL = { institution: 'University of Velgrave', studyType: 'BSc', endDate: '2012' };
const BERLIN = { city: 'Berlin' };

const person = (name: string, rest: Omit<Profile, 'basics'> & { basics?: Profile['basics'] } = {}): Profile => ({
  ...rest,
  basics: { name, ...rest.basics },
});

describe('Two names', () => {
  it('are one where order, accents, case, titles, particles or middle names differ', () => {
    for (const [one, other] of [
      ['Zoë Quist', 'zoe QUIST'],
      ['Quist, Zoe', 'Zoe Quist'],
      ['Dr. Zoe Quist, MBA', 'Zoe Quist'],
      ['Zoe Marie Quist', 'Zoe Quist'],
      ['Jörg Müllerstein', 'Joerg Muellerstein'],
      ['Søren Æblegård', 'Soren Ablegard'],
      ['Ilse van der Moor', 'Ilse Moor'],
      ["Oona O'Tarry", 'Oona OTarry'],
      ['Ana Ferro Lindes', 'Ana Ferro'],
    ] as const) {
      expect(names(one, other), `${one} / ${other}`).to.equal('same');
    }
  });

  it('may be one where a given name is cut to its initial', () => {
    expect(names('Z. Quist', 'Zoe Quist')).to.equal('initials');
    expect(names('Quist Z', 'Zoe Marie Quist')).to.equal('initials');
    expect(names('Zoe M. Quist', 'Zoe Marie Quist')).to.equal('same');
  });

  it('may be one with one slip of writing within a word', () => {
    expect(names('Micheal Quist', 'Michael Quist')).to.equal('slip');
    expect(names('Zoe Qiust', 'Zoe Quist')).to.equal('slip');
    expect(names('Zoe Vellgrave', 'Zoe Velgrave')).to.equal('slip');
  });

  it('are two where a word is another one, or where they say too little', () => {
    for (const [one, other] of [
      ['Anna Velgrave', 'Hanna Velgrave'],
      ['Erik Velgrave', 'Erika Velgrave'],
      ['Daniel Velgrave', 'Daniela Velgrave'],
      ['Zoe Velgrave', 'Nora Velgrave'],
      ['Zoe Velgrave', 'Zoe Tandberg'],
      ['Zoe', 'Zoe Velgrave'],
      ['Z. V.', 'Zoe Velgrave'],
      ['Zoe V.', 'Z. Velgrave'],
      ['Velgrave', 'Velgrave'],
      ['', ''],
    ] as const) {
      expect(names(one, other), `${one} / ${other}`).to.equal(undefined);
    }
  });
});

describe('Two records without shared contact data', () => {
  it('are likely one person with a name and the same position', () => {
    expect(likeness(person('Zoë Quist', { work: [HARBOUR] }), person('Quist, Zoe', { work: [HARBOUR] }))).to.deep.equal(
      {
        confidence: 0.72,
        matchedOn: ['name', 'position'],
      },
    );
  });

  it('are surer the more facts agree, and less sure of a name that differs a little', () => {
    const full = { work: [HARBOUR, TARP], education: [SCHOOL], basics: { location: BERLIN } };
    const sure = likeness(person('Zoe Quist', full), person('Zoe Quist', full));
    const slip = likeness(person('Zoe Quist', full), person('Zoe Qiust', full));
    const initials = likeness(person('Zoe Quist', full), person('Z. Quist', full));
    expect(sure?.confidence).to.be.above(0.95);
    expect(sure?.matchedOn).to.deep.equal(['name', 'city', 'graduation', 'position']);
    expect(slip?.confidence).to.be.below(sure!.confidence).and.above(initials!.confidence);
    expect(slip?.matchedOn[0]).to.equal('name_slip');
    expect(initials?.matchedOn[0]).to.equal('name_initials');
    expect(initials?.confidence).to.be.above(0.65);
  });

  it('are one with a name and the tail of a telephone number, or an address book name that says more than the name', () => {
    const by = (phone: string, email: string) => person('Zoe Quist', { basics: { phone, email, location: BERLIN } });
    expect(likeness(by('+49 30 5550177', 'a@example.com'), by('5550177', 'b@example.com'))?.matchedOn).to.deep.equal([
      'name',
      'city',
      'phone_tail',
    ]);
    const handle = likeness(by('', 'zq1987@example.com'), by('', 'zq1987@example.org'));
    expect(handle?.matchedOn).to.deep.equal(['name', 'city', 'email_handle']);
    expect(likeness(by('', 'zoe.quist@example.com'), by('', 'zoequist@example.org'))).to.equal(undefined);
    expect(likeness(by('', 'info@example.com'), by('', 'info@example.org'))).to.equal(undefined);
  });

  it('are two people however common or rare the name, where nothing else agrees or only what many share', () => {
    const alone = person('Maria Schmidt');
    expect(likeness(alone, alone)).to.equal(undefined);
    for (const rest of [
      { basics: { location: BERLIN } },
      { education: [SCHOOL] },
      { education: [{ institution: SCHOOL.institution }], basics: { location: BERLIN } },
      { work: [{ name: HARBOUR.name }] },
      { work: [{ name: HARBOUR.name }], basics: { location: BERLIN } },
    ]) {
      expect(likeness(person('Maria Schmidt', rest), person('Maria Schmidt', rest))).to.equal(undefined);
    }
  });

  it('are two people where one employer had both at other times', () => {
    const late = { ...HARBOUR, startDate: '2021-10' };
    expect(likeness(person('Maria Schmidt', { work: [HARBOUR] }), person('Maria Schmidt', { work: [late] }))).to.equal(
      undefined,
    );
  });

  it('are two people where all but the name agrees, as of twins and of couples', () => {
    const same = { work: [HARBOUR, TARP], education: [SCHOOL], basics: { location: BERLIN } };
    expect(likeness(person('Anna Velgrave', same), person('Hanna Velgrave', same))).to.equal(undefined);
    expect(likeness(person('Erik Velgrave', same), person('Erika Velgrave', same))).to.equal(undefined);
  });

  it('are two people where the employers only stand in for one', () => {
    const masked = ['Confidential', 'Company Name', 'Freelance', 'Self-employed'].map((name) => ({
      name,
      startDate: '2018-04',
    }));
    expect(likeness(person('Maria Schmidt', { work: masked }), person('Maria Schmidt', { work: masked }))).to.equal(
      undefined,
    );
  });

  it('are not surer for being written twice', () => {
    const once = person('Zoe Quist', { work: [HARBOUR] });
    const twice = person('Zoe Quist', { work: [HARBOUR, HARBOUR, HARBOUR] });
    expect(likeness(twice, twice)).to.deep.equal(likeness(once, once));
  });
});

describe('Possible duplicates', () => {
  it('are listed with exact keys first, then by confidence', () => {
    const of = (id: string, profile: Profile) => aCandidate({ id, callerLayer: profile });
    const full = { work: [HARBOUR, TARP], education: [SCHOOL] };
    const record = of('cand_0', person('Zoe Quist', { ...full, basics: { phone: '+49305550177' } }));
    const found = rankDuplicates(new CandidateKeys(record), [
      of('cand_1', person('Zoe Quist', { work: [HARBOUR] })),
      of('cand_2', person('Zoe Quist', full)),
      of('cand_3', person('Somebody Else', { basics: { phone: '030 5550177' } })),
      of('cand_4', person('Zoe Quist', { ...full, basics: { phone: '030 5550177' } })),
      of('cand_5', person('Zoe Quist')),
    ]);
    expect(found.map(({ candidateId }) => candidateId)).to.deep.equal(['cand_4', 'cand_3', 'cand_2', 'cand_1']);
    expect(found[0]?.matchedOn).to.deep.equal(['phone', 'name', 'graduation', 'position']);
    expect(found[1]).to.deep.equal({ candidateId: 'cand_3', confidence: 0.9, matchedOn: ['phone'] });
    expect(found[0]?.confidence).to.be.above(0.97);
  });

  const word = fc.constantFrom('Zoe', 'Marie', 'Quist', 'Velgrave', 'Tandberg', 'Jörg', 'Ilse', 'Okonjaro', 'Michael');
  const name = fc.uniqueArray(word, { minLength: 2, maxLength: 3 });
  const mutated = (words: readonly string[]) =>
    fc.constantFrom(
      words.join(' '),
      [...words].reverse().join(' '),
      [words[0], words.at(-1)].join(' '),
      `${words[0]!.charAt(0)}. ${words.slice(1).join(' ')}`,
      `${words.at(-1)!}, ${words.slice(0, -1).join(' ')}`,
      words.join(' ').toUpperCase(),
      words.join(' ').replace('ist', 'sit'),
    );
  const facts = fc.record({
    work: fc.subarray([HARBOUR, TARP, { name: 'Lantern Works', startDate: '2009' }]),
    education: fc.subarray([SCHOOL, { institution: 'Seaville College', endDate: '2008' }]),
    basics: fc.record({
      phone: fc.constantFrom('+49 30 5550177', '5550177', '+44 20 5550199'),
      location: fc.constant(BERLIN),
    }),
  });
  const pair = name.chain((words) =>
    fc.record({
      one: mutated(words),
      other: fc.oneof(
        mutated(words),
        name.map((w) => w.join(' ')),
      ),
      a: facts,
      b: facts,
    }),
  );

  it('compare alike from both sides', () => {
    fc.assert(
      fc.property(pair, ({ one, other, a, b }) => {
        expect(likeness(person(one, a), person(other, b))).to.deep.equal(likeness(person(other, b), person(one, a)));
      }),
      { numRuns: 500 },
    );
  });

  it('share a key that the store finds them by, whenever they are found alike', () => {
    let alike = 0;
    fc.assert(
      fc.property(pair, ({ one, other, a, b }) => {
        const [first, second] = [person(one, a), person(other, b)];
        if (likeness(first, second) === undefined) return;
        alike += 1;
        const keys = personKeys(personTraits(first));
        expect(keys).to.satisfy(() => personKeys(personTraits(second)).some((key) => keys.includes(key)));
      }),
      { numRuns: 2000 },
    );
    expect(alike).to.be.above(200);
  });
});
