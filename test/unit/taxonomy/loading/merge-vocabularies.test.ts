import { expect } from 'chai';
import fc from 'fast-check';
import type { ForeignSkill } from '../../../../core/spi.js';
import { mergeOccupations } from '../../../../core/taxonomy/loading/merge-occupations.js';
import { mergeSkills } from '../../../../core/taxonomy/loading/merge-skills.js';
import type { Occupation, Skill } from '../../../../core/taxonomy/model/model.js';
import { phraseKey } from '../../../../core/taxonomy/phrases/phrase-key.js';
import type { ForeignOccupation } from '../../../../core/taxonomy/model/vocabulary.js';
import { taxonomyOf } from '../../../support/small-taxonomy.js';

function ours(fields: Partial<Skill> & { id: string; name: string }): Skill {
  return { type: 'technical', aliases: [], narrower: [], ambiguous: [], context: [], broader: [], ...fields };
}

function theirs(fields: Partial<ForeignSkill> & { id: string; name: string }): ForeignSkill {
  return { type: 'technical', aliases: [], broader: [], context: [], ...fields };
}

function occupation(fields: Partial<Occupation> & { id: string; label: string }): Occupation {
  return { family: 'manufacturing', isco: '7318', onet: '51-6099.00', titles: [], skills: [], ...fields };
}

function foreign(fields: Partial<ForeignOccupation> & { id: string; label: string }): ForeignOccupation {
  return { titles: [], isco: '', onet: '', skills: [], ...fields };
}

const weaving = ours({ id: 'weaving', name: 'Weaving', aliases: ['cloth making'] });
const URI = 'http://data.europa.eu/esco/skill/00000000-0000-4000-8000-000000000001';

const merged = (own: Skill[], others: ForeignSkill[]): Map<string, Skill> =>
  new Map(mergeSkills(own, others).skills.map((skill) => [skill.id, skill]));

describe('Skills of another classification', () => {
  it('become one with ours that is written the same, not with another that has an "s" more', () => {
    const own = [
      ours({ id: 'awnings', name: 'Awnings', type: 'tool' }),
      ours({ id: 'awning', name: 'Awning', type: 'tool' }),
    ];
    const { ids } = mergeSkills(own, [theirs({ id: 'x-1', name: 'Awning' }), theirs({ id: 'x-2', name: 'awnings' })]);
    expect([...ids]).to.deep.equal([
      ['x-1', 'awning'],
      ['x-2', 'awnings'],
    ]);
  });

  it('become one with ours of the same name, which gains aliases and codes and keeps the rest', () => {
    const same = theirs({ id: 'x-1', name: 'weaving', type: 'soft', aliases: ['loom work'], esco: URI });
    const { skills, ids } = mergeSkills([weaving], [same]);
    expect(skills).to.deep.equal([{ ...weaving, aliases: ['cloth making', 'loom work'], esco: URI }]);
    expect(ids.get('x-1')).to.equal('weaving');
  });

  it('become one with ours whose alias is their name, but then the code is not that of ours', () => {
    const same = theirs({ id: 'x-1', name: 'cloth making', aliases: ['textile making'], esco: URI });
    expect(merged([weaving], [same]).get('weaving')).to.deep.equal({
      ...weaving,
      aliases: ['cloth making', 'textile making'],
    });
  });

  it('become one with ours that has their URI, whatever its name', () => {
    const known = { ...weaving, esco: URI };
    const all = merged([known], [theirs({ id: 'x-1', name: 'practise the loom', esco: URI })]);
    expect([...all.keys()]).to.deep.equal(['weaving']);
    expect(all.get('weaving')?.aliases).to.include('practise the loom');
  });

  it('stay apart where only an alias is the same, which ours keeps', () => {
    const all = merged([weaving], [theirs({ id: 'x-1', name: 'tapestry', aliases: ['weaving', 'wall weaving'] })]);
    expect(all.get('weaving')?.aliases).to.deep.equal(['cloth making']);
    expect(all.get('x-1')).to.include({ name: 'Tapestry' });
    expect(all.get('x-1')?.aliases).to.deep.equal(['wall weaving']);
  });

  it('lose an alias that several of them have, unless it is the name of one', () => {
    const all = merged(
      [],
      [
        theirs({ id: 'x-1', name: 'felt pressing', aliases: ['felting', 'wool work'] }),
        theirs({ id: 'x-2', name: 'felting', aliases: ['wool work'] }),
      ],
    );
    expect(all.get('x-1')?.aliases).to.deep.equal([]);
    expect(all.get('x-2')?.aliases).to.deep.equal([]);
  });

  it('are distinguished by the brackets of their names where these alone differ', () => {
    const all = merged(
      [],
      [
        theirs({ id: 'x-1', name: 'Tamber (loom control)' }),
        theirs({ id: 'x-2', name: 'Tamber (sheep counting)' }),
        theirs({ id: 'x-3', name: 'Tamber (sheep counting)' }),
      ],
    );
    expect([...all.values()].map(({ name }) => name)).to.deep.equal(['Tamber', 'Tamber (sheep counting)']);
  });

  it('need context where their single word is a proper name', () => {
    const all = merged([], [theirs({ id: 'x-1', name: 'Tamber (loom control)', context: ['weaving machines'] })]);
    expect(all.get('x-1')).to.deep.include({
      ambiguous: ['Tamber'],
      context: ['loom', 'control', 'weaving', 'machines'],
    });
    const finder = taxonomyOf(all.values());
    expect(finder.findSkills('Tamber moved to Leeds with two children and a dog.')).to.have.length(0);
    expect(finder.findSkills('Set up looms with Tamber for weaving machines.')).to.have.length(1);
  });

  it('leave what is ambiguous with us ambiguous', () => {
    const go = ours({ id: 'go', name: 'Go', ambiguous: ['Go'], context: ['goroutine'] });
    const all = merged([go], [theirs({ id: 'x-1', name: 'Go', aliases: ['Go programming'] })]);
    expect(all.get('go')).to.deep.include({ ambiguous: ['Go'], context: ['goroutine'] });
    const finder = taxonomyOf(all.values());
    expect(finder.findSkills('Ready to go the extra mile.')).to.have.length(0);
    expect(finder.findSkills('Two years of Go programming.')).to.have.length(1);
  });

  it('point to what is broader under the ids that hold now, and to nothing that is not there', () => {
    const all = merged(
      [weaving],
      [theirs({ id: 'x-1', name: 'weaving' }), theirs({ id: 'x-2', name: 'fine weaving', broader: ['x-1', 'x-9'] })],
    );
    expect(all.get('x-2')?.broader).to.deep.equal(['weaving']);
  });

  it('never share a form, whatever their names and aliases', () => {
    const word = fc.constantFrom('loom', 'weave', 'felt', 'dye', 'spin', 'knit (wool)', 'knit (silk)', 'a b');
    const entry = fc.record({ name: word, aliases: fc.array(word, { maxLength: 3 }) });
    fc.assert(
      fc.property(fc.array(entry, { maxLength: 8 }), (entries) => {
        const others = entries.map((each, at) => theirs({ id: `x-${String(at)}`, ...each }));
        const { skills, ids } = mergeSkills([ours({ id: 'loom', name: 'Loom', aliases: ['weave'] })], others);
        const owner = new Map<string, string>();
        for (const { id, name, aliases } of skills) {
          for (const key of [name, ...aliases].map(phraseKey)) {
            expect(owner.get(key) ?? id).to.equal(id);
            owner.set(key, id);
          }
        }
        const known = new Set(skills.map(({ id }) => id));
        for (const { id } of others) expect(known).to.include(ids.get(id));
      }),
    );
  });
});

