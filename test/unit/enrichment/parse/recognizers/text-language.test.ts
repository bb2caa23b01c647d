import { expect } from 'chai';
import { detectTextLanguage } from '../../../../../adapters/enrichment/language/detect-language.js';

const TEXTS = {
  en: 'Responsible for the planning of the harbour and for the lamps of the town. Worked with the guild to keep the log of the tides, and reported to the master from the first day of the season to the last.',
  de: 'Verantwortlich für die Planung der Lampen und das Logbuch der Gezeiten. Zusammenarbeit mit der Gilde und dem Hafenamt, zuständig für die Schulung von Lehrlingen und die Berichte zum Stand der Saison seit 2019. Einkauf von Ersatzteilen und Pflege der Anlagen bei Sturm.',
  fr: 'Responsable de la planification des lampes et du journal des marées. Travail avec les équipes du port et les apprentis de la guilde, suivi des achats et des stocks, entretien du phare depuis 2019 et accueil des visiteurs à la lanterne et aux quais.',
  es: 'Responsable de la planificación de las lámparas y del registro de las mareas. Trabajo con los equipos del puerto y con las autoridades, formación para los aprendices y compra de repuestos para el faro desde 2019. Informes para el capitán y los visitantes.',
};

describe('The language of a text', () => {
  for (const [code, text] of Object.entries(TEXTS))
    it(`is found by its small words: ${code}`, () => {
      expect(detectTextLanguage(text)).to.equal(code);
    });

  it('is not known of a list of tools, of a few words, and of nothing', () => {
    expect(detectTextLanguage('TypeScript, Kafka, PostgreSQL, Docker\nReact, Node.js')).to.equal(undefined);
    expect(detectTextLanguage('Keeper of lamps')).to.equal(undefined);
    expect(detectTextLanguage('')).to.equal(undefined);
  });

  it('does not go by what names or locates the person', () => {
    const school = 'University of the Arts of London';
    const text = `${school}\n${'Planung der Lampen und Pflege der Anlagen'}`;
    expect(detectTextLanguage(text)).to.equal(undefined);
    expect(detectTextLanguage(text, [{ start: 0, end: school.length }])).to.equal('de');
  });

  it('is not known where two languages have nearly as many', () => {
    expect(detectTextLanguage(`${TEXTS.en}\n${TEXTS.de}`)).to.equal(undefined);
  });
});
