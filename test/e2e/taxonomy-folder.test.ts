import { expect } from 'chai';
import pino from 'pino';
import { ConfigError } from '../../bootstrap/config/config.js';
import { openTaxonomy } from '../../bootstrap/enrichment/open-taxonomy.js';
import { openPackagedTaxonomy } from '../../adapters/taxonomy-files/index.js';
import { ESCO, inFolder, ONET } from '../unit/taxonomy-files/folder.js';

const logger = pino({ level: 'silent' });

describe('The setting TAXONOMY_DIR', () => {
  it('leaves the taxonomy as it is where it is not set', async () => {
    expect(await openTaxonomy({ TAXONOMY_DIR: undefined }, logger)).to.equal(await openPackagedTaxonomy());
  });

  it('brings the skills and occupations of the files in the folder', async () => {
    await inFolder({ ...ESCO, ...ONET }, async (directory) => {
      const { taxonomy, occupations } = await openTaxonomy({ TAXONOMY_DIR: directory }, logger);
      expect(taxonomy.named('glimmerweave')?.skill.name).to.equal('Glimmer weaving');
      expect(taxonomy.named('Sheenware Pro')?.skill.type).to.equal('tool');
      expect(occupations.ofTitle('Senior glimmer artisan')?.occupation.isco).to.equal('7318');
      expect(occupations.ofTitle('Sheen Finisher')?.occupation.onet).to.equal('51-6099.77');
    });
  });

  it('stops the start with one line that names the file and the place where one cannot be used', async () => {
    const broken = { 'Occupation Data.txt': 'O*NET-SOC Code\tName\n' };
    await inFolder(broken, async (directory) => {
      const fault: unknown = await openTaxonomy({ TAXONOMY_DIR: directory }, logger).catch((error: unknown) => error);
      expect(fault).to.be.instanceOf(ConfigError);
      expect((fault as Error).message).to.match(
        /^TAXONOMY_DIR: .*Occupation Data\.txt, line 1, column Title: the header has no such column$/,
      );
    });
  });
});
