import { expect } from 'chai';
import { parseText } from '../../support.js';

/** Degree | field | school | end of each entry. */
function studies(...lines: string[]): string[] {
  return (parseText('Ann Lee', ...lines).profile.education ?? []).map((entry) =>
    [entry.studyType, entry.area, entry.institution, entry.endDate].map((value) => value ?? '-').join(' | '),
  );
}

describe('Entries of an education section', () => {
  it('take a degree and the school below it together, although the entry above had no degree', () => {
    expect(
      studies('EDUCATION', 'Lantern Making', 'Harbour School', 'Bachelor of Arts in Glass', 'Lakeside University'),
    ).to.deep.equal([
      '- | Lantern Making | Harbour School | -',
      'Bachelor of Arts in Glass | Glass | Lakeside University | -',
    ]);
  });

  it('open with the degree where a school without one is between', () => {
    expect(
      studies(
        'EDUCATION',
        'Bachelors in Glass Science',
        'Lakeside College of Engineering',
        'December 2008',
        'Harbour Junior College',
        'August 2006',
        'SSC',
        'Quayside High School',
      ).map((entry) => entry.split(' | ')[2]),
    ).to.deep.equal(['Lakeside College of Engineering', 'Harbour Junior College', 'Quayside High School']);
  });

  it('leave the next school to the next degree when two degrees share the first', () => {
    expect(
      studies(
        'EDUCATION',
        'Lakeside University (Boston, MA)',
        'Ph.D. Lamp Engineering',
        'May 2015',
        'M.S. Lamp Engineering',
        'May 2013',
        'Hillford University',
        'B.S. Glass Engineering',
        'May 2011',
      ).map((entry) => entry.split(' | ')[2]),
    ).to.deep.equal(['Lakeside University', 'Lakeside University', 'Hillford University']);
  });

  it('put names together that the page broke in two', () => {
    expect(
      studies('EDUCATION', 'Bachelor of Science in Computer', 'Science, The University', 'of Lakeside'),
    ).to.deep.equal(
      ['Bachelor of Science in Computer\nScience | Computer\nScience | The University\nof Lakeside | -'].map((entry) =>
        entry.replace(/\n/g, ' '),
      ),
    );
  });

  it('name the degree without how it was come by and what came with it', () => {
    expect(
      studies(
        'EDUCATION',
        'Progressive certification to attain National Certificate in Lamp Industry, 2004',
        'Harbour School',
        'Pursuing P.hD in Glass Studies, Lakeside University',
        "Master's degree in Business Administration with specialization in Lamps, Hillford University",
      ).map((entry) => entry.split(' | ')[0]),
    ).to.deep.equal(['National Certificate in Lamp Industry', 'P.hD', "Master's degree in Business Administration"]);
  });

  it('name the university and not the department in it', () => {
    expect(
      studies('EDUCATION', 'PhD in Glass', 'Department of Lamps, National University of Farsund, 2014')[0],
    ).to.match(/\| National University of Farsund \|/u);
  });

  it('keep a field of several words after its comma', () => {
    expect(
      studies('EDUCATION', 'Bachelor of Science in Glass, Wicks and Related Arts, June 2010', 'Lakeside University'),
    ).to.deep.equal([
      'Bachelor of Science in Glass, Wicks and Related Arts | Glass, Wicks and Related Arts | Lakeside University | 2010-06',
    ]);
  });

  it('name no school after an address, a thesis or the head of a table', () => {
    expect(
      studies(
        'EDUCATION',
        'Degree',
        'Institution',
        'Year',
        'M.A. in Lamp History',
        'Thesis: Lamps of the Northern Quays',
        '12 Wick Street',
      ),
    ).to.deep.equal(['M.A. | Lamp History | - | -']);
  });
});

describe('Courses in an education section', () => {
  it('belong to the entry above them and are no schools', () => {
    const { education } = parseText(
      'Ann Lee',
      'EDUCATION',
      'Bachelor of Arts in Lamp Studies, May 2017',
      'Lakeside University',
      'Courses included:',
      'Wick Trimming Practicum',
      'History of Glass, Optics',
    ).profile;
    expect(education).to.have.length(1);
    expect(education?.[0]?.courses).to.deep.equal(['Wick Trimming Practicum', 'History of Glass', 'Optics']);
  });
});

