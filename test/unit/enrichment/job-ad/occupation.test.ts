import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { partsOfTitle } from '../../../../adapters/enrichment/job-ad/title/parts-of-title.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const occupation = (title: string, description = 'A job.'): ReturnType<typeof reader.readAtOnce>['occupation'] =>
  reader.readAtOnce({ title, description }).occupation;
const label = (title: string, description?: string): string | undefined => occupation(title, description)?.label;

describe('The occupation of a job ad', () => {
  it('is what is left of the title without contract, sums, town, employer, gender marks and announcement', () => {
    const titles: [string, string][] = [
      ['Stellenangebot: Buchhalter (m/w/d) in Vollzeit | Erfurt', 'Accountant'],
      ['Wir suchen einen Koch (w/m/x) ab sofort', 'Cook'],
      ['Offre d’emploi : Comptable H/F - CDI - Nantes - 32k€', 'Accountant'],
      ['Vacature: Verpleegkundige (m/v) 24-36 uur bij De Lindehof', 'Registered nurse'],
      ['Cercasi cuoco a tempo indeterminato presso Locanda Brugnoli', 'Cook'],
      ['Se busca cocinero jornada completa - 1.500 €', 'Cook'],
      ['Vaga de Contador (CLT) - Recife', 'Accountant'],
      ['URGENT: Accountant - $60,000-$70,000/yr - Full-time - Ref. AC-2211', 'Accountant'],
      ['Join our team as an Accountant', 'Accountant'],
      ['[Remote] Frontend Developer at Lumen Lamps', 'Frontend developer'],
    ];
    for (const [title, expected] of titles) expect(label(title), title).to.equal(expected);
  });

  it('is of one part of a title with several, with the confidence of that part', () => {
    expect(occupation('Accountant - Lantern Division - Northern Region')).to.include({
      label: 'Accountant',
      confidence: 1,
    });
  });

  it('is not that of the team behind the title that opens the text', () => {
    const text = 'Lantern Tamer, Systems Integrator Partnerships\n\nYou tame lanterns.';
    expect(label('Lantern Tamer', text)).to.equal(undefined);
    expect(
      label('Partner Business Manager', 'Partner Business Manager, Systems Integrators\n\nYou win partners.'),
    ).to.equal('Partnerships manager');
  });

  it('keeps a word of hours or contracts that belongs to the title', () => {
    for (const [title, expected] of [
      ['Night Auditor - Lantern Inn - Full time', 'Night auditor'],
      ['Stage Manager - Regional Theatre', 'Stage manager'],
      ['Bank Auditor - Remote', 'Bank auditor'],
      ['Bank Branch Manager - Retail', 'Bank branch manager'],
      ['Blood Bank Technologist - Nights', 'Blood bank technologist'],
      ['Permanent Makeup Artist - Studio', 'Permanent makeup artist'],
    ] as const)
      expect(label(title), title).to.equal(expected);
  });

  it('loses such a word where it only says when or for how long', () => {
    for (const [title, expected] of [
      ['Bank Healthcare Assistant - Leeds', 'Nursing assistant'],
      ['Healthcare Assistant - Bank', 'Nursing assistant'],
      ['Stage - Assistant marketing', 'Marketing assistant'],
      ['Part-Time Evening Cleaner - Leeds', 'Cleaner'],
      ['Permanent Receptionist', 'Receptionist'],
      ['2nd Shift CNC Machinist', 'CNC machinist'],
      ['3rd Shift Supervisor', 'Shift supervisor'],
      ['Camarero extras', 'Waiter'],
      ['Cleaner - Nights', 'Cleaner'],
    ] as const)
      expect(label(title), title).to.equal(expected);
  });

  it('is what is announced', () => {
    for (const [title, expected] of [
      ['Opening for Accountant - Lantern Works', 'Accountant'],
      ['Openings for Java Developers', 'Java developer'],
      ['Hiring Now! Caregivers $16/hr', 'Caregiver'],
      ['Walk-in interview for Staff Nurse', 'Registered nurse'],
    ] as const)
      expect(label(title), title).to.equal(expected);
  });

  it('is what an abbreviation stands for that is written out in brackets, and nothing else in brackets', () => {
    expect(label('KP (Kitchen Porter)')).to.equal('Kitchen assistant');
    expect(label('TA (Teaching Assistant)')).to.equal('Teaching assistant');
    expect(label('Learning & Development Specialist (L&D)')).to.equal(label('Learning and development specialist'));
    expect(label('Physiotherapist (MSK)')).to.equal('Physical therapist');
    expect(label('Cleaner (Night Porter)')).to.equal('Cleaner');
  });

  it('of who leads others is not that of one of them', () => {
    for (const title of [
      'Unit Manager - RN',
      'Manager, Patient Access',
      'Plumbing Service Manager',
      'Supervisor, Phlebotomy',
      'Customer Solutions Manager',
    ])
      expect(label(title), title).to.equal(undefined);
    expect(label('VP R&D')).to.equal('Research and development manager');
    expect(label('Supervisor - Help Desk')).to.equal('Service desk team leader');
    expect(label('Manager, FP&A')).to.equal('FP&A manager');
  });

  it('of who leads no people may stand behind a separator', () => {
    expect(label('Account Manager - Insurance Agent')).to.not.equal(undefined);
    expect(label('Lead - Registered Nurse')).to.equal('Registered nurse');
    expect(label('Manager / Accountant')).to.equal('Accountant');
    expect(label('RN - Night shift')).to.equal('Registered nurse');
  });

  it('is that of a head with its own branch behind it', () => {
    expect(label('Filialleiter (m/w/d) Einzelhandel')).to.equal('Store manager');
    expect(label('Księgowa ds. należności')).to.equal('Accountant');
    expect(label('Młoda sekretarka')).to.equal('Secretary');
    expect(label('Vendeur prêt-à-porter H/F')).to.equal('Clothing salesperson');
    expect(label('Monteur elektrotechniek')).to.equal('Building electrician');
    expect(label('Filialleiter Bank')).to.not.equal('Store manager');
  });

  it('is none of two letters alone', () => {
    expect(label('PA')).to.equal(undefined);
    expect(label('OD')).to.equal(undefined);
    expect(label('OD Consultant')).to.equal('Organizational development consultant');
  });

  it('is the first of titles that one person holds at once', () => {
    expect(label('Accountant cum Office Assistant')).to.equal('Accountant');
    expect(label('Receptionist cum Telecaller')).to.equal('Receptionist');
  });

  it('is, for a beginner, the trade in brackets', () => {
    expect(label('Information Technology Intern (Test Automation Engineer)')).to.equal('Test automation engineer');
    expect(label('Auszubildende (Koch)')).to.equal('Cook');
    expect(label('Marketing Intern (Leeds)')).to.equal(label('Marketing Intern'));
  });

  it('of who sources is that of a recruiter where the ad asks for recruiting, else that of a buyer', () => {
    expect(label('Sourcing Manager', 'You lead recruiting and source candidates for our offices.')).to.equal(
      'Talent acquisition manager',
    );
    expect(label('Sourcing Manager', 'You negotiate with suppliers of lamps.')).to.equal('Sourcing manager');
  });

  it('is that of a title before the countries that the post is for', () => {
    expect(label('Head of Sales DACH')).to.equal('Sales director');
    expect(label('Account Manager, EMEA')).to.equal('Account manager');
  });

  it('is, of titles that are joined, the one that says the branch', () => {
    expect(label('Branch Manager/Floral Designer')).to.equal('Floral designer');
    expect(label('General Manager / Fitness Director')).to.equal('Gym manager');
    expect(label('Project Manager and Accountant')).to.equal('Accountant');
    expect(label('Program Director/Project Manager')).to.equal('Programme director');
  });

  it('is that of the head of a title with a group before it, not that of who assists a team', () => {
    expect(label('Care Team Assistant (Nights)')).to.equal('Caregiver');
    expect(label('Catering team assistant at Lantern Court')).to.equal('Catering assistant');
    expect(label('Nursery Team Assistant')).to.equal('Childcare worker');
    expect(label('Sales team assistant')).to.equal('Commercial assistant');
    expect(label('Team assistant')).to.equal('Secretary');
  });

  it('is found for those who prepare children in a hospital by play', () => {
    expect(label('Health Play Specialist - Band 4')).to.equal('Hospital play specialist');
    expect(label('Certified Child Life Specialist')).to.equal('Hospital play specialist');
    expect(label('Play therapist')).to.equal('Play therapist');
  });

  it('is found for a title that leaves out a small word, is the object of a sentence, or names the field alone', () => {
    expect(label('Técnico mantenimiento Torre Alta')).to.equal('Maintenance technician');
    expect(label('Magazijn medewerker')).to.equal('Warehouse worker');
    expect(label('Zatrudnimy księgową')).to.equal('Accountant');
    expect(label('Mitarbeiterin Buchhaltung')).to.equal('Accounting clerk');
    expect(label('Cybersecurity')).to.match(/security/i);
  });

  it('is what the text calls the job where the title says nothing of it', () => {
    expect(
      label('Great opportunity in Erfurt!', 'We are looking for an experienced accountant for our lamp shop.'),
    ).to.equal('Accountant');
    expect(label('Komm zu uns!', 'Zum 1. März suchen wir einen Koch für unsere Küche.')).to.equal('Cook');
    expect(label('Rejoignez-nous !', 'Nous recherchons un comptable pour notre agence.')).to.equal('Accountant');
    expect(label('Trabajo estable', 'Puesto: Cocinero')).to.equal('Cook');
  });

  it('is that of the field in a compound with a plain head', () => {
    expect(label('Schoonmaakmedewerkster')).to.equal('Cleaner');
    expect(label('Buchhaltungsmitarbeiterin (m/w/d)')).to.equal('Accounting clerk');
    expect(label('Mitarbeiter:in Technischer Dienst')).to.equal('Building maintenance technician');
  });

  it('is, for a title that nobody knows, the one that shares its words and whose skills are asked for', () => {
    const stack = '- Oracle Database, SQL, database administration, backup and Linux';
    expect(occupation('Oracle and wicks', `Requirements:\n${stack}`)).to.include({
      label: 'Database administrator',
      confidence: 0.3,
    });
    expect(occupation('Oracle and wicks', 'You like lamps.')).to.equal(null);
    expect(occupation('Lantern wizardry', `Requirements:\n${stack}`)).to.equal(null);
  });

  it('is found where both genders are written at a slash, in a title of several parts too', () => {
    expect(label('Kaufmann/-frau für Büromanagement | Erfurt')).to.equal('Administrative assistant');
    expect(label('Kaufmann/frau im Einzelhandel')).to.equal('Retail sales associate');
    expect(partsOfTitle('Leiter/in der Lampenprüfung (m/w/d)'))
      .to.include('Leiter der Lampenprüfung')
      .and.not.include('Leiter');
    expect(partsOfTitle('Técnico/a de faroles - Cuenca')).to.include('Técnico de faroles');
  });

  it('is that of either word before a head that two of them share', () => {
    expect(partsOfTitle('Sales/Lantern Manager')).to.include('Sales Manager');
    expect(label('Sales/Lantern Manager')).to.equal('Sales manager');
    expect(label('Reception/Lantern Supervisor, Lindehof')).to.equal(
      occupations.ofTitle('Reception supervisor')?.occupation.label,
    );
    expect(label('Cook/Lantern Driver')).to.equal('Cook');
  });

  it('is that of a field that the taxonomy knows as a skill, behind a head of its language', () => {
    expect(label('Experto en posicionamiento SEO')).to.equal(occupations.ofTitle('SEO specialist')?.occupation.label);
    expect(label('Leiter/in Vertrieb')).to.equal('Sales manager');
    expect(label('Leiter/in der Buchhaltung')).to.equal('Accounting manager');
    expect(label('Leiter der Laternenkunde')).to.equal(undefined);
  });

  it('is not who works in the field where the title is of who leads it', () => {
    expect(label('Leitung Verkauf')).not.to.equal('Retail sales associate');
    expect(label('Bereichsleiter Reinigung')).not.to.equal('Cleaner');
  });

  it('is not who leads others where the title only names their work', () => {
    expect(label('Driver')).to.equal(undefined);
    expect(label('Mechanic')).to.equal(undefined);
  });

  it('is found in the cases, numbers and genders of Polish', () => {
    expect(label('Zatrudnimy spawaczy')).to.equal('Welder');
    expect(label('Szukamy elektryków')).to.equal('Electrician');
    expect(label('Zatrudnimy kucharki')).to.equal('Cook');
    expect(label('Przyjmiemy fryzjerkę')).to.equal('Hairdresser');
  });

  it('is that of the helper where the title is of one', () => {
    const helper = (title: string): string | undefined => occupations.ofTitle(title)?.occupation.label;
    expect(label('Pomocnik murarza')).to.equal(helper('Bricklayer helper'));
    expect(label('Pomocnik kucharza')).to.equal(helper('Cook helper'));
    expect(label('Pomocnik elektryka')).to.equal(helper('Electrician helper'));
    expect(label('Pomocnik latarnika')).to.equal(undefined);
  });

  it('needs more than a side word of the title, whatever the ad asks for', () => {
    const asked = 'Requirements:\n- Financial modeling and project management';
    expect(occupation('Strategic negotiator', asked)?.label ?? 'negotiator').to.match(/negotiat/i);
  });

  it('is decided by the licences that the ad asks for as by its skills', () => {
    expect(label('Driver', 'Requirements:\n- CDL Class A\n- route planning')).to.equal('Truck driver');
  });

  it('is not what the text only compares the work with', () => {
    expect(occupation('Somebody for everything', 'You will act as a translator between the teams.')).to.equal(null);
  });
});

describe('The forms of the title of an ad', () => {
  it('keep words that only look like contract or gender', () => {
    expect(partsOfTitle('C/C++ Developer')[0]).to.equal('C/C++ Developer');
    expect(occupation('Stage manager')?.label).to.match(/stage manager/i);
    expect(occupation('Contract manager')?.label).to.match(/contract/i);
  });

  it('cost no more for a long title without any end', () => {
    expect(partsOfTitle('for a '.repeat(5000)).length).to.be.lessThan(20);
  });
});
