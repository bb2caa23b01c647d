import { expect } from 'chai';
import { createHash } from 'node:crypto';
import { deserialize } from 'node:v8';
import { ColumnarTalentIndex } from '../../../adapters/talent-index/index.js';
import { aCandidate, someFeatures } from '../../../bootstrap/testing/builders/index.js';
import { taxonomy } from './arbitraries.js';

const TENANT = 'tnt_1';

describe('The stored form of a pool', () => {
  it('has the number of its format: raise IMAGE_FORMAT where this fails, and put the new hash here', async () => {
    const index = new ColumnarTalentIndex(taxonomy);
    const features = {
      ...someFeatures(['kafka', '~falconry']),
      certifications: ['~bird keeper'],
      occupations: [{ id: '2166.1', family: '2166', weight: 0.6 }],
      titleWords: [{ word: 'falconer', weight: 3 }],
      families: ['agriculture'],
      fields: [{ family: 'agriculture', level: 2 as const }],
      languages: [{ code: 'en', level: 'C1' as const }],
      experienceMonths: 75,
      seniority: 'senior' as const,
      education: 'master' as const,
    };
    index.put(TENANT, aCandidate({ id: 'can_1', features }));
    index.put(TENANT, aCandidate({ id: 'can_2', features: someFeatures([]), status: 'archived' }));
    const hash = createHash('sha256');
    for await (const piece of index.image(TENANT)) hash.update(JSON.stringify(deserialize(piece)));
    expect(index.imageVersion.split(' ')[0]).to.equal('6');
    expect(hash.digest('hex').slice(0, 16)).to.equal('7c74bb36a346fa8a');
  });
});
