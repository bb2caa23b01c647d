import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const skills = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.skills.map(({ name, importance }) => `${name} ${importance}`);
const languages = (...lines: string[]): string[] =>
  read('Receptionist', ...lines).requirements.languages.map(({ code }) => code);

describe('A language that an ad asks for', () => {
  it('stays one behind a course or a test of something else', () => {
    expect(languages('Formación en turismo e inglés avanzado.')).to.deep.equal(['en']);
    expect(languages('Formação em Turismo e inglês fluente.')).to.deep.equal(['en']);
    expect(languages('Expérience en tests de logiciels et anglais courant.')).to.deep.equal(['en']);
    expect(languages('Esperienza in test di software e inglese fluente.')).to.deep.equal(['en']);
    expect(languages('Afgeronde cursus HACCP, goede beheersing van het Nederlands.')).to.deep.equal(['nl']);
    expect(languages('Completed courses in food hygiene and good English.')).to.deep.equal(['en']);
    expect(languages('You run fitness classes and speak fluent German.')).to.deep.equal(['de']);
    expect(languages('Idiomas: inglés y formación en ventas.')).to.deep.equal(['en']);
  });

  it('stays one beside a word of what the employer gives', () => {
    expect(languages('You like flexible hours and speak German.')).to.deep.equal(['de']);
    expect(languages('You speak German with our customers.')).to.deep.equal(['de']);
    expect(languages('German and French, flexible hours.')).to.have.members(['de', 'fr']);
  });

  it('is asked for by verbs in the first person, in Spanish as in Portuguese', () => {
    for (const verb of ['Requerimos', 'Solicitamos', 'Valoramos', 'Esperamos'])
      expect(languages(`${verb} inglés B2.`), verb).to.deep.equal(['en']);
  });
});

describe('A noun that ends like a verb of the employer', () => {
  it('is what is asked for', () => {
    expect(skills('Specjalista IT', 'Systemy ERP (SAP), programy AutoCAD.')).to.include.members([
      'SAP required',
      'AutoCAD required',
    ]);
    expect(skills('Gestor', 'Requisitos:', '- Préstamos hipotecarios')).to.deep.equal(['Mortgage lending required']);
  });
});

describe('A verb by which employers seek', () => {
  it('is a duty or a noun where nobody is named behind it', () => {
    expect(skills('Auxiliar', 'Elabora folhas de pagamento, seleciona candidatos.')).to.include('Payroll required');
    expect(skills('Juriste', 'Droit des sociétés, recherche documentaire.')).to.include('Corporate law required');
  });

  it('is of the candidate where the sentence has come to them', () => {
    const sentence = 'Our ideal candidate has experience with Kubernetes and is looking for a new challenge.';
    expect(skills('Clerk', sentence)).to.include('Kubernetes required');
  });
});

describe('What stands alongside a field of work', () => {
  it('is a field of work too', () => {
    const ad = ['Requirements', '- Experience of bookkeeping alongside payroll'];
    expect(skills('Accountant', ...ad)).to.have.members(['Bookkeeping required', 'Payroll required']);
  });
});

describe('A tool behind a list of clients', () => {
  it('is asked for', () => {
    expect(skills('Support', 'Clients include schools; you use Jira and Zendesk.')).to.include('Zendesk required');
  });
});

describe('A list behind the requirements of the employer', () => {
  it('is asked for up to its last semicolon', () => {
    expect(skills('Clerk', 'Our requirements: Python; SQL; Docker.')).to.have.members([
      'Python required',
      'SQL required',
      'Docker required',
    ]);
  });
});

describe('What is nice to have', () => {
  it('goes on below an empty line and without bullets', () => {
    const lines = ['Requirements', '', 'Python', 'Linux', '', 'Nice to have', '', 'Kubernetes', 'Terraform', 'Ansible'];
    expect(skills('DevOps engineer', ...lines)).to.have.members([
      'Python required',
      'Linux required',
      'Kubernetes preferred',
      'Terraform preferred',
      'Ansible preferred',
    ]);
  });

  it('is so in capitals and brackets as well, and no town', () => {
    const ad = ['Requirements', '- Python', '- Docker (NICE TO HAVE)'];
    expect(skills('DevOps engineer', ...ad)).to.have.members(['Python required', 'Docker preferred']);
    expect(read('DevOps engineer', ...ad).location).to.equal(null);
  });
});

describe('Who stacks pallets', () => {
  it('is asked for what they do it with', () => {
    expect(skills('Warehouse operative', 'Tasks:', '- Load and stack pallets with a forklift')).to.deep.equal([
      'Forklift operation required',
    ]);
  });
});

describe('A degree beside pupils', () => {
  it('is that of the teacher, unless it is theirs', () => {
    const { education } = read(
      'Lehrer',
      'Anforderungen',
      '- Masterabschluss und Freude an der Arbeit mit Schülern',
    ).requirements;
    expect(education).to.include({ minLevel: 'master' });
    expect(read('Profesora', 'Colegio con 1.200 alumnos hasta Bachillerato.').requirements.education).to.equal(null);
  });

  it('is none of a Scrum master', () => {
    expect(read('Chef de projet', 'Nous recherchons un Scrum Master en CDI.').requirements.education).to.equal(null);
  });
});

describe('An ad with no tags but those of bold words', () => {
  it('keeps its lines', () => {
    const lines = ['<b>Requirements</b>', '- Java', '<b>Nice to have</b>', '- Docker', '<b>We offer</b>', '- Welding'];
    expect(skills('Developer', ...lines)).to.have.members(['Java required', 'Docker preferred']);
  });
});

describe('A word that names nothing one can know', () => {
  it('is no requirement: how well, how, whom with, or an adjective that has lost its noun', () => {
    expect(
      skills(
        'Analyst',
        'Requirements:',
        '- Experience with Excel, familiarity with spreadsheets',
        '- Experience working with agencies and vendors',
        '- Experience in planning, delivering and executing on campaigns',
        '- Experience working with global and internal teams',
        '- Knowledge of U.S. GAAP',
      ).filter((each) => /famil|vendor|deliver|execut|global|internal|U\.S/u.test(each)),
    ).to.deep.equal([]);
  });

  it('is none of those that name something: radar, photometry, scripting', () => {
    const all = skills(
      'Engineer',
      'Requirements:',
      '- Experience with radar and photometry',
      '- Knowledge of scripting',
    );
    expect(all.map((each) => each.toLowerCase())).to.include.members(['radar required', 'photometry required']);
  });
});
