import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, description: string) => reader.readAtOnce({ title, description }).requirements;
const skills = (title: string, description: string): Record<string, string> =>
  Object.fromEntries(read(title, description).skills.map(({ name, importance }) => [name, importance]));
const months = (title: string, description: string): number | null =>
  read(title, description).experience?.minMonths ?? null;

describe('What an ad says of the employer and not of the person', () => {
  it('is how long the firm has been at it, in every language', () => {
    for (const [title, text] of [
      ['Accountant', 'A firm with 40 years of experience seeks an accountant.'],
      ['Buchhalter', 'Firma mit 40 Jahren Erfahrung sucht Buchhalter.'],
      ['Comptable', "Entreprise avec 40 ans d'expérience recherche comptable."],
      ['Contable', 'Empresa con 40 años de experiencia. Buscamos contable.'],
      ['Contabile', 'Azienda con 40 anni di esperienza cerca contabile.'],
      ['Boekhouder', 'Bedrijf met 40 jaar ervaring zoekt boekhouder.'],
      ['Contador', 'Empresa com 40 anos de experiência procura contador.'],
    ] as const)
      expect(months(title, text), text).to.equal(null);
    expect(months('Buchhalter', 'Firma mit 40 Jahren Erfahrung sucht Buchhalter mit 3 Jahren Erfahrung.')).to.equal(36);
    expect(months('Accountant', 'An accountant with five years of experience in a firm with many clients.')).to.equal(
      60,
    );
  });

  it('is what it pays for', () => {
    expect(read('Electrician', 'We pay for your 18th Edition and ECS card.').certifications).to.deep.equal([]);
    expect(read('Driver', 'We will put you through your HGV licence.').certifications).to.deep.equal([]);
    expect(skills('Buchhalter', 'Wir\n- übernehmen die Kosten für den Steuerfachwirt')).to.deep.equal({});
    expect(read('Driver', 'You need an HGV licence. We pay well.').certifications).to.have.length(1);
  });

  it('is the work of another team, an agency or its customers', () => {
    expect(skills('Editor', 'You write texts. SEO is done by an outside agency.')).to.not.have.property('SEO');
    expect(skills('Texter', 'Du schreibst Texte. SEO macht unsere Agentur.')).to.not.have.property('SEO');
    expect(skills('Editor', 'SEO is done by you.')).to.have.property('SEO');
    const dev = skills('Developer', 'Work closely with the QA team, who use Selenium. You write Java.');
    expect(dev).to.deep.equal({ Java: 'required' });
    const clients = skills('Developer', 'Some of our clients still run COBOL. You write Java and SQL.');
    expect(clients).to.deep.equal({ Java: 'required', SQL: 'required' });
  });

  it('is the work of other firms and colleagues, in every language', () => {
    for (const [title, text] of [
      ['Technician', 'You repair pumps. Automation projects are delivered by contractors using SCADA.'],
      ['Administrator', 'Du betreust die Clients. Die Fachverfahren (SAP, Oracle) werden vom Rechenzentrum betrieben.'],
      ['Reinigungskraft', 'Sie reinigen Büros. Die Glasreinigung übernimmt eine Fremdfirma.'],
      ['Actuaire', 'Vous tarifez des contrats. Vos interlocuteurs de la DSI développent en Java et Angular.'],
      ['Limpiador', 'Limpieza de oficinas. El mantenimiento de jardines lo realiza otra empresa.'],
      ['Attuario', "Calcoli tariffe. I colleghi dell'IT sviluppano in Java e usano Oracle."],
      ['Schoonmaker', 'Je maakt kantoren schoon. De glasbewassing wordt door een ander bedrijf gedaan.'],
      ['Osoba sprzątająca', 'Sprzątasz biura. Mycie okien wykonuje firma zewnętrzna.'],
      ['Desenvolvedor', 'Você escreve React. O back-end é desenvolvido em Java por outra equipe.'],
    ] as const)
      for (const name of [
        'SCADA',
        'SAP',
        'Oracle Database',
        'Window cleaning',
        'Java',
        'Angular',
        'Gardening',
        'Elixir',
      ])
        expect(skills(title, text), text).to.not.have.property(name);
    expect(skills('Reinigungskraft', 'Sie übernehmen die Glasreinigung.')).to.have.property('Window cleaning');
    expect(skills('Entwickler', 'Du und deine Kollegen entwickeln in Java und SQL.')).to.have.property('Java');
    expect(skills('Desenvolvedor', 'O back-end é desenvolvido em Java por você.')).to.have.property('Java');
  });

  it('is what it will teach, before or behind the word', () => {
    for (const [title, text] of [
      ['Technician', 'Full training on ABB robots provided.'],
      ['Cleaner', 'You shine lamps. Full training is given, including COSHH.'],
      ['Werkstudent', 'Du bekommst Einblicke in SEO, Google Ads und HubSpot.'],
      ['Pflegekraft', 'SAP lernst du bei uns.'],
      ['Développeur', 'Docker : vous apprendrez chez nous.'],
      ['Enfermero', 'Impartimos formación en soporte vital avanzado.'],
      ['Sviluppatore', 'Ti insegneremo Swift.'],
      ['Monteur', 'F-gassen certificaat? Dat haal je bij ons.'],
    ] as const) {
      expect(skills(title, text), text).to.deep.equal({});
      expect(read(title, text).certifications, text).to.deep.equal([]);
    }
    expect(skills('Clerk', 'You know Excel and SQL, you will learn SAP.')).to.have.keys('Microsoft Excel', 'SQL');
    expect(read('Monteur', 'F-gassen certificaat en rijbewijs vereist.').certifications).to.have.length(2);
  });

  it('is the word by which it seeks', () => {
    expect(skills('Pharmacist', 'Granite Pharmacy is recruiting a pharmacist.')).to.deep.equal({});
    expect(skills('Recruiter', 'You will be recruiting engineers and nurses.')).to.have.property('Recruiting');
  });
});

