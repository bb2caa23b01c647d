import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const level = (title: string, description: string): string | undefined =>
  reader.readAtOnce({ title, description }).requirements.seniority?.level;

describe('The level of a job ad', () => {
  it('is that of its title, whatever the text says', () => {
    expect(level('Junior Accountant', 'This is a senior position.')).to.equal('entry');
  });

  it('is that of the title which the text gives the same job', () => {
    expect(level('Backend Engineer', 'We look for a senior backend engineer who builds payment services.')).to.equal(
      'senior',
    );
    expect(level('Accountant', 'Position: Junior Accountant\nYou keep the ledgers.')).to.equal('entry');
    expect(level('Accountant', 'You report to our senior accountant. We also seek a chief cook.')).to.equal(undefined);
  });

  it('is what the text calls the post', () => {
    for (const [title, text] of [
      ['Data Engineer', '5 years of experience, entry level.'],
      ['Data Engineer', 'This is an entry-level role in our team.'],
      ['Buchhalter', 'Das ist eine Einstiegsposition.'],
      ['Comptable', 'Il s’agit d’un poste de débutant.'],
      ['Contable', 'Es un puesto junior.'],
    ] as const)
      expect(level(title, text), text).to.equal('entry');
  });

  it('is that of a title alone in a line, and of a title with the ending of the other gender within', () => {
    expect(
      level('Sviluppatore backend', 'Conoscenze richieste\n- C#\nOfferta Junior Backend Developer\n- mensa'),
    ).to.equal('entry');
    expect(level('Backend Engineer', 'Our team:\n- Senior backend engineer\n- Designer')).to.equal(undefined);
    expect(level("Un(e) chef(fe) d'équipe jardinier", 'x')).to.equal('lead');
  });

  it('is not known where both may apply, where it is denied, or where others are of that level', () => {
    for (const text of [
      'We look for a junior or senior backend engineer.',
      'This is not an entry-level position.',
      'You mentor entry-level engineers.',
      'This is a senior role. An entry-level post is open too.',
    ])
      expect(level('Backend Engineer', text), text).to.equal(undefined);
  });
});
