import { expect } from 'chai';
import type { Profile } from '../../../../core/candidate/profile.js';
import { inferSkills } from '../../../../core/intelligence/skills/infer-skills.js';
import { skillSources } from '../../../../core/intelligence/skills/skill-sources.js';
import { taxonomy } from '../../../support/taxonomy.js';

const certificatesOf = (profile: Profile, rest = ''): string[] =>
  inferSkills(skillSources(profile, '2026-11-01'), rest, taxonomy, new Set())
    .shown.filter(({ type }) => type === 'certification')
    .map(({ id }) => id);

describe('A certificate', () => {
  const sought = [
    'CPA (2 of 4 sections passed)',
    'PMP - in progress',
    'PMP certification (expected June 2027)',
    'CISSP, exam scheduled for March 2027',
    'CCNA candidate',
    'CPA eligible',
    'PsyD student',
    'LMFT intern',
    'CPA-eligible',
    'Pursuing PMP certification',
    'CISSP - expired 2019',
    'PMP, angestrebt',
    'PMP (in Vorbereitung)',
    'PMP (en cours)',
    'PMP en curso',
    'PMP in corso',
    'PMP (w trakcie)',
    'Enrolled in PMP certification',
    'Able to obtain Secret clearance',
    'Previously held Secret clearance',
    'Awaiting PMP certification',
    'Applied for PMP certification',
    'Planning to take the CISSP',
    'PMP (beantragt)',
    'en attente du PMP',
    'PMP, abgebrochen',
    'PMP (nicht bestanden)',
    'Vorbereitungskurs PMP',
    'PMP (failed)',
    'PMP, non obtenu',
    'PMP (no finalizado)',
    'PMP, non superato',
  ];
  for (const name of sought)
    it(`is not held by who works towards it or let it lapse: "${name}"`, () => {
      expect(certificatesOf({ certificates: [{ name }] }, name)).to.deep.equal([]);
      expect(certificatesOf({ basics: { summary: `Accountant, ${name}` } })).to.deep.equal([]);
    });

  const held = [
    'PMP',
    'PMP (2019)',
    'PMP, valid until 2027',
    'CISSP, pending tasks cleared',
    'CPA – State of Ohio',
    'LMFT, interns supervised',
    'PMP, failed projects recovered',
    'CPA, eligible for reciprocity',
  ];
  for (const name of held)
    it(`is held where nothing says otherwise: "${name}"`, () => {
      expect(certificatesOf({ certificates: [{ name }] })).to.have.length(1);
    });

  it('is held beside one that is not', () => {
    expect(certificatesOf({ certificates: [{ name: 'PMP' }, { name: 'CISSP in progress' }] })).to.deep.equal(['pmp']);
    expect(certificatesOf({ basics: { summary: 'PMP, CISSP in progress' } })).to.deep.equal(['pmp']);
  });

  it('with a date to come is not held yet', () => {
    expect(certificatesOf({ certificates: [{ name: 'PMP', date: '2027-06' }] })).to.deep.equal([]);
    expect(certificatesOf({ certificates: [{ name: 'PMP', date: '2026-06-30' }] })).to.deep.equal(['pmp']);
  });

  it('that an account of work mentions may be that of others', () => {
    const account = (summary: string): string[] => certificatesOf({ work: [{ position: 'Clerk', summary }] }, summary);
    expect(
      account('Prepared the files for the Certified Public Accountant and took calls of the firm in the mornings.'),
    ).to.deep.equal([]);
    expect(
      account('Obtained the Certified Public Accountant license while in charge of two branches of the firm.'),
    ).to.have.length(1);
  });

  it('may itself be that of a candidate, where the taxonomy knows such a status', () => {
    expect(certificatesOf({ certificates: [{ name: 'CFA Level II candidate' }] })).to.deep.equal(['cfa-candidate']);
  });
});
