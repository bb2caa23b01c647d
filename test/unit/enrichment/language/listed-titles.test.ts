import { expect } from 'chai';
import { withListedTitles } from '../../../../adapters/enrichment/language/listed-titles.js';
import { headWordLexicon, parseResume, plainTextDocument } from '../../../../adapters/enrichment/parse/index.js';
import { TITLE } from '../../../../adapters/enrichment/parse/thresholds.js';
import { occupations } from '../../../support/taxonomy.js';

describe('Titles that the taxonomy lists', () => {
  const { isTitle } = withListedTitles(headWordLexicon, occupations);

  it('are titles, whatever word heads them', () => {
    for (const title of ['Camionista', 'Pomoc kuchenna', 'Nail tech', 'Cartero', 'Cassiera', 'Afwasser'])
      expect(isTitle(title), title).to.be.at.least(TITLE.clear);
  });

  it('leave what is more often something else to the words around it', () => {
    for (const phrase of ['Model', 'Partner', 'northwind nail tech', 'Northwind', 'Senior', 'Faber'])
      expect(isTitle(phrase), phrase).to.be.below(TITLE.clear);
  });

  it('are found in the resume that names them', () => {
    const text = ['Ewa Lis', 'DOŚWIADCZENIE', '2019 – 2021 Pomoc kuchenna, Zajazd Lipowy, Farsund'].join('\n');
    const context = { referenceDate: '2026-06-01' };
    const { profile } = parseResume(plainTextDocument(text), context, {
      titles: withListedTitles(headWordLexicon, occupations),
    });
    expect(profile.work?.[0]).to.include({ position: 'Pomoc kuchenna', startDate: '2019' });
  });

  it('are parted from an employer that no word gives away, and a surname from none', () => {
    const namesIn = (row: string): (string | undefined)[] => {
      const text = ['Ewa Lis', 'WERKERVARING', `2019 – 2021   ${row}`].join('\n');
      const { profile } = parseResume(
        plainTextDocument(text),
        { referenceDate: '2026-06-01' },
        { titles: withListedTitles(headWordLexicon, occupations) },
      );
      return [profile.work?.[0]?.position, profile.work?.[0]?.name];
    };
    expect(namesIn('Kok, Van Rooijen, Zwolle')).to.deep.equal(['Kok', 'Van Rooijen']);
    expect(namesIn('Zeitungszusteller, Farsunder Rundschau')).to.deep.equal([
      'Zeitungszusteller',
      'Farsunder Rundschau',
    ]);
    expect(namesIn('Lampist bij Faber, Brodersen en Partners, Zwolle')).to.deep.equal([
      'Lampist',
      'Faber, Brodersen en Partners',
    ]);
  });
});
