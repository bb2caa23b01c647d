import { expect } from 'chai';
import { parseText } from '../support.js';

const WORK = ['Berufserfahrung', '2015 - 2020   Köchin, Hotel Nordlicht, Leipzig', ''];
const REFEREE = 'Herr Klaus Adler, Küchenchef Hotel Nordlicht, Tel. 0341 9876543, k.adler@nordlicht.example';

const basics = (...lines: string[]) => parseText(...lines).profile.basics;

describe('Who speaks for a candidate', () => {
  it('lends them neither name nor e-mail nor phone', () => {
    const own = basics('Anna Berger', 'Leipzig', '', ...WORK, 'Referenzen', REFEREE);
    expect(own?.name).to.equal('Anna Berger');
    expect(own?.label).to.equal(undefined);
    expect(own?.email).to.equal(undefined);
    expect(own?.phone).to.equal(undefined);
  });

  it('has the same line in other languages, with or without the heading in it', () => {
    const dutch = ['Johan Vries', 'Utrecht', '', 'Werkervaring', '2015 - 2020   Kok, Hotel Nordlicht, Utrecht', ''];
    const referee = 'Mevr. P. Bakker, chef-kok, tel. 030 2345678, p.bakker@nordlicht.example';
    for (const lines of [['Referenties', referee], [`Referenties: ${referee}`], ['REFERENTIES', referee]]) {
      const own = basics(...dutch, ...lines);
      expect([own?.name, own?.email, own?.phone]).to.deep.equal(['Johan Vries', undefined, undefined]);
    }
  });

  it('leaves the e-mail and the phone of the candidate to them, above and below', () => {
    const head = ['Anna Berger', 'Leipzig', 'a.berger@example.net', 'Tel. 0341 1234567', ''];
    expect(basics(...head, ...WORK, 'Referenzen', REFEREE)?.phone).to.equal('+493411234567');
    const below = basics('Anna Berger', ...WORK, 'Referenzen', REFEREE, '', 'Kontakt', 'anna.b@example.net');
    expect(below?.email).to.equal('anna.b@example.net');
  });

  it('is nobody where references are available on request: a footer follows', () => {
    const own = basics('Anna Berger', '', ...WORK, 'References', 'Available upon request', 'ab@example.net');
    expect(own?.email).to.equal('ab@example.net');
  });

  it('does not hide an address with the name of the candidate', () => {
    const own = basics(
      'Anna Berger',
      '',
      ...WORK,
      'Referenzen',
      REFEREE.replace(/k\.adler@.*/u, 'anna.berger@example.net'),
    );
    expect(own?.email).to.equal('anna.berger@example.net');
  });
});
