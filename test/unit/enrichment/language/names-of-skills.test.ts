import { expect } from 'chai';
import { enrich } from '../../../../adapters/enrichment/enrich.js';
import { NodeDigest } from '../../../../adapters/system/index.js';
import { aCandidate } from '../../../../bootstrap/testing/builders/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

async function read(...lines: string[]) {
  const file = { bytes: Buffer.from(lines.join('\n')), filename: 'resume.txt' };
  const { reading } = await enrich(
    { candidate: aCandidate(), file, generatedAt: '2026-06-01T12:00:00.000Z' } as Parameters<typeof enrich>[0],
    { taxonomy, occupations, digest: new NodeDigest() },
    () => undefined,
  );
  return reading!.parsed;
}

describe('The name of a person', () => {
  it('is none that a skill has', async () => {
    const { profile, evidence } = await read('Team Building', 'Glazed two harbours and led three people there.');
    expect(profile.basics).to.not.have.property('name');
    expect(evidence.map(({ fact }) => fact)).to.not.include('/profile/basics/name');
    expect((await read('Mara Lindqvist', 'Team Building')).profile.basics?.name).to.equal('Mara Lindqvist');
  });
});
