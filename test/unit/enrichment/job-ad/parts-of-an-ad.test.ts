import { expect } from 'chai';
import { adLines } from '../../../../adapters/enrichment/job-ad/sections/ad-lines.js';
import { restoreLineEnds } from '../../../../adapters/enrichment/job-ad/sections/restore-line-ends.js';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (...lines: string[]): ReturnType<typeof reader.readAtOnce>['requirements']['skills'] =>
  reader.readAtOnce({ title: 'Job', description: lines.join('\n') }).requirements.skills;
const names = (...lines: string[]): string[] => read(...lines).map(({ name }) => name);
const importance = (skill: string, ...lines: string[]): string | undefined =>
  read(...lines).find(({ quote }) => quote === skill)?.importance;
const STACK = ['Requirements:', '- Java', '- Docker', '- Linux', ''];

describe('The parts of a job ad', () => {
  it('begin at headings in Markdown, at headings within a line, and at an item above a deeper list', () => {
    expect(importance('Kafka', ...STACK, '**Nice to have:**', '- Kafka')).to.equal('preferred');
    expect(importance('Kafka', ...STACK, '### Diferenciais', '- Kafka')).to.equal('preferred');
    expect(
      importance('Kafka', ...STACK, 'You learn new things quickly Preferred qualifications: Knowledge of Kafka.'),
    ).to.equal('preferred');
    expect(
      importance(
        'Kafka',
        'Requirements:',
        '- Java, Docker and Linux',
        '- Wens (minimaal 1):',
        '    - Kafka',
        '    - Redis',
      ),
    ).to.equal('preferred');
    expect(names(...STACK, '### Why it is lovely to work with our small crew', '- Marketing lessons')).to.not.include(
      'Marketing',
    );
  });

  it('begin at questions and sentences of each language', () => {
    const welcome = [
      'Nos encantaría (pero no es imprescindible)',
      'Requisitos deseados:',
      'COSA FA LA DIFFERENZA?',
      'Co będzie Twoim atutem?',
      'Wymagania dodatkowe',
      'O que valorizamos?',
    ];
    for (const heading of welcome)
      expect(importance('Kafka', ...STACK, heading, '- Kafka'), heading).to.equal('preferred');
    const asked = [
      'Lo que pedimos',
      'Perfil deseado',
      'Chi stiamo cercando?',
      'Si richiede:',
      'Czego potrzebujesz:',
      'Como será o seu dia',
    ];
    for (const heading of asked)
      expect(importance('Kafka', 'Diferenciais', '- Redis', '', heading, '- Kafka'), heading).to.equal('required');
    for (const heading of ['Lo que te damos', 'Cosa trovi da noi', 'Co dajemy', 'Damos'])
      expect(names(...STACK, heading, '- Marketing lessons'), heading).to.not.include('Marketing');
  });

  it('have items that any mark opens, with a space behind it or without', () => {
    for (const mark of ['✓ ', '→ ', '➤ ', '🔹 ', '· ', '·', '-'])
      expect(names('Requirements:', `${mark}Java`, `${mark}Docker`, `${mark}Linux`), mark).to.have.members([
        'Java',
        'Docker',
        'Linux',
      ]);
  });

  it('end: what is welcome at the next heading of its level', () => {
    expect(
      importance('Kafka', '**Nice to have**', '- Redis', '**Lantern matters**', '- You run Kafka', ...STACK),
    ).to.equal('required');
  });

  it('are no lines with sums, even if these speak of a plus', () => {
    expect(importance('Java', '£50-65k plus bonus, pension', 'You write Java, use Docker and Linux.')).to.equal(
      'required',
    );
  });

  it('say that what is not essential is preferred', () => {
    expect(importance('Kafka', ...STACK, '**Highly regarded, though not essential:**', '- Kafka')).to.equal(
      'preferred',
    );
  });

  it('are tasks below a sentence that announces them', () => {
    for (const opening of [
      'Osoba zatrudniona na tym stanowisku pracy będzie odpowiedzialna między innymi za:',
      'The person that we are looking for in this post will be responsible for:',
      'Als Person in dieser Stelle in unserem Haus am See sind Sie unter anderem verantwortlich für:',
      'Tot de werkzaamheden van de medewerker op de afdeling behoren:',
    ])
      expect(names(opening, 'Customer service', 'Invoicing', 'Filing'), opening).to.have.members([
        'Customer service',
        'Invoicing',
        'Filing',
      ]);
  });

  it('do not begin at an item that opens with its own wish', () => {
    const lines = ['Wymagania:', 'mile widziane doświadczenie na podobnym stanowisku', 'znajomość Kafka'];
    expect(importance('Kafka', ...lines)).to.equal('required');
    expect(importance('Kafka', 'Wymagania:', 'Java', '', 'Mile widziane:', 'znajomość Kafka')).to.equal('preferred');
  });

  it('begin at headings of everyday boards', () => {
    for (const [heading, part] of [
      ['Co dla nas jest ważne', 'required'],
      ['Jij bent:', 'required'],
      ['Was unser Partner von dir erwartet:', 'required'],
      ['Wofür wir Sie brauchen', 'tasks'],
      ['Co możemy Tobie zaoferować', 'offer'],
      ['Wat kunnen wij jou bieden', 'offer'],
    ] as const) {
      const lines = adLines(['Wymagania:', '- Java', '', heading, '- Kafka', '- Redis'].join('\n'));
      expect(lines.at(-1)?.part, heading).to.equal(part);
    }
  });
});

