import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

const HEAD = ['Nora Whitfield-Osei', 'Denver, CO | nora.wo@example.com | 303-555-0142', ''];
const STUDIED = ['Education', 'BA History, Fairholt College, 2011', ''];
const NURSE = ['Experience', 'Nurse, Harlow Hospital, 2015 - 2018', '- Took care of patients', ''];

describe('A heading that comes twice', () => {
  it('ends a section that has no lists of its own: skills are no certificates', () => {
    const { certificates, skills } = parseText(
      'Mara Lindqvist',
      'Skills',
      'Glazing',
      'Certifications',
      'Lamp Safety Licence',
      'Skills',
      'Strong team player',
      'Budgeting',
    ).profile;
    expect(certificates?.map(({ name }) => name)).to.deep.equal(['Lamp Safety Licence']);
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Glazing', 'Strong team player', 'Budgeting']);
  });
});

describe('unusual headings', () => {
  for (const heading of [
    'Nursing experience',
    'Kitchen experience',
    'Clinical appointments',
    'Retail experience:',
    'Career to date',
    'Trade history',
    'Working life',
    'Previous jobs',
    'Current role',
    'ROLES',
    'Contract work',
    "Jobs I've had",
    'What I have done',
  ])
    it(`head work: "${heading}"`, () => {
      expect(jobs(...HEAD, ...STUDIED, heading, 'Nurse, Harlow Hospital, 2015 - 2018')).to.deep.equal([
        'Nurse | Harlow Hospital | 2015 | 2018',
      ]);
    });

  for (const heading of [
    'Clinical skills',
    'Office skills',
    'IT',
    'Computer packages',
    'Machinery:',
    'What I bring',
    // As in the PDF that LinkedIn makes of a profile.
    'Top Skills',
    'Top-Kenntnisse',
    'Aptitudes principales',
    'Principales compétences',
    'Competenze principali',
  ])
    it(`head skills: "${heading}"`, () => {
      const { profile } = parseText(...HEAD, ...NURSE, heading, 'Excel, Cerner, Phlebotomy');
      expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Excel', 'Cerner', 'Phlebotomy']);
    });

  for (const heading of [
    'CPD',
    'Short courses',
    'Other training',
    'Licenses & designations',
    'Vocational qualifications',
    'Certificates held',
    'First aid',
  ])
    it(`head certificates: "${heading}"`, () => {
      const { profile } = parseText(...HEAD, 'Skills', 'Excel', '', heading, 'Lamp Safety Certificate, 2019');
      expect(profile.certificates?.map(({ name }) => name)).to.deep.equal(['Lamp Safety Certificate']);
      expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Excel']);
    });

  for (const heading of ['Giving back', 'Voluntary roles', 'Unpaid work', 'Trusteeships'])
    it(`head help that is not paid: "${heading}"`, () => {
      const { profile } = parseText(...HEAD, ...NURSE, heading, 'Treasurer, Leeds Food Bank, 2016 - 2019');
      expect(profile.work?.map(({ position }) => position)).to.deep.equal(['Nurse']);
      expect(profile.volunteer?.map(({ position }) => position)).to.deep.equal(['Treasurer']);
    });

  it('head degrees where all below "Qualifications" have their year, and "Skills" is a section of its own', () => {
    const { profile } = parseText(
      ...HEAD,
      'Qualifications',
      'Certificate III in Electrotechnology, TAFE Darling Downs, 2016',
      'NVQ Level 2 in Warehousing, 2014',
      '',
      'Skills',
      'Fault finding',
    );
    expect(profile.education?.map(({ studyType }) => studyType)).to.deep.equal([
      'Certificate III in Electrotechnology',
      'NVQ Level 2 in Warehousing',
    ]);
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal(['Fault finding']);
  });

  it('head skills where "Qualifications" are what somebody is like', () => {
    const { profile } = parseText(...HEAD, 'Qualifications', 'Team leadership', 'Ten years of retail');
    expect(profile.education ?? []).to.deep.equal([]);
    expect(profile.skills).to.have.lengthOf(2);
  });

  it('are items where they stand in a list of skills', () => {
    const { profile } = parseText(
      ...HEAD,
      ...NURSE,
      'Skills',
      'Retail experience',
      'Customer service',
      'First aid',
      'Machinery',
      'Manual handling',
    );
    expect(profile.skills?.map(({ name }) => name)).to.deep.equal([
      'Retail experience',
      'Customer service',
      'First aid',
      'Machinery',
      'Manual handling',
    ]);
  });

  it('are words of a summary where no dates of work are below them', () => {
    const lines = ['Summary', 'A calm person', '', 'Nursing experience', 'Good with people', '', ...NURSE];
    expect(jobs(...HEAD, ...lines)).to.deep.equal(['Nurse | Harlow Hospital | 2015 | 2018']);
  });

  it('are no capitals at the beginning of a sentence', () => {
    const { profile } = parseText(...HEAD, ...NURSE, 'IT security of the ward, and its', 'users, in three hospitals');
    expect(profile.skills ?? []).to.deep.equal([]);
  });

  it('in words that nobody knows still end the degrees where a post with its employer is below', () => {
    const { profile } = parseText(
      ...HEAD,
      ...STUDIED,
      'Where life took me',
      'Class Teacher',
      'Holmcroft Primary School, Halifax',
      'Sept 2016 - present',
    );
    expect(profile.education?.map(({ institution }) => institution)).to.deep.equal(['Fairholt College']);
    expect(profile.work?.map(({ position, name }) => [position, name])).to.deep.equal([
      ['Class Teacher', 'Holmcroft Primary School'],
    ]);
  });

  it('do not make work of what was studied under another heading', () => {
    const lines = [
      'Education',
      'Electrical Engineer, University of Fairholt, 2010 - 2014',
      '',
      'Later',
      'BA History, Fairholt College, 2018',
    ];
    expect(jobs(...HEAD, ...lines)).to.deep.equal([]);
  });
});

