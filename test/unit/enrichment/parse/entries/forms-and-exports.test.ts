import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

describe('Resumes made by a form', () => {
  const EUROPASS = [
    'Europass',
    'Curriculum Vitae',
    'First name(s) / Surname(s)    Zbigniewa Lampova',
    'E-mail    z.lampova@example.sk',
    'Work experience',
    '',
    'Dates    01/02/2016 - Present',
    'Occupation or position held    Quality Engineer',
    'Main activities and responsibilities    Audits of lamps',
    'Name and address of employer    Tern Lampy s.r.o., Trnava, Slovakia',
    'Type of business or sector    Automotive',
    '',
    'Dates    15/09/2010 - 31/01/2016',
    'Occupation or position held    Laboratory Technician',
    'Name and address of employer    Wick Lampy a.s., Trnava, Slovakia',
    'Personal skills and competences',
    'Mother tongue(s)    Slovak',
    'Other language(s)    English (C1), German (B1)',
  ];

  it('are read by their labels, whatever parts label and value', () => {
    const { basics, work, languages } = parseText(...EUROPASS).profile;
    expect(basics?.name).to.equal('Zbigniewa Lampova');
    expect(work?.map(({ position, name, location, startDate }) => [position, name, location, startDate])).to.deep.equal(
      [
        ['Quality Engineer', 'Tern Lampy s.r.o.', 'Trnava, Slovakia', '2016-02-01'],
        ['Laboratory Technician', 'Wick Lampy a.s.', 'Trnava, Slovakia', '2010-09-15'],
      ],
    );
    expect(languages?.map(({ language, fluency }) => `${language}: ${fluency}`)).to.deep.equal([
      'Slovak: Mother tongue',
      'English: C1',
      'German: B1',
    ]);
  });

  it('have their title below the pay and the hours', () => {
    expect(
      jobs(
        'Work Experience:',
        'U.S. Department of the Lantern    05/2018 - Present',
        'Bureau of Wicks    Salary: 82,000.00 USD Per Year',
        'Albuquerque, NM US    Hours per week: 40',
        'Series: 0343 Pay Plan: GS Grade: 12',
        'Program Analyst',
        'Duties, Accomplishments and Related Skills:',
        'Analyzed the budgets of fourteen offices.',
        'Okay to contact this Supervisor: Yes',
        '',
        'Northern Forestry Office    08/2013 - 04/2018',
        'Santa Fe, NM US    Hours per week: 40',
        'Budget Analyst',
        'Prepared the annual budget.',
      ),
    ).to.deep.equal([
      'Program Analyst | U.S. Department of the Lantern | 2018-05 | -',
      'Budget Analyst | Northern Forestry Office | 2013-08 | 2018-04',
    ]);
  });

  it('that begin with a sidebar have the head of the page where the name stands', () => {
    const { basics, certificates } = parseText(
      'Contact',
      'seun.dada@example.com',
      '',
      'Certifications',
      'Lantern Keeper',
      'Solutions Architect - Associate',
      '',
      'Seun Dada',
      'Staff Reliability Engineer at Tern Payments',
      'Lagos, Nigeria',
      '',
      'Experience',
      'Tern Payments',
      'Staff Reliability Engineer',
      'March 2023 - Present',
    ).profile;
    expect(basics?.label).to.equal('Staff Reliability Engineer');
    expect(basics?.location).to.include({ city: 'Lagos', countryCode: 'NG' });
    expect(certificates?.map(({ name }) => name)).to.deep.equal(['Lantern Keeper', 'Solutions Architect - Associate']);
  });

  it('name a project by the value of its label, and the role in it likewise', () => {
    const { projects, basics } = parseText(
      'Ann Lee',
      'Work Experience:',
      '- Working with Tern Infotech Pvt. Ltd. as Senior Consultant from Aug 2018 to till date',
      'Project Details:',
      'Client : Tern Foods Inc, USA',
      'Role : Senior Glazier',
      'Duration : Jan 2020 to Dec 2021',
      '• Mended the lamps of the harbour',
    ).profile;
    expect(projects?.map(({ name, roles }) => [name, roles])).to.deep.equal([
      ['Tern Foods Inc, USA', ['Senior Glazier']],
    ]);
    expect(basics?.location).to.equal(undefined);
  });
});

