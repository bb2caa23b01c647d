import { expect } from 'chai';
import { lexicon, LANGUAGE_PACKS } from '../../../../../adapters/enrichment/parse/lexicons/lexicon.js';
import { findDates } from '../../../../../adapters/enrichment/parse/recognizers/dates.js';
import { jobs } from '../support.js';

describe('words for "it still goes on"', () => {
  for (const word of [
    'present',
    'ongoing',
    'heute',
    'jetzt',
    'laufend',
    "aujourd'hui",
    'hoy',
    'presente',
    'heden',
    'oggi',
    'obecnie',
  ])
    it(`ends no position where "${word}" stands on the line below the start`, () => {
      expect(
        jobs('Experience', '', 'Glazier', 'Northwind Trading Ltd', '06/2019 –', word, '• Cut panes to size'),
      ).to.deep.equal(['Glazier | Northwind Trading Ltd | 2019-06 | -']);
    });
});

describe('a stretch of time that goes on', () => {
  const found = (text: string) =>
    findDates(text, 2026).map(({ start, end, from, to, current }) => [
      text.slice(start, end),
      from ?? to,
      ...(current ? ['now'] : []),
    ]);

  for (const text of [
    '03/2019 – derzeit',
    '03/2019 - z. Zt.',
    '03/2019 – gegenwärtig',
    '03/2019 - en la actualidad',
    '03/2019 - En curso',
    '03/2019 - Act.',
    '03/2019 - nu',
    '03/2019 tot op heden',
    '03/2019 t/m heden',
    'od 03/2019 do teraz',
    '03/2019 - do dziś',
    '03/2019 do chwili obecnej',
    '03/2019 - w trakcie',
    '03/2019 - …',
    '03/2019 -alla data attuale',
    "Dal 03/2019 a tutt'oggi",
    '03/2019 até à data',
    '03/2019 até à presente data',
    '03/2019 - até ao presente',
    'À partir de mars 2019',
    'A partir de marzo de 2019',
    'vanaf maart 2019',
  ])
    it(`is written "${text}"`, () => {
      expect(found(`${text}   Glazier`)).to.deep.equal([[text, '2019-03', 'now']]);
    });

  it('may begin at the first of a month', () => {
    expect(found('per 1 maart 2019   Glazier')).to.deep.equal([['per 1 maart 2019', '2019-03-01', 'now']]);
    expect(found('as per 2019 rules')).to.deep.equal([['2019', '2019']]);
  });

  it('may have nothing behind its dash where all others are over by then', () => {
    const former = ['05/2015 - 02/2019 Baker, Tern Ltd, Leeds'];
    expect(jobs('Experience', '03/2019 - Glazier, Northwind Ltd, Leeds', ...former)).to.deep.equal([
      'Glazier | Northwind Ltd | 2019-03 | -',
      'Baker | Tern Ltd | 2015-05 | 2019-02',
    ]);
    const ended = jobs('Experience', '03/2014 - Glazier, Northwind Ltd, Leeds', ...former);
    expect(ended[0]).to.equal('Glazier | Northwind Ltd | - | 2014-03');
    expect(jobs('Experience', '03/2019 - Glazier, Northwind Ltd, Leeds')).to.deep.equal([
      'Glazier | Northwind Ltd | - | 2019-03',
    ]);
  });

  it('is not opened by a word that only begins alike', () => {
    expect(found('2019 data analyst')).to.deep.equal([['2019', '2019']]);
    expect(found('2010 - do 2012').flat()).not.to.include('now');
    expect(found('à partir de 2010 à 2012').flat()).not.to.include('now');
  });
});

describe('language packs', () => {
  it('have an English word or another for every list, so that no pattern matches everything', () => {
    for (const [concern, lists] of Object.entries(lexicon))
      for (const [name, list] of Object.entries(lists as Record<string, readonly unknown[]>))
        expect(list, `${concern}.${name}`).not.to.be.empty;
  });

  it('name twelve months each and the country of most of their resumes', () => {
    for (const { country, dates } of LANGUAGE_PACKS) {
      expect(country).to.match(/^[A-Z]{2}$/u);
      expect(dates?.months).to.have.lengthOf(12);
    }
  });
});
