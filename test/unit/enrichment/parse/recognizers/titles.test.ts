import { expect } from 'chai';
import { titleInNormalCase } from '../../../../../adapters/enrichment/parse/lexicons/title-words.js';
import { headWordLexicon } from '../../../../../adapters/enrichment/parse/recognizers/titles-and-employers.js';
import { jobs, parseText } from '../support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];
const labelOf = (...lines: string[]): string | undefined => parseText('Ann Lee', ...lines).profile.basics?.label;

describe('The title of an entry', () => {
  it('is taken from a label in its body where the header has none', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Larkspur Mills Ltd (Oct 2011 - May 2014)',
        'Role',
        ': Lead Glazier',
        'Team Size : 7',
        ...BODY,
      ),
    ).to.deep.equal(['Lead Glazier | Larkspur Mills Ltd | 2011-10 | 2014-05']);
  });

  it('is taken from a body that begins with "Worked as"', () => {
    expect(jobs('EXPERIENCE', 'Larkspur Dairy Ltd', '2001 - 2002', 'Worked as lamp inspector.', ...BODY)).to.deep.equal(
      ['lamp inspector | Larkspur Dairy Ltd | 2001 | 2002'],
    );
  });

  it('is taken from a body that names the role', () => {
    expect(
      jobs('EXPERIENCE', 'Larkspur Dairy Ltd', 'Aug 2004 - Jan 2005', 'My role as a Lamp Engineer involved', ...BODY),
    ).to.deep.equal(['Lamp Engineer | Larkspur Dairy Ltd | 2004-08 | 2005-01']);
  });

  it('is taken from a label in brackets after the employer', () => {
    expect(
      jobs('EXPERIENCE', 'Larkspur L.P. (Designation: Glazier)', 'June 2012 - August 2012', ...BODY),
    ).to.deep.equal(['Glazier | Larkspur L.P. | 2012-06 | 2012-08']);
  });

  it('is read in a line of names that ends with a full stop', () => {
    expect(jobs('EXPERIENCE', '2016 - 2018', 'Senior Glazier, Larkspur Mills Ltd, Leeds.', ...BODY)).to.deep.equal([
      'Senior Glazier | Larkspur Mills Ltd | 2016 | 2018',
    ]);
  });

  it('is not taken from a line that goes on in lower case', () => {
    expect(jobs('EXPERIENCE', 'Advised', 'glaziers, wick trimmers and lamp inspectors')).to.deep.equal([]);
  });
});

describe('Dates over two lines', () => {
  it('are one stretch with the year after the second month, or with masked years', () => {
    expect(jobs('EXPERIENCE', 'Glazier', 'Larkspur Mills Ltd', 'June', 'August 2014', ...BODY)).to.deep.equal([
      'Glazier | Larkspur Mills Ltd | 2014-06 | 2014-08',
    ]);
    expect(
      jobs('EXPERIENCE', 'Larkspur Elementary School', 'April 20XX', 'July 20XX', 'Lamp Instructor', ...BODY),
    ).to.deep.equal(['Lamp Instructor | Larkspur Elementary School | - | -']);
  });
});

describe('The headline', () => {
  it('is the title after the praise of an opening sentence', () => {
    expect(
      labelOf('Versatile, trusted Senior Lamp Technician and wick enthusiast with ten years in the field'),
    ).to.equal('Senior Lamp Technician');
    expect(labelOf('SUMMARY', 'Highly skilled and dependable Junior Glazier with an eye for colour')).to.equal(
      'Junior Glazier',
    );
  });

  it('ends where its story or the document begins', () => {
    expect(labelOf('Voice and Accent Trainer :Masters in lamps and lanterns with', '3 years experience')).to.equal(
      'Voice and Accent Trainer',
    );
    expect(labelOf('Entry-Level Lamp Analyst - SAMPLE RESUME')).to.equal('Entry-Level Lamp Analyst');
    expect(labelOf('head of lamps and lanterns')).to.equal('head of lamps and lanterns');
  });

  it('is no heading, even where it is written like one', () => {
    expect(labelOf('TRAINING MANAGER', '1692 River Street', 'Farsund')).to.equal('Training Manager');
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

describe('A title in capitals', () => {
  it('is given back in normal case, and keeps abbreviations', () => {
    for (const [written, normal] of [
      ['SENIOR HR MANAGER', 'Senior HR Manager'],
      ['VP OF SALES / PHP DEVELOPER', 'VP of Sales / PHP Developer'],
      ['LEITER DER BUCHHALTUNG', 'Leiter der Buchhaltung'],
      ['.NET DEVELOPER', '.NET Developer'],
      ['NURSE AIDE II', 'Nurse Aide II'],
      ['RN', 'RN'],
      ['SAP developer', 'SAP developer'],
    ] as const)
      expect(titleInNormalCase(written)).to.equal(normal);
  });
});
