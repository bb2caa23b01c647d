import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];

describe('The posts that somebody held', () => {
  it('are distinguished where several with one employer are on a line', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Tern Lamps GmbH, Mannheim, Germany    2009 – 2016',
        'Managing Director',
        '',
        'Wick & Company, Paris    2001 – 2009',
        'Principal (2006-2009), Engagement Manager (2003-2006), Associate (2001-2003)',
      ),
    ).to.deep.equal([
      'Managing Director | Tern Lamps GmbH | 2009 | 2016',
      'Principal | Wick & Company | 2006 | 2009',
      'Engagement Manager | Wick & Company | 2003 | 2006',
      'Associate | Wick & Company | 2001 | 2003',
    ]);
    expect(
      jobs('EXPERIENCE', 'Wick, Tallow & Flint LLP', 'Partner (2020 – Present); Associate (2014 – 2019)', ...BODY),
    ).to.deep.equal([
      'Partner | Wick, Tallow & Flint LLP | 2020 | -',
      'Associate | Wick, Tallow & Flint LLP | 2014 | 2019',
    ]);
  });

  it('leave out time away, which takes no dates and no names from the others', () => {
    expect(
      jobs(
        'EMPLOYMENT',
        'Career break – full-time parent',
        'September 2017 – January 2023',
        '',
        'Accounts Payable Team Lead',
        'Tern Devices Ltd, Farsund',
        'May 2012 – August 2017',
        '- Led a team of five',
        '',
        'Accounts Assistant',
        'Flint Seafoods, Farsund',
        'June 2009 – April 2012',
        '- Kept the ledgers',
      ),
    ).to.deep.equal([
      'Accounts Payable Team Lead | Tern Devices Ltd | 2012-05 | 2017-08',
      'Accounts Assistant | Flint Seafoods, Farsund | 2009-06 | 2012-04',
    ]);
    expect(jobs('EXPERIENCE', 'Sabbatical Coordinator', 'Tern Ltd', '2001 - 2004', ...BODY)).to.have.length(1);
  });

  it('are with the employer above the empty line, not with the one below it', () => {
    expect(
      jobs(
        'Experience',
        'Tern Payments',
        '5 years 2 months',
        'Staff Reliability Engineer',
        'March 2023 - Present (1 year 8 months)',
        'Lagos, Nigeria',
        '',
        'Senior Reliability Engineer',
        'September 2019 - March 2023 (3 years 7 months)',
        'Lagos, Nigeria',
        '',
        'Wick Telecoms',
        'Systems Administrator',
        'January 2015 - August 2019 (4 years 8 months)',
        'Abuja, Nigeria',
      ),
    ).to.deep.equal([
      'Staff Reliability Engineer | Tern Payments | 2023-03 | -',
      'Senior Reliability Engineer | Tern Payments | 2019-09 | 2023-03',
      'Systems Administrator | Wick Telecoms | 2015-01 | 2019-08',
    ]);
  });

  it('keep their rank in brackets, commas and all', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'UNITED HARBOUR FORCE, Various Locations    2009 – 2023',
        'Senior Supervisor (Sergeant First Class, E-7), Fort Wick, TX    2018 – 2023',
        '• Led 45 people',
        'Supply Sergeant (Staff Sergeant, E-6), Camp Flint, South Korea    2014 – 2018',
        '• Kept the stores',
      ).map((job) => job.split(' | ').slice(0, 2)),
    ).to.deep.equal([
      ['Senior Supervisor (Sergeant First Class, E-7)', 'UNITED HARBOUR FORCE'],
      ['Supply Sergeant (Staff Sergeant, E-6)', 'UNITED HARBOUR FORCE'],
    ]);
  });

  it('on boards are listed beside the employment', () => {
    const { work, volunteer } = parseText(
      'CAREER HISTORY',
      'Managing Director',
      'Tern Lamps GmbH',
      '2009 – 2016',
      ...BODY,
      'BOARD MANDATES',
      'Non-Executive Director, Flint Holding AG (since 2020)',
      'Trustee, Harbour Conservancy, 2016 – present',
      'Member, Lantern Research Council (2015–2020)',
    ).profile;
    expect(work?.map(({ position }) => position)).to.deep.equal(['Managing Director']);
    expect(volunteer?.map(({ position, organization }) => `${position}, ${organization}`)).to.deep.equal([
      'Non-Executive Director, Flint Holding AG',
      'Trustee, Harbour Conservancy',
      'Member, Lantern Research Council',
    ]);
  });

  it('keep both words of a legal form', () => {
    expect(
      jobs('EXPERIENCE', 'Flint Power Pty Ltd - Leeds', 'Leading Hand Electrician', 'March 2018 - now', ...BODY)[0],
    ).to.include('Flint Power Pty Ltd');
  });
});

