import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (...lines: string[]): ReturnType<typeof reader.readAtOnce>['requirements']['skills'] =>
  reader.readAtOnce({ title: 'Job', description: lines.join('\n') }).requirements.skills;
const quotes = (...lines: string[]): string[] => read(...lines).map(({ quote }) => quote ?? '');
const STACK = ['Requirements:', '- Java', '- Docker', '- Linux', ''];

describe('A clause of an ad that asks', () => {
  it('may be a duty that opens with its verb, in a list without a heading', () => {
    expect(quotes('- Operate cash registers in our lamp shop', '- Répondre aux clients', ...STACK)).to.include(
      'Operate cash registers',
    );
    expect(
      quotes(
        '- Participer à la vie de notre dépôt de lampes et de mèches (contrôles, inventaire, nettoyage)',
        ...STACK,
      ),
    ).to.include('inventaire');
  });

  it('may say what applicants must be able to apply', () => {
    expect(
      quotes(
        ...STACK,
        'Applicants must be able to plan, co-ordinate and apply therapeutic interventions for lamp lovers.',
      ),
    ).to.include('therapeutic interventions');
    expect(quotes(...STACK, 'To apply, send us your therapeutic interventions.')).to.not.include(
      'therapeutic interventions',
    );
  });

  it('is no clause of equal opportunities for the words of the skill itself', () => {
    expect(quotes(...STACK, 'You have good awareness of learning disabilities.').join()).to.match(/learning disabilit/);
  });

  it('says that something is welcome although nobody has to have it', () => {
    const [skill] = read('Ihr Profil:', '- Programmierkenntnisse sind nicht nötig, aber gerne gesehen');
    expect(skill?.importance).to.equal('preferred');
    expect(read('Ihr Profil:', '- Programmierkenntnisse sind nicht nötig')).to.deep.equal([]);
  });

  it('follows "experience in" in all languages, with other words between', () => {
    const clauses: [string, string][] = [
      ['Berufserfahrung im Dochtwesen', 'Dochtwesen'],
      ['Wissen und Praxiserfahrung in den Bereichen Dochtkunde, Lampenrecht und Ölpflege', 'Lampenrecht'],
      ['Expérience professionnelle en soufflage de lanternes', 'soufflage'],
      ['Experiencia acreditada en mechas trenzadas', 'mechas trenzadas'],
      ['Conoscenza approfondita di stoppini intrecciati', 'stoppini intrecciati'],
      ['Werkervaring met lonten vlechten', 'lonten vlechten'],
      ['Doświadczenie zawodowe w splataniu knotów', 'splataniu knotów'],
      ['Experiência prévia em pavios trançados', 'pavios trançados'],
    ];
    for (const [clause, phrase] of clauses)
      expect(
        quotes(...STACK, 'Profil:', `- ${clause}`).some((quote) => quote.includes(phrase)),
        clause,
      ).to.equal(true);
  });

  it('may be an item of a list that is a name by itself, and is none of manners or conditions', () => {
    const found = quotes(
      'Essential:',
      '• Wick Twisting',
      '• Lamp oil blending',
      '[A] Cultura de Pavios',
      '• Own car',
      '• Full time availability',
    );
    expect(found).to.include.members(['Wick Twisting', 'Lamp oil blending', 'Cultura de Pavios']);
    expect(found).to.not.include.members(['Own car']);
    expect(found.filter((quote) => /car|time/i.test(quote))).to.deep.equal([]);
  });

  it('is in a paragraph that asks the reader, even below what is offered', () => {
    const { education } = reader.readAtOnce({
      title: 'Job',
      description: [
        'Wat wij bieden:',
        '- Een vast contract',
        '',
        'Ben jij iemand met MBO werk- en denkniveau, kom dan langs.',
      ].join('\n'),
    }).requirements;
    expect(education?.minLevel).to.equal('associate');
  });

  it('names no skill by the title of its people', () => {
    expect(quotes(...STACK, 'You will act as a translator for radiographers.').join()).to.not.match(
      /translator|radiographer/,
    );
  });

  it('ends with its line, unless the line was wrapped', () => {
    expect(quotes(...STACK, 'Tasks:', '- You know the product', 'Design of lamps')).to.not.include('product\nDesign');
    const wrapped = [
      'You know lamps, wicks and oils, and how these three things go with each',
      'other on a windy day by the sea, and you like to write down what you find',
      'every evening, so that others can read it in the morning of the next day.',
      'You have a strong and practical knowledge of all the methods of machine',
      'learning that help with wicks.',
    ];
    expect(quotes(...STACK, ...wrapped)).to.include('machine\nlearning');
  });

  it('leaves no torn phrases: verbs, small words, or how a language is spoken', () => {
    const found = quotes(
      ...STACK,
      'Ihr Profil:',
      '- Gute Deutschkenntnisse in Wort und Schrift',
      '- Experience with dealing with many people, and in use of our things',
      '- Experiencia trabajando con un framework como Django',
      '- con esperienza di almeno 3/5 anni nel ruolo',
    );
    expect(found.filter((quote) => /Wort|Schrift|dealing|use of|como|almeno/.test(quote))).to.deep.equal([]);
  });
});