describe('What nobody has to have', () => {
  it('is said in every language', () => {
    for (const [title, text] of [
      ['Chauffeur', 'Je hebt geen rijbewijs nodig.'],
      ['Helfer', 'Du brauchst keinen Führerschein.'],
      ['Aide', 'Pas besoin de permis B.'],
      ['Mozo', 'No necesitas carnet de conducir.'],
      ['Clerk', 'There is no need to know SAP.'],
      ['Clerk', 'We do not expect you to know SAP.'],
      ['Clerk', "You won't need to speak German or know SAP."],
    ] as const) {
      const { skills: asked, certifications, languages } = read(title, text);
      expect([...asked, ...certifications, ...languages], text).to.deep.equal([]);
    }
  });
});

describe('What is only welcome', () => {
  it('is said in more words than "plus"', () => {
    expect(skills('Developer', 'Knowledge of Docker and Kafka are pluses.')).to.deep.equal({
      Docker: 'preferred',
      'Apache Kafka': 'preferred',
    });
    expect(skills('Developer', 'Requirements:\n- Java\n\nEven better if you\n- know HTML')).to.deep.equal({
      Java: 'required',
      HTML: 'preferred',
    });
    expect(skills('Arzt', 'Wir freuen uns über\n- Zusatzbezeichnung Notfallmedizin\n- SAP')).to.include({
      SAP: 'preferred',
    });
    expect(skills('Arzt', 'Wir freuen uns über deine Bewerbung. Du kannst SAP.')).to.include({ SAP: 'required' });
  });

  it('is said at the end, or once for two', () => {
    const importance = (title: string, text: string, code: string) =>
      read(title, text).languages.find((language) => language.code === code)?.importance;
    expect(importance('Sales assistant', '- speak French, ideally', 'fr')).to.equal('preferred');
    expect(importance('Sales assistant', 'Knowledge of Excel is a plus, French is too.', 'fr')).to.equal('preferred');
    expect(importance('Receptionist', 'Vloeiend Nederlands en Engels; Frans is een troef', 'fr')).to.equal('preferred');
    expect(importance('Magazynier', 'Język niemiecki i prawo jazdy kat. B będą dodatkowym atutem.', 'de')).to.equal(
      'preferred',
    );
  });

  it('asks for no years', () => {
    expect(months('Developer', 'Requirements\n- Java\n\nNice to have\n- 5 years of experience with Kafka')).to.equal(
      null,
    );
    expect(months('Pizzaïolo', 'Expérience souhaitée : 2 ans ou 3 saisons')).to.equal(24);
  });

  it('is nothing because of an "or" in the line above', () => {
    const { certifications } = read('Welder', 'Requirements:\nHigh school diploma or GED\nAWS D1.1 certified');
    expect(certifications).to.have.length(1);
  });
});

