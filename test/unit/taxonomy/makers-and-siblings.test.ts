import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const nameOf = (text: string): string => taxonomy.skillName(taxonomy.resolve(text));

describe('Makers and siblings of a product', () => {
  it('are not another name of it', () => {
    const pairs: readonly (readonly [string, string])[] = [
      ['Tenable', 'Nessus'],
      ['Ivanti', 'Ivanti Endpoint Manager'],
      ['Blue Yonder', 'Blue Yonder WMS'],
      ['Fluent Bit', 'Fluentd'],
      ['MockK', 'Mockito'],
      ['Jamf School', 'Jamf Pro'],
      ['Exact Online', 'Exact Globe'],
      ['Cloudflare R2', 'Cloudflare Workers'],
      ['DR-DOS', 'MS-DOS'],
      ['SDH', 'SONET'],
      ['Hyperledger Besu', 'Hyperledger Fabric'],
      ['CYPE', 'CYPECAD'],
      ['Acronis', 'Acronis Cyber Protect'],
      ['UKG', 'UKG Kronos'],
      ['Temenos', 'Temenos T24'],
      ['Oracle Primavera', 'Primavera P6'],
      ['Oracle VCP', 'Oracle ASCP'],
      ['HP servers', 'HPE ProLiant'],
    ];
    for (const [one, other] of pairs) {
      expect(taxonomy.resolve(one), one).not.to.match(/^~/);
      expect(nameOf(one), one).not.to.equal(nameOf(other));
    }
  });

  it('are known where a product of theirs is, and not the other way round', () => {
    const of: Readonly<Record<string, string>> = { Nessus: 'Tenable', CYPECAD: 'CYPE', RedPrairie: 'Blue Yonder' };
    for (const [product, maker] of Object.entries(of)) {
      const [made, makes] = [taxonomy.resolve(product), taxonomy.resolve(maker)];
      expect([...taxonomy.implied(made)], product).to.include(makes);
      expect([...taxonomy.implied(makes)], maker).not.to.include(made);
    }
  });
});
