import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const cityOf = (description: string) => reader.readAtOnce({ title: 'Post', description }).location?.city;

describe('The town of an ad', () => {
  const WAYS: readonly (readonly [string, string])[] = [
    ['In Jena, mit Blick auf den Fluss.', 'Jena'],
    ['En Valencia buscamos a alguien.', 'Valencia'],
    ['In Rotterdam-Alexander zoeken wij iemand.', 'Rotterdam'],
    ['Bei der Stadt Göttingen ist eine Stelle frei.', 'Göttingen'],
    ['Gemeente Assen zoekt een medewerker.', 'Assen'],
    ['La Ville de Rennes recrute.', 'Rennes'],
    ['Unser Haus in der Altstadt von Chur.', 'Chur'],
    ['Ons kantoor zit in hartje Utrecht.', 'Utrecht'],
    ['A café in the heart of Galway.', 'Galway'],
    ['Work in Central London.', 'London'],
    ['Tern Insurance – Data Science, Dublin 2', 'Dublin'],
    ['£95,000 and a bonus. London EC2, three days in the office.', 'London'],
    ['We look after houses.\nStoke-on-Trent ST4.', 'Stoke-on-Trent'],
    ['£39,000 | Permanent | Wakefield, some days at home', 'Wakefield'],
    ['NIGHT OPERATIVES WANTED - DAVENTRY - START MONDAY', 'Daventry'],
    ['Come to the Kestrel Run Shop (Portland, Oregon).', 'Portland'],
    ['We make tyres in Pinecrest, South Carolina, and like it.', 'Pinecrest'],
    ['Base: City Hall, Leicester, with hybrid working', 'Leicester'],
    ['Location: Reading, Berkshire', 'Reading'],
    ['Location: Ambleside, Cumbria', 'Ambleside'],
    ['Location: Belfast, Co. Antrim', 'Belfast'],
    ['Gezocht: chauffeur, standplaats Venlo.', 'Venlo'],
    ['Wir sind ein Bauunternehmen mit Sitz in Linz.', 'Linz'],
    ['Fiduciaire lausannoise cherche un comptable.', 'Lausanne'],
    ["Boulangerie au centre d'Annecy.", 'Annecy'],
    ['Wir sind ein Hamburger Start-up.', 'Hamburg'],
    ['Bricklayers x4 – Lincoln – £210 a day', 'Lincoln'],
    ['A pharmacy in the centre of Truro.', 'Truro'],
    ['Wir suchen Verstärkung.\n\nAutohaus Tern - Zweibrücken', 'Zweibrücken'],
    ['Wir suchen Verstärkung.\nTern GmbH, Schorndorf (Württemberg)', 'Schorndorf'],
    ['Lokalizacja miejsca pracy: NIEPOŁOMICE', 'Niepołomice'],
    ['Kita Kieselstein, Ahornweg 7, 18057 Rostock\nWir suchen eine Erzieherin.', 'Rostock'],
  ];
  for (const [description, city] of WAYS)
    it(`is ${city}: ${description}`, () => {
      expect(cityOf(description)).to.equal(city);
    });

  it('is no part of another name, of a list in brackets or of a group', () => {
    expect(cityOf('Based in West Chester, we sell shoes.')).to.not.equal('Chester');
    expect(cityOf('We have offices (Leeds, Chester).')).to.equal(undefined);
    expect(cityOf('In Lantern HR you support our people.')).to.equal(undefined);
    expect(cityOf('Location: Denver, CO')).to.equal('Denver');
    expect(cityOf('You join our Preston Energy Services branch and its crew.')).to.equal(undefined);
  });
});

describe('The state of a town in an ad', () => {
  const placeOf = (description: string) => reader.readAtOnce({ title: 'Post', description }).location;

  it('is read with it where there are larger towns of that name', () => {
    expect(placeOf('Lexington, MA, US\n\nCompany:\nTern')).to.include({
      city: 'Lexington',
      region: 'MA',
      countryCode: 'US',
    });
    expect(placeOf('León (España)')).to.include({ city: 'León', countryCode: 'ES' });
  });

  it('is a country where the town is there and the code is of both', () => {
    const hamburg = placeOf('Wir suchen Verstärkung.\n\n22145, Hamburg, DE');
    expect(hamburg).to.include({ city: 'Hamburg', countryCode: 'DE' });
    expect(hamburg).to.not.have.property('region');
    expect(placeOf('Location: Wilmington, DE')).to.include({ region: 'DE', countryCode: 'US' });
  });

  it('does not make a town of the post before it', () => {
    const opening = 'Job Description\nTern has an exciting opportunity for a Data Scientist in Quantico, VA.\n\nRoles';
    expect(placeOf(opening)).to.include({ city: 'Quantico', region: 'VA' });
  });
});
