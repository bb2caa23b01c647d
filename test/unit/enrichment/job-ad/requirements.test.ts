import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (...lines: string[]): ReturnType<TaxonomyJobAdReader['readAtOnce']>['requirements'] =>
  reader.readAtOnce({ title: 'Lamp designer', description: ['Requirements:', ...lines].join('\n') }).requirements;

describe('The person that a job ad asks for', () => {
  const level = (...lines: string[]): string | undefined => read(...lines).education?.minLevel;
  const months = (...lines: string[]): number | null | undefined => read(...lines).experience?.minMonths;

  it('needs a language at the level that any place of the ad gives, not only the first', () => {
    const languages = read('You know teams that work in English.', 'English at B2 or better is needed.').languages;
    expect(languages.map(({ code, minLevel }) => [code, minLevel])).to.deep.equal([['en', 'B2']]);
  });

  it('does not need a language at the level that is said to be too little', () => {
    const asked = (line: string): unknown => read(line).languages.map(({ code, minLevel }) => [code, minLevel]);
    for (const line of [
      'English C1 (B2 is not enough)',
      'Inglés C1 (B2 no basta)',
      'Englisch C1 (B2 reicht nicht)',
      'Anglais C1 (B2 insuffisant)',
      'Inglese C1, B2 non basta',
      'Engels C1 (B2 is niet voldoende)',
      'Engels: C1 (B2 is niet voldoende)',
      'Angielski C1 (B2 nie wystarczy)',
      'Inglês C1 (B2 não chega)',
    ])
      expect(asked(line), line).to.deep.equal([['en', 'C1']]);
    expect(asked('English C1 (B2 is enough at the start)')).to.deep.equal([['en', 'B2']]);
  });

  it('has years of a skill that is alone in its sentence, but none of a language', () => {
    const asked = (line: string): unknown => read(line).skills.map(({ name, minMonths }) => [name, minMonths]);
    expect(asked('3 years of experience with Java')).to.deep.equal([['Java', 36]]);
    expect(asked('3 years of experience in sales, English is a plus')).to.deep.include(['English', null]);
  });

  it('has the degree that is named, and a first one only where none is', () => {
    expect(level('MSc degree in optics')).to.equal('master');
    expect(level('Masters degree in optics or a related field')).to.equal('master');
    expect(level("Master's degree or equivalent")).to.equal('master');
    expect(level('PhD degree in optics')).to.equal('doctorate');
    expect(level('Associates degree in drafting')).to.equal('associate');
    expect(level('A degree in optics')).to.equal('bachelor');
    expect(level('Bachelors or Masters in optics')).to.equal('bachelor');
  });

  it('has the years of experience that are asked for, not those that a degree means, or in which something has to have happened', () => {
    expect(months('10 years of experience in glass')).to.equal(120);
    expect(
      months('BSc. (4 years of experience may be substituted in lieu of a degree.)', '10 years of experience in glass'),
    ).to.equal(120);
    expect(months('Clearance used within the past 24 months', '3+ years of experience')).to.equal(36);
    expect(months('Clearance used within the past 24 months')).to.equal(undefined);
  });

  it('has no years of experience where an age is asked for', () => {
    for (const line of [
      'Homme de 25 à 35 ans. Expérience en vente.',
      'Menor de 35 años. Experiencia en ventas.',
      'Aged 25 to 35 years. Experience in sales.',
    ])
      expect(months(line), line).to.equal(undefined);
  });

  it('is asked for no half of a sentence: words that the taxonomy does not know are the name of something, whole', () => {
    const asked = (line: string): string[] => read(line).skills.map(({ name }) => name);
    expect(asked('Experience in lamp restoration')).to.deep.equal(['lamp restoration']);
    expect(asked('Knowledge and understanding of lamp restoration')).to.deep.equal(['lamp restoration']);
    for (const line of [
      'Experience in turning them into light',
      'Experience in further my',
      'Knowledge of procedures arising',
      'Proficient in demonstrated success',
      'Knowledge of thousands of lamps',
      'Experience in Coached less',
      'Skilled in between systems',
    ])
      expect(asked(line), line).to.deep.equal([]);
  });

  it('needs the lower of two schoolings, in whatever order', () => {
    expect(level('Ausbildung oder Studium im Bereich Personalwesen und Erfahrung')).to.equal('associate');
    expect(level('Abgeschlossenes Studium oder vergleichbare Ausbildung im Bereich Finanzen')).to.equal('associate');
    expect(level('Je hebt een afgeronde opleiding op minimaal MBO4 niveau en ervaring')).to.equal('associate');
    expect(level('Je beschikt over MBO/HBO werk- en denkniveau en je hebt ervaring')).to.equal('associate');
    expect(level('Je beschikt over een HBO/WO werk- en denkniveau en je hebt ervaring')).to.equal('bachelor');
    expect(level('Completed BBA or a related field')).to.equal('bachelor');
  });

  it('has no years of the agency that speaks of itself', () => {
    expect(months('Wir unterstützen Sie mit unserem Wissen und bringen über 10 Jahre Erfahrung mit.')).to.equal(
      undefined,
    );
    expect(months('Sie bringen 5 Jahre Erfahrung mit.')).to.equal(60);
  });
});
