import { expect } from 'chai';
import { PhraseMatcher } from '../../../../core/taxonomy/phrases/phrase-matcher.js';
import { PhraseCollector } from '../../../../core/taxonomy/phrases/phrase-tables.js';

const phrases = ['lamp trimming', 'lamp', 'wick', 'lamp and wick care'];
const collector = new PhraseCollector();
for (const [number, phrase] of phrases.entries()) collector.add(phrase, number);
const matcher = new PhraseMatcher(collector.tables(), (number) => phrases[number]!);

const found = (text: string): string[] => matcher.find(text).map(({ value }) => value);
const LONG = 'Kept the lights of the harbour and was in charge of lamp';

describe('Where a phrase ends', () => {
  it('is at a bullet, whatever it is drawn with', () => {
    for (const bullet of ['-', '–', '*', '•', '·', '▪', 'o', '1.', '>']) {
      expect(found(`${LONG}\n${bullet} trimming`), bullet).to.deep.equal(['lamp']);
    }
  });

  it('is at a table cell and at the end of a paragraph', () => {
    for (const gap of ['\t', ' | ', '|', '\n\n', '\r\n\r\n', '\n \n', '     ']) {
      expect(found(`${LONG}${gap}trimming`), JSON.stringify(gap)).to.deep.equal(['lamp']);
    }
  });

  it('is at the end of a short line, which is an item of its own', () => {
    expect(found('Lamp\nTrimming')).to.deep.equal(['lamp']);
    expect(found('Wick\nLamp\nTrimming')).to.deep.equal(['wick', 'lamp']);
  });

  it('is not at the end of a line that was wrapped', () => {
    expect(found(`${LONG}\ntrimming`)).to.deep.equal(['lamp trimming']);
    expect(found(`${LONG}\n    Trimming`)).to.deep.equal(['lamp trimming']);
    expect(found(`${LONG}-\ntrimming`)).to.deep.equal(['lamp trimming']);
    expect(found('Lamp\ntrimming')).to.deep.equal(['lamp trimming']);
  });

  it('leaves both names of a list', () => {
    expect(found('lamp and wick')).to.deep.equal(['lamp', 'wick']);
    expect(found('Lamp/Wick, lamp & wick')).to.deep.equal(['lamp', 'wick', 'lamp', 'wick']);
  });
});
