import { expect } from 'chai';
import fc from 'fast-check';
import { adverseImpact, type AssessedPerson, medianOf } from '../../../core/fairness/adverse-impact.js';
import type { CategoryImpact, ImpactTable } from '../../../core/index.js';
import { SMALLEST_SHARE } from '../../../core/spi.js';

/** So many people of one category, of whom so many were selected; these have the higher score. */
function people(labels: AssessedPerson['labels'], count: number, selected: number): AssessedPerson[] {
  return Array.from({ length: count }, (_, at) => ({
    labels,
    score: at < selected ? 80 : 40,
    isSelected: at < selected,
    hasEnoughData: true,
  }));
}

function onlyTable(all: readonly AssessedPerson[], attributes: string[], smallestShare = SMALLEST_SHARE): ImpactTable {
  const [table] = adverseImpact(all, { tables: [attributes], smallestShare }).tables;
  return table!;
}

function category(table: ImpactTable, ...labels: string[]): CategoryImpact {
  const found = table.categories.find((each) => each.labels.join() === labels.join());
  expect(found, labels.join()).not.to.equal(undefined);
  return found!;
}

describe('Adverse impact', () => {
  // Invented, and worked out by hand:
  //   A  100 people, 48 selected: 0.48, the highest rate of those compared
  //   B   80 people, 24 selected: 0.30; 0.30 / 0.48 = 0.625, below four fifths
  //   C   20 people,  8 selected: 0.40; 0.40 / 0.48 = 0.8333…
  //   D    4 people,  4 selected: 1.00, but 4 of 204 are 1.96 % and left out
  //   5 people of unknown category, 2 of them selected
  const example = [
    ...people({ group: 'A' }, 100, 48),
    ...people({ group: 'B' }, 80, 24),
    ...people({ group: 'C' }, 20, 8),
    ...people({ group: 'D' }, 4, 4),
    ...people({ group: null }, 5, 2),
  ];

  it('is the rate of each category over the highest rate, as worked out by hand', () => {
    const table = onlyTable(example, ['group']);
    expect(table.known).to.equal(204);
    expect(table.unknown).to.deep.equal({ people: 5, selected: 2 });
    expect(table.categories.map(({ labels }) => labels)).to.deep.equal([['A'], ['B'], ['C'], ['D']]);
    const [a, b, c, d] = table.categories.map(({ selection }) => selection);
    expect(a).to.deep.equal({
      count: 48,
      rate: 0.48,
      ratio: 1,
      isBelowFourFifths: false,
      isTurnedByOnePerson: false,
    });
    expect(b?.rate).to.equal(0.3);
    expect(b?.ratio).to.equal(0.625);
    expect(b?.isBelowFourFifths).to.equal(true);
    expect(c?.ratio).to.be.closeTo(5 / 6, 1e-12);
    expect(c?.isBelowFourFifths).to.equal(false);
    expect(d).to.deep.include({ count: 4, rate: 1, ratio: null, isBelowFourFifths: false });
    expect(category(table, 'D')).to.include({ isLeftOut: true, people: 4 });
    expect(category(table, 'D').share).to.be.closeTo(0.0196, 1e-4);
    expect(table.categories.map(({ hasFewPeople }) => hasFewPeople)).to.deep.equal([false, false, true, true]);
  });

  it('compares every category where none is left out for being small', () => {
    const table = onlyTable(example, ['group'], 0);
    expect(category(table, 'D').selection.ratio).to.equal(1);
    expect(category(table, 'A').selection.ratio).to.equal(0.48);
    expect(category(table, 'A').selection.isBelowFourFifths).to.equal(true);
  });

  it('does not flag four fifths to the letter, and flags whatever is less', () => {
    const all = [...people({ group: 'A' }, 100, 50), ...people({ group: 'B' }, 100, 40)];
    expect(category(onlyTable(all, ['group']), 'B').selection.isBelowFourFifths).to.equal(false);
    const less = [...people({ group: 'A' }, 1000, 500), ...people({ group: 'B' }, 1000, 399)];
    expect(category(onlyTable(less, ['group']), 'B').selection.isBelowFourFifths).to.equal(true);
  });

  it('says where one person more or less would turn the result', () => {
    // 1 of 3 against 3 of 5: with one more here and one fewer there, 2 of 3 against 2 of 5.
    const small = [...people({ group: 'A' }, 5, 3), ...people({ group: 'B' }, 3, 1)];
    expect(category(onlyTable(small, ['group']), 'B').selection).to.include({
      isBelowFourFifths: true,
      isTurnedByOnePerson: true,
    });
    expect(category(onlyTable(example, ['group']), 'B').selection.isTurnedByOnePerson).to.equal(false);
  });

  it('takes for the scoring rate the share above the median of the whole sample', () => {
    // Scores 10 to 60: the median is 35. Above it are 2 of 3 in A, 1 of 3 in B.
    const scores: [string | null, number][] = [
      ['A', 10],
      ['B', 20],
      ['B', 30],
      ['A', 40],
      ['A', 50],
      ['B', 60],
    ];
    const scored = (list: typeof scores): AssessedPerson[] =>
      list.map(([group, score]) => ({ labels: { group }, score, isSelected: false, hasEnoughData: true }));
    const result = adverseImpact(scored(scores), { tables: [['group']], smallestShare: 0 });
    expect(result.medianScore).to.equal(35);
    const table = result.tables[0]!;
    expect(category(table, 'A').scoring).to.deep.include({ count: 2, rate: 2 / 3, ratio: 1 });
    expect(category(table, 'B').scoring).to.deep.include({ count: 1, rate: 1 / 3, ratio: 0.5 });
    // Somebody of unknown category moves the median to 40, which is not above itself.
    const more = adverseImpact(scored([...scores, [null, 90]]), { tables: [['group']], smallestShare: 0 });
    expect(more.medianScore).to.equal(40);
    expect(category(more.tables[0]!, 'A').scoring.count).to.equal(1);
  });

  it('crosses attributes, and takes whoever is unknown in one of them for unknown', () => {
    const all = [
      ...people({ sex: 'F', race: 'X' }, 10, 4),
      ...people({ sex: 'F', race: 'Y' }, 10, 2),
      ...people({ sex: 'M', race: 'X' }, 10, 5),
      ...people({ sex: 'M', race: null }, 3, 1),
      ...people({ sex: null, race: 'Y' }, 2, 2),
    ];
    const table = onlyTable(all, ['sex', 'race']);
    expect(table.unknown).to.deep.equal({ people: 5, selected: 3 });
    expect(category(table, 'F', 'X').selection.ratio).to.equal(0.8);
    expect(category(table, 'F', 'Y').selection.ratio).to.equal(0.4);
    expect(table.categories).to.have.length(3);
    expect(onlyTable(all, ['sex']).unknown).to.deep.equal({ people: 2, selected: 2 });
  });

  it('gives no ratio where nobody was selected, and none at all of nobody', () => {
    const table = onlyTable([...people({ group: 'A' }, 10, 0), ...people({ group: 'B' }, 10, 0)], ['group']);
    expect(table.categories.map(({ selection }) => [selection.ratio, selection.isBelowFourFifths])).to.deep.equal([
      [null, false],
      [null, false],
    ]);
    expect(adverseImpact([], { tables: [['group']], smallestShare: SMALLEST_SHARE })).to.deep.equal({
      people: 0,
      selected: 0,
      medianScore: null,
      tables: [{ attributes: ['group'], known: 0, unknown: { people: 0, selected: 0 }, categories: [] }],
    });
  });

  it('counts in each category those of whom too little is known for a band', () => {
    const all = people({ group: 'A' }, 5, 2).map((each, at) => ({ ...each, hasEnoughData: at > 1 }));
    expect(category(onlyTable(all, ['group']), 'A').withoutEnoughData).to.equal(2);
  });
});

