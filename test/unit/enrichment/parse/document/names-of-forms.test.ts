import { expect } from 'chai';
import { parseText } from '../support.js';

const basics = (...lines: string[]) => parseText(...lines).profile.basics;
const named = (...lines: string[]) => basics(...lines)?.name;

describe('The name in a form of Europe', () => {
  it('stands behind the heading of the personal data, in its cell', () => {
    const rows = ['Via Roma 22, 16121 Genova', 'z.lampova@example.sk', 'Sex Female | Date of birth 14/05/1989'];
    for (const heading of [
      'PERSONAL INFORMATION',
      'INFORMAZIONI PERSONALI',
      'Informazioni personali',
      'INFORMAÇÃO PESSOAL',
      'Dados pessoais',
      'INFORMACIÓN PERSONAL',
      'INFORMATIONS PERSONNELLES',
      'ANGABEN ZUR PERSON',
      'INFORMACJE OSOBISTE',
      'PERSOONLIJKE INFORMATIE',
    ]) {
      expect(named(`${heading}\tZbigniewa Lampova`, ...rows), heading).to.equal('Zbigniewa Lampova');
      expect(named('Europass', `${heading}    Zbigniewa Lampova`, ...rows), heading).to.equal('Zbigniewa Lampova');
    }
    expect(named('PERSONAL INFORMATION Zbigniewa Lampova', ...rows)).to.equal('Zbigniewa Lampova');
  });

  it('has its surname last where label and address say that it came first', () => {
    for (const label of ['Surname(s) / First name(s)', 'Cognome e nome', 'Nazwisko i imię', 'Name, Vorname'])
      expect(named(`${label}: Lampova Zbigniewa`, 'zbigniewa.lampova@example.sk'), label).to.equal('Zbigniewa Lampova');
    expect(named('Surname(s) / First name(s)\tLAMPOVA Zbigniewa', 'z@example.sk')).to.equal('LAMPOVA Zbigniewa');
    expect(named('Surname / First name: Zbigniewa Lampova', 'zbigniewa.lampova@example.sk')).to.equal(
      'Zbigniewa Lampova',
    );
    expect(named('First name / Surname: Lampova Zbigniewa', 'zbigniewa.lampova@example.sk')).to.equal(
      'Lampova Zbigniewa',
    );
  });

  it('is none of the sex or the post sought, where there is no name', () => {
    const rows = ['Sex Female | Nationality Czech', 'JOB APPLIED FOR\tLamp Engineer', 'WORK EXPERIENCE'];
    expect(named('Curriculum vitae', 'ADDRESS\tKounicova Brno', 'z@example.sk')).to.equal(undefined);
    expect(named('PERSONAL INFORMATION', ...rows, '2010 – 2014\tWelder', 'Tern Lampy s.r.o.')).to.equal(undefined);
  });
});

describe('The post sought in a form of Europe', () => {
  const label = (row: string): string | undefined =>
    basics('PERSONAL INFORMATION\tZbigniewa Lampova', 'z.lampova@example.sk', row, 'WORK EXPERIENCE')?.label;

  it('is what the candidate is called, without its label', () => {
    expect(label('JOB APPLIED FOR\tSite Engineer')).to.equal('Site Engineer');
    expect(label('JOB APPLIED FOR / POSITION / PREFERRED JOB    Site Engineer')).to.equal('Site Engineer');
    expect(label('JOB APPLIED FOR POSITION PREFERRED JOB STUDIES APPLIED FOR\tSite Engineer')).to.equal(
      'Site Engineer',
    );
    expect(label('POSIZIONE RICOPERTA\tInfermiera')).to.equal('Infermiera');
    expect(label('ANGESTREBTE STELLE: Ergotherapeutin')).to.equal('Ergotherapeutin');
    expect(label('PUESTO SOLICITADO\tElectricista')).to.equal('Electricista');
  });

  it('is found below the heading of the personal data as well', () => {
    const rows = ['Curriculum vitae', 'PERSONAL INFORMATION', 'Zbigniewa Lampova', 'POSITION\tWelder'];
    expect(basics(...rows, 'WORK EXPERIENCE', '2010 – 2014\tWelder', 'Tern Lampy s.r.o.')?.label).to.equal('Welder');
  });

  it('is no statement about it', () => {
    expect(label('PERSONAL STATEMENT\tHard-working and honest')).to.equal(undefined);
    expect(label('Position of trust: Welder')).not.to.equal('of trust: Welder');
  });
});

describe('A name in small letters', () => {
  it('is read where the address has all of it, and written as names are', () => {
    expect(named('zbigniewa lampova', 'zbigniewa.lampova@example.sk')).to.equal('Zbigniewa Lampova');
    expect(named('piet de lamp', 'piet.delamp@example.nl | 06-55501234')).to.equal('Piet de Lamp');
    expect(named('marie-claire lampe', 'lampiste', 'marie.lampe@example.fr')).to.equal('Marie-Claire Lampe');
  });

  it('is none where the address has only a part of it, or where it is an occupation', () => {
    expect(named('senior accountant', 'leeds, uk', 'info@example.com')).to.equal(undefined);
    expect(named('senior accountant', 'senior.accountant@example.com')).to.equal(undefined);
    expect(named('harbour lamps', 'zbigniewa@harbour.example.com')).to.equal(undefined);
    expect(named('lampova', 'lampova@example.sk')).to.equal(undefined);
    expect(named('Ann Lee', 'lamps and wicks', 'lamps.wicks@example.com')).to.equal('Ann Lee');
  });
});

describe('A headline beside the name', () => {
  const label = (...lines: string[]) => basics(...lines, 'a.lee@example.com')?.label;

  it('goes on in the next line', () => {
    expect(label('Ann Lee - Senior Quantity', 'Surveyor')).to.equal('Senior Quantity Surveyor');
    expect(label('Ann Lee —', 'Site Engineer')).to.equal('Site Engineer');
  });

  it('ends with its line where a town, an employer or a whole title stands there', () => {
    expect(label('Ann Lee | Leeds', 'Quantity Surveyor')).to.equal('Quantity Surveyor');
    expect(label('Ann Lee - Tern Lamps', 'Glazier')).to.equal('Glazier');
    expect(label('Ann Lee - Senior Glazier', 'Welder')).to.equal('Senior Glazier');
  });
});

describe('What a form is called', () => {
  for (const title of [
    'Bewerberbogen',
    'Personalbogen',
    'Currículum Vítae',
    'Kwestionariusz osobowy',
    'Sollicitatieformulier',
  ])
    it(`is nobody's name: ${title}`, () => {
      const { basics } = parseText(title, 'Datos', 'Jimena Alcorta', 'jimena@example.es').profile;
      expect(basics?.name).to.equal('Jimena Alcorta');
    });
});
