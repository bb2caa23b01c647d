import { expect } from 'chai';
import { parseText, jobs } from '../support.js';

describe('A row of cells', () => {
  it('lists languages in one of them, beside the contact data', () => {
    const { profile } = parseText(
      'Mara Lindqvist',
      '+44 20 7946 0958\tmara.lindqvist@example.com\tSpanish, Galician, English',
    );
    expect(profile.languages?.map(({ language }) => language)).to.deep.equal(['Spanish', 'Galician', 'English']);
  });

  it('heads an entry where the last holds its dates, however small the title is written', () => {
    expect(
      jobs(
        'Mara Lindqvist',
        'Work experience',
        'glazier at Tern Lamps Ltd\tSept 2022 - June 2023',
        'Mended the panes of two harbours.',
        'Lead Lamp Designer & Glass Consultant at Northwind Ltd\tJan 2020 - Aug 2022',
        'Drew the lamps of two harbours.',
      ),
    ).to.deep.equal([
      'glazier | Tern Lamps Ltd | 2022-09 | 2023-06',
      'Lead Lamp Designer & Glass Consultant | Northwind Ltd | 2020-01 | 2022-08',
    ]);
  });
});

describe('Dates in a cell of their own', () => {
  it('date a long row with the address of the firm, and how long it was stands after them', () => {
    expect(
      jobs(
        'Mara Lindqvist',
        'Work experience',
        'Senior glazier and lamp designer, Northwind Ltd (part of the Tern group) (https://www.northwind.example/)\tSeptember 2018 - October 2019 a year',
        'Drew the lamps of two harbours.',
        'Glazier, Tern Lamps Ltd\tJanuary 2016 - August 2018 2 years 7 months',
        'Mended the panes of two harbours.',
      ).map((job) => job.replace(/^[^|]*\|[^|]*\| /u, '')),
    ).to.deep.equal(['2018-09 | 2019-10', '2016-01 | 2018-08']);
  });
});

describe('The name of a group of skills', () => {
  it('is given without how well its skills are known', () => {
    const { profile } = parseText(
      'Mara Lindqvist',
      'Skills',
      'Databases (Advanced): PostgreSQL, SQLite',
      'Soft skills (N/A): Patience, Care',
      'Lamps (): Wicks, Lenses',
      'Languages (spoken): Polish, Czech',
    );
    expect(profile.skills).to.deep.equal([
      { name: 'Databases', level: 'Advanced', keywords: ['PostgreSQL', 'SQLite'] },
      { name: 'Soft skills', level: 'N/A', keywords: ['Patience', 'Care'] },
      { name: 'Lamps', keywords: ['Wicks', 'Lenses'] },
      { name: 'Languages (spoken)', keywords: ['Polish', 'Czech'] },
    ]);
  });

  it('stands between the level and the list in brackets', () => {
    const { profile } = parseText(
      'Mara Lindqvist',
      'Skills',
      'Advanced Lamps (Wicks, Lenses, Oil)',
      'Intermediate Glass of harbours (Panes, Putty,',
      'Lead)',
      'Creative Suite (Lantern, Beacon)',
    );
    expect(profile.skills).to.deep.equal([
      { name: 'Lamps', level: 'Advanced', keywords: ['Wicks', 'Lenses', 'Oil'] },
      { name: 'Glass of harbours', level: 'Intermediate', keywords: ['Panes', 'Putty', 'Lead'] },
      { name: 'Creative Suite (Lantern, Beacon)' },
    ]);
  });

  it('keeps a level that opens the name of a skill', () => {
    const { profile } = parseText(
      'Mara Lindqvist',
      'Skills',
      'Advanced Cardiac Life Support (ACLS)',
      'Basic accounting',
    );
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal([
      'Advanced Cardiac Life Support (ACLS)',
      'Basic accounting',
    ]);
  });
});

describe('The buttons of a page', () => {
  it('are no skills', () => {
    const { profile } = parseText(
      'Mara Lindqvist',
      'Skills',
      'Lamps',
      'HIRE ME\tDOWNLOAD CV',
      'Télécharger mon CV',
      'Résumé',
      'CV writing',
      'Download management',
    );
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Lamps', 'CV writing', 'Download management']);
  });
});
