import { expect } from 'chai';
import { otherFormsOfTitle } from '../../../../core/taxonomy/titles/other-forms-of-title.js';
import { occupations } from '../../../support/taxonomy.js';

const idOf = (title: string): string | undefined => occupations.ofTitle(title)?.occupation.id;

describe('A title that is not listed as it is written', () => {
  it('is read with the field before the head, whoever leads it and however it is joined', () => {
    for (const [title, id] of [
      ['Director, Finance', 'finance-director'],
      ['Manager of Finance', 'finance-manager'],
      ['Director of HR', 'hr-director'],
      ['Director of Business Development', 'business-development-director'],
      ['Head of the Marketing department', undefined],
      ['Head of Marketing', 'marketing-director'],
      ['Vice President, Marketing', 'marketing-director'],
      ['Senior Vice President of Global Information Technology', 'it-director'],
      ['VP - Information Technology', 'it-director'],
      ['Director, International Sales', 'sales-director'],
      ['Director of Staff Development', 'training-manager'],
      ['Manager, digital marketing', 'digital-marketing-manager'],
    ] as const)
      expect(idOf(title), title).to.equal(id);
  });

  it('is read by the first of two fields', () => {
    expect(idOf('VP Sales and Marketing')).to.equal('sales-director');
    expect(idOf('Director of Information Technology & Analytics')).to.equal('it-director');
  });

  it('is read without a rank between its words', () => {
    expect(idOf('Information Technology Senior Manager')).to.equal('it-manager');
    expect(idOf('Interim Senior Digital Marketing Strategy Manager')).to.equal('digital-marketing-manager');
  });

  it('names no occupation by the rank alone, nor by the name of an employer or a place', () => {
    for (const title of ['Director', 'Vice President', 'Head of', 'Director, Lanternworks', 'Manager of Ostrowitz'])
      expect(idOf(title), title).to.equal(undefined);
  });

  it('is read as the listed occupation in its field where it names who learns there', () => {
    for (const [title, id] of [
      ['Public Relations Intern', 'public-relations-specialist'],
      ['Mechanical Engineering Intern', 'mechanical-engineer'],
      ['Information Technology Intern (test bench)', 'it-officer'],
      ['HR Professional', 'hr-generalist'],
      ['Healthcare professional', undefined],
      ['Lanternworks intern', undefined],
      ['Intern', undefined],
    ] as const)
      expect(idOf(title), title).to.equal(id);
    expect(occupations.seniorityOf('Public Relations Intern')).to.equal('intern');
  });

  it('names none by a rank behind the head, nor where a word of the field is left over', () => {
    for (const title of [
      'Manager Assistant',
      'Area Manager - Partner',
      'Director of Culinary Arts',
      'Director of CRM Data Warehouse',
    ])
      expect(idOf(title), title).to.equal(undefined);
  });

  it('is less certain than a title that is listed', () => {
    expect(occupations.ofTitle('Director, Finance')?.confidence).to.equal(0.95);
    expect(occupations.ofTitle('Director of Finance')?.confidence).to.equal(1);
  });

  it('is no sentence, and has few other forms', () => {
    expect(otherFormsOfTitle(`Director of ${'lamps '.repeat(7)}`)).to.deep.equal([]);
    expect(otherFormsOfTitle(`Senior director of sales and lamps${', wicks'.repeat(50)}`).length).to.be.at.most(5);
  });
});

describe('Designers of one kind', () => {
  it('are nearer to each other than designers of another kind', () => {
    const near = occupations.relatedTo('visual-designer');
    expect(near['graphic-designer']).to.be.above(50);
    expect(near['interior-designer']).to.equal(undefined);
  });
});

describe('A title with the grade of a government post', () => {
  it('is the title without it', () => {
    expect(idOf('IT Specialist (INFOSEC) GS-2210-12')).to.equal(idOf('IT Specialist'));
    expect(idOf('Medical Support Assistant (OA) GS-5 Step 2')).to.equal(idOf('Medical Support Assistant'));
    expect(occupations.ofTitle('Electrician WG-10')?.confidence).to.equal(1);
    expect(idOf('GS-12')).to.equal(undefined);
  });
});
