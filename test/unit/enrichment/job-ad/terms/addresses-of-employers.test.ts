import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const placeOf = (description: string): readonly [string | undefined, string | undefined] => {
  const { location } = reader.readAtOnce({ title: 'Post', description });
  return [location?.city, location?.countryCode];
};

describe('The address of an employer', () => {
  it('has the town of the job behind its postcode, known or not', () => {
    for (const [description, place] of [
      ['Bakker gezocht.\n\nKlokkenlaan 30, 3962 CL Wijk bij Duurstede, Nederland', ['Wijk bij Duurstede', 'NL']],
      ['Wij zijn Bakkerij Meeuw.\nHavenstraat 12 bus 3\n8460 Oudenburg', ['Oudenburg', undefined]],
      ['Firma Mewa, ul. Latarniana 7 lok. 2, 32-005 Niepołomice', ['Niepołomice', 'PL']],
      ['Bewerbung an: Lampenbau Möwe, Am Leuchtturm 3a, 82515 Wolfratshausen', ['Wolfratshausen', undefined]],
    ] as const)
      expect(placeOf(description), description).to.deep.equal(place);
  });

  it('is none without a street, of who keeps the data, or beside a second one', () => {
    for (const description of [
      'In 2024 HR Manager gezocht',
      'Administratorem danych osobowych jest Mewa Sp. z o.o., ul. Latarniana 7, 32-005 Niepołomice',
      'Filialen: Am Leuchtturm 3, 82999 Möwendorf; Hafenweg 5, 83999 Ternheim.',
    ])
      expect(placeOf(description)[0], description).to.equal(undefined);
  });

  it('gives way to the place of the work', () => {
    expect(placeOf('Je werkt in Rotterdam.\n\nKlokkenlaan 30, 3962 CL Wijk bij Duurstede')[0]).to.equal('Rotterdam');
  });

  it('is known of a public body by its name', () => {
    expect(placeOf('Het OCMW van Oudenburg is op zoek naar een schoonmaker.')[0]).to.equal('Oudenburg');
    expect(placeOf('Gemeente Westerveld zoekt een medewerker.')[0]).to.equal('Westerveld');
    expect(placeOf('Werken bij de gemeente Betekent je veel.\nGemeente Assen zoekt iemand.')[0]).to.equal('Assen');
  });
});