describe("posts that are not the candidate's", () => {
  const CASHIER = ['Experience', 'Cashier, Moss Foods, 2010 - 2014', ''];
  for (const lines of [
    ['Referees', 'John Lund, Store Manager at Brackwater Foods since 2014'],
    ['References', 'Jane Lund - Operations Director, Brackwater Foods (line manager 2015 - 2020)'],
    ['Hobbies', 'Captain, Leeds Netball Club, 2015 - 2019'],
    ['Interests', 'Captain, Leeds Netball Club, 2015 - 2019'],
  ])
    it(`are none of theirs: "${lines[0]}"`, () => {
      expect(jobs(...HEAD, ...CASHIER, ...lines)).to.deep.equal(['Cashier | Moss Foods | 2010 | 2014']);
    });

  it('do not keep a post below an unknown heading from being read', () => {
    const lines = ['Notes', 'Store Manager, Brackwater Foods, 2015 - 2020'];
    expect(jobs(...HEAD, ...CASHIER, ...lines)).to.have.lengthOf(2);
  });

  it('are no time away from work either', () => {
    expect(
      jobs(
        ...HEAD,
        ...CASHIER,
        ...['Unemployed, Jan 2020 - Present', '', 'Travelling in Asia, 2018 - 2019', '', 'Redundancy, 2017 - 2018', ''],
        ...['Study leave', '2016 - 2017', '', 'Relocation to Canada, 2015 - 2016', '', '2014 - 2015    Career break'],
      ),
    ).to.deep.equal(['Cashier | Moss Foods | 2010 | 2014']);
    expect(
      jobs(...HEAD, 'Berufserfahrung', 'Kassiererin, Moss Lebensmittel GmbH, 2010 - 2014', 'Weltreise, 2016 - 2017'),
    ).to.deep.equal(['Kassiererin | Moss Lebensmittel GmbH | 2010 | 2014']);
  });

  it('are told from the occupations of those who deal with time away', () => {
    expect(
      jobs(
        ...HEAD,
        'Experience',
        'Travelling Sales Representative, Moss Foods, 2010 - 2014',
        'Relocation Consultant, Alder Movers, 2008 - 2010',
        'Redundancy Adviser, Citizens Bureau, 2005 - 2008',
      ),
    ).to.have.lengthOf(3);
  });
});
