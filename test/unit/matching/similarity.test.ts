import { expect } from 'chai';
import fc from 'fast-check';
import { similarity } from '../../../core/spi.js';
import { anApplication } from '../../support/an-application.js';
import { candidateFeatures } from '../../../bootstrap/testing/builders/index.js';
import { features } from '../talent-index/arbitraries.js';
import { taxonomy } from '../../support/taxonomy.js';

const NOTHING = candidateFeatures({ titleWords: [] });

describe('Similarity', () => {
  it('is symmetric, from 0 to 100, and 100 for two who are the same and have any data', () => {
    fc.assert(
      fc.property(features, features, (one, other) => {
        const score = similarity(one, other, taxonomy);
        expect(score)
          .to.equal(similarity(other, one, taxonomy))
          .and.to.be.within(0, 100);
        const { occupations: _, ...rest } = one;
        const itself = { ...rest, occupations: [] };
        const hasData = itself.skills.length > 0 || (itself.titleWords ?? []).length > 0 || itself.seniority !== null;
        expect(similarity(itself, itself, taxonomy)).to.equal(hasData ? 100 : 0);
      }),
    );
  });

  it('compares the words of titles, and leaves them out where one has none or was stored before there were any', () => {
    const nurse = { ...NOTHING, titleWords: [{ word: 'nurs', weight: 30 }], seniority: 'mid' as const };
    const teacher = { ...nurse, titleWords: [{ word: 'teach', weight: 30 }] };
    expect(similarity(nurse, nurse, taxonomy)).to.equal(100);
    // Only the level is shared: 0.05 of 0.55.
    expect(similarity(nurse, teacher, taxonomy)).to.equal(9.1);
    expect(similarity(nurse, { ...nurse, titleWords: [] }, taxonomy)).to.equal(100);
    const { titleWords: _, ...stored } = nurse;
    expect(similarity(stored, teacher, taxonomy)).to.equal(100);
  });

  it('is the same whether a woman or a man is described, through the whole path from the resume', async function () {
    this.timeout(60_000);
    const test = anApplication();
    const resume = (title: string, earlier: string): string =>
      `Robin Halvorsen\nrobin@example.com\n\nExperience\n${title}, Hafenblick GmbH\nJan 2019 - Present\n` +
      `- Order processing and invoicing\n\n${earlier}, Seewind AG\nMar 2014 - Dec 2018\n- Customer service\n`;
    const { id } = await test.candidate(resume('Bürokaufmann', 'Sachbearbeiter').replace('Robin', 'Kim'));
    const seen: number[] = [];
    for (const [title, earlier] of [
      ['Bürokaufmann', 'Sachbearbeiter'],
      ['Bürokauffrau', 'Sachbearbeiterin'],
    ] as const) {
      const other = await test.candidate(resume(title, earlier).replace('robin@', `${title.slice(-4)}@`));
      expect(other.features?.titleWords).to.have.lengthOf(2);
      const found = await test.app.findSimilarCandidates.execute(test.caller, { id, limit: 10 });
      seen.push(found.find(({ candidate }) => candidate.id === other.id)!.score);
    }
    expect(seen[0]).to.equal(seen[1]);
  });
});
