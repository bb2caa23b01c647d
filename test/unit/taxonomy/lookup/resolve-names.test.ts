import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

describe('The name of a wanted skill', () => {
  it('means the skill of that name, in its other form, or that makes up half of it', () => {
    expect(taxonomy.resolve('Kafka')).to.equal('kafka');
    expect(taxonomy.resolve('Apache Kafka clusters')).to.equal('kafka');
    expect(taxonomy.resolve('Certificate of Clinical Competence in Speech-Language Pathology (CCC-SLP)')).to.not.match(
      /^~/,
    );
  });

  it('is not searched for a skill where it has more words than two names of skills', () => {
    const long = 'purchase '.repeat(22).trim();
    expect(taxonomy.resolve(long)).to.equal(`~${long}`);
    expect(taxonomy.resolve(`${'Go Swift '.repeat(22)}`)).to.match(/^~go swift go/);
  });
});
