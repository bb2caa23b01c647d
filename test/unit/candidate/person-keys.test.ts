import { expect } from 'chai';
import fc from 'fast-check';
import type { Profile } from '../../../core/candidate/profile.js';
import { personKeys } from '../../../core/candidate/person-keys.js';
import { employerForm, personTraits } from '../../../core/candidate/person-traits.js';
import { compareNames, isTypo, nameTokens } from '../../../core/candidate/name-forms.js';

const keysOf = (profile: Profile): string[] => personKeys(personTraits(profile));
const handleOf = (email: string, name = 'Zoe Quist') => personTraits({ basics: { name, email } }).mailHandle;
const schoolOf = (institution: string) => personTraits({ education: [{ institution }] }).schools[0]?.school;

describe('The words of a name', () => {
  it('are those without accents, letters of one language, and apostrophes', () => {
    expect(nameTokens('Łukasz Żółw')).to.deep.equal(['lukasz', 'zolw']);
    expect(nameTokens('Þóra Guðrúnardóttir')).to.deep.equal(['thora', 'gudrunardottir']);
    expect(nameTokens('Đorđe Straße')).to.deep.equal(['dorde', 'strasse']);
    expect(nameTokens('Işıl Œuvrard')).to.deep.equal(['isil', 'ouvrard']);
    expect(nameTokens('Oona O’Tarry D`Arc')).to.deep.equal(['oona', 'otarry', 'darc']);
    expect(nameTokens('42 !')).to.deep.equal([]);
  });

  it('are those without titles, degrees and particles, where two words in full remain', () => {
    for (const title of ['Prof.', 'Mrs', 'Herr', 'Sra.', 'Dipl.-Ing.', 'Mx'])
      expect(nameTokens(`${title} Zoe Quist`), title).to.deep.equal(['zoe', 'quist']);
    for (const suffix of ['PhD', 'III', 'Esq.', 'CPA'])
      expect(nameTokens(`Zoe Quist, ${suffix}`), suffix).to.deep.equal(['zoe', 'quist']);
    for (const particle of ['van der', 'de la', 'von zu', 'bin', 'dos'])
      expect(nameTokens(`Zoe ${particle} Quist`), particle).to.deep.equal(['zoe', 'quist']);
  });

  it('are kept where a title or particle is the name: Ma, El and Da are names as well', () => {
    expect(nameTokens('Ma Quist')).to.deep.equal(['ma', 'quist']);
    expect(nameTokens('Da Z. Quist')).to.deep.equal(['da', 'z', 'quist']);
  });

  it('are the same with an umlaut and with its two letters, but not at the end of a word', () => {
    expect(nameTokens('Mueller Joerg')).to.deep.equal(nameTokens('Müller Jörg'));
    expect(nameTokens('Saele Noelle')).to.deep.equal(['sale', 'nolle']);
    expect(nameTokens('Zoe Renae')).to.deep.equal(['zoe', 'renae']);
  });
});

describe('A slip of writing', () => {
  const slips: [string, string][] = [
    ['quist', 'qiust'],
    ['micheal', 'michael'],
    ['velgrave', 'vellgrave'],
    ['velgrave', 'velgave'],
    ['velgrave', 'velgrove'],
    ['zeot', 'zoet'],
  ];
  const names: [string, string][] = [
    ['anna', 'hanna'],
    ['erik', 'erika'],
    ['zot', 'zto'],
    ['quist', 'quilt'],
    ['marin', 'marti'],
    ['velgrave', 'volgrove'],
    ['velgrave', 'velxygrave'],
    ['velgrave', 'velgrave'],
    ['velgrve', 'velgraave'],
  ];

  it('is two neighbours swapped, or one letter wrong, missing or doubled within a long word', () => {
    for (const [one, other] of slips) expect(isTypo(one, other), `${one} / ${other}`).to.equal(true);
  });

  it('is none at the ends of a word, in a short word, or where two letters differ: those are other names', () => {
    for (const [one, other] of names) expect(isTypo(one, other), `${one} / ${other}`).to.equal(false);
  });

  it('is the same read from either side', () => {
    for (const [one, other] of [...slips, ...names]) expect(isTypo(one, other)).to.equal(isTypo(other, one));
  });
});