describe('A registration that an ad asks for', () => {
  const asked = (text: string): string[] =>
    reader.readAtOnce({ title: 'Job', description: text }).requirements.certifications.map(({ name }) => name);

  it('is read by the body that keeps the register, known or not', () => {
    expect(asked('You are registered with the Lamp Keepers Council.')).to.deep.equal(['Lamp Keepers Council']);
    expect(asked('Candidates need LKC registration.')).to.deep.equal(['LKC']);
    expect(asked('Essere iscritto all’Albo dei Lanternai.'.replace('’', "'"))).to.deep.equal(['Albo dei Lanternai']);
  });

  it('is none that is only welcome, nor the accreditation of a school', () => {
    expect(asked('LKC registration would be a plus.')).to.deep.equal([]);
    expect(asked('A degree of an LKC accredited school.')).to.deep.equal([]);
  });
});

describe('What an ad says that the person in the post does, named by its title', () => {
  const asked = (title: string, description: string): string[] =>
    reader.readAtOnce({ title, description }).requirements.skills.map(({ name }) => name);
  const profile = ['', '', ...STACK].join('\n');

  it('is asked for', () => {
    const owns = `Reporting to the CFO, the Financial Controller owns month-end close and budgeting.${profile}`;
    expect(asked('Financial Controller (m/f/d)', owns)).to.include.members(['Month-end close', 'Budgeting']);
  });

  it('is not what others do who are called by a word of it', () => {
    const team = `The Controlling team owns month-end close and budgeting.${profile}`;
    expect(asked('Controlling', team)).to.not.include('Month-end close');
    expect(asked('Baker', `The Financial Controller owns month-end close.${profile}`)).to.not.include(
      'Month-end close',
    );
  });

  it('asks for what stands before "and ideally"', () => {
    const importanceOf = (quote: string, line: string): string | undefined =>
      read('Requirements:', `- ${line}.`).find((skill) => skill.quote === quote)?.importance;
    for (const line of [
      'You know Docker and ideally Kafka',
      'Du kennst Docker sowie idealerweise Kafka',
      'Je kent Docker en bij voorkeur Kafka',
    ]) {
      expect(importanceOf('Docker', line), line).to.equal('required');
      expect(importanceOf('Kafka', line), line).to.equal('preferred');
    }
    expect(importanceOf('Kafka', '- Erfahrung mit Kafka? Nice to have, aber kein Muss.')).to.equal('preferred');
  });

  it('may say what the reader is a specialist in, which is no trade of the employer', () => {
    const sentence =
      'Als monteur ben jij specialist op het gebied van solderen en van onderhoud aan machines, en dat al vele jaren.';
    expect(quotes(...STACK, sentence).join()).to.match(/solderen/);
  });

  it('may be a duty with its verb in the form that speaks to the reader', () => {
    expect(
      quotes('Wat ga je doen?', '- Je beantwoordt vragen via telefoon en maakt offertes', '- Je stuurt het team aan'),
    ).to.include.members(['beantwoordt vragen via telefoon', 'maakt offertes', 'stuurt het team aan']);
    expect(quotes('Deine Aufgaben:', '- Du erstellst Angebote', '- Du wechselst Reifen')).to.include.members([
      'erstellst Angebote',
      'wechselst Reifen',
    ]);
    expect(quotes('Wir verlegen Fliesen für ganz Bayern.', ...STACK)).to.not.include('verlegen Fliesen');
  });
});