describe('What is asked without the usual word', () => {
  it('is a number of years that begins an item of the requirements', () => {
    expect(months('Welder', 'Requirements:\n- 3 years of MIG welding')).to.equal(36);
    expect(months('Solicitor', '5 years PQE in property law.')).to.equal(60);
    expect(months('Fahrer', 'Anforderungen:\n- 2 Jahre Fahrpraxis')).to.equal(24);
    expect(months('Helper', 'Requirements:\n- 6 months contract')).to.equal(null);
  });

  it('is the lower of two degrees, and none that is still studied for', () => {
    const level = (text: string) => read('Scientist', text).education?.minLevel ?? null;
    expect(level('Requirements: MS or PhD in computer science')).to.equal('master');
    expect(level('Studium der Informatik oder eine vergleichbare Ausbildung')).to.equal('associate');
    expect(level("You are pursuing a Bachelor's or Master's in physics.")).to.equal(null);
    expect(level('You work with MS Office and MS in Excel.')).to.equal(null);
    expect(level('Abgeschlossenes Studium der Mathematik (Master)')).to.equal('master');
    expect(level('Abgeschlossenes Studium der Mathematik (Bachelor oder Master)')).to.equal('bachelor');
    expect(level('Abgeschlossenes Masterstudium der Mathematik')).to.equal('master');
  });

  it('is a number of years with a hyphen, or in a skill', () => {
    expect(months('Programista', 'Szukamy programisty z 2-letnim doświadczeniem.')).to.equal(24);
    expect(months('Buchhalter', 'Sie haben 3-jährige Berufserfahrung.')).to.equal(36);
    expect(months('Pfleger', 'Abgeschlossene 3-jährige Ausbildung. Erfahrung in der Pflege ist willkommen.')).to.equal(
      null,
    );
    expect(months('Programador', 'Buscamos programador con 3 años en Java.')).to.equal(36);
    expect(months('Programador', 'Contrato de 2 años en prácticas.')).to.equal(null);
  });

  it('is a level of a language in its own sentence, and none that nobody asks for', () => {
    const levels = (text: string) => read('Clerk', text).languages.map(({ code, minLevel }) => `${code} ${minLevel}`);
    expect(levels('Du sprichst Deutsch? Minijob auf 556-Euro-Basis.')).to.deep.equal(['de null']);
    expect(levels("Pas d'anglais demandé.")).to.deep.equal([]);
    expect(levels("Niveau B2 d'anglais demandé.")).to.deep.equal(['en B2']);
  });

  it('stands below "Who can apply?", and not below "How to apply"', () => {
    expect(skills('Developer', 'Who can apply?\n- Java and SQL')).to.deep.equal({ Java: 'required', SQL: 'required' });
    expect(skills('Developer', 'How to apply\nSend your CV with Java samples.')).to.deep.equal({});
  });

  it('is a language by its Dutch name, and none of which somebody has a degree', () => {
    const languages = (text: string) => read('Receptionist', text).languages.map(({ code }) => code);
    expect(languages('Je spreekt Engels en Duits.')).to.deep.equal(['en', 'de']);
    expect(languages('- Goed Engels')).to.deep.equal(['en']);
    expect(languages('Degree in marketing, English or a related subject')).to.deep.equal([]);
    expect(languages("Bachelor's degree in finance, English and German.")).to.deep.equal(['en', 'de']);
  });

  it('is a tool whose name is a small word otherwise, by its capital in a list of small words', () => {
    expect(skills('Clerk', 'Requirements: high school diploma, Excel.')).to.deep.equal({
      'Microsoft Excel': 'required',
    });
    expect(skills('Clerk', 'We excel, win and grow. Excel at work!')).to.deep.equal({});
  });
});