describe('Comparing two names', () => {
  const word = fc.constantFrom('zoe', 'quist', 'velgrave', 'vellgrave', 'z', 'q', 'tandberg', 'marie');
  const name = fc.array(word, { maxLength: 4 });

  it('says the same from either side', () => {
    fc.assert(
      fc.property(name, name, (one, other) => {
        if (one.length !== other.length) expect(compareNames(one, other)).to.equal(compareNames(other, one));
      }),
    );
  });

  it('finds a name like itself wherever it has two words, one of them in full', () => {
    fc.assert(
      fc.property(name, (one) => {
        const isEnough = one.length >= 2 && one.some((token) => token.length > 1);
        expect(compareNames(one, [...one].reverse()) !== undefined).to.equal(isEnough);
      }),
    );
  });

  it('takes a middle initial for no doubt, and one given name cut to its initial for some', () => {
    expect(compareNames(['zoe', 'm', 'quist'], ['zoe', 'marie', 'quist'])).to.equal('same');
    expect(compareNames(['zoe', 'marie', 'quist'], ['zoe', 'm', 'quist'])).to.equal('same');
    expect(compareNames(['z', 'quist'], ['zoe', 'quist'])).to.equal('initials');
    expect(compareNames(['z', 'quist'], ['z', 'quist'])).to.equal('initials');
    expect(compareNames(['z', 'quist'], ['nora', 'quist'])).to.equal(undefined);
  });

  it('forgives one slip, not two, and none beside an initial', () => {
    expect(compareNames(['zoe', 'velgrave'], ['zoe', 'vellgrave'])).to.equal('slip');
    expect(compareNames(['michael', 'marie', 'velgrave'], ['micheal', 'marie', 'vellgrave'])).to.equal(undefined);
    expect(compareNames(['z', 'marie', 'velgrave'], ['zoe', 'marie', 'vellgrave'])).to.equal(undefined);
    expect(compareNames(['velgrave', 'z', 'marie'], ['vellgrave', 'zoe', 'marie'])).to.equal(undefined);
  });
});

describe('What distinguishes people of one name', () => {
  it('is the employer without its legal form, cut to two words', () => {
    for (const name of [
      'Ostwind Labs GmbH',
      'Ostwind Labs Berlin',
      'The Ostwind Labs',
      'OSTWIND LABS, Inc.',
      'Östwind Labs',
    ])
      expect(employerForm(name), name).to.equal('ostwind labs');
    expect(employerForm("Tarry's Boats Ltd.")).to.equal('tarrys boats');
    expect(employerForm('3M')).to.equal(undefined);
  });

  it('is no word that is in the place of an employer', () => {
    for (const name of [
      ...[
        'Confidential',
        'Company Name',
        'company',
        'Freelance',
        'Freelancer',
        'Self-employed',
        'Selbstständig',
        'Private',
      ],
      ...['Various clients', 'N/A', 'None', 'undisclosed', 'Independent consultant', 'unknown', 'GmbH', '', undefined],
    ])
      expect(employerForm(name), name).to.equal(undefined);
    expect(employerForm('Nonesuch Boats')).to.equal('nonesuch boats');
    expect(employerForm('Companyon Tools')).to.equal('companyon tools');
    expect(employerForm('Great Unknown')).to.equal('great unknown');
  });

  it('is the school by its words in any order, where they name one', () => {
    expect(schoolOf('University of Ostmark')).to.equal('ostmark university');
    expect(schoolOf('Ostmark University')).to.equal('ostmark university');
    expect(schoolOf('Universität Ostmark und Ostmark')).to.equal('ostmark universitat');
    for (const kind of [
      'University',
      'High School',
      'Hochschule',
      'Lycée',
      'Instituto',
      'Academy of the',
      'Faculty',
      '',
    ])
      expect(schoolOf(kind), kind).to.equal(undefined);
  });

  it('is the year of leaving school, or else that of entering', () => {
    const years = (entry: object) =>
      personTraits({ education: [{ institution: 'Ostmark', ...entry }] }).schools[0]?.year;
    expect(years({ startDate: '2009-09', endDate: '2012-06' })).to.equal('2012');
    expect(years({ startDate: '2009-09' })).to.equal('2009');
    expect(years({})).to.equal(undefined);
  });

  it('is the town, folded, and the last seven digits of a telephone number', () => {
    const traits = personTraits({ basics: { location: { city: ' Łódź ' }, phone: '+49 30 5550177' } });
    expect(traits.phoneTail).to.equal('5550177');
    expect(traits.city).to.match(/^\S+$/);
    expect(personTraits({ basics: { phone: '555017' } }).phoneTail).to.equal(undefined);
    expect(personTraits({ basics: { phone: '5550177' } }).phoneTail).to.equal('5550177');
    expect(personTraits({})).to.deep.equal({
      name: [],
      positions: [],
      schools: [],
      city: undefined,
      phoneTail: undefined,
      mailHandle: undefined,
    });
  });

  it('is what is before the @ of an address, where it says more than the name', () => {
    expect(handleOf('zq1987@example.com')).to.equal('zq1987');
    expect(handleOf('zoe.quist.sails+jobs@example.com')).to.equal('zoequistsails');
    expect(handleOf('zoe.quist87@example.com')).to.equal('zoequist87');
    for (const email of [
      'zoe.quist@example.com',
      'quistzoe@example.com',
      'zoe.quist7@example.com',
      'zoequistabc@example.com',
      'zq87@example.com',
    ])
      expect(handleOf(email), email).to.equal(undefined);
    for (const email of ['info2026@example.com', 'bewerbung@example.com', 'Kontakt12@example.com'])
      expect(handleOf(email), email).to.equal(undefined);
    expect(handleOf('myinfo2026@example.com')).to.equal('myinfo2026');
    expect(handleOf('information@example.com')).to.equal('information');
    expect(handleOf('quistianna@example.com', 'Quist Quistian'), 'the longest word of the name goes first').to.equal(
      undefined,
    );
  });
});

