import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, description: string) => reader.readAtOnce({ title, description }).requirements;
const skills = (title: string, description: string): Record<string, string> =>
  Object.fromEntries(read(title, description).skills.map(({ name, importance }) => [name, importance]));
const languages = (title: string, description: string): string[] =>
  read(title, description).languages.map(
    ({ code, minLevel, importance }) => `${code} ${minLevel ?? '-'}${importance === 'preferred' ? '*' : ''}`,
  );
const months = (title: string, description: string): number | null =>
  read(title, description).experience?.minMonths ?? null;
const licences = (title: string, description: string): string[] =>
  read(title, description).certifications.map(({ name }) => name);

describe('What a bracket says is welcome', () => {
  it('is all of it, where the wish closes it behind a dash', () => {
    const found = skills('Analista', 'Requisitos:\n- Python\n- Produtos (Docker, Kubernetes etc. - desejável)\n- SQL');
    expect(found).to.include({ Python: 'required', Docker: 'preferred', Kubernetes: 'preferred', SQL: 'required' });
  });
});

describe('What the employer will teach', () => {
  it('is not asked, whatever verb says so', () => {
    for (const [title, text] of [
      ['Friseur', 'Visagistik kannst du bei uns lernen.'],
      ['Verkäufer', 'Photoshop kann gern bei uns erlernt werden.'],
      ['Medewerker', 'Zendesk leer je in de eerste week.'],
      ['Kelner', 'Doświadczenie nie jest konieczne, nauczymy obsługi POS.'],
      ['Vendeur', 'Nous vous formons à Photoshop.'],
      ['Vendeur', "Photoshop s'apprend chez nous."],
      ['Dependiente', 'Te enseñamos Photoshop.'],
      ['Dependiente', 'Photoshop lo aprendes con nosotros.'],
      ['Commesso', 'Photoshop lo impari nelle prime settimane.'],
      ['Cook', 'We can teach you Photoshop.'],
      ['Cook', 'Photoshop can be learned on the job.'],
    ] as const)
      expect(skills(title, text), text).to.deep.equal({});
  });

  it('is not what the person teaches', () => {
    expect(skills('Trainer', 'You teach Photoshop and Excel to adults.')).to.include.keys('Adobe Photoshop');
    expect(skills('Dozent', 'Sie unterrichten Photoshop und Excel.')).to.include.keys('Adobe Photoshop');
  });
});

describe('What is welcome', () => {
  it('is no requirement where the sentence ends so', () => {
    expect(
      skills('Shop assistant', 'Bookselling experience welcome but not needed. You can use a till.'),
    ).to.deep.equal({ Bookselling: 'preferred' });
    expect(languages('Shop assistant', 'Irish speakers particularly welcome. You speak English.')).to.deep.equal([
      'ga -*',
      'en -',
    ]);
    expect(languages('Consultor', 'Francês falado e escrito (preferencial).')).to.deep.equal(['fr B2*']);
    expect(languages('Consultor', 'Inglés alto; francés (preferente).')).to.deep.equal(['en B2', 'fr -*']);
    expect(skills('Engineer', 'You welcome guests and know Java and SQL.')).to.include({ Java: 'required' });
  });

  it('has not the level of what is asked before it', () => {
    expect(languages('Consultant', 'Fluent Dutch and English, French is an asset.')).to.deep.equal([
      'nl C1',
      'en C1',
      'fr -*',
    ]);
    expect(languages('Consultant', 'Fluent Dutch, English and French.')).to.deep.equal(['nl C1', 'en C1', 'fr C1']);
  });
});

describe('What a clause behind takes back', () => {
  it('is not asked', () => {
    expect(languages('Shop assistant', 'You speak English. French (not required).')).to.deep.equal(['en -']);
    expect(languages('Medewerker', 'Duits op B2-niveau; Frans mag, maar hoeft niet.')).to.deep.equal(['de B2']);
    expect(languages('Berater', 'Englisch C1; Französisch kann, muss aber nicht.')).to.deep.equal(['en C1']);
    expect(languages('Clerk', 'You speak French, and a degree is not required.')).to.deep.equal(['fr -']);
  });
});

