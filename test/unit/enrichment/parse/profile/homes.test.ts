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
});
