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
});
