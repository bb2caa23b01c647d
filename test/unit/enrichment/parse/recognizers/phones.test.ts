import { expect } from 'chai';
import { parseText } from '../support.js';

const phone = (...lines: string[]) => parseText(...lines).profile.basics?.phone;

describe('The phone of a candidate', () => {
  const dated = ['Berufserfahrung', '03/2019 (4 Wochen)   Praktikantin, Hotel Nordlicht, Leipzig'];

  it('may have more than one mark behind its label', () => {
    expect(phone('Anna Berger', 'Leipzig', 'Tel.: 0157 33445566', ...dated)).to.equal('+4915733445566');
    expect(phone('Claire Martin', 'Lyon', 'Tél. : 06 12 45 78 90')).to.equal('+33612457890');
  });

  it('needs no label beside the mail address, and is no other number', () => {
    expect(phone('Fiona Reed', 'f.reed@example.net', '0491570156')).to.equal('0491570156');
    expect(phone('Fiona Reed', 'f.reed@example.net', '03/2019 (4 weeks) at Northwind')).to.equal(undefined);
    expect(phone('Fiona Reed', 'Summary', 'Works for Tern.com 55 5550 3344')).to.equal(undefined);
  });

  it('may be written in pairs after a slash', () => {
    expect(phone('Anna Berger', 'Leipzig', '0341 / 55 82 913', ...dated)).to.equal('+493415582913');
  });

  it('is no month with a bracket after it', () => {
    expect(phone('Anna Berger', 'Leipzig', ...dated)).to.equal(undefined);
    expect(phone('Anna Kowalska', 'Doświadczenie', '06/2016 (3 miesiące)   Kelnerka, Hotel Orbita')).to.equal(
      undefined,
    );
  });

  it('is no number of a school before its years', () => {
    expect(phone('Claire Martin', 'Lyon', 'Formation', 'Licence, Université Lyon 2 - 2016/2017')).to.equal(undefined);
  });

  it('is no stretch of months in brackets', () => {
    const post = 'Pflegerin, Innere Medizin (04/2012 – 05/2018)';
    expect(phone('Anna Berger', 'Emden, Deutschland', 'Berufserfahrung', post)).to.equal(undefined);
    expect(phone('Anna Berger', 'Leipzig', 'Tel. (0341) 201 2018')).to.equal('+493412012018');
  });

  it('is no number of a law', () => {
    for (const law of ['Rozporządzeniem (UE) 2016/679', 'Regolamento UE 2016/679', 'D.Lgs. 196/2003', 'GDPR 679/2016'])
      expect(phone('Anna Kowalska', 'Warszawa', 'Klauzula', `Zgodnie z: ${law}`), law).to.equal(undefined);
  });

  it('is read where it looks like a year and its number', () => {
    expect(phone('Anna Berger', 'Leipzig', 'Tel. 0341/2010')).to.equal('+493412010');
    expect(phone('Ann Kettering', 'Leeds, UK', 'Phone: +44 20 1679 2016')).to.equal('+442016792016');
  });

  it('is none that no numbering plan knows, within an account', () => {
    const long = Array.from({ length: 12 }, (_, at) => `Glazed the windows of harbour ${String(at)} and of its sheds`);
    const read = (line: string) => phone('Ann Kettering', 'Experience', ...long, line);
    expect(read('Wick of nickel, Lamp Letters, 51 (9961) 146-945.')).to.equal(undefined);
    expect(read('Tern Nursery, 89 Grove Way, Farsund 543-380-2514')).to.equal(undefined);
    expect(read('H (123)345 7890 • ann.kettering@example.org')).to.equal('(123)345 7890');
    expect(read('543-380-2514')).to.equal('543-380-2514');
  });

  it('is no sum, and no stretch of time that lost its dash', () => {
    for (const line of [
      'Saved $500,000) 2002',
      '03/1999 01/1998',
      '01/0803/08(3 months)',
      '1992-94 1991 1990',
      '20042006',
    ])
      expect(phone('Ann Kettering', 'Experience', line), line).to.equal(undefined);
  });
});
