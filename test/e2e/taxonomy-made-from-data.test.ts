import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { NodeDigest } from '../../adapters/system/index.js';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { extendTaxonomy, loadTaxonomy, TAXONOMY_VERSION } from '../../core/index.js';
import { packTaxonomy, readTaxonomy, type ForeignSkill } from '../../core/spi.js';
import { extendedVersion } from '../../core/taxonomy/loading/load-taxonomy.js';

describe('The taxonomy from the bytes of its tables', function () {
  this.timeout(120_000);

  it('is the one that is made from the data, byte for byte', async () => {
    const { file } = await openPackagedTaxonomy();
    const made = packTaxonomy(await loadTaxonomy());
    expect(Buffer.compare(made, readFileSync(file))).to.equal(0);
  });

  it('knows every form and every title as the one that is made from the data does', async () => {
    const made = await loadTaxonomy();
    const read = await loadTaxonomy(packTaxonomy(made));
    expect(read.taxonomy).to.not.equal(made.taxonomy);
    const differing: string[] = [];
    for (const skill of made.taxonomy.allSkills()) {
      for (const form of [skill.name, ...skill.aliases]) {
        const [one, other] = [made, read].map(({ taxonomy }) => taxonomy.named(form));
        if (one?.key !== other?.key || one?.isAmbiguous !== other?.isAmbiguous || one === undefined)
          differing.push(form);
      }
    }
    for (const { label, titles } of made.occupations.all()) {
      for (const title of [label, ...titles]) {
        const [one, other] = [made, read].map(({ occupations }) => occupations.ofTitle(title));
        if (one?.occupation.id !== other?.occupation.id || one?.confidence !== other?.confidence) differing.push(title);
      }
    }
    expect(differing).to.deep.equal([]);
  });

  it('is made from the data where the bytes are damaged or of another version', async () => {
    const made = await loadTaxonomy();
    const bytes = packTaxonomy(made);
    expect(await loadTaxonomy(bytes.subarray(0, bytes.length - 8))).to.equal(made);
    expect(await loadTaxonomy(new Uint8Array(64))).to.equal(made);
    expect(await loadTaxonomy(new Uint8Array(3))).to.equal(made);
    const at = Buffer.from(bytes).indexOf(made.taxonomy.version);
    const older = bytes.slice();
    older.set(new TextEncoder().encode('1999'), at);
    expect(readTaxonomy(older)?.taxonomy.version).to.match(/^1999/);
    expect(await loadTaxonomy(older)).to.equal(made);
  });
});

describe('The taxonomy with other classifications', function () {
  this.timeout(120_000);
  const digest = new NodeDigest();
  const foreign = (fields: Partial<ForeignSkill>): ForeignSkill => ({
    id: 'x-1',
    name: 'glimmer weaving',
    type: 'technical',
    aliases: [],
    broader: [],
    context: [],
    ...fields,
  });
  const vocabulary = { skills: [foreign({})], occupations: [] };

  it('is ours where they are empty', async () => {
    expect(await extendTaxonomy([{ skills: [], occupations: [] }], digest)).to.equal(await loadTaxonomy());
  });

  it('finds their skills, and has a version that their content alone decides', async () => {
    const { taxonomy } = await extendTaxonomy([vocabulary], digest);
    expect(taxonomy.findSkills('Ten years of glimmer weaving.').map(({ skill }) => skill.id)).to.deep.equal(['x-1']);
    expect(taxonomy.version).to.match(/^[^+]+\+[0-9a-f]{12}$/);
    expect(taxonomy.version.startsWith(`${TAXONOMY_VERSION}+`)).to.equal(true);
    const same = { occupations: [], skills: [...vocabulary.skills] };
    expect(extendedVersion([same], digest)).to.equal(taxonomy.version);
    const other = { skills: [foreign({ aliases: ['sheen'] })], occupations: [] };
    expect(extendedVersion([other], digest)).not.to.equal(taxonomy.version);
  });
});
