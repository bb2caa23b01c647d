import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

describe('A town behind an employer, with no mark between them', () => {
  it('is cut off where the code of its state is behind it', () => {
    const { work } = parseText('EXPERIENCE', 'Cashier', 'Wick Mart Tulsa OK', '2015 - 2018', '• Sold lamps').profile;
    expect(work?.map(({ name, location }) => [name, location])).to.deep.equal([['Wick Mart', 'Tulsa OK']]);
    expect(jobs('EXPERIENCE', 'Baker', 'Lantern Bakery Des Moines IA 50309', '2011 - 2014')).to.deep.equal([
      'Baker | Lantern Bakery | 2011 | 2014',
    ]);
  });

  it('is a part of the name without a state, behind a preposition, or where nothing else names anybody', () => {
    const employer = (line: string): string => jobs('EXPERIENCE', 'Cook', line, '2011 - 2014')[0]!.split(' | ')[1]!;
    expect(employer('Lantern Clinic Leeds')).to.equal('Lantern Clinic Leeds');
    expect(employer('University of Houston TX')).to.equal('University of Houston TX');
    expect(employer('Hotel Paris TX')).to.equal('Hotel Paris TX');
    expect(employer('Wick Works Tulsa IT')).to.equal('Wick Works Tulsa IT');
  });
});

describe('Legal forms in small letters', () => {
  it('are those of Czech and Slovak firms, and degrees in capitals', () => {
    expect(jobs('EXPERIENCE', '2016 – 2019\tWelder', 'Sklad Lampa a.s., Pardubice')).to.deep.equal([
      'Welder | Sklad Lampa a.s. | 2016 | 2019',
    ]);
    const { work, education } = parseText('EDUCATION', 'Harbour Nursing A.S.', 'Lakeside College, 2016').profile;
    expect(work).to.equal(undefined);
    expect(education).to.have.length(1);
  });
});