describe('What somebody was called for a while', () => {
  const POST = ['Experience', 'Glazier, Tern Logistics Ltd', '03/2015 – 02/2019', 'Cut the glass of two harbours.', ''];
  for (const line of [
    'Teacher of the Year, Gull Middle School 2015 - 2016',
    'Manager of the Quarter, Gull Lamp Ltd, 2014 - 2015',
    'Mitarbeiterin des Jahres, Tern GmbH, 2014 – 2015',
    'Vendeuse de l’année, Société Tern, 2014 – 2015',
    'Empleada del mes, Tern S.L., 2014 – 2015',
    'Medewerker van het jaar, Tern B.V., 2014 – 2015',
    'Pracownik roku, Tern Sp. z o.o., 2014 – 2015',
    'Cameriera dell’anno, Tern S.r.l., 2014 – 2015',
    'Funcionária do mês, Tern Lda., 2014 – 2015',
  ])
    it(`is no post: "${line}"`, () => {
      expect(jobs('Ida Moreno', ...POST, line)).to.have.length(1);
    });

  it('is said of the post that it stands behind', () => {
    const [, second] = jobs('Ida Moreno', ...POST, 'Cook - employee of the month, Gull Foods Ltd', '2003 – 2005');
    expect(second).to.match(/^Cook/u);
  });
});

describe('A body that people are members of', () => {
  const POST = ['Experience', 'Glazier, Tern Logistics Ltd', '03/2015 – 02/2019', 'Cut the glass of two harbours.', ''];
  for (const name of ['National Association of Black Journalists', 'Gull Society for Glass Engineers'])
    it(`is no title, whatever they are called: "${name}"`, () => {
      const titles = jobs('Ida Moreno', ...POST, `${name} - 2014 to present`).map((job) => job.split(' | ')[0]);
      expect(titles).not.to.include(name);
    });

  it('employs who has a title there', () => {
    const [, second] = jobs('Ida Moreno', ...POST, 'Director, Gull Association of Glaziers', '2019 – 2021');
    expect(second).to.equal('Director | Gull Association of Glaziers | 2019 | 2021');
  });
});

describe('Posts below the heading of a list, in a document that heads its work', () => {
  const below = (...lines: string[]) =>
    parseText('Ann Lee', 'EXPERIENCE', 'Glazier, Tern Ltd', '2015 – 2019', ...lines).profile;
  const titles = (...lines: string[]) => below(...lines).work?.map(({ position }) => position);

  it('have months from when until when, or a title beyond doubt', () => {
    expect(titles('ACCOMPLISHMENTS', 'Tern Ltd', 'Lamp fitter', '04/2012 - 06/2015')).to.deep.equal([
      'Glazier',
      'Lamp fitter',
    ]);
    expect(titles('ACCOMPLISHMENTS', 'Sales manager, Gull Ltd, 2012 – 2015')).to.deep.equal([
      'Glazier',
      'Sales manager',
    ]);
  });

  it('are no awards with the years of somebody who gave them', () => {
    const lines = ['2008 Sales Manager of the Year', 'Gull International Ltd: 2007-2011 Gold Club'];
    expect(titles('CORE ACCOMPLISHMENTS', ...lines)).to.deep.equal(['Glazier']);
  });

  it('are no licences, which are certificates', () => {
    const { profile, sections } = parseText(
      ...['Ann Lee', 'EXPERIENCE', 'Glazier, Tern Ltd', '2015 – 2019'],
      'LICENSES AND CERTIFICATIONS',
      'Registered Nurse: State of Illinois: August 2013-Present',
      'Basic Life Support (BLS) Certification: 2014-Present',
    );
    const { work, certificates } = profile;
    expect(work).to.have.length(1);
    expect(sections?.filter(({ kind }) => kind === 'work')).to.have.length(1);
    expect(certificates?.map(({ name }) => name)).to.deep.equal([
      'Registered Nurse: State of Illinois',
      'Basic Life Support (BLS) Certification',
    ]);
  });
});

describe('What somebody taught', () => {
  for (const [heading, language] of [
    ['Courses taught', 'English'],
    ['Gehaltene Lehrveranstaltungen', 'German'],
    ['Cours dispensés', 'French'],
    ['Asignaturas impartidas', 'Spanish'],
  ]) {
    it(`is no post below a heading that says so, in ${language}`, () => {
      expect(
        jobs(
          ...['Ann Lee', 'EXPERIENCE', 'Lecturer, Lantern University', '2005 – 2019', heading!],
          ...['Design of Lamps/Capstone Project (2005-present)', 'Emerging Wick Technologies (2006-2007)'],
        ),
      ).to.deep.equal(['Lecturer | Lantern University | 2005 | 2019']);
    });
  }
});
