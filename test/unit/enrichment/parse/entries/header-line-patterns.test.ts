import { expect } from 'chai';
import { jobs } from '../support.js';

const BODY = ['Kept the ledgers of four branches in order and closed the books every month.'];

describe('Title and employer on one line', () => {
  it('are those of the next post where their first part is a title, although the account above is as short as a name', () => {
    for (const mark of [' — ', ', '])
      expect(
        jobs(
          'EXPÉRIENCES PROFESSIONNELLES',
          `Comptable${mark}Lanternes Armor, Rennes`,
          'Depuis janvier 2021',
          'Factures, relances',
          '',
          `Assistante RH${mark}Groupe Lampadaire, Quimper`,
          'De septembre 2018 à décembre 2020',
          'Paie',
        ),
      ).to.deep.equal([
        'Comptable | Lanternes Armor | 2021-01 | -',
        'Assistante RH | Groupe Lampadaire | 2018-09 | 2020-12',
      ]);
  });

  it('are those of one post only, although the line is next to the dates of two', () => {
    for (const [at, ...others] of [
      ['bei', 'Hotel Laterne, Kiel', 'Xylobutin, Gasthof Adler, Grimma'],
      ['chez', 'Hôtel du Phare, Lyon', 'Xylobutine, Auberge du Lac, Annecy'],
      ['presso', 'Hotel Lanterna, Milano', 'Xylobutina, Trattoria Aquila, Como'],
    ] as const) {
      const [employer, second] = others;
      const [title, name] = second.split(', ');
      expect(jobs('BERUFSERFAHRUNG', '2019 - 2021', `Koch ${at} ${employer}`, '', '2016 - 2018', second)).to.deep.equal(
        [`Koch | ${employer.split(',')[0]!} | 2019 | 2021`, `${title!} | ${name!} | 2016 | 2018`],
      );
    }
  });

  it('are parted by "at" wherever the line is beside dates in a margin', () => {
    expect(
      jobs(
        ...['EXPERIENCE', 'Wick lead at Tern', '2019 - 2021', '• Kept the lamps.'],
        ...['2016 - 2018', 'Lampist at Wakam', '• Kept the wicks.'],
      ),
    ).to.deep.equal(['Wick lead | Tern | 2019 | 2021', 'Lampist | Wakam | 2016 | 2018']);
  });

  it('are assigned as in the other entries where no word distinguishes them', () => {
    expect(
      jobs(
        'Experience',
        ...['Head Glazier, Larkspur Mills', 'May 2017 - present', ...BODY],
        ...['Lantern whisperer, Wakam', 'Jan 2015 - May 2017', ...BODY],
        ...['Bookkeeper, Tern Bank', 'Jan 2012 - Jan 2015', ...BODY],
      ),
    ).to.deep.equal([
      'Head Glazier | Larkspur Mills | 2017-05 | -',
      'Lantern whisperer | Wakam | 2015-01 | 2017-05',
      'Bookkeeper | Tern Bank | 2012-01 | 2015-01',
    ]);
  });

  it('keep the commas of a field and of a legal form', () => {
    expect(
      jobs(
        'Experience',
        ...['Head Glazier, Larkspur Mills', 'May 2017 - present', ...BODY],
        ...['Staff Glazier, Lantern Rooms R&D, Takora Glow, Inc.', 'Jan 2015 - May 2017', ...BODY],
        ...['Bookkeeper, Tern Bank', 'Jan 2012 - Jan 2015', ...BODY],
      )[1],
    ).to.equal('Staff Glazier, Lantern Rooms R&D | Takora Glow, Inc. | 2015-01 | 2017-05');
  });

  it('are read the other way round where the employer comes first', () => {
    expect(
      jobs(
        'Experience',
        ...['Larkspur Mills Ltd, Head Glazier', 'May 2017 - present', ...BODY],
        ...['Wakam, Lantern whisperer', 'Jan 2015 - May 2017', ...BODY],
        ...['Tern Bank, Bookkeeper', 'Jan 2012 - Jan 2015', ...BODY],
      )[1],
    ).to.equal('Lantern whisperer | Wakam | 2015-01 | 2017-05');
  });

  it('do not make an employer of a town', () => {
    expect(
      jobs(
        'Experience',
        ...['Head Glazier, Larkspur Mills', 'May 2017 - present', ...BODY],
        ...['Bookkeeper, Tern Bank', 'Jan 2015 - May 2017', ...BODY],
        ...['Pebble Middle School, Leeds', 'Student Teacher', 'Jan 2012 - Jan 2015', ...BODY],
      )[2],
    ).to.equal('Student Teacher | Pebble Middle School | 2012-01 | 2015-01');
  });

  it('leave the address of the employer out of its name', () => {
    expect(
      jobs(
        'Experience',
        ...['Head Glazier, Larkspur Mills (https://larkspur.example)', 'May 2017 - present', ...BODY],
        ...['Bookkeeper, Tern Bank (https://tern.example)', 'Jan 2015 - May 2017', ...BODY],
      ),
    ).to.deep.equal(['Head Glazier | Larkspur Mills | 2017-05 | -', 'Bookkeeper | Tern Bank | 2015-01 | 2017-05']);
  });
});

describe('A title with its field before a bar', () => {
  it('is whole, and the town beside the dates employs nobody', () => {
    expect(
      jobs(
        ...['EXPERIENCE', 'Registered Nurse, Accident and Emergency Department | Tern General Hospital'],
        ...['Sep 2020 – Present | Hexley', '• Triage of patients'],
        ...['Staff Nurse, Trauma and Orthopaedics | Tern General Hospital', 'Mar 2017 – Aug 2020 | Hexley', '• Wards'],
        ...['Healthcare Assistant | Marigold House', 'Jun 2011 – Feb 2017 | Corley', '• Meals'],
      ),
    ).to.deep.equal([
      'Registered Nurse, Accident and Emergency Department | Tern General Hospital | 2020-09 | -',
      'Staff Nurse, Trauma and Orthopaedics | Tern General Hospital | 2017-03 | 2020-08',
      'Healthcare Assistant | Marigold House | 2011-06 | 2017-02',
    ]);
  });

  it('ends at the comma where an employer is behind it', () => {
    expect(jobs('EXPERIENCE', 'Glazier, Tern Ltd | Leeds', '2015 – 2019')).to.deep.equal([
      'Glazier | Tern Ltd | 2015 | 2019',
    ]);
  });
});
