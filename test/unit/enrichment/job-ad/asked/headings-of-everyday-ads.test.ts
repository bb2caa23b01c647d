import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (title: string, ...lines: string[]): ReturnType<typeof reader.readAtOnce> =>
  reader.readAtOnce({ title, description: lines.join('\n') });
const asked = (title: string, ...lines: string[]): Record<string, string> =>
  Object.fromEntries(read(title, ...lines).requirements.skills.map(({ name, importance }) => [name, importance]));
const languages = (title: string, ...lines: string[]): string[] =>
  read(title, ...lines).requirements.languages.map(({ code }) => code);

describe('Headings of everyday ads', () => {
  const OF_WHAT_IS_ASKED: readonly string[] = [
    'Über dich',
    'Was dich auszeichnet:',
    'Das zeichnet Sie aus',
    'Wen suchen wir?',
    'Wer du bist',
    'Das ist uns wichtig',
    'Wie jij bent',
    'Voorwaarden',
    'Functieprofiel',
    'Over jou',
    'Kwalificaties:',
    'The successful candidate must:',
  ];
  for (const heading of OF_WHAT_IS_ASKED)
    it(`open what is asked: ${heading}`, () => {
      expect(
        asked('Job', 'Benefits', '- Kafka', '', heading, '- Java', '- Docker', '', 'Benefits', '- Redis'),
      ).to.deep.equal({ Java: 'required', Docker: 'required' });
    });

  const OF_TASKS: readonly string[] = ['Über die Stelle', 'Deine Rolle', 'Takenpakket', 'Jobomschrijving', 'Jouw job'];
  for (const heading of OF_TASKS)
    it(`open the tasks: ${heading}`, () => {
      expect(
        Object.keys(asked('Job', 'Benefits', '- Kafka', '', heading, '- Java', '- Docker', '', 'Benefits', '- Redis')),
      ).to.deep.equal(['Java', 'Docker']);
    });

  const ANNOUNCED: readonly string[] = [
    'Duties and responsibilities include the following. Other duties may be assigned.',
    'Key responsibilities include, but are not limited to:',
    'Your tasks are as follows:',
    'Ihre Aufgaben umfassen unter anderem:',
    'De taken bestaan uit:',
  ];
  for (const sentence of ANNOUNCED)
    it(`may be sentences that announce what is below: ${sentence}`, () => {
      expect(Object.keys(asked('Job', 'Benefits', '- Kafka', '', sentence, '- Java', '- Docker'))).to.deep.equal([
        'Java',
        'Docker',
      ]);
    });

  it('that speak of wishes as a whole are no half of a label', () => {
    expect(asked('Köchin', 'Dein Profil:', '- Docker', '- Von Vorteil, aber kein Muss: Java')).to.deep.equal({
      Docker: 'required',
      Java: 'preferred',
    });
  });

  it('name certificates in many words', () => {
    expect(
      read(
        'Driver',
        'Benefits',
        '- A pension',
        '',
        'Licenses, Certificates and Registrations',
        '- First aid certificate',
      ).requirements.certifications,
    ).to.have.lengthOf(1);
  });
});

describe('A name in a bracket with a wish', () => {
  it('is what is welcome, not what stands before the bracket', () => {
    expect(asked('Clerk', 'Requirements:', '- Bookkeeping (preferably Xero)')).to.include({ Bookkeeping: 'required' });
    expect(asked('Clerk', 'Requirements:', '- Bookkeeping (preferred)')).to.include({ Bookkeeping: 'preferred' });
  });
});

describe('What an English ad says of the work', () => {
  it('is a task, in the third person as well', () => {
    for (const line of ['The position includes bookkeeping and invoicing.', 'Prepares invoices, monitors bookkeeping.'])
      expect(asked('Clerk', line), line).to.include({ Bookkeeping: 'required' });
  });

  it('is no skill where nothing is named', () => {
    expect(asked('Cook', 'Requirements:', '- Experience with equipment', '- Full-cycle experience')).to.deep.equal({});
  });
});

describe('The languages of an everyday ad', () => {
  it('may be written short, or as the first language', () => {
    expect(languages('Kassier', 'Wie jij bent', '- Tweetalig NL/FR')).to.have.members(['nl', 'fr']);
    expect(languages('Erzieherin', 'Über dich', '- Deutsche Muttersprache')).to.deep.equal(['de']);
  });

  it('are better asked as a level than as the first one', () => {
    expect(read('Erzieherin', 'Über dich', '- Deutsche Muttersprache').findings.map(({ code }) => code)).to.include(
      'protected.origin',
    );
  });
});

describe('The education of an everyday ad', () => {
  const LEVELS: readonly (readonly [string, string])[] = [
    ['Du hast eine abgeschlossene pädagogische Ausbildung.', 'associate'],
    ['Grundausbildung als Maler', 'associate'],
    ['Diploma hoger secundair onderwijs', 'school'],
  ];
  for (const [line, level] of LEVELS)
    it(`is ${level}: ${line}`, () => {
      expect(read('Job', 'Profil', `- ${line}`).requirements.education?.minLevel).to.equal(level);
    });
});

describe('A language that is said of a thing', () => {
  it('is none that somebody speaks', () => {
    const lines = ['We look for a chef with experience in Southern French cooking and Italian pasta.'];
    expect(languages('Chef', ...lines)).to.deep.equal([]);
    expect(languages('Chef', 'You speak French and cook.')).to.deep.equal(['fr']);
    expect(languages('Addetto', 'Cerchiamo un addetto per una azienda francese.')).to.deep.equal([]);
    expect(languages('Vendeur', 'Profil', '- connaissance du marché espagnol')).to.deep.equal([]);
  });
});
