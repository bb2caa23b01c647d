import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const profile = (...lines: string[]) => parseText('Ann Lee', ...lines).profile;

describe('Dates in cells', () => {
  it('are open where the cell ends with the dash', () => {
    expect(jobs('EXPERIENCE', '2018–\tGlazier, Northwind Ltd', '2014–2018\tWelder, Tern Works Ltd')).to.deep.equal([
      'Glazier | Northwind Ltd | 2018 | -',
      'Welder | Tern Works Ltd | 2014 | 2018',
    ]);
  });

  it('are one stretch where two months stand alone, or in brackets behind their year', () => {
    expect(jobs('EXPERIENCE', 'Sep 2015\tFeb 2019', 'Glazier', 'Northwind Ltd')).to.deep.equal([
      'Glazier | Northwind Ltd | 2015-09 | 2019-02',
    ]);
    expect(jobs('EXPERIENCE', '2016 (Jan–Jun)\tGlazier, Northwind Ltd')).to.deep.equal([
      'Glazier | Northwind Ltd | 2016-01 | 2016-06',
    ]);
  });
});

describe('What is said beside a position', () => {
  it('is no account of it where it states its terms', () => {
    const { work } = profile(
      'EXPERIENCE',
      'Lamp Buyer',
      'Northwind Ltd',
      '06/2019 – Present',
      'Hours per week: 40',
      'Salary: $94,199 per year',
      'Supervisor: Raymond Thistle, (202) 555-0133 – may contact',
      '• Buys lamps.',
    );
    expect(work?.[0]?.summary).to.equal(undefined);
    expect(work?.[0]?.highlights).to.deep.equal(['Buys lamps.']);
  });

  it('is no employer where it is a course by its number', () => {
    expect(
      jobs('EXPERIENCE', 'Lecturer, Lakeside University', '2018 – 2023', 'TEACHING', '• LMP101 Lamps (2018–2023)'),
    ).to.deep.equal(['Lecturer | Lakeside University | 2018 | 2023']);
  });
});

describe('The end of a resume', () => {
  it('is signed with a town and a day, which belong to no list above', () => {
    const { skills, certificates } = profile(
      'KENNTNISSE',
      'Führerschein: Klasse B, Staplerschein',
      'Farsund, 10.11.2026',
    );
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Führerschein: Klasse B', 'Staplerschein']);
    expect(certificates).to.equal(undefined);
  });

  it('may be a certificate with its day, below its heading or before other dates', () => {
    const first = ['WORK', '2019 – 2022 Cook, Harbour Kitchen', 'CERTIFICATES', 'First aid, 12.03.2019'];
    expect(profile(...first).certificates).to.deep.equal([{ name: 'First aid', date: '2019-03-12' }]);
    const second = [...first.slice(0, 3), 'Food hygiene, 2020', 'First aid, 12.03.2019'];
    expect(profile(...second).certificates?.map(({ name }) => name)).to.deep.equal(['Food hygiene', 'First aid']);
  });

  it('may be a list of licences, of which none issued another', () => {
    expect(profile('KENNTNISSE', 'EDV\tExcel', 'Führerschein\tKlasse B, Staplerschein').certificates).to.deep.equal([
      { name: 'Führerschein Klasse B' },
      { name: 'Staplerschein' },
    ]);
  });
});

describe('Grants and degrees in rows', () => {
  it('are given at the beginning of their time, and by nobody who is a sum', () => {
    expect(profile('GRANTS', '• 2021–2025 Lamp Council, "Silent wicks", NOK 9.8M').awards).to.deep.equal([
      { title: 'Lamp Council, "Silent wicks"', date: '2021' },
    ]);
  });

  it('are given by clubs and schools with a number in their names', () => {
    const lines = ['2021 Best cook, The 3 Harbours Club', '2019 Young chef, IHK 24 Nord'];
    expect(profile('AWARDS', ...lines).awards?.map(({ awarder }) => awarder)).to.deep.equal([
      'The 3 Harbours Club',
      'IHK 24 Nord',
    ]);
  });

  it('have their date and mark behind the word for when they were obtained', () => {
    const { education } = profile(
      'EDUCATION',
      'Bachelor of Science, Business Administration',
      'Lakeside State University',
      'Conferred 05/2014, GPA 3.4, 121 semester hours',
    );
    expect(education?.[0]).to.include({ endDate: '2014-05', score: '3.4' });
  });

  it('name their field in Portuguese, and an examination for a trade in German', () => {
    expect(profile('FORMAÇÃO', 'Licenciatura em Gestão', 'Universidade do Farol').education?.[0]?.area).to.equal(
      'Gestão',
    );
    expect(
      profile('AUSBILDUNG', 'Meisterprüfung Konditor', 'Harbour Akademie', '2015').education?.[0]?.studyType,
    ).to.equal('Meisterprüfung Konditor');
  });

  it('have no initials of a board for a field, and no mark for a phone number', () => {
    const { education, basics } = profile(
      'EDUCATION',
      'B.Sc. Nursing\tLakeside University of Health Sciences\t2016\t71.4%',
      'Matriculation\tP.S.L.B., Farsund\t2010\t82%',
    );
    expect(education?.map(({ area }) => area)).to.deep.equal(['Nursing', undefined]);
    expect(basics?.phone).to.equal(undefined);
  });
});

describe('Teaching in a row', () => {
  it('has no employer in what was taught, with the post in brackets', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Lecturer, Lakeside University',
        '2018 – 2023',
        'TEACHING',
        'Wicks II (lecturer)   2021 – 2023',
      ),
    ).to.deep.equal(['Lecturer | Lakeside University | 2018 | 2023']);
  });
});
