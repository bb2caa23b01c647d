import { expect } from 'chai';
import type { Profile } from '../../../../core/candidate/profile.js';
import { inferSkills } from '../../../../core/intelligence/skills/infer-skills.js';
import { skillSources } from '../../../../core/intelligence/skills/skill-sources.js';
import { taxonomy } from '../../../support/taxonomy.js';

const certificatesOf = (profile: Profile, rest = ''): string[] =>
  inferSkills(skillSources(profile, '2026-11-01'), rest, taxonomy, new Set())
    .shown.filter(({ type }) => type === 'certification')
    .map(({ id }) => id);

const everywhere = (line: string): string[] => [
  ...certificatesOf({ basics: { summary: `Reliable, ${line}` } }),
  ...certificatesOf({ basics: { label: `Reliable, ${line}` } }),
  ...certificatesOf({ work: [{ position: `Clerk, ${line}` }] }),
  ...certificatesOf({ work: [{ position: 'Clerk', summary: `Busy days, ${line}` }] }),
  ...certificatesOf({}, `Busy days, ${line}`),
];

describe('A certificate of somebody else', () => {
  const groups: Record<string, readonly string[]> = {
    'is not held by who says so': [
      'kein Führerschein Klasse B',
      'brak prawa jazdy kat. B',
      'nie posiadam prawa jazdy kat. B',
      'no driving licence',
      'does not hold a valid driving licence',
      'sans permis B',
      'sin carné de conducir B',
      'senza patente B',
      'geen rijbewijs B',
      'sem carta de condução',
      'Führerschein Klasse B: nein',
      'driving licence: none',
      'not a Certified Public Accountant',
      'armed guard license not required',
    ],
    'is not held by who learns it': [
      'Auszubildender zum Bankkaufmann',
      'Azubi Bankkaufmann',
      'Bankkaufmann in Ausbildung',
      'Berufsausbildung als Dachdecker im 2. Lehrjahr',
      'Prescribed Fire Burn Boss Type 2 (trainee)',
      'Ausbildung zum Bankkaufmann (seit 2025)',
      'seit 2025 Ausbildung zum Bankkaufmann',
      'Ausbildung zum Bankkaufmann (abgebrochen)',
      'PMP trainee',
      "élève infirmier diplômé d'État",
      'niveau BTS comptabilité',
      'niveau bac pro commerce',
    ],
    'is not held by who teaches it, or works where it is taught': [
      'Paralegal Certificate Program',
      'ITIL Foundation training',
      'ITIL Foundation course',
      'Notary Public Office',
      'Doctor of Medicine program coordinator',
      'CPA firm',
      'CPA exam prep course',
      "Certified Public Accountant's office",
      'taught ITIL Foundation',
      'trained others in CPR',
      'Formateur en CACES R489',
    ],
    'is not held by who recruits, assists or leads those who have it': [
      'Legal assistant to a Notary Public',
      'secretary of a Notary Public',
      'worked with a Notary Public',
      'Rekrutierung von Bankkaufleuten',
      'recruited Chartered Accountants',
      'placed Chartered Accountants',
      'supervised registered nurses',
    ],
    'is that of several people': [
      'Series 7 brokers',
      'licensed real estate appraisers',
      'IATSE members',
      "infirmiers diplômés d'État",
      'MCSE engineers',
      'SC cleared contractors',
      'Doctors of Medicine',
    ],
  };
  for (const [title, lines] of Object.entries(groups))
    for (const line of lines)
      it(`${title}: "${line}"`, () => {
        expect(everywhere(line)).to.deep.equal([]);
      });

  it('is that of several people unless they name it in a list of certificates or a heading', () => {
    expect(certificatesOf({ certificates: [{ name: 'Licensed real estate appraisers' }] })).to.have.length(1);
    expect(certificatesOf({}, 'Licensed real estate appraisers:\n')).to.have.length(1);
  });
});

describe('A longer name that needs its context', () => {
  it('hides the certificate whose name is inside it', () => {
    expect(everywhere('speaker at the Association of Certified Fraud Examiners')).to.deep.equal([]);
  });
});

describe('A certificate of the candidate', () => {
  const held = [
    'RN, BSN, CCRN',
    'Licensed Professional Engineer (TX)',
    'PMP certified since 2019',
    'Staplerschein vorhanden',
    'Führerschein Klasse B',
    'Führerschein Klasse B vorhanden',
    'CACES R489 cat. 1-3-5 (valide)',
    'Permis B, véhicule personnel',
    'Titulaire du permis B',
    'Carné de conducir B y vehículo propio',
    'Prawo jazdy kat. B',
    'Posiadam prawo jazdy kat. B',
    'Uprawnienia UDT na wózki widłowe',
    'Patente B, automunito',
    'Rijbewijs B in bezit',
    'Carta de condução categoria B',
    'Full clean driving licence',
    'Full UK driving licence, no points',
    'Clean driving licence with no endorsements',
    'Not only PMP but also PRINCE2 Practitioner',
    'Ausbildung zum Bankkaufmann',
    'Ausbildung zum Bankkaufmann, 2010 – 2013',
    'Abgeschlossene Ausbildung zum Bankkaufmann',
    'Gelernter Bankkaufmann',
    'Geprüfter Bilanzbuchhalter (IHK)',
    'BTS Comptabilité et gestion',
    "Titulaire d'un BTS Comptabilité",
    'CAP Cuisine obtenu en 2014',
    "Infirmier diplômé d'État",
    "Diplôme d'État d'infirmier",
    'Certified Public Accountant (CPA)',
    'SC cleared',
    'PMP certified project manager',
    'PMP certified program manager',
    'Ausbildung zum Bankkaufmann, seit 2014 Kundenberater',
    'Driver license class C',
    "Driver's license, class D",
    'SC cleared, contractor since 2018',
    'Security clearance: Secret',
    'BLS instructor',
    'ITIL Foundation training (certificate 2021)',
    'ITIL v4 Foundation',
    'CISSP, CISM, CISA',
    'CDL holder',
    'Forklift licence',
    'Forklift operator certification',
    'CSCS card holder',
    'AWS Certified Solutions Architect – Associate',
    'Food handlers card',
    'Commercial drivers license class A',
    'Notary Public, State of Ohio',
    'Master electrician license',
    'NEBOSH General Certificate',
    'CNA, CPR and First Aid certified',
    'Scrum Master (PSM I)',
    'Abogada colegiada',
    'ADR-Schein',
    'Licensed Practical Nurse (LPN) | Assisted Living',
    'Series 7 and 63 licensed',
    'Teaching certificate, grades 4-8',
    'Licensed real estate broker',
    'CDL Class A with hazmat endorsement',
    'Certified Public Accountant, led audits of two groups',
    'Certified AFAA Group Fitness instructor',
    'Associate member of the Ostwind Organization of Certified Public Accountants',
  ];
  for (const line of held)
    it(`is claimed: "${line}"`, () => {
      expect(certificatesOf({ basics: { label: line } }), 'label').to.not.deep.equal([]);
      expect(certificatesOf({ basics: { summary: `Reliable, ${line}` } }), 'summary').to.not.deep.equal([]);
      expect(certificatesOf({ certificates: [{ name: line }] }), 'certificates').to.not.deep.equal([]);
    });

  it('in an entry for a training is the training itself', () => {
    expect(certificatesOf({ certificates: [{ name: 'Manual handling training' }] })).to.deep.equal([
      'manual-handling-training',
    ]);
  });
});