describe('Occupations of another classification', () => {
  const weaver = occupation({ id: 'weaver', label: 'Weaver', titles: ['Loom operator'], skills: ['weaving'] });

  it('become one with ours of the same label, which gains titles and the URI and keeps the rest', () => {
    const uri = 'http://data.europa.eu/esco/occupation/00000000-0000-4000-8000-000000000001';
    const same = foreign({ id: 'x-1', label: 'weavers', titles: ['cloth weaver'], isco: '1111', esco: uri });
    expect(mergeOccupations([weaver], [same], new Map())).to.deep.equal([
      { ...weaver, titles: ['Loom operator', 'cloth weaver'], esco: uri },
    ]);
  });

  it('that are new get the family of ours with the nearest code, and skills under the ids that hold now', () => {
    const nurse = occupation({ id: 'nurse', label: 'Nurse', family: 'nursing', isco: '2221', onet: '29-1141.00' });
    const added = mergeOccupations(
      [weaver, nurse],
      [
        foreign({ id: 'x-1', label: 'felt maker', isco: '7319', skills: ['x-skill', 'x-none'] }),
        foreign({ id: 'x-2', label: 'Night Nurses', onet: '29-1149.00' }),
      ],
      new Map([['x-skill', 'weaving']]),
    ).slice(2);
    expect(added.map(({ label, family, skills }) => [label, family, skills])).to.deep.equal([
      ['Felt maker', 'manufacturing', ['weaving']],
      ['Night Nurses', 'nursing', []],
    ]);
  });

  it('take no title from ours, and none that several of them have', () => {
    const [, first, second] = mergeOccupations(
      [weaver],
      [
        foreign({ id: 'x-1', label: 'felt maker', titles: ['loom operator', 'wool worker', 'felter'] }),
        foreign({ id: 'x-2', label: 'yarn maker', titles: ['wool worker'] }),
      ],
      new Map(),
    );
    expect([first?.titles, second?.titles]).to.deep.equal([['felter'], []]);
  });
});