describe('What a heading and a pair of numbers mean', () => {
  it('shows in the qualifications themselves', () => {
    const { education, skills } = parseText(
      'QUALIFICATIONS',
      'BA (Hons) English Literature, University of Wicks, 2008',
      'Diploma in Fundraising, 2016',
    ).profile;
    expect(education?.map(({ studyType }) => studyType)).to.deep.equal(['BA (Hons)', 'Diploma in Fundraising']);
    expect(skills).to.equal(undefined);
    expect(parseText('QUALIFICATIONS', 'Glazing, soldering, lamp making').profile.education).to.equal(undefined);
  });

  it('shows in the other pairs of the document', () => {
    const entry = (years: string): string[] => ['Events Assistant', 'Tern Trust Ltd', years, 'Kept the ledgers.', ''];
    expect(jobs('EXPERIENCE', ...entry('2014-19'), ...entry('2008-11'))[1]).to.match(/2008 \| 2011$/u);
    expect(jobs('EXPERIENCE', ...entry('2014-08 - 2015-03'), ...entry('2008-11 - 2009-02'))[1]).to.match(
      /2008-11 \| 2009-02$/u,
    );
  });

  it('shows in the account above: a ward is where in the house, not another house', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'ST. WICK REGIONAL MEDICAL CENTER, Baton Rouge, LA',
        'Charge Nurse, Medical ICU    06/2019 - Present',
        '• Led fourteen nurses',
        'Staff Nurse, Surgical ICU    02/2016 - 06/2019',
        '• Cared for patients',
      ),
    ).to.deep.equal([
      'Charge Nurse, Medical ICU | ST. WICK REGIONAL MEDICAL CENTER | 2019-06 | -',
      'Staff Nurse, Surgical ICU | ST. WICK REGIONAL MEDICAL CENTER | 2016-02 | 2019-06',
    ]);
  });
});

describe('The home of a British resume', () => {
  it('is the town before the postal code', () => {
    expect(parseText('Ann Lee', '14 Fernhill Close, Swindon, SN2 5ZZ').profile.basics?.location).to.include({
      city: 'Swindon',
      postalCode: 'SN2 5ZZ',
      countryCode: 'GB',
    });
  });
});

describe('Wordings of the header of an entry', () => {
  it('may open with "From … to …:"', () => {
    expect(
      jobs(
        'Employment history',
        'From March 2020 to present: Sous Chef at The Drowned Lantern',
        '- Ordering and menu planning',
        'From 2013 to 2016: Commis de cuisine, Hotel Fernlicht',
      ).map((job) => job.split(' | ').slice(0, 3)),
    ).to.deep.equal([
      ['Sous Chef', 'The Drowned Lantern', '2020-03'],
      ['Commis de cuisine', 'Hotel Fernlicht', '2013'],
    ]);
  });

  it('may end with a full stop and the account after it', () => {
    expect(
      jobs(
        'EXPERIENCE:',
        'Tern Freight Lines, Inc., Amarillo, TX',
        '  OTR Driver, 11/2017-present. 48 states, reefer, 110k miles per year. No accidents.',
        'Wick Oil Haulers LLC, Midland TX',
        '  Tanker Driver, 3/2013-10/2017. Crude hauling, nights.',
      ),
    ).to.deep.equal([
      'OTR Driver | Tern Freight Lines, Inc. | 2017-11 | -',
      'Tanker Driver | Wick Oil Haulers LLC | 2013-03 | 2017-10',
    ]);
  });

  it('may have place and dates in one pair of brackets', () => {
    const { work } = parseText(
      'EXPERIENCE',
      'Tern GmbH — Lead Engineer (Berlin, 08/2021 – today)',
      '- Mended the lamps of the harbour',
    ).profile;
    expect(work?.[0]).to.include({ position: 'Lead Engineer', name: 'Tern GmbH', location: 'Berlin' });
  });

  it('may say when a remark in brackets came true', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'MERIDIAN LAMPS, INC. (acquired by Wick in 2020)',
        'Program Manager    2014 – 2021',
        'Business Analyst    2007 – 2014',
        '• Kept the ledgers',
      ),
    ).to.deep.equal([
      'Program Manager | MERIDIAN LAMPS, INC. | 2014 | 2021',
      'Business Analyst | MERIDIAN LAMPS, INC. | 2007 | 2014',
    ]);
  });
});

describe('The head of a resume', () => {
  it('has a name with a nickname, and a headline without the town after it', () => {
    const { basics } = parseText(
      'Rufus "Red" Lampert',
      'CDL-A Driver • Amarillo, Texas • (806) 555-0191 • red.lampert@example.com',
    ).profile;
    expect(basics).to.include({ name: 'Rufus "Red" Lampert', label: 'CDL-A Driver' });
  });

  it('may name the document first, and the place of birth is no home', () => {
    const { basics } = parseText(
      'Curriculum Vitae of Baptiste Le Fanal',
      'Personal details',
      'Born: 4 June 1991 in Quimper, France',
      'Address: 19 Harbour Street, Cork, Ireland',
    ).profile;
    expect(basics?.name).to.equal('Baptiste Le Fanal');
    expect(basics?.location?.countryCode).to.equal('IE');
  });
});