describe('Adverse impact, whoever is assessed', () => {
  const label = fc.option(fc.constantFrom('a', 'b', 'c', 'd'), { freq: 5 });
  const person: fc.Arbitrary<AssessedPerson> = fc.record({
    labels: fc.record({ one: label, two: label }),
    score: fc.integer({ min: 0, max: 1000 }).map((tenths) => tenths / 10),
    isSelected: fc.boolean(),
    hasEnoughData: fc.boolean(),
  });
  const sample = fc.array(person, { maxLength: 120, size: 'max' });
  const options = fc.constantFrom(0, SMALLEST_SHARE, 0.2).map((smallestShare) => ({
    tables: [['one'], ['two'], ['one', 'two']],
    smallestShare,
  }));

  it('has ratios from 0 to 1, of which the best category has 1, unless nobody was selected', () => {
    fc.assert(
      fc.property(sample, options, (all, chosen) => {
        for (const { categories } of adverseImpact(all, chosen).tables) {
          for (const kind of ['selection', 'scoring'] as const) {
            const compared = categories.filter(({ isLeftOut }) => !isLeftOut).map((each) => each[kind]);
            const ratios = compared.map(({ ratio }) => ratio);
            const best = Math.max(...compared.map(({ rate }) => rate));
            if (best > 0) expect(Math.max(...ratios.map(Number))).to.equal(1);
            else expect(ratios.every((ratio) => ratio === null)).to.equal(true);
            for (const { ratio, rate, isBelowFourFifths } of compared) {
              if (ratio === null) continue;
              expect(ratio).to.be.within(0, 1);
              expect(ratio).to.be.closeTo(rate / best, 1e-12);
              if (Math.abs(ratio - 0.8) > 1e-9) expect(isBelowFourFifths).to.equal(ratio < 0.8);
            }
          }
        }
      }),
    );
  });

  it('loses nobody: each is in one category or unknown, in every table', () => {
    fc.assert(
      fc.property(sample, options, (all, chosen) => {
        const { people: total, selected, tables } = adverseImpact(all, chosen);
        expect(total).to.equal(all.length);
        for (const { known, unknown, categories } of tables) {
          const sum = (of: (each: CategoryImpact) => number): number =>
            categories.reduce((count, each) => count + of(each), 0);
          expect(sum((each) => each.people)).to.equal(known);
          expect(known + unknown.people).to.equal(total);
          expect(sum(({ selection }) => selection.count) + unknown.selected).to.equal(selected);
          if (known > 0) expect(sum(({ share }) => share)).to.be.closeTo(1, 1e-9);
        }
      }),
    );
  });

  it('is the same in whatever order the people come', () => {
    fc.assert(
      fc.property(
        sample.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
        options,
        ([all, shuffled], chosen) => {
          expect(adverseImpact(shuffled, chosen)).to.deep.equal(adverseImpact(all, chosen));
        },
      ),
    );
  });

  it('has a median with as many scores below it as above', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 0, max: 50 }), { minLength: 1 }), (scores) => {
        const median = medianOf(scores)!;
        expect(scores.filter((score) => score < median).length).to.be.at.most(scores.length / 2);
        expect(scores.filter((score) => score > median).length).to.be.at.most(scores.length / 2);
      }),
    );
  });
});
