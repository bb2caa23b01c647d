import { expect } from 'chai';
import { parseText } from '../support.js';

/** Title | employer | place of each post. */
function placed(...lines: string[]): string[] {
  return (parseText('Ann Kettering', 'ann@example.org', '', 'Experience', ...lines).profile.work ?? []).map((post) =>
    [post.position, post.name, post.location].map((value) => value ?? '-').join(' | '),
  );
}

describe('A town with a code behind it', () => {
  for (const place of ['Geelong VIC', 'Ocean Grove VIC', 'Winnipeg MB', 'Leeds LS2 9JT', 'Edinburgh EH6'])
    it(`is where an employer is: ${place}`, () => {
      expect(placed('Store Manager', `Northwind Bakery, ${place}`, '2018 – 2022', '- Managed')).to.deep.equal([
        `Store Manager | Northwind Bakery | ${place}`,
      ]);
    });

  it('is no employer where it is a county', () => {
    const [post] = placed('Carer, Northwind Care, Tarnbrook, Co. Galway, 2018 – 2022');
    expect(post)
      .to.include('Northwind Care')
      .and.not.match(/\| (?:Tarnbrook, )?Co\. Galway \|/u);
  });

  it('is one behind a legal form as well', () => {
    expect(placed('Driver, Marsh Foods Ltd, Ocean Grove VIC, 2018 – 2022')[0]).to.match(/Ocean Grove VIC$/u);
  });

  it('is no town where it names an employer, a class or a model', () => {
    expect(placed('Store Manager', 'Ferngully Health VIC', '2018 – 2022', '- Managed')).to.deep.equal([
      'Store Manager | Ferngully Health VIC | -',
    ]);
    expect(placed('Technician A4, Northwind Ltd, 2018 – 2022')).to.deep.equal(['Technician A4 | Northwind Ltd | -']);
  });

  it('may be the home', () => {
    expect(parseText('Ann Kettering', 'Winnipeg MB R3C 1A5 | ann@example.org').profile.basics?.location).to.deep.equal({
      city: 'Winnipeg',
      region: 'MB',
      countryCode: 'CA',
      postalCode: 'R3C 1A5',
    });
  });
});
