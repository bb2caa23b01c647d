import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const read = (description: string) => reader.readAtOnce({ title: 'Post', description }).requirements;
const skillsOf = (description: string) =>
  read(description).skills.map(({ name, importance }) => `${name} ${importance}`);

describe('What an ad would only be glad of', () => {
  const SENTENCES: readonly (readonly [string, string])[] = [
    ['If you have done some soldering before, even better.', 'Soldering'],
    ['If you have driven a reach truck, tell us - drivers earn more.', 'Reach truck operation'],
    ['Wenn du AutoCAD kennst, umso besser.', 'AutoCAD'],
    ['Si tu sais faire de la soudure, tant mieux.', 'Welding'],
    ['Si además conoces AutoCAD, mejor que mejor.', 'AutoCAD'],
    ['AutoCAD est le bienvenu.', 'AutoCAD'],
    ['Se conosci AutoCAD, tanto meglio.', 'AutoCAD'],
    ['Kun je overweg met AutoCAD, dan heb je een streepje voor.', 'AutoCAD'],
    ['Heb je iets met AutoCAD? Nog beter.', 'AutoCAD'],
    ['Jeśli znasz AutoCAD, tym lepiej.', 'AutoCAD'],
    ['Se também souberes AutoCAD, melhor ainda.', 'AutoCAD'],
  ];
  for (const [sentence, name] of SENTENCES)
    it(`is no requirement: ${sentence}`, () => {
      expect(skillsOf(`We use SAP. ${sentence}`)).to.include(`${name} preferred`);
    });

  const HEADINGS = [
    'You might also have',
    'Was wäre schön?',
    '✨ Les petits plus',
    'Pluspunten',
    'Wat is fijn als je het hebt?',
    'Schön wäre außerdem:',
    'Kann:',
    'Toll, aber kein Muss:',
    'Suma puntos:',
    'Ancora meglio se:',
    'Jeszcze lepiej:',
    'Pontos extra:',
  ];
  for (const heading of HEADINGS)
    it(`stands below its heading: ${heading}`, () => {
      expect(skillsOf(`Requirements:\n- SAP\n\n${heading}\n» AutoCAD`)).to.have.members([
        'SAP required',
        'AutoCAD preferred',
      ]);
    });

  it('is said by a label for its own item of a list alone', () => {
    const { skills, certifications } = read(
      'Das bringst du mit:\n- Von Vorteil: Erfahrung mit AutoCAD\n- Führerschein Klasse B',
    );
    expect(skills.map(({ name, importance }) => `${name} ${importance}`)).to.deep.equal(['AutoCAD preferred']);
    expect(certifications.map(({ name }) => name)).to.deep.equal(['Driving licence category B']);
  });

  it('may be the end of a line, which is no heading for the next one', () => {
    const { skills, certifications } = read('Ihr Profil\nSAP\nAutoCAD-Kenntnisse wünschenswert\nFührerschein Klasse B');
    expect(skills.map(({ name, importance }) => `${name} ${importance}`)).to.have.members([
      'SAP required',
      'AutoCAD preferred',
    ]);
    expect(certifications.map(({ name }) => name)).to.deep.equal(['Driving licence category B']);
  });
});