describe('What an ad says of its employer', () => {
  const trades = [
    'Brugg Lamps is a global provider of products and services to the oil and gas industry.',
    'Wir sind ein mittelständischer Anbieter für Logistik und Robotik.',
    'Notre client, spécialisé dans la logistique et la robotique, grandit.',
    'Lumbrera es una agencia de marketing y robótica con 20 años de historia.',
    'Siamo un’azienda leader nel settore della logistica e della robotica.',
    'Lichthuis is een groothandel in elektronica en robotica.',
    'Jesteśmy firmą z branży logistyka i robotyka.',
    'Somos uma empresa de logística e robótica.',
  ];
  const trade = ['Oil and gas industry', 'Logistics', 'Robotics', 'Marketing', 'Electronics'];

  it('is no requirement, in eight languages and without a heading', () => {
    for (const sentence of trades) {
      const found = names(sentence, '', ...STACK);
      expect(found, sentence).to.include.members(['Java', 'Docker']);
      expect(
        found.filter((name) => trade.includes(name)),
        sentence,
      ).to.deep.equal([]);
    }
  });

  it('is none in a short ad either, which asks for less than three skills', () => {
    expect(
      names('Brugg Lamps is a leading manufacturer of robotics.', '', 'You drive our van and speak to customers.'),
    ).to.not.include('Robotics');
  });

  it('is none where the years of experience are those of the employer', () => {
    const text = 'Fort de plus de 20 ans d’expérience, notre client est spécialisé dans la robotique.'.replace(
      '’',
      "'",
    );
    expect(names(text, '', ...STACK)).to.not.include('Robotics');
  });

  it('ends where the person is spoken of, and experience in a trade is asked for', () => {
    expect(
      names('We are a provider of lamps and are looking for a developer who knows Java, Docker and Linux.'),
    ).to.include('Java');
    expect(names(...STACK, 'Experience in a company of the logistics industry in robotics.')).to.include('Robotics');
  });

  it('is no requirement below the requirements, nor is how to apply', () => {
    expect(names(...STACK, 'Wir, die Lampen AG, leben Qualitätsmanagement in allem.')).to.not.include(
      'Quality management',
    );
    expect(names(...STACK, 'Kontakt: Vera Anders vom Personalmanagement.')).to.not.include('Human resources');
  });
});

describe('Line ends that an ad has lost', () => {
  const lost = (text: string): string[] =>
    restoreLineEnds(text, (word) => taxonomy.findSkills(word).length > 0).text.split('\n');

  it('are restored at items, headings and glued words', () => {
    expect(lost('You know lamps.Strong knowledge of wicks')).to.deep.equal([
      'You know lamps.',
      'Strong knowledge of wicks',
    ]);
    expect(lost('Lamps Required- Minimum of three wicks').length).to.equal(2);
    expect(lost('A pleasant voice Ability to trim wicks')).to.deep.equal([
      'A pleasant voice',
      ' Ability to trim wicks',
    ]);
    expect(lost('good wick skillsTeam PlayerMechanical back groundInventory ControlQuick learner').length).to.equal(5);
  });

  it('are not seen in names', () => {
    for (const text of [
      'We use JavaScript, PowerPoint and QuickBooks.',
      'React.Js and ASP.Net',
      'Lamps at LampHouse and WickWorks',
      'Proven Experience in trade',
    ])
      expect(lost(text), text).to.deep.equal([text]);
  });

  it('leave quotes and their places those of the text as given', () => {
    const description =
      'Lamps are our life Requirements: Experience with Java.Knowledge of Docker and Linux * Five years of experience with Kafka * 40.000 € pro Jahr';
    const { requirements, pay } = reader.readAtOnce({ title: 'Job', description });
    for (const { quote = '', start = 0, end = 0 } of [...requirements.skills, requirements.experience!, pay!])
      expect(description.slice(start, end)).to.equal(quote);
    expect(requirements.skills.map(({ quote }) => quote)).to.include.members(['Java', 'Docker', 'Linux', 'Kafka']);
  });

  it('cost little in a text of the greatest length without any', () => {
    expect(lost('aB '.repeat(6000)).length).to.equal(1);
    expect(lost('lampWick: '.repeat(2000)).length).to.be.greaterThan(0);
  });

  it('begin at headings of a long line that has lost its ends, where it has several', () => {
    const line =
      'Für einen Hersteller von Lampen suchen wir eine Person zur Unterstützung der Abteilung. Deine Aufgaben Betreuung der Docker-Umgebung Pflege der Kafka-Systeme im Tagesgeschäft ' +
      'Dein Profil Ausbildung im Bereich Elektronik Kenntnisse in Java und Redis von Vorteil Gute Kenntnisse in Linux Wir bieten Kurse in Marketing und Yoga';
    expect(names(line)).to.include.members(['Docker', 'Apache Kafka', 'Java', 'Redis', 'Linux']);
    expect(names(line)).to.not.include('Marketing');
    expect(importance('Redis', line)).to.equal('preferred');
    expect(importance('Linux', line)).to.equal('required');
  });
});
