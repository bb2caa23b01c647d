import { expect } from 'chai';
import { parseText } from '../support.js';

/** What no skill is looked for in. */
function asidesOf(...lines: string[]): string[] {
  const text = lines.join('\n');
  return (parseText(...lines).asides ?? []).map(({ start, end }) => text.slice(start, end));
}

const HEAD = ['Una Brackwell', 'una.brackwell@example.org', ''];

describe('What is no part of a trade', () => {
  const headings = [
    'Hobbies and Interests',
    'LEISURE INTERESTS',
    'Freizeitaktivitäten',
    'Centres d’intérêt',
    'Aficiones e intereses',
    'Tempo libero',
    'Passatempos',
    'Vrije tijd',
    'Zainteresowania',
  ];
  for (const heading of headings)
    it(`is what stands below "${heading}"`, () => {
      expect(
        asidesOf(...HEAD, 'Work experience', 'Glazier, Northwind Ltd, 2018 – 2022', '', heading, 'Sailing, chess'),
      ).to.deep.equal(['Sailing, chess']);
    });

  it('is what stands behind a label, to the next one', () => {
    expect(asidesOf(...HEAD, 'Driving licence B | Hobbies: sailing, chess | Available at once')).to.deep.equal([
      '| Hobbies: sailing, chess',
    ]);
    expect(
      asidesOf(...HEAD, 'Fähigkeiten', 'Löten, Glasschnitt', 'Hobbys: Segeln, Schach und', 'fotografieren'),
    ).to.deep.equal(['Hobbys: Segeln, Schach und\nfotografieren']);
  });

  it('is who speaks for the candidate', () => {
    expect(asidesOf(...HEAD, 'References', 'Mr T. Lund, Marketing Manager, Northwind Ltd')).to.deep.equal([
      'Mr T. Lund, Marketing Manager, Northwind Ltd',
    ]);
  });

  it('is not what somebody is interested in at work', () => {
    expect(
      asidesOf(...HEAD, 'Research interests', 'Wicks and their oils', '', 'Memberships', 'Lamp Society'),
    ).to.deep.equal([]);
    expect(asidesOf(...HEAD, 'Fachliche Interessen', 'Glas und Blei')).to.deep.equal([]);
    expect(asidesOf(...HEAD, 'Skills', 'Interest rates: swaps and bonds')).to.deep.equal([]);
  });
});
