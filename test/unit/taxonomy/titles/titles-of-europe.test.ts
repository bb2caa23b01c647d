import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { occupations } from '../../../support/taxonomy.js';

const lines = readFileSync(new URL('../../../corpus/occupations.txt', import.meta.url), 'utf8')
  .trim()
  .split('\n');
const titles = lines.map((line) => {
  const [id = '', list = ''] = line.split(': ');
  return { id, titles: list.split('; ') };
});

describe('The usual German, French and Spanish titles', () => {
  it('are those of more than 250 occupations', () => {
    expect(titles.length).to.be.above(250);
  });

  it('name their occupation, with all of their words', () => {
    const wrong = titles.flatMap(({ id, titles: list }) =>
      list.flatMap((title) => {
        const hit = occupations.ofTitle(title);
        return hit?.occupation.id === id && hit.confidence >= 0.99
          ? []
          : [`${title}: ${hit?.occupation.id}, not ${id}`];
      }),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('are the same for women and men, whichever form the taxonomy writes', () => {
    const pairs = [
      ['Kauffrau im Einzelhandel', 'Kaufmann im Einzelhandel'],
      ['Gesundheits- und Krankenpflegerin', 'Gesundheits- und Krankenpfleger'],
      ['Collaboratrice juridique', 'Collaborateur juridique'],
      ['Chargée d’accueil', "Chargé d'accueil"],
      ['Encargada de tienda', 'Encargado de tienda'],
      ['Auxiliar administrativa', 'Auxiliar administrativo'],
    ] as const;
    for (const [hers, his] of pairs)
      expect(occupations.ofTitle(hers)?.occupation.id, hers).to.equal(occupations.ofTitle(his)?.occupation.id);
  });

  it('bring a nurse of any of these countries to the nurse of an English job', () => {
    for (const title of ['Pflegefachfrau', 'Infirmière', 'Enfermero', 'Registered nurse'])
      expect(occupations.ofTitle(title)?.occupation.id, title).to.equal('registered-nurse');
  });

  it('begin with their head: what follows "en" or "für" does not name the occupation', () => {
    expect(occupations.ofTitle('Vendeuse en prêt-à-porter')?.occupation.family).to.equal('retail');
  });
});
