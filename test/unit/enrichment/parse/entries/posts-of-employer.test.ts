import { expect } from 'chai';
import { jobs } from '../support.js';

describe('Posts on lines below the time with their employer', () => {
  it('keep their unit, whatever it is called', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Harlow Ridge Medical Center, Tulsa, OK      March 2018 – Present',
        'Charge Nurse, Medical ICU (June 2021 – Present)',
        '• Directs a team of 14',
        'Staff Nurse, Medical ICU (March 2018 – June 2021)',
        '• Cared for patients',
        '',
        'St. Brannock Hospital, Broken Arrow, OK      July 2015 – February 2018',
        'Registered Nurse, Telemetry',
      ),
    ).to.deep.equal([
      'Charge Nurse, Medical ICU | Harlow Ridge Medical Center | 2021-06 | -',
      'Staff Nurse, Medical ICU | Harlow Ridge Medical Center | 2018-03 | 2021-06',
      'Registered Nurse, Telemetry | St. Brannock Hospital | 2015-07 | 2018-02',
    ]);
    expect(
      jobs(
        'Berufserfahrung',
        'NORDWIND MOTOREN GMBH        01/2012 – 12/2020',
        'Teamleiter – Lackiererei        06/2016 – 12/2020',
        '• Leitet 12 Leute',
        'Monteur – Karosserie        01/2012 – 05/2016',
      ),
    ).to.deep.equal([
      'Teamleiter – Lackiererei | NORDWIND MOTOREN GMBH | 2016-06 | 2020-12',
      'Monteur – Karosserie | NORDWIND MOTOREN GMBH | 2012-01 | 2016-05',
    ]);
  });

  it('have titles that no list knows, which are no employers of the next', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Kestrel Airways, Luton   2012 – 2022',
        'Wickmaster, A330 Fleet, 2017 – 2022',
        '• Loaded lamps',
        'Ramp Agent, Fort Hood, TX, 2012 – 2017',
      ),
    ).to.deep.equal([
      'Wickmaster, A330 Fleet | Kestrel Airways | 2017 | 2022',
      'Ramp Agent | Kestrel Airways | 2012 | 2017',
    ]);
  });

  it('are with other employers where those are named or fall out of the time', () => {
    expect(
      jobs(
        'EXPERIENCE',
        'Northwind Hospital, Leeds   2010 – 2020',
        'Staff Nurse',
        '• Cared for patients',
        'Lecturer, Tern College, 2012 – 2014',
        '• Taught',
      ),
    ).to.deep.equal(['Staff Nurse | Northwind Hospital | 2010 | 2020', 'Lecturer | Tern College | 2012 | 2014']);
    expect(
      jobs(
        'EXPERIENCE',
        'Lead Glazier, Northwind Ltd, 2010 – 2020',
        '• Led',
        'Glazier, Harbour Society, 2005 – 2010',
        '• Cut glass',
      ),
    ).to.deep.equal(['Lead Glazier | Northwind Ltd | 2010 | 2020', 'Glazier | Harbour Society | 2005 | 2010']);
  });
});

describe('A firm that is called by its trade', () => {
  for (const [title, firm] of [
    ['Line Cook', 'Marsh Caterers'],
    ['Delivery Driver', 'Pinnacle Beverage Distributors'],
    ['Butcher', 'Tolland Butchers'],
    ['Community Pharmacist', 'Allwell Chemists'],
    ['Secrétaire', 'Morel Avocats'],
    ['Delineante', 'Osuna Arquitectos'],
    ['Secretaresse', 'Verbruggen Advocaten'],
  ] as const)
    it(`is an employer: ${firm}`, () => {
      expect(jobs('Experience', `${title}, ${firm}, 2018 – 2022`)).to.deep.equal([`${title} | ${firm} | 2018 | 2022`]);
      expect(jobs('Experience', title, `${firm}, Leeds`, '2018 – 2022', '- Worked')).to.deep.equal([
        `${title} | ${firm} | 2018 | 2022`,
      ]);
    });

  it('is not who is led, taught or helped', () => {
    expect(jobs('Experience', 'Head of Software Developers', 'Northwind Ltd', '2014 – 2018')).to.deep.equal([
      'Head of Software Developers | Northwind Ltd | 2014 | 2018',
    ]);
    expect(jobs('Experience', 'Lead, Senior Engineers, Northwind Ltd, 2014 – 2018')[0]).to.include('| Northwind Ltd |');
    expect(jobs('Experience', 'Trainer, Truck Drivers, Northwind Ltd, 2014 – 2018')[0]).to.include('| Northwind Ltd |');
  });
});

describe('How long somebody was with an employer', () => {
  it('is a line of its own below the name in the export of a network, and names nobody', () => {
    const posts = (heading: string, whole: string, now: string): string[] =>
      jobs(
        'Mara Lindqvist',
        '',
        heading,
        'Northwind Ltd',
        whole,
        'Senior Consultant',
        `2020 - ${now}`,
        'Consultant',
        '2017 - 2020',
      );
    const expected = ['Senior Consultant | Northwind Ltd | 2020 | -', 'Consultant | Northwind Ltd | 2017 | 2020'];
    expect(posts('Experience', '7 years 11 months', 'Present')).to.deep.equal(expected);
    expect(posts('Berufserfahrung', '7 Jahre 11 Monate', 'heute')).to.deep.equal(expected);
    expect(posts('Expérience', '7 ans 11 mois', 'présent')).to.deep.equal(expected);
    expect(posts('Experiencia', '7 años 11 meses', 'actualidad')).to.deep.equal(expected);
    expect(posts('Ervaring', '7 jaar 11 maanden', 'heden')).to.deep.equal(expected);
    expect(posts('Doświadczenie', '7 lat 11 miesięcy', 'obecnie')).to.deep.equal(expected);
    expect(posts('Esperienza', '7 anni 11 mesi', 'oggi')).to.deep.equal(expected);
    expect(posts('Experiência', '7 anos 11 meses', 'atual')).to.deep.equal(expected);
  });
});
