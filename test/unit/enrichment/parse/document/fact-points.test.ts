import { expect } from 'chai';
import { jobs, parseText } from '../support.js';

describe('Facts of an entry behind small signs', () => {
  it('are employer and dates of the title above them, and what stands beside them is its account', () => {
    const rows = [
      'Mara Lindqvist',
      'Experience',
      'Senior Lampist',
      '• Tern Lamps Ltd\tLamps for three harbours and a lighthouse.',
      '• Feb 2021 – Present',
      'Lampist',
      '• Gull Works Ltd\tTrimmed wicks and wrote to all who had lost one.',
      '• May 2017 – Jan 2021',
    ];
    expect(jobs(...rows)).to.deep.equal([
      'Senior Lampist | Tern Lamps Ltd | 2021-02 | -',
      'Lampist | Gull Works Ltd | 2017-05 | 2021-01',
    ]);
    expect(parseText(...rows).profile.work?.[1]?.summary).to.include('Trimmed wicks');
  });

  it('are not the points of an account, however many years these tell of', () => {
    const [work] = parseText(
      'Mara Lindqvist',
      'Experience',
      'Senior Glazier, Tern Lamps Ltd, Feb 2021 – Present',
      '• Cut the panes of three harbours',
      '• Led the move of 2022 – 2023 to safer furnaces',
    ).profile.work!;
    expect(work).to.include({ position: 'Senior Glazier', name: 'Tern Lamps Ltd', startDate: '2021-02' });
    expect(work!.highlights).to.have.length(2);
  });

  it('stand beside the first line of the account where the place is above them in their cell', () => {
    expect(
      jobs(
        'Mara Lindqvist',
        'Experience',
        'Tern Lamps Ltd, Senior Lampist\tLeeds',
        '• Leads a team of six lampists on night shifts\tFeb 2021 – Present',
        '• Introduced oil that cut the smoke by a fifth',
        'Tern Lamps Ltd, Lampist\tLeeds',
        '• Trimmed wicks\tMay 2017 – Jan 2021',
        'Gull Works Ltd, Glazier\tLeeds',
        'Cut the panes of a ferry.\tSep 2014 – Apr 2017',
      ),
    ).to.deep.equal([
      'Senior Lampist | Tern Lamps Ltd | 2021-02 | -',
      'Lampist | Tern Lamps Ltd | 2017-05 | 2021-01',
      'Glazier | Gull Works Ltd | 2014-09 | 2017-04',
    ]);
  });
});
