import { expect } from 'chai';
import { parseSkills } from '../../../../core/taxonomy/loading/parse-lines.js';
import { taxonomyOf } from '../../../support/small-taxonomy.js';

const finder = taxonomyOf(
  parseSkills(`
    postmaid | Postmaid | tool | Postmaid Cloud
    lantern-teams | Lantern Teams | tool | Teams? | | postmaid; lantern; video
    rail-signals | Rail signals | technical | ETCS
    restraint | Restraint | soft | discipliné
    zorblang | Zorblang | technical | zorb
    quenchlang | Quenchlang | technical
    rest-style | Restful style | technical | Rest? | | api
    probing | Probing | technical | Probing? | | quench; release; build
    awnings | Awnings? | tool | Awnings Loft | | postmaid
    awning | Awning | tool
    loft | Loft? | tool | | | postmaid
    gauge-machines | Gauging | technical | QMM
    gauge-records | Gauge records | tool | QMMS
    tidiness | Tidiness | soft | organization? | | tidy
  `),
);
const found = (text: string): string[] => finder.findSkills(text).map(({ skill }) => skill.id);

describe('Skills in a text', () => {
  const table: [string, string, string[]][] = [
    ['an address names none', 'Write to ann@postmaid.com or see postmaid.com/ann', []],
    ['a tag or placeholder names none', 'tidy up at <ORGANIZATION>', []],
    ['a product keeps its "s"', 'Led a team with Postmaid and lantern video', ['postmaid']],
    ['and is found with it', 'Postmaid and Teams for lantern video', ['postmaid', 'lantern-teams']],
    ['an abbreviation keeps its "S"', 'Signals, lamps, etc. and more', []],
    ['and is found written out', 'Planned ETCS lines', ['rail-signals']],
    ['a product that is another one without its "s" is itself', 'Postmaid and Awning', ['postmaid', 'awning']],
    ['and so is the one with the "s"', 'Postmaid, Awnings', ['postmaid', 'awnings']],
    ['an abbreviation that is another one without its "S" is itself', 'Set up a QMM', ['gauge-machines']],
    ['also where there are several of it', 'Set up two QMMs', ['gauge-machines']],
    ['and so is the one with the "S"', 'Filled in the QMMS', ['gauge-records']],
    ['an accent at the end counts', 'the discipline of lamp making', []],
    ['and is found with it', 'calme et discipliné', ['restraint']],
    [
      'an ambiguous name counts beside a technology',
      'we use Zorblang Rest Quenchlang',
      ['zorblang', 'rest-style', 'quenchlang'],
    ],
    ['in lower case only in a line of tags', 'zorblang rest quenchlang', ['zorblang', 'rest-style', 'quenchlang']],
    [
      'not in a sentence',
      'zorblang programs rest at night while quenchlang programs never do',
      ['zorblang', 'quenchlang'],
    ],
  ];
  for (const [rule, text, expected] of table) {
    it(`${rule}: ${text}`, () => {
      expect(found(text)).to.deep.equal(expected);
    });
  }

  it('knows two products of which one is the other with an "s" by their names', () => {
    expect(finder.named('Awning')?.key).to.equal('awning');
    expect(finder.named('awnings')?.key).to.equal('awnings');
    expect(finder.named('QMM')?.key).to.equal('gauge-machines');
    expect(finder.named('QMMS')?.key).to.equal('gauge-records');
  });

  it('knows a listed name without any context, and a product only with its "s"', () => {
    expect(finder.named('teams')?.key).to.equal('lantern-teams');
    expect(finder.named('team')).to.equal(undefined);
  });

  it('takes an ambiguous name of a list for a skill beside one of its field, and not beside one that belongs to all work', () => {
    const [bridle, ...others] = parseSkills(`
      bridle-mode | Bridle? | technical | | | zorb
      zorblang | Zorblang | technical
      ledgerlight | Ledgerlight | tool
    `);
    const fields: Record<string, string[]> = { zorblang: ['technology'], ledgerlight: [] };
    const taxonomy = taxonomyOf([
      { ...bridle!, fields: ['technology'] },
      ...others.map((skill) => ({ ...skill, fields: fields[skill.id]! })),
    ]);
    const names = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(names('Zorblang; Bridle; Archery')).to.deep.equal(['zorblang', 'bridle-mode']);
    expect(names('Ledgerlight; Bridle; Archery')).to.deep.equal(['ledgerlight']);
  });

  it('takes an ambiguous name of a kind of work in a sentence where two words of its trade are near it', () => {
    const taxonomy = taxonomyOf(parseSkills('wickering | Wickering? | professional | | | baskets; willow; weavers'));
    const names = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);
    expect(names('a duty of wickering large baskets of willow')).to.deep.equal(['wickering']);
    expect(names('candles kept wickering in the baskets')).to.deep.equal([]);
  });
});
