import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const names = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.skills.map(({ name }) => name);

describe('What an ad says of an employer', () => {
  it('asks for nothing where it counts its people or says what a unit does', () => {
    const duties = ['Main duties', 'You will admit patients and assist with phlebotomy.'];
    expect(
      names('Nurse', ...duties, 'Lune Trust employs 7,800 staff and provides maternity, paediatrics and burns care.'),
    ).to.deep.equal(['Phlebotomy']);
    expect(names('Nurse', 'The unit performs 9,000 procedures a year including ERCP.')).to.deep.equal([]);
    expect(names('Schiffsmechaniker', 'An Bord gibt es Sauna, Fitnessraum und WLAN.')).to.deep.equal([]);
  });

  it('asks for nothing between its name and the verb by which it seeks somebody', () => {
    expect(
      names('Auxiliar', 'A Clínica Vale, com consultas de cardiologia, ortopedia e nutrição, procura um auxiliar.'),
    ).to.deep.equal([]);
    expect(names('Chimiste', 'Profil : compétences en chimie, recherche et développement.')).to.include('Chemistry');
  });

  it('is told by its verbs in the first person', () => {
    const text = 'Colaboramos con universidades y publicamos una revista en inglés y francés.';
    expect(read('Ayudante', text).requirements.languages).to.deep.equal([]);
    expect(names('Addetta', 'Lavoriamo per utility, banche e per l’e-commerce della moda.')).to.deep.equal([]);
    expect(names('Programador', 'Buscamos experiencia en Java, Docker y Linux.')).to.have.length(3);
  });

  it('names no place of the job where somebody is asked for help', () => {
    expect(read('Clerk', 'If you need assistance, contact HR in Sioux City, IA.').location).to.equal(null);
  });

  it('names teams that the job works with, and no trade of the person', () => {
    expect(names('Juriste', 'Vous travaillerez avec les équipes fiscales, le contentieux et la comptabilité.')).to.be
      .empty;
    expect(names('Clerk', 'The incumbent works with plant managers, Procurement and Logistics on cost variances.')).to
      .be.empty;
  });
});

describe('A list without bullets', () => {
  it('has items that end in words of headings', () => {
    const lines = ['Essential criteria', 'Docker', 'Desirable criteria', 'Kubernetes experience', 'SQL and Linux'];
    const found = read('Clerk', ...lines).requirements.skills;
    expect(found.map(({ name, importance }) => `${name} ${importance}`)).to.have.members([
      'Docker required',
      'Kubernetes preferred',
      'SQL preferred',
      'Linux preferred',
    ]);
  });

  it('has headings of such words alone', () => {
    const lines = ['Desirable', 'Docker', 'Required skills and experience', 'SQL'];
    const found = read('Clerk', ...lines).requirements.skills;
    expect(found.map(({ name, importance }) => `${name} ${importance}`)).to.have.members([
      'Docker preferred',
      'SQL required',
    ]);
  });

  it('has headings of merits, and of the profile that is desired', () => {
    expect(read('Ayudante', 'Requisitos', '- R', 'Méritos', '- Carnet B').requirements.certifications).to.deep.equal(
      [],
    );
    const [skill] = read('Sales executive', 'Desired Candidate Profile:', '- Cold calling').requirements.skills;
    expect(skill?.importance).to.equal('required');
  });
});

describe('A word of what is welcome in brackets', () => {
  it('is of what the bracket names', () => {
    const { education } = read('Juriste', 'Titulaire d’un Master 2 en droit social (DJCE apprécié).').requirements;
    expect(education).to.include({ minLevel: 'master' });
  });
});

describe('A sentence that begins with the employer', () => {
  it('asks for nothing before the verb by which it seeks', () => {
    expect(names('Koch', 'Unser Betrieb mit Käserei, Hofladen, Imkerei und Gästehaus sucht Verstärkung.')).to.be.empty;
  });

  it('goes on behind its semicolons', () => {
    const found = read('Docente', 'L’Istituto ha 740 alunni; laboratori di robotica, coding, musica e tedesco.');
    expect(found.requirements.languages).to.be.empty;
    expect(found.requirements.skills).to.be.empty;
  });
});

describe('The pay of an ad', () => {
  it('is no hour of the clock and no differential', () => {
    const { pay } = read(
      'Call taker',
      'Spanish preferred ($1.25/hr differential). Shifts between 7a and 9p. Starting pay $20.14/hr. Tulsa, OK',
    );
    expect(pay).to.include({ minValue: 20.14, unitText: 'HOUR' });
  });

  it('is the gross range and not the rent behind it', () => {
    const { pay } = read('Pielęgniarka', 'Oferujemy: 7 800–9 400 zł brutto, mieszkanie służbowe 400 zł/mies.');
    expect(pay).to.include({ minValue: 7800, maxValue: 9400, currency: 'PLN' });
  });
});

describe('The schooling of an ad', () => {
  it('is the higher degree of two that begin alike, and no training for dangerous goods', () => {
    expect(read('Docente', 'Requisiti: laurea magistrale in Lingue.').requirements.education).to.include({
      minLevel: 'master',
    });
    expect(read('Schipper', 'Eisen: vaarbewijs, ADN en radarpatent.').requirements.education).to.equal(null);
    expect(read('Nurse', 'Requirements: ADN or BSN.').requirements.education).to.include({ minLevel: 'associate' });
  });
});

describe('The level of a language', () => {
  it('is that of its code where a word beside another mention is of something else', () => {
    const lines = ['Per l’anno scolastico in corso cerca una docente di inglese.', 'Requisiti: livello C1 di inglese.'];
    expect(read('Docente', ...lines).requirements.languages[0]).to.deep.include({ code: 'en', minLevel: 'C1' });
  });
});
