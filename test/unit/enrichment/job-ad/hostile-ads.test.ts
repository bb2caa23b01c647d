import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { LONGEST_READ } from '../../../../core/intelligence/job/job-text-reader.js';
import { HOSTILE_ADS } from '../../../support/hostile-ads.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);

describe('A job ad that was written to keep a reader busy', function () {
  // No measurement: a pattern that backtracks takes minutes for these.
  this.timeout(20_000);

  for (const { name, description } of HOSTILE_ADS) {
    it(`is read to its end: ${name}`, () => {
      const read = reader.readAtOnce({ title: 'Java developer', description: description.slice(0, LONGEST_READ) });
      expect(read.occupation?.id).to.be.a('string');
      expect(JSON.stringify(read).length).to.be.below(500_000);
    });
  }
});
