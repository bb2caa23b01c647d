import { expect } from 'chai';
import { parseText } from '../../support.js';

/** Degree | field | school | end of each entry. */
function studies(...lines: string[]): string[] {
  return (parseText('Ann Lee', 'ann@example.org', '', ...lines).profile.education ?? []).map((entry) =>
    [entry.studyType, entry.area, entry.institution, entry.endDate].map((value) => value ?? '-').join(' | '),
  );
}

describe('A table of studies', () => {
  it('says in its head what each column holds', () => {
    expect(
      studies(
        'ACADEMIC QUALIFICATIONS',
        'Degree | Institution | Board/University | Year | Percentage',
        'B.Com | Shri Vallabha College, Chennai | University of Marudham | 2012 | 78%',
        'HSC | Vidya Niketan Matriculation School | State Board | 2009 | 91%',
      ),
    ).to.deep.equal([
      'B.Com | - | Shri Vallabha College | 2012',
      'HSC | - | Vidya Niketan Matriculation School | 2009',
    ]);
    expect(
      studies('Ausbildung', 'Zeitraum | Schule | Abschluss', '2012 – 2014 | Lampenhaus Nordholm | Glastechniker'),
    ).to.deep.equal(['Glastechniker | - | Lampenhaus Nordholm | 2014']);
  });

  it('is none where no row of heads is', () => {
    expect(
      studies('Education', 'BA History | Tern University | 2012', 'BTEC Art | Harbour College | 2009'),
    ).to.deep.equal(['BA | History | Tern University | 2012', 'BTEC Art | - | Harbour College | 2009']);
  });
});

describe('Labels of studies', () => {
  it('say what their values are', () => {
    expect(
      studies(
        'Education',
        'School: University of Sugbuhan',
        'Course: BS Information Technology',
        'Year Graduated: 2016',
        '',
        'School: Lantern House',
        'Course: Glass Science',
        'Year Graduated: 2012',
      ),
    ).to.deep.equal([
      'BS | Information Technology | University of Sugbuhan | 2016',
      '- | Glass Science | Lantern House | 2012',
    ]);
    expect(
      studies('Bildungsweg', 'Schule: Realschule Nordholm', 'Abschluss: Mittlere Reife', 'Zeitraum: 2003 – 2009'),
    ).to.deep.equal(['Mittlere Reife | - | Realschule Nordholm | 2009']);
  });

  it('do not speak for lines without one', () => {
    expect(studies('Education', 'BSc Physics, Tern University, 2010', 'Grade: 2.1')).to.deep.equal([
      'BSc | Physics | Tern University | 2010',
    ]);
  });
});

describe('The school of a qualification that names none', () => {
  it('is the one that heads it', () => {
    expect(
      studies('Education', 'Swanbourne University', 'MSc Statistics, 2013', 'BSc Mathematics, 2011'),
    ).to.deep.equal([
      'MSc | Statistics | Swanbourne University | 2013',
      'BSc | Mathematics | Swanbourne University | 2011',
    ]);
  });

  it('is not that of another on its own line', () => {
    expect(
      studies('Education', 'Tri-River Driving School, Memphis, TN - CDL Class A, 2011', 'GED, 2006'),
    ).to.deep.equal(['CDL Class A | - | Tri-River Driving School | 2011', 'GED | - | - | 2006']);
  });
});

describe('Qualifications of the United Kingdom', () => {
  for (const degree of [
    'DBA',
    'FdA Early Years',
    'CertHE Theology',
    'T Level Digital Production',
    'Access to HE Diploma',
  ])
    it(`are read: ${degree}`, () => {
      expect(studies('Education', `${degree}, Hollin College, 2018`)).to.deep.equal([
        `${degree} | - | Hollin College | 2018`,
      ]);
    });

  it('have subjects that are no schools', () => {
    expect(studies('Education', 'A levels: Maths, Physics, Chemistry, 2008')).to.deep.equal([
      'A levels | - | - | 2008',
    ]);
    expect(studies('Education', 'A levels: Maths, Physics, Harbour Sixth Form College, 2008')).to.deep.equal([
      'A levels | - | Harbour Sixth Form College | 2008',
    ]);
  });

  it('may end with a full stop each', () => {
    expect(studies('Education', 'Mexborough Comprehensive. 5 GCSEs. 2004 - 2009.')[0]).to.match(
      /Mexborough Comprehensive \| 2009$/u,
    );
  });
});

describe('Courses', () => {
  for (const heading of [
    'Formação profissional',
    'Formazione professionale',
    'Scholing',
    'Formations continues',
    'Szkolenia i kursy',
  ])
    it(`are no degrees below "${heading}"`, () => {
      const { education, certificates } = parseText(
        'Ann Lee',
        'ann@example.org',
        '',
        heading,
        '2018 – HACCP (20 h)',
      ).profile;
      expect(education).to.equal(undefined);
      expect(certificates).to.have.length(1);
    });
});
