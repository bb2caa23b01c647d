import { expect } from 'chai';
import { parseText } from '../support.js';

describe('The name of the candidate', () => {
  for (const name of ["Anne-Laure d'Aubrac", 'Chiara dell’Orsa', "Sean O'Quill"]) {
    it(`may begin its surname with a particle and an apostrophe: ${name}`, () => {
      const { profile } = parseText(
        name,
        'Warehouse manager',
        'Email: someone@example.net',
        '',
        'Summary',
        'Plans shifts.',
      );
      expect(profile.basics?.name).to.equal(name);
    });
  }

  const named = (...lines: string[]) => parseText(...lines).profile.basics?.name;

  it('may have four names and particles between them', () => {
    const name = 'Juan Pablo de la Cruz Méndez';
    expect(named(name, 'Warehouse manager', 'juanpablo.delacruz@example.net')).to.equal(name);
  });

  it('may begin with the surname where the mail address holds both, and a town after a comma is none', () => {
    expect(named("O'Quill, Siobhan Mary", 'siobhan_oquill@example.net')).to.equal("Siobhan Mary O'Quill");
    expect(named('Mara Lindqvist, Leeds', 'mara.lindqvist@example.net')).to.equal('Mara Lindqvist');
  });

  it('has no title in it that the mail address holds by chance', () => {
    expect(named('Rasmus Engeldinger, Koch', 'rasmus.koch@example.net')).to.equal('Rasmus Engeldinger');
    expect(named('Lampe, Baker', 'baker.lampe@example.net')).not.to.equal('Baker Lampe');
  });

  it('stands behind the name of the document and a dash', () => {
    const lines = [
      'ann.k@example.net | Farsund',
      'Summary',
      'Plans the shifts.',
      'Work history',
      'Kestrel Softworks, Farsund   Jul 2018 - Mar 2021',
    ];
    expect(named('Curriculum Vitae – Ann Kettering', ...lines)).to.equal('Ann Kettering');
    expect(named('Lebenslauf: Ann Kettering', ...lines)).to.equal('Ann Kettering');
  });

  it('is not that of an employer with dates, where there is none', () => {
    const lines = ['annk@example.net | Farsund', 'SUMMARY', 'Plans the shifts.', 'of two piers.', 'EXPERIENCE'];
    expect(named('RESUME', ...lines, 'Kestrel Softworks, Farsund   Jul 2018 - Mar 2021', 'Planner')).to.equal(
      undefined,
    );
  });

  it('is not that of who wrote a publication', () => {
    const lines = ['Welder', 'Leeds, UK', 'EXPERIENCE', 'Glazier, Northwind Ltd', '2001 - 2004', 'PUBLICATIONS'];
    expect(named(...lines, 'Moreno L, et al. Lanterns of the north. 2019;12:44-50')).to.equal(undefined);
  });

  it('is not the first half of the mail address, and the headline is no name that begins as an occupation does', () => {
    const { basics } = parseText(
      'Dean Perrow',
      'Lantern Road',
      'Phone: 020 7946 0000',
      'CFinch@lantern.example',
    ).profile;
    expect(basics?.name).to.equal(undefined);
    expect(basics?.label).to.equal(undefined);
    expect(parseText('Brand Manager', 'Lantern Road', 'Leeds').profile.basics?.label).to.equal('Brand Manager');
  });

  it('is no street in a sidebar, which ends with the number of a house', () => {
    const lines = ['CONTACT', 'Rua das Lanternas 21, 3.º', 'leonor.vasques@example.pt', 'SKILLS', 'Excel', 'Wicks'];
    expect(named(...lines, 'Leonor Vasques Tavira', 'Compradora')).to.equal('Leonor Vasques Tavira');
  });

  it('stands behind its label in many languages', () => {
    for (const [line, name] of [
      ['Nombre y apellidos: Rocío Villalba', 'Rocío Villalba'],
      ['Nombre completo: Rocío Villalba', 'Rocío Villalba'],
      ['Apellidos y nombre: Villalba Montes, Rocío', 'Rocío Villalba Montes'],
      ['Nom et prénom : MARTIN Clara', 'MARTIN Clara'],
      ['Cognome e nome: Ferrandi Giulia', 'Ferrandi Giulia'],
      ['Nazwisko i imię: Wrońska Agnieszka', 'Wrońska Agnieszka'],
      ['Nom(s) / Prénom(s) Martin Clara', 'Martin Clara'],
      ['Nachname(n) / Vorname(n) Berger Anna', 'Berger Anna'],
      ['Apelido(s) / Nome(s) próprio(s) Queirós Marta', 'Queirós Marta'],
      ['Cognome/Nome Ferrandi Giulia', 'Ferrandi Giulia'],
      ['Nombre(s) / Apellido(s) Rocío Villalba', 'Rocío Villalba'],
    ] as const)
      expect(named(line, 'Tel. 0341 1234567'), line).to.equal(name);
  });

  it('is put together from the two lines of a form, whichever comes first', () => {
    for (const [surname, given, name] of [
      ['Name: Berger', 'Vorname: Anna', 'Anna Berger'],
      ['Apellidos: Villalba Montes', 'Nombre: Rocío', 'Rocío Villalba Montes'],
      ['Nom : Martin', 'Prénom : Clara', 'Clara Martin'],
      ['Cognome: Ferrandi', 'Nome: Giulia', 'Giulia Ferrandi'],
      ['Nazwisko: Wrońska', 'Imię: Agnieszka', 'Agnieszka Wrońska'],
      ['Achternaam: van der Horst', 'Voornaam: Willemijn', 'Willemijn van der Horst'],
    ] as const) {
      expect(named(surname, given, 'Leipzig'), name).to.equal(name);
      expect(named(given, surname, 'Leipzig'), name).to.equal(name);
    }
    expect(named('Nome: Marta Sofia Queirós', 'Morada: Rua das Flores, 112')).to.equal('Marta Sofia Queirós');
  });

  it('has no academic title in it', () => {
    for (const title of ['dr inż.', 'mgr', 'Dipl.-Ing. (FH)', 'Dipl.-Kfm.', 'Drs.', 'Dott.ssa'])
      expect(named(`${title} Ann Kettering`, 'Leeds'), title).to.equal('Ann Kettering');
    expect(named('Ing. Pieter Bakker MBA', 'Utrecht')).to.equal('Pieter Bakker');
    expect(named('Nachname', 'Telefon: 0341 1234567')).to.equal(undefined);
  });

  it('may have two surnames first, of which the mail address has one', () => {
    expect(named('Ortega Ruiz, Carmen', 'carmen.ortega@example.net')).to.equal('Carmen Ortega Ruiz');
    expect(named('Carmen Ortega, Murcia', 'carmen.murcia@example.net')).not.to.equal('Murcia Carmen Ortega');
  });
});