describe('The keys by which records of one person find each other', () => {
  it('join each form of the name to each fact', () => {
    const keys = keysOf({
      basics: { name: 'Zoe Marie Quist', phone: '5550177', email: 'zq1987@example.com' },
      work: [{ name: 'Ostwind Harbour' }],
      education: [{ institution: 'Ostmark University' }],
    });
    const forms = ['z.quist', 'q.zoe', 'z.marie', 'm.zoe', 'm.quist', 'q.marie'];
    const facts = ['ostwind harbour', 'ostmark university', '5550177', 'zq1987'];
    expect(keys).to.have.members(forms.flatMap((form) => facts.map((fact) => `person:${form}|${fact}`)));
  });

  it('are none of a name alone, of a single word, or of facts alone', () => {
    expect(keysOf({ basics: { name: 'Zoe Quist' } })).to.deep.equal([]);
    expect(keysOf({ basics: { name: 'Zoe' }, work: [{ name: 'Ostwind Harbour' }] })).to.deep.equal([]);
    expect(keysOf({ work: [{ name: 'Ostwind Harbour' }] })).to.deep.equal([]);
  });

  it('are shared with the record that cuts the given name to its initial', () => {
    const work = [{ name: 'Ostwind Harbour' }];
    const cut = keysOf({ basics: { name: 'Z. Quist' }, work });
    expect(cut).to.deep.equal(['person:z.quist|ostwind harbour']);
    expect(keysOf({ basics: { name: 'Zoe Quist' }, work })).to.include.members(cut);
  });

  it('stay few however long the career: of six employers and three schools, each once', () => {
    const names = ['Alpha', 'Beta', 'Gamma', 'Delta', 'Epsilon', 'Zeta', 'Etaria', 'Thetis'];
    const keys = keysOf({
      basics: { name: 'Zoe Quist' },
      work: ['Alpha', ...names].map((name) => ({ name: `${name} Boats` })),
      education: ['Alpha', ...names].map((name) => ({ institution: `${name} University` })),
    });
    expect(keys).to.have.length(2 * (6 + 3));
    expect(keys).to.include.members(['person:z.quist|zeta boats', 'person:z.quist|gamma university']);
    expect(keys).not.to.include.members(['person:z.quist|etaria boats']);
    expect(new Set(keys).size).to.equal(keys.length);
  });
});
