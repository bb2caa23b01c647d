import { expect } from 'chai';
import { headWordLexicon } from '../../../../adapters/enrichment/parse/title-lexicon.js';
import { jobs, parseText } from './support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];
const labelOf = (...lines: string[]): string | undefined => parseText('Ann Lee', ...lines).profile.basics?.label;

describe('The title of an entry', () => {
  it('is taken from a label in its body where the header has none', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Larkspur Mills Ltd (Sept 2013 - July 2015)',
        'Role',
        ': Lead Glazier',
        'Team Size : 11',
        ...BODY,
      ),
    ).to.deep.equal(['Lead Glazier | Larkspur Mills Ltd | 2013-09 | 2015-07']);
  });

  it('is taken from a body that begins with "Worked as"', () => {
    expect(
      jobs('EXPERIENCE', 'Larkspur Dairy Ltd', '2001 - 2002', 'Worked as administrative assistant.', ...BODY),
    ).to.deep.equal(['administrative assistant | Larkspur Dairy Ltd | 2001 | 2002']);
  });

  it('is taken from a label in brackets behind the employer', () => {
    expect(jobs('EXPERIENCE', 'Larkspur L.P. (Designation: Glazier)', 'May 2008 - August 2008', ...BODY)).to.deep.equal(
      ['Glazier | Larkspur L.P. | 2008-05 | 2008-08'],
    );
  });

  it('is read in a line of names that ends with a full stop', () => {
    expect(jobs('EXPERIENCE', '2016 - 2018', 'Senior Glazier, Larkspur Mills Ltd, Leeds.', ...BODY)).to.deep.equal([
      'Senior Glazier | Larkspur Mills Ltd | 2016 | 2018',
    ]);
  });

  it('is not taken from a line that goes on in lower case', () => {
    expect(jobs('EXPERIENCE', 'Encouraged', 'support staff, peer teachers, and administrators')).to.deep.equal([]);
  });
});

describe('Dates over two lines', () => {
  it('are one stretch with the year behind the second month, or with masked years', () => {
    expect(jobs('EXPERIENCE', 'Glazier', 'Larkspur Mills Ltd', 'September', 'December 2010', ...BODY)).to.deep.equal([
      'Glazier | Larkspur Mills Ltd | 2010-09 | 2010-12',
    ]);
    expect(
      jobs('EXPERIENCE', 'Third Street Elementary School', 'March 20XX', 'May 20XX', 'Student Teacher', ...BODY),
    ).to.deep.equal(['Student Teacher | Third Street Elementary School | - | -']);
  });
});

describe('The headline', () => {
  it('is the title behind the praise of an opening sentence', () => {
    expect(
      labelOf('Energetic, trusted Senior Lamp Technician and problem solver with ten years in the field'),
    ).to.equal('Senior Lamp Technician');
    expect(
      labelOf('SUMMARY', 'Exceptionally focused and reliable Junior Glazier with an outstanding work ethic'),
    ).to.equal('Junior Glazier');
  });

  it('is not what a person looks for', () => {
    expect(labelOf('OBJECTIVE', 'Seeking a position as Lamp Technician with a growing company')).to.equal(undefined);
  });

  it('may be a professional of a field, not of a virtue', () => {
    expect(headWordLexicon.isTitle('Human Resources Professional')).to.be.at.least(0.85);
    expect(headWordLexicon.isTitle('hard-working professional')).to.be.below(0.5);
    expect(headWordLexicon.isTitle('Professional Summary')).to.be.below(0.5);
  });
});
