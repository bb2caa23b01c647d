import { expect } from 'chai';
import { parseText } from '../support.js';

const HEAD = ['Nora Whitfield-Osei', 'Denver, CO | nora.wo@example.com | 303-555-0142', ''];

function spoken(...lines: string[]): string[] {
  const { languages = [] } = parseText(...HEAD, 'Languages', ...lines).profile;
  return languages.map(({ language, fluency }) => `${language}: ${fluency ?? '-'}`);
}

function skills(...lines: string[]): string[] {
  const { skills: listed = [] } = parseText(...HEAD, 'Skills', ...lines).profile;
  return listed.map(({ name, keywords = [] }) => [name, ...keywords].join(' '));
}

describe('levels of languages', () => {
  it('are said of all languages behind them, up to the next level', () => {
    expect(spoken('Fluent in English and Spanish; basic Igbo')).to.deep.equal([
      'English: Fluent',
      'Spanish: Fluent',
      'Igbo: basic',
    ]);
    expect(spoken('Fluent: French, Portuguese', 'Basic: German')).to.deep.equal([
      'French: Fluent',
      'Portuguese: Fluent',
      'German: Basic',
    ]);
  });

  it('are said of one language where they stand beside it', () => {
    expect(spoken('English, fluent Spanish, German')).to.deep.equal(['English: -', 'Spanish: fluent', 'German: -']);
  });

  it('are no words of a sentence', () => {
    expect(spoken('I speak English, French and basic German')).to.deep.equal([
      'English: -',
      'French: -',
      'German: basic',
    ]);
  });

  it('include what is only read, and belong to signed languages too', () => {
    expect(spoken('Latin (reading knowledge)', 'BSL', 'American Sign Language (conversational)')).to.deep.equal([
      'Latin: reading knowledge',
      'BSL: -',
      'American Sign Language: conversational',
    ]);
  });

  it('are no second name of the language', () => {
    expect(spoken('Mandarin Chinese (native), English')).to.deep.equal(['Mandarin: native', 'English: -']);
    expect(spoken('Chinese (native), English')).to.deep.equal(['Chinese: native', 'English: -']);
  });
});

describe('languages among skills', () => {
  it('end where the next group of skills begins', () => {
    const lines = ['Programming: Python, Go', 'Languages: English (native)', 'French (B2)', 'Tools: Git, Docker'];
    expect(skills(...lines)).to.deep.equal(['Programming Python Go', 'Tools Git Docker']);
    const { languages } = parseText(...HEAD, 'Skills', ...lines).profile;
    expect(languages?.map(({ language }) => language)).to.deep.equal(['English', 'French']);
  });
});

describe('groups of skills', () => {
  it('in one row are read one by one', () => {
    expect(skills('Databases: Oracle, MySQL; Frameworks: Django, Flask')).to.deep.equal([
      'Databases Oracle MySQL',
      'Frameworks Django Flask',
    ]);
  });

  it('end in two names, which are taken apart', () => {
    expect(skills('Excel, Word and PowerPoint')).to.deep.equal(['Excel', 'Word', 'PowerPoint']);
  });

  it('may end in one thing of two words', () => {
    expect(skills('SAP, Budgeting, Health and Safety')).to.deep.equal(['SAP', 'Budgeting', 'Health and Safety']);
    expect(skills('Budgeting, Planning and Training')).to.deep.equal(['Budgeting', 'Planning and Training']);
  });
});

describe('What a broken line leaves of a skill', () => {
  const skillsOf = (...lines: string[]): string[] =>
    (parseText('Ida Moreno', 'Skills', ...lines).profile.skills ?? []).map(({ name }) => name ?? '');

  for (const [line, skills] of [
    ['Lamp fitting, including Wickbase', ['Lamp fitting', 'Wickbase']],
    ['Glazing, Wickbase and', ['Glazing', 'Wickbase']],
    ['Glazing, maintenance of', ['Glazing']],
    ['Glazing, to detail', ['Glazing']],
    ['Glazing, with Wickbase', ['Glazing', 'Wickbase']],
    ['Glasbau, Wickbase und', ['Glasbau', 'Wickbase']],
    ['Glasbau, inklusive Wickbase', ['Glasbau', 'Wickbase']],
    ['Vitrerie, notamment Wickbase', ['Vitrerie', 'Wickbase']],
    ['Vidriería, incluyendo Wickbase', ['Vidriería', 'Wickbase']],
    ['Glaswerk, waaronder Wickbase', ['Glaswerk', 'Wickbase']],
    ['Szklarstwo, na przykład Wickbase', ['Szklarstwo', 'Wickbase']],
    ['Vetreria, ad esempio Wickbase', ['Vetreria', 'Wickbase']],
    ['Vidraria, incluindo Wickbase', ['Vidraria', 'Wickbase']],
  ] as const)
    it(`is one where it names one: "${line}"`, () => {
      expect(skillsOf(line)).to.deep.equal(skills);
    });

  it('is no word that skills are headed by', () => {
    expect(skillsOf('Glazing', 'Skills', 'Lamp fitting, Wickbase')).to.deep.equal([
      'Glazing',
      'Lamp fitting',
      'Wickbase',
    ]);
  });
});

describe('a label that says what its section is headed with', () => {
  for (const heading of ['Skills', 'Kenntnisse', 'Compétences', 'Competenze', 'Umiejętności', 'Vaardigheden'])
    it(`is no skill and no group of them: ${heading}`, () => {
      const { skills: listed } = parseText(...HEAD, heading, `${heading}: Docker, Glazing`).profile;
      expect(listed?.map(({ name }) => name)).to.deep.equal(['Docker', 'Glazing']);
    });

  it('is a group where it says more', () => {
    expect(skills('Tools: Docker, Glazing')).to.deep.equal(['Tools Docker Glazing']);
  });
});

describe('Skills with how long they were used', () => {
  it('are named without it, in the words of every language', () => {
    const named = (heading: string, item: string): (string | undefined)[] =>
      (parseText('Ann Lee', '', heading, item).profile.skills ?? []).map(({ name }) => name);
    expect(named('Skills', 'Lampware (3 years)')).to.deep.equal(['Lampware']);
    expect(named('Kenntnisse', 'Lampware (3 Jahre)')).to.deep.equal(['Lampware']);
    expect(named('Compétences', 'Lampware (3 ans)')).to.deep.equal(['Lampware']);
    expect(named('Competencias', 'Lampware (3 años)')).to.deep.equal(['Lampware']);
    expect(named('Vaardigheden', 'Lampware (3 jaar)')).to.deep.equal(['Lampware']);
    expect(named('Umiejętności', 'Lampware (3 lata)')).to.deep.equal(['Lampware']);
    expect(named('Competenze', 'Lampware (3 anni)')).to.deep.equal(['Lampware']);
    expect(named('Competências', 'Lampware (3 anos)')).to.deep.equal(['Lampware']);
  });

  it('are neither mail addresses nor sites, but may have a stroke between two names', () => {
    const { skills } = parseText(
      'Ann Lee',
      '',
      'Skills',
      'Glass cutting',
      'ada@tern.example.org',
      'tern.example.org/ada',
      'ASP.NET/C#',
      'Node.js/Express',
    ).profile;
    expect(skills?.map(({ name }) => name)).to.deep.equal(['Glass cutting', 'ASP.NET/C#', 'Node.js/Express']);
  });
});