describe('Degrees in the wordings of many countries', () => {
  for (const [line, degree, area] of [
    ['B-tech in Lamp Design', 'B-tech', 'Lamp Design'],
    ['B.Tech (CSE)', 'B.Tech (CSE)', '-'],
    ['HSC in Computer Science', 'HSC', 'Computer Science'],
    ['NVQ 3 in Glazing', 'NVQ 3', 'Glazing'],
    ['SSLC', 'SSLC', '-'],
    ['GED', 'GED', '-'],
    ['Certified Public Accountant', 'Certified Public Accountant', '-'],
    ['Licenciatura en Historia', 'Licenciatura en Historia', 'Historia'],
  ] as const)
    it(`read "${line}"`, () => {
      const [entry] = studies('EDUCATION', line, 'Lakeside College');
      expect(entry).to.equal(`${degree} | ${area} | Lakeside College | -`);
    });

  it('distinguish a diploma of a college from a high school diploma', () => {
    expect(studies('EDUCATION', 'Larkhill College Diploma 2004 - 2006')).to.deep.equal([
      'Diploma | - | Larkhill College | 2006',
    ]);
    expect(studies('EDUCATION', 'High School Diploma, Harbour High School')).to.deep.equal([
      'High School Diploma | - | Harbour High School | -',
    ]);
  });
});

describe('Studies outside the education section', () => {
  it('are certificates that a college gave', () => {
    expect(
      studies('CERTIFICATIONS', 'Lamp Assistant Certification', '2001', 'Harbour Community College'),
    ).to.deep.equal(['Lamp Assistant Certification | - | Harbour Community College | 2001']);
  });

  it('are stays as a student among the positions', () => {
    expect(
      studies(
        'EXPERIENCE',
        'Visiting PhD Student',
        'Lakeside University',
        '2010 - 2011',
        '',
        'Glazier',
        'Northwind Ltd',
        '2011 - 2014',
      ),
    ).to.deep.equal(['Visiting PhD Student | - | Lakeside University | 2011']);
  });

  it('are sentences, where nothing else describes a degree', () => {
    const sentence = 'I hold a Bachelor of Arts in Glass from Lakeside University. I trim wicks.';
    expect(studies('SUMMARY', sentence)).to.deep.equal(['Bachelor of Arts in Glass | Glass | Lakeside University | -']);
    expect(studies('SUMMARY', sentence, 'EDUCATION', 'B.A., Lakeside University')).to.have.length(1);
  });

  it('are no lectures and no prizes', () => {
    const prize = 'Best Diploma Lecturer Award, Lakeside University, 2008';
    expect(studies('EDUCATION', 'B.A. in Glass, Hillford University', 'AWARDS', prize)).to.have.length(1);
  });
});

describe('Headings around education', () => {
  it('may have bullets where all of them have', () => {
    expect(
      studies(
        '■ Experience',
        'Glazier, Northwind Ltd, 2010 - 2012',
        '■ Education',
        'B.A. in Glass',
        '■ Languages',
        'German',
      ),
    ).to.deep.equal(['B.A. | Glass | - | -']);
  });

  it('are not the names of schools', () => {
    expect(studies('EDUCATION', 'Bachelor of Arts in Glass, 2002', 'COMMUNITY COLLEGE')).to.deep.equal([
      'Bachelor of Arts in Glass | Glass | COMMUNITY COLLEGE | 2002',
    ]);
  });

  it('takes no degree from a sentence that speaks of one', () => {
    const education = parseText(
      'EDUCATION',
      'This degree focussed heavily on such things as lamps, wicks and the light of the harbour.',
      'Bachelor of Arts, Lakeside University, 2010',
    ).profile.education;
    expect(education?.map(({ studyType }) => studyType)).to.deep.equal(['Bachelor of Arts']);
  });

  it('have the field beside a short degree, and neither its class nor a prize for one', () => {
    expect(
      studies(
        'EDUCATION',
        '1996–1999   BSc (Hons) Zoology, First Class, Northgate University',
        'Lantern Society Prize',
      ),
    ).to.deep.equal(['BSc (Hons) | Zoology | Northgate University | 1999']);
  });

  it('are read below the head of a table, and abbreviated words end no name', () => {
    expect(
      studies(
        'EDUCATIONAL QUALIFICATION',
        'Qualification | Board/University | Year | Percentage',
        'B.E. (Production) | University of Wicks | 2012 | 68%',
        'Diploma | GOVT. POLYTECHNIC COLLEGE | 2008 | 74%',
      ),
    ).to.deep.equal([
      'B.E. | Production | University of Wicks | 2012',
      'Diploma | - | GOVT. POLYTECHNIC COLLEGE | 2008',
    ]);
  });
});

describe('Studies below a heading', () => {
  it('are dated on a line of their own whose month is written small', () => {
    expect(studies('Formation', 'Licence, Physique', 'Université de Farsund', 'sept. 2013 – juin 2016')).to.deep.equal([
      'Licence | Physique | Université de Farsund | 2016-06',
    ]);
    expect(studies('Opleiding', 'Bachelor, Lampenbouw', 'Hogeschool Farsund', 'sep. 2013 – jun. 2017')).to.deep.equal([
      'Bachelor | Lampenbouw | Hogeschool Farsund | 2017-06',
    ]);
    expect(
      studies('Educación', 'Máster, Derecho', 'Universidad de Farsund', 'octubre de 2012 a julio de 2013'),
    ).to.deep.equal(['Máster | Derecho | Universidad de Farsund | 2013-07']);
  });
});
