import { readFileSync } from 'node:fs';
import { expect } from 'chai';
import { openPackagedTaxonomy } from '../../../../adapters/taxonomy-files/index.js';
import { loadTaxonomy, packTaxonomy, readTaxonomy } from '../../../../core/index.js';

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
