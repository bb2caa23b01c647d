import { expect } from 'chai';
import { parseText } from '../support.js';

function home(written: string): object | undefined {
  return parseText('Nora Whitfield-Osei', `${written} | nora.wo@example.com`, '', 'Experience').profile.basics
    ?.location;
}

describe('homes', () => {
  for (const [written, location] of [
    ['Perth, WA', { city: 'Perth', region: 'WA', countryCode: 'AU' }],
    ['Perth WA 6000', { city: 'Perth', region: 'WA', countryCode: 'AU' }],
    ['Newman, WA 6753', { city: 'Newman', region: 'WA', postalCode: '6753', countryCode: 'AU' }],
    ['Chennai, TN', { city: 'Chennai', region: 'TN', countryCode: 'IN' }],
    ['Tbilisi, Georgia', { city: 'Tbilisi', countryCode: 'GE' }],
  ] as const)
    it(`are in the country of the city, where two have such a region: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  for (const [written, location] of [
    ['Seattle, WA 98101', { city: 'Seattle', region: 'WA', postalCode: '98101', countryCode: 'US' }],
    ['Vancouver, WA', { city: 'Vancouver', region: 'WA', countryCode: 'US' }],
    ['Nashville, TN', { city: 'Nashville', region: 'TN', countryCode: 'US' }],
    ['Atlanta, Georgia', { city: 'Atlanta', region: 'Georgia', countryCode: 'US' }],
  ] as const)
    it(`stay in the country of the region otherwise: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  for (const [written, location] of [
    ['Melbourne VIC', { city: 'Melbourne', region: 'VIC', countryCode: 'AU' }],
    ['Vancouver BC', { city: 'Vancouver', region: 'BC', countryCode: 'CA' }],
    ['Doncaster DN4', { city: 'Doncaster', postalCode: 'DN4', countryCode: 'GB' }],
    ['London SE15', { city: 'London', postalCode: 'SE15', countryCode: 'GB' }],
    ['Leeds, LS1 4AB', { city: 'Leeds', postalCode: 'LS1 4AB', countryCode: 'GB' }],
    ['Based in Leeds', { city: 'Leeds' }],
  ] as const)
    it(`may have a short code or a word for "in" beside a known city: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  for (const [written, location] of [
    ['Murgasse 8, 8010 Graz', { city: 'Graz', postalCode: '8010', countryCode: 'AT', address: 'Murgasse 8' }],
    ['A-1010 Wien', { city: 'Wien', postalCode: '1010', countryCode: 'AT' }],
    ['Seeweg 3, CH-3011 Bern', { city: 'Bern', postalCode: '3011', countryCode: 'CH', address: 'Seeweg 3' }],
    ['Váci utca 5, 1052 Budapest', { city: 'Budapest', postalCode: '1052', countryCode: 'HU' }],
    ['Storgatan 5, 111 22 Stockholm', { city: 'Stockholm', postalCode: '111 22', countryCode: 'SE' }],
    ['Holbova 1, 110 00 Praha 1', { city: 'Praha', postalCode: '110 00', countryCode: 'CZ' }],
    [
      '3 Bell Terrace, T12 X4Y5 Cork',
      { city: 'Cork', postalCode: 'T12 X4Y5', countryCode: 'IE', address: '3 Bell Terrace' },
    ],
    ['Reigerstraat 41, 3514GH Utrecht', { city: 'Utrecht', postalCode: '3514GH', address: 'Reigerstraat 41' }],
    ['Dublin 8', { city: 'Dublin', countryCode: 'IE' }],
    ['São Paulo/SP', { city: 'São Paulo', countryCode: 'BR' }],
    ['Singapore 049483', { city: 'Singapore', postalCode: '049483', countryCode: 'SG' }],
  ] as const)
    it(`have the code where their country writes it, and no district: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  for (const [written, location] of [
    ['Greater Leeds', { region: 'Greater Leeds', countryCode: 'GB' }],
    ['San Francisco Bay Area', { region: 'San Francisco Bay Area', countryCode: 'US' }],
    ['Geneva Area, Switzerland', { region: 'Geneva Area', countryCode: 'CH' }],
    ['Köln und Umgebung', { region: 'Köln und Umgebung', countryCode: 'DE' }],
    ['Lyon et périphérie', { region: 'Lyon et périphérie', countryCode: 'FR' }],
    ['Madrid y alrededores', { region: 'Madrid y alrededores', countryCode: 'ES' }],
    ['Utrecht en omgeving', { region: 'Utrecht en omgeving', countryCode: 'NL' }],
    ['Poznań i okolice', { region: 'Poznań i okolice', countryCode: 'PL' }],
    ['Torino e dintorni', { region: 'Torino e dintorni', countryCode: 'IT' }],
    ['Lisboa e Região', { region: 'Lisboa e Região', countryCode: 'PT' }],
  ] as const)
    it(`are an area and no city, where only that is said: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  it('are no school that is called by its city and state', () => {
    for (const school of ['Fresno State', 'San Diego State']) expect(home(school)).to.equal(undefined);
  });

  it('are in a country that its people call otherwise', () => {
    expect(home('Malmö, Skåne, Sverige')).to.deep.equal({ city: 'Malmö', countryCode: 'SE' });
    expect(home('Brno, Česko')).to.deep.equal({ city: 'Brno', countryCode: 'CZ' });
  });

  it('are no year and the town behind it', () => {
    expect(home('2015 Graz')).to.equal(undefined);
  });

  it('end at a stroke before the phone number or the mail address', () => {
    for (const line of ['Murgasse 8, 8010 Graz / +43 660 5550122', 'Murgasse 8, 8010 Graz / ida@tern.example'])
      expect(parseText('Ida Moreno', line, '', 'Experience').profile.basics?.location).to.include({ city: 'Graz' });
    expect(home('Graz / Austria')).to.deep.include({ city: 'Graz', countryCode: 'AT' });
  });

  it('are no person with a degree behind the name', () => {
    expect(home('Florence MA')).to.equal(undefined);
    expect(home('Sydney MD')).to.equal(undefined);
  });

  it('are in the city, not in the county or the province behind it', () => {
    expect(home('Hull, East Yorkshire, HU1 1AA')).to.deep.equal({
      city: 'Hull',
      region: 'East Yorkshire',
      postalCode: 'HU1 1AA',
      countryCode: 'GB',
    });
    expect(home('Antipolo City, Rizal, Philippines')).to.deep.equal({ city: 'Antipolo City', countryCode: 'PH' });
  });

  for (const [written, location] of [
    ['Hamburg, DE', { city: 'Hamburg', countryCode: 'DE' }],
    ['Chennai, IN', { city: 'Chennai', countryCode: 'IN' }],
    ['Dover, DE', { city: 'Dover', region: 'DE', countryCode: 'US' }],
    ['Bishnupur, MANIPUR, 722122, IN', { postalCode: '722122', countryCode: 'IN' }],
  ] as const)
    it(`are in the country of a code where the town or the postal code is there: "${written}"`, () => {
      expect(home(written)).to.include(location);
    });

  for (const [written, location] of [
    ['Location: Based in Durham, NC', { city: 'Durham', region: 'NC', countryCode: 'US' }],
    ['Present Residence: Houston, Texas', { city: 'Houston', region: 'Texas', countryCode: 'US' }],
    ['Residente a Milano', { city: 'Milano' }],
    ['Miejsce zamieszkania: Poznań', { city: 'Poznań' }],
    [
      'Morada: Rua das Flores 12, 1200-001 Lisboa',
      { city: 'Lisboa', address: 'Rua das Flores 12', postalCode: '1200-001' },
    ],
    ['Woonachtig in Rotterdam', { city: 'Rotterdam' }],
  ] as const)
    it(`have no label and no words before them in their town: "${written}"`, () => {
      expect(home(written)).to.deep.equal(location);
    });

  it('have no house number for a postal code, and are no woods', () => {
    expect(home('18111 Harbour Street, Los Angeles, CA')).to.include({
      address: '18111 Harbour Street',
      city: 'Los Angeles',
    });
    expect(home('18111 Harbour Street, Los Angeles, CA')).to.not.have.property('postalCode');
    expect(home('18111 Harbour Street, Los Angeles, CA 90012')).to.include({ postalCode: '90012' });
    expect(home('Northern Hardwood Forests of Luzerne County, PA')).to.equal(undefined);
  });
});
