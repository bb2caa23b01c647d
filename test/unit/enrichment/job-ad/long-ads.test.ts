import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const names = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.skills.map(({ name }) => name);
const languages = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.languages.map(({ code }) => code);

describe('A long ad', () => {
  it('asks for no trade of a superior or of a department that the job works with', () => {
    expect(
      names(
        'Facilities manager',
        'Essential Duties',
        '- Reporting to the Vice President of Real Estate and Construction, you supervise preventive maintenance',
        '- Partner with Nursing, Human Resources and Finance to keep our clinics safe',
      ),
    ).to.deep.equal(['Preventive maintenance']);
    expect(
      names('Kontrolleurin', 'Ihre Aufgaben', '- Enge Zusammenarbeit mit Vertrieb, Personalwesen und Buchhaltung'),
    ).to.deep.equal([]);
    expect(
      names('Contrôleur', 'Vos missions', '- Travailler en étroite collaboration avec les ressources humaines'),
    ).to.not.include('Human resources');
  });

  it('asks for nothing below a heading of what is not done, of the body, or of what can be offered', () => {
    const ad = ['Who you are', '- You know SQL, Docker and Linux', ''];
    for (const heading of ["What You Won't Do", 'Physical Requirements', 'We can offer you:'])
      expect(names('Clerk', ...ad, heading, '- Recruiting and accounting close'), heading).to.have.members([
        'SQL',
        'Docker',
        'Linux',
      ]);
  });

  it('has no further welcome skills below the next heading, whatever that is', () => {
    const found = read(
      'Policy officer',
      'Desirable criteria',
      '- Knowledge of statistics',
      '',
      'Behaviours',
      "We'll assess you against these:",
      '- Cost accounting',
    ).requirements.skills;
    expect(found.map(({ name, importance }) => `${name} ${importance}`)).to.include('Statistics preferred');
    expect(found.map(({ name, importance }) => `${name} ${importance}`)).to.not.include('Cost accounting preferred');
  });

  it('asks for no subject that the employer is good at, nor for an interest in what it pays for', () => {
    const ad = ['We are looking for someone who:', '• has experience of teaching, phonics and safeguarding', ''];
    expect(
      names('Teacher', 'Our school was judged Good in 2024; reading, mathematics and music are strengths.', '', ...ad),
    ).to.not.include('Mathematics');
    expect(
      names('Clerk', 'Benefits', 'Development tailored to your role, including qualifications in project delivery.'),
    ).to.deep.equal([]);
  });

  it('asks only technical occupations for the technologies of the employer', () => {
    const stack = 'Our stack is Ruby on Rails, React and Postgres.';
    const duties = ['', 'What you will do', '* Run multi-state payroll', '* Reconcile accounts in NetSuite'];
    expect(names('Payroll specialist', stack, ...duties)).to.not.include('Ruby on Rails');
    expect(names('Software developer', stack, ...duties)).to.include('Ruby on Rails');
  });

  it('asks for no tool through which one applies', () => {
    expect(
      names(
        'Paralegal',
        'You prepare exhibits in Adobe Acrobat, Excel and iManage.',
        '',
        'Please submit cover letter, resume, and transcript through our iCIMS portal.',
      ),
    ).to.not.include('iCIMS');
  });

  it('says in many words that something is not required', () => {
    expect(names('Fellow', 'No knowledge of marine biology is required.')).to.deep.equal([]);
    expect(names('Aushilfe', 'Keine Kenntnisse in der Buchhaltung erforderlich.')).to.deep.equal([]);
    expect(names('Aide', 'Aucune expérience en comptabilité n’est requise.')).to.deep.equal([]);
  });
});

describe('The languages of an ad', () => {
  it('are none that the employer teaches, or that its pupils learn', () => {
    expect(languages('Fellow', 'The university offers a pension and staff courses in Mandarin and French.')).to.be
      .empty;
    expect(languages('Teacher', 'Pupils learn the violin and Spanish.')).to.be.empty;
    expect(languages('Koch', 'Wir bieten Sprachkurse in Deutsch und Englisch.')).to.be.empty;
    expect(languages('Cuoca', 'Offriamo corsi di inglese.')).to.be.empty;
    expect(languages('Tutor', 'You teach courses in French and Spanish.')).to.have.members(['fr', 'es']);
  });

  it('are none that only the employer’s people speak, but that of the work', () => {
    expect(languages('Driver', 'Our dispatchers come from nine countries and chat in Polish.')).to.be.empty;
    expect(
      languages('Driver', 'You meet drivers from nine countries, and our working language is English.'),
    ).to.deep.equal(['en']);
  });

  it('have the level of where they are required', () => {
    const [english] = read('Clerk', 'Requirements', '- English B2', '', 'Nice to have', '- Bilingual English/Spanish')
      .requirements.languages;
    expect(english).to.deep.include({ code: 'en', minLevel: 'B2' });
  });
});

describe('The degree that an ad asks for', () => {
  it('is none of students who are supervised', () => {
    expect(read('Technician', 'You will support PhD students in the laboratory.').requirements.education).to.equal(
      null,
    );
    expect(read('Fellow', 'You have a PhD in ecology.').requirements.education).to.include({ minLevel: 'doctorate' });
  });
});

describe('What stands beside the figures of an ad', () => {
  it('is no pay where it is added to the pay', () => {
    const { pay } = read('Téléconseiller', 'Salaire : 1 830 € brut + primes jusqu’à 250 €/mois + tickets restaurant.');
    expect(pay).to.include({ minValue: 1830, maxValue: 1830, unitText: 'MONTH' });
  });

  it('makes no years of experience of a time that must not be exceeded', () => {
    const years = (text: string): unknown => read('X', text).requirements.experience;
    expect(years('Doctorat obtenu depuis moins de 3 ans, expérience en chimie.')).to.equal(null);
    expect(years('Experiencia acreditada en los últimos 2 años.')).to.equal(null);
    expect(years('Expérience de 3 ans en chimie.')).to.include({ minMonths: 36 });
  });

  it('is a level behind an abbreviation with its dot', () => {
    const { languages: found } = read('Asystentka', 'Wymagania:', '- język angielski min. B2').requirements;
    expect(found).to.have.length(1);
    expect(found[0]).to.deep.include({ code: 'en', minLevel: 'B2' });
  });

  it('is no licence B+E where an "e" joins two words', () => {
    const licences = (text: string): string[] =>
      read('Infermiera', 'Requisiti:', `• ${text}`).requirements.certifications.map(({ name }) => name);
    expect(licences('Patente B e automunita')).to.deep.equal(['Driving licence category B']);
    expect(licences('Patente C+E')).to.deep.equal(['Driving licence category CE']);
  });

  it('is no schooling of the pupils where a degree is required', () => {
    const lines = [
      'Colegio con 1.200 alumnos hasta Bachillerato selecciona docente.',
      'Se requiere:',
      '* Grado en Biología',
    ];
    expect(read('Profesora', ...lines).requirements.education).to.include({ minLevel: 'bachelor' });
    expect(read('Chercheuse', 'Profil recherché', '- Doctorat en biochimie').requirements.education).to.include({
      minLevel: 'doctorate',
    });
  });

  it('is no language that an applicant is tested in, nor a trade of the conditions', () => {
    expect(languages('Téléconseiller', 'Postulez en ligne, un test de français vous sera proposé.')).to.be.empty;
    expect(names('Chimiste', 'Conditions', 'Restauration collective, 44 jours de congés.')).to.be.empty;
  });
});