describe('What stands around the name of the candidate', () => {
  const named = (...lines: string[]) =>
    parseText(...lines, '', 'Experience', 'Glazier, Northwind Ltd, 2018 – 2022').profile.basics?.name;

  it('may be a short name in the middle, in brackets or quotation marks', () => {
    expect(named('Bartholomew (Bart) Finch', 'Perth WA 6000 | bart.f@example.com')).to.equal(
      'Bartholomew (Bart) Finch',
    );
    expect(named('Margaret “Peggy” Rourke-Lane', 'peggy@example.org')).to.equal('Margaret “Peggy” Rourke-Lane');
    expect(named('Thandiwe Mokoena (Thandi)', 'thandi@example.org')).to.include('Thandiwe Mokoena');
  });

  const held = [
    'Joel Tremlett BEd (Hons) QTS',
    'Joel Tremlett MPharm MRPharmS',
    'Dr Joel Tremlett BDS MFDS RCS(Ed)',
    'Joel Tremlett, MBA, PMP, LSSBB',
    'Joel Tremlett CEng MIMechE',
    'Joel Tremlett RN (NMC PIN 18A1234E)',
    'Joel Tremlett ACA, BSc (Hons)',
  ];
  for (const line of held)
    it(`are letters for what they hold: ${line}`, () => {
      expect(named(line, 'j.t@example.org')).to.equal('Joel Tremlett');
    });

  it('is a surname where it is no such letters', () => {
    expect(named('Jack Ma', 'jack@example.org')).to.equal('Jack Ma');
    expect(named('JACK MA', 'jack@example.org')).to.equal('Jack Ma');
    expect(named('Amélie DUPONT-LEROY', 'amelie@example.org')).to.equal('Amélie DUPONT-LEROY');
    expect(named('Ewan McAllister', 'ewan@example.org')).to.equal('Ewan McAllister');
    expect(named('Moira DeWitt', 'moira@example.org')).to.equal('Moira DeWitt');
  });

  it('may be their number in a register, which is no name', () => {
    expect(named('GMC Number: 7012345', 'Kwame Asante MBChB', 'k@example.org')).to.equal('Kwame Asante');
    expect(named('Imogen Faulkes', 'GDC No. 199922', 'imo@example.org')).to.equal('Imogen Faulkes');
    expect(named('NMC PIN: 19B4567E', 'Grace Adeyemi', 'g@example.org')).to.equal('Grace Adeyemi');
  });

  it('may be particles of many languages', () => {
    for (const name of ['Ana de los Ríos', 'Pieter te Velde', 'Luc du Plessis', 'Cesare degli Uberti'])
      expect(named(name, 'me@example.org')).to.equal(name);
  });
});
