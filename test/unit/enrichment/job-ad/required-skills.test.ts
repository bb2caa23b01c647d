import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (...lines: string[]): ReturnType<TaxonomyJobAdReader['readAtOnce']>['requirements']['skills'] =>
  reader.readAtOnce({ title: 'Job', description: lines.join('\n') }).requirements.skills;
const names = (...lines: string[]): string[] => read(...lines).map(({ name }) => name);

const AD = [
  'We are a lantern maker with an e-commerce platform and a busy marketing department.',
  'Requirements:',
  '- Experience with Python, PostgreSQL and Docker',
  '- Knowledge of lantern physics, wick trimming and other topics',
  '- Degree in glass engineering or similar',
  'Benefits:',
  'Flexible hours, yoga and a gym.',
];

describe('The skills that a job ad asks for', () => {
  it('are those of its requirements, not what it says of the employer or offers', () => {
    const found = names(...AD);
    expect(found).to.include.members(['Python', 'PostgreSQL', 'Docker']);
    expect(found).to.not.include.members(['Yoga']);
    expect(found).to.not.include.members(['Marketing']);
  });

  it('have names of their own where the taxonomy has none, after "knowledge of" and "degree in"', () => {
    expect(names(...AD)).to.include.members(['wick trimming', 'glass engineering']);
  });

  it('are also what the employer says it works with', () => {
    expect(names('We write TypeScript.')).to.deep.equal(['TypeScript']);
    expect(names('We work in Kotlin and build services with RabbitMQ.')).to.have.members(['Kotlin', 'RabbitMQ']);
    expect(names('Our harbour in Seaville needs a hand who keeps lines in order. TypeScript is required.')).to.include(
      'TypeScript',
    );
  });

  it('leave out what is too general to be known', () => {
    const found = names(
      'Requirements:',
      'Experience with Java, SQL and Linux.',
      'Experience in a similar role and knowledge of our customers. Experience with various tools.',
    );
    expect(found.filter((name) => /role|customers|tools/.test(name))).to.deep.equal([]);
  });

  it('are quoted where the ad asks, not where it first names them', () => {
    const text = ['Java at Northwind', 'Your profile:', '- Python, SQL and Linux', '- You write Java every day'].join(
      '\n',
    );
    const java = reader
      .readAtOnce({ title: 'Job', description: text })
      .requirements.skills.find(({ name }) => name === 'Java');
    expect(java?.start).to.equal(text.lastIndexOf('Java'));
  });

  it('are recognized by the heading above them, however it is written', () => {
    const under = (heading: string): string[] => names(heading, 'Kafka, Java and Docker in daily use at our mill');
    const about = [
      'Company description',
      'About us',
      'About Northwind Lamps:',
      'Why Northwind?',
      'Who we are',
      'What we do',
    ];
    for (const heading of about) expect(under(heading), heading).to.deep.equal([]);
    const person = [
      'Who we are looking for',
      'Who are we looking for?',
      'What you’ll bring',
      'About you',
      'You will have:',
    ];
    for (const heading of person) expect(under(heading), heading).to.include.members(['Java', 'Docker']);
    const wishes = read(
      'Preferred Skills:',
      'Strong communication skills',
      'Experience with Java',
      'Docker, SQL and Linux',
    );
    expect(wishes.map(({ importance }) => importance)).to.not.include('required');
    const duties = read('Essential functions:', 'Trains new colleagues in teamwork', 'Writes Java, SQL and Python');
    expect(duties.map(({ name }) => name))
      .to.include('Java')
      .and.not.include('Teamwork');
  });

  it('are read beside words that only sometimes speak of how to apply and where to work', () => {
    expect(names('Requirements:', 'You exchange remote data via REST and JSON every day')).to.include('JSON');
    expect(names('- Object oriented design and clean code with application of correct design patterns')).to.include(
      'Design patterns',
    );
    expect(names('Benefits:', 'You can work remotely; remote work in Java is a habit here')).to.deep.equal([]);
  });

  it('do not come from stakeholders, who are people, nor from ordinary words that an abbreviation shares', () => {
    const found = names(
      'Requirements:',
      'Java, SQL and Docker. You speak with external stakeholders.',
      'So far we have grown every year.',
    );
    expect(found).to.not.include.members(['Stakeholder management']);
    expect(found).to.not.include.members(['Aviation regulations']);
    expect(names('Requirements:', 'Java, SQL, Docker and stakeholder management')).to.include('Stakeholder management');
  });

  it('are no leftovers of a list: adjectives, verbs, spans of time, or what is cut off far after', () => {
    const found = names(
      'Requirements:',
      'Expert knowledge of public and proprietary wick registers, develop complex lamp strategies and analyse information.',
      'Understanding of a range of mathematical and statistical modelling techniques, and drive to learn.',
      '5+ years’ statistical data analysis experience. Java, SQL and Linux.',
      `Knowledge of ${'lantern lore, '.repeat(11)}wick administration`,
    );
    expect(found).to.include('proprietary wick registers').and.to.include('lantern lore');
    expect(
      found.filter((name) => /^(?:public|develop|analyse|range|mathematical|drive|5|wick|w)/.test(name)),
    ).to.deep.equal([]);
  });

  it('are no phrases that break off or point elsewhere', () => {
    const found = names(
      'Requirements:',
      'Experience with Java, SQL and Linux. Knowledge of recent technologies and of the mentioned frameworks.',
      'We build the ultimate experience for sailors.',
    );
    expect(found.filter((name) => /recent|mentioned|ultimate/.test(name))).to.deep.equal([]);
  });

  it('are not those of the colleagues', () => {
    const found = names(
      'You will work with Python, Docker and Kubernetes and support the SEO team and the Perl web developers.',
      'You have experience with PostgreSQL.',
    );
    expect(found).to.include.members(['Python', 'PostgreSQL']);
    expect(found.filter((name) => /search engine|SEO|Perl/i.test(name))).to.deep.equal([]);
  });

  it('are all that a short ad names', () => {
    expect(names('Python developer wanted.')).to.include('Python');
  });

  it('take in names written as only technologies are, beside known ones', () => {
    expect(names('Your skills:', 'You know Docker, zorbDB and Kubernetes, Python, SQL.')).to.include('zorbDB');
  });

  it('have quotes that are in the text', () => {
    const text = AD.join('\n');
    for (const { quote, start, end } of read(...AD)) expect(text.slice(start, end)).to.equal(quote);
  });

  it('of a long text without any mark are read in reasonable time', () => {
    const began = performance.now();
    read('python java experience with sql '.repeat(3_000));
    expect(performance.now() - began).to.be.below(5_000);
  });

  it('are preferred where they are welcome or appreciated, of a name that begins the sentence too', () => {
    const text = 'Experience with Kafka is welcome. Knowledge of Docker is appreciated. Excel is a plus. You know SAP.';
    const importance = Object.fromEntries(
      read(text, 'Everybody is welcome.').map((each) => [each.id, each.importance]),
    );
    expect(importance).to.include({ kafka: 'preferred', docker: 'preferred', 'microsoft-excel': 'preferred' });
    expect(importance).to.include({ sap: 'required' });
  });

  it('are welcome where they are a bonus or would help, which is no bonus that is paid', () => {
    const found = Object.fromEntries(
      read(
        'You know Python; Spark a bonus.',
        'Kafka is a bonus. Cash handling would help.',
        'A bonus is paid for Docker.',
      ).map((each) => [each.id, each.importance]),
    );
    expect(found).to.include({ python: 'required', spark: 'preferred', kafka: 'preferred' });
    expect(Object.values(found).filter((each) => each === 'preferred')).to.have.length(3);
  });

  it('are not what the canteen of the employer may be taken for', () => {
    expect(names('Wir suchen einen Koch. Kantine vorhanden.', 'Canteen on site, cooking classes.')).to.not.include(
      'Institutional food service',
    );
  });

  it('are preferred where the ad only welcomes them, certifications and languages too', () => {
    const { skills, certifications, languages, education } = reader.readAtOnce({
      title: 'Registered nurse',
      description: [
        'Requirements:',
        '- Active RN license (required)',
        '- BSN preferred; ADN required',
        '- BLS certification; CCRN is a plus',
        '- Wound care and fluent English; Spanish a plus',
      ].join('\n'),
    }).requirements;
    const preferred = skills.filter(({ importance }) => importance === 'preferred').map(({ id }) => id);
    expect(preferred).to.have.members(['bsn', 'ccrn', 'spanish']);
    expect(certifications.map(({ id }) => id)).to.have.members(['rn-license', 'bls']);
    expect(languages.map(({ code, importance }) => [code, importance])).to.deep.equal([
      ['en', undefined],
      ['es', 'preferred'],
    ]);
    expect(education?.minLevel).to.equal('associate');
  });

  it('are distinguished within one sentence', () => {
    const codes = (line: string): string[] =>
      reader
        .readAtOnce({ title: 'Clerk', description: `Requirements:\n- ${line}` })
        .requirements.languages.flatMap(({ code, importance }) => (importance ? [] : [code]));
    expect(codes('Fluent English required, German is a plus')).to.deep.equal(['en']);
    expect(codes('English and German, French would be an advantage')).to.deep.equal(['en', 'de']);
    expect(codes('English (B2) and, ideally, Spanish')).to.deep.equal(['en']);
    expect(codes('Gute Englischkenntnisse sind von Vorteil')).to.deep.equal([]);
    expect(codes('Sehr gute Deutschkenntnisse, Englisch wünschenswert')).to.deep.equal(['de']);
    expect(codes('English, German and French are a plus')).to.deep.equal([]);
    expect(codes('English, German')).to.deep.equal(['en', 'de']);
  });

  it('are only welcome by the word for them in a sentence, for all of a list at its head or end', () => {
    const musts = (line: string): string[] =>
      read(`Requirements:`, `- ${line}`)
        .filter(({ importance }) => importance === 'required')
        .map(({ id }) => id);
    expect(musts('Python, Kafka and Docker')).to.have.members(['python', 'kafka', 'docker']);
    expect(musts('Nice to have: Python, Kafka, Docker')).to.deep.equal([]);
    expect(musts('Ideally you know Python, Kafka and Docker')).to.deep.equal([]);
    expect(musts('Python, Kafka or Docker is a plus')).to.deep.equal([]);
    expect(musts('Python, Kafka and Docker preferred')).to.deep.equal([]);
    expect(musts('Python, and Kafka is a plus')).to.deep.equal(['python']);
    expect(musts('Python is required, Kafka is a plus')).to.deep.equal(['python']);
  });

  it('are not read from the people that one works with', () => {
    const found = names(
      'Requirements:',
      '- Wound care, patient education and triage',
      '- Work with respiratory therapists and pharmacists',
    );
    expect(found).to.include('Wound care');
    expect(found.join()).to.not.match(/respiratory|pharma/i);
  });
});
