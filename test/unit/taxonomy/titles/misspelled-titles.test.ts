import { expect } from 'chai';
import { comparableTitle } from '../../../../core/taxonomy/titles/comparable-title.js';
import { occupations } from '../../../support/taxonomy.js';

const comparable = (title: string): string => occupations.titleWords.comparable(title);

describe('A misspelled job title', () => {
  for (const [written, label] of [
    ['Adminstrative Assitant', 'Administrative assistant'],
    ['Project Cordinator', 'Project coordinator'],
    ['Recieptionist', 'Receptionist'],
    ['Sales Reprsentative', 'Sales representative'],
    ['Ingeneur commercial', 'Sales representative'],
    ['Sachbearbieter Einkauf', 'Procurement clerk'],
  ] as const)
    it(`"${written}" is that of: ${label}`, () => {
      expect(occupations.ofTitle(written)?.occupation.label).to.equal(label);
    });

  it('has the words and the level of the title that is meant, each as it is written', () => {
    expect(occupations.titleWords.written('Superintendant')).to.deep.include.members([
      { ...occupations.titleWords.written('Superintendent')[0], written: 'Superintendant' },
    ]);
    expect(occupations.seniorityOf('Kitchen Supervisior')).to.equal(occupations.seniorityOf('Kitchen Supervisor'));
  });

  it('keeps a known word, whatever is near it', () => {
    for (const { label, titles } of occupations.all())
      for (const title of [label, ...titles]) expect(comparable(title)).to.equal(comparableTitle(title));
  });

  it('keeps a word that is short, has a digit, begins or ends otherwise, or is known elsewhere', () => {
    for (const title of [
      'Turkish speaker',
      'Preceptor',
      'Managed services',
      'Mechanika',
      'Nurse 12345678',
      'Fontanería',
      'Boulangerie',
      'Projection designer',
      'Hair braiding stylist',
      'Tern Marriott',
    ])
      expect(comparable(title)).to.equal(comparableTitle(title));
  });

  it('keeps its number of words', () => {
    expect(comparable('Senior HR-Cordinator / Bookeeper (m/w/d)')).to.equal(
      'Senior HR-coordinator / bookkeeper (m/w/d)',
    );
  });
});