describe('A language that somebody masters', () => {
  it('is asked for, and is no field of a master', () => {
    expect(languages('Clerk', 'You master English on level C1.')).to.deep.equal(['en C1']);
    expect(languages('Bediende', 'Je beheerst Engels. Een opleiding Duits of gelijkwaardig is goed.')).to.deep.equal([
      'en -',
    ]);
  });
});

describe('A language that pupils learn', () => {
  it('is not asked of who teaches something else', () => {
    for (const [title, text] of [
      ['Nauczyciel', 'Szukamy nauczyciela matematyki. Uczniowie uczą się także niemieckiego.'],
      ['Maestra', 'Buscamos docente de música. Los alumnos aprenden francés desde 3º.'],
      ['Enseignant', "Nous recherchons un enseignant de maths. Les élèves apprennent l'allemand."],
      ['Lehrer', 'Wir suchen einen Lehrer für Mathematik. Die Schüler lernen Französisch.'],
      ['Insegnante', 'Cerchiamo insegnante di matematica. Gli studenti imparano il tedesco.'],
    ] as const)
      expect(languages(title, text), text).to.deep.equal([]);
    expect(skills('Maestra', 'Se valorará:\n- pizarra digital\nLos alumnos aprenden francés.')).to.not.have.property(
      'French',
    );
    expect(languages('Lehrer', 'Wir suchen einen Lehrer, der Französisch spricht.')).to.deep.equal(['fr -']);
  });

  it('has no level by the name of the school', () => {
    expect(languages('Nauczyciel', 'Szkoła Podstawowa nr 7 zatrudni nauczyciela języka angielskiego.')).to.deep.equal([
      'en -',
    ]);
    expect(languages('Recepcjonista', 'Język angielski podstawowy.')).to.deep.equal(['en A2']);
  });
});

describe('Years', () => {
  it('are those of the employer before the verb by which it seeks', () => {
    for (const [title, text] of [
      ['Geometra', 'Impresa edile con sede a Bergamo, 30 anni di esperienza nel restauro, ricerca geometra.'],
      ['Maçon', "Société de maçonnerie à Pau, 25 ans d'expérience, recherche maçon."],
      ['Albañil', 'Empresa de reformas en Lugo, 20 años de experiencia, busca albañil.'],
      ['Mason', 'Family firm in Hull, 30 years of experience in stone, seeks a mason.'],
    ] as const)
      expect(months(title, text), text).to.equal(null);
    expect(
      months('Maurer', 'Bauunternehmen aus Ulm, 40 Jahre Erfahrung im Hochbau, sucht Maurer mit 2 Jahren Erfahrung.'),
    ).to.equal(24);
    expect(months('Venditore', 'Venditore, 5 anni di esperienza nella vendita, buona dizione.')).to.equal(60);
  });

  it('are of experience where the person has worked so long', () => {
    expect(months('Sous chef', "You'll have worked in rosette kitchens for three years or more.")).to.equal(36);
    expect(months('Developer', 'Exp: 4-7 yrs\nSkills: Java, SQL')).to.equal(48);
    expect(months('Developer', 'Our founder has run the shop for 30 years.')).to.equal(null);
  });
});

describe('Bodies of one profession', () => {
  it('are each enough where one qualifies', () => {
    expect(licences('Tax manager', 'CTA/ACA/ACCA qualified (or finalist).')).to.deep.equal([]);
    expect(licences('Accountant', 'ACA/ACCA/CIMA qualified.')).to.deep.equal([]);
    expect(licences('Nurse', 'BLS/ACLS required.')).to.have.length(2);
    expect(licences('Accountant', 'Qualified accountant (ACCA).')).to.have.length(1);
  });
});

describe('A title in the form of one gender', () => {
  const codes = (description: string): string[] =>
    reader.readAtOnce({ title: 'Job', description }).findings.map(({ code }) => code);

  it('is for everybody where the other form stands beside it', () => {
    expect(codes('Buscamos camarera o camarero para el bar de la plaza.')).to.deep.equal([]);
    expect(codes('Buscamos camarera para el bar de la plaza y su terraza.')).to.deep.equal(['language.gendered_term']);
  });
});
