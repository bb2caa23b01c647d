import { expect } from 'chai';
import {
  extractLocation,
  extractLocationOfTitle,
} from '../../../../adapters/enrichment/job-ad/recognizers/place/extract-location.js';
import { extractDegree } from '../../../../adapters/enrichment/job-ad/recognizers/extract-degree.js';
import { extractExperience } from '../../../../adapters/enrichment/job-ad/recognizers/extract-experience.js';
import { extractPay, extractPayOfTitle } from '../../../../adapters/enrichment/job-ad/recognizers/pay/extract-pay.js';
import { extractWorkplace } from '../../../../adapters/enrichment/job-ad/recognizers/place/extract-workplace.js';
import { lintTitle, lintWording } from '../../../../adapters/enrichment/job-ad/recognizers/wording/lint-wording.js';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/index.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const cityOf = (text: string) => extractLocation(text)?.location.city ?? null;

describe('A job ad in any of the languages', () => {
  for (const [text, city] of [
    ['Pay: £10 an hour\nLocation: Wexcombe', 'Wexcombe'],
    ['Location: Mill Road, Torquay', 'Torquay'],
    ['Lieu de travail : 56 - VANNES', 'Vannes'],
    ['Standort: Werkstatt Lengsdorf', 'Lengsdorf'],
    ['## Local\nFortaleza-CE\n', 'Fortaleza'],
    ['Poste situé à SAINT-PRIX-SUR-MER\n- Contrat en CDI', 'Saint-Prix-sur-Mer'],
    ['Wij bieden een fijne werkplek in ons hoofdkantoor in Purmerend', 'Purmerend'],
    ['### Detalles\n* Ciudad de México\n* Presencial', 'Ciudad de México'],
    ['Kachelwerk GmbH\nLindenstr. 4\n14482 Potsdam', 'Potsdam'],
    ['Our offices:\nBerlin\nLondon', null],
    ['Location: Flexible', null],
    ['Lieu de travail : 73 - SAVOIE', null],
  ] as const)
    it(`has its place in ${JSON.stringify(text)}`, () => {
      expect(cityOf(text)).to.equal(city);
    });

  for (const [title, city] of [
    ['[Munich] Frontend developer', 'Munich'],
    ['Senior Python developer - Hanoi - FT', 'Hanoi'],
    ['Frontend developer (Utrecht)', 'Utrecht'],
    ['Reading support worker', null],
  ] as const)
    it(`may have its place in the title "${title}"`, () => {
      expect(extractLocationOfTitle(title)?.location.city ?? null).to.equal(city);
    });

  for (const [text, type] of [
    ['Du arbeitest im Büro oder von zu Hause.', 'HYBRID'],
    ['Flexible Möglichkeiten für die Arbeit auch im Homeoffice', 'HYBRID'],
    ['Télétravail deux jours par semaine', 'HYBRID'],
    ['- mogelijkheid om deels remote te werken', 'HYBRID'],
    ['2 dias remoto 3 presencial', 'HYBRID'],
    ['[Híbrido] Programador', 'HYBRID'],
    ['* Trabajo presencial', 'ONSITE'],
    ['Pełny etat, praca zdalna', 'TELECOMMUTE'],
    ['Lavoro completamente da remoto', 'TELECOMMUTE'],
    ['Kein Home Office', 'ONSITE'],
  ] as const)
    it(`says where one works in "${text}"`, () => {
      expect(extractWorkplace(text)?.type).to.equal(type);
    });

  for (const [text, expected] of [
    ['Entgeltgruppe 11 (51.614,46-76.482,43 Euro)', [51_614.46, 76_482.43, 'EUR', 'YEAR']],
    ['£50-65k plus bonus, pension etc', [50_000, 65_000, 'GBP', 'YEAR']],
    ['Gehalt: 42-48 k€', [42_000, 48_000, 'EUR', 'YEAR']],
    ['* $14,000 MXN + prestaciones', [14_000, 14_000, 'MXN', 'MONTH']],
    ['Remuneração: a partir de R$10.000,00', [10_000, null, 'BRL', 'MONTH']],
    ['Regio Noord - €12,85 p/u (vanaf)', [12.85, null, 'EUR', 'HOUR']],
    ['Wynagrodzenie 4500-6000 zł brutto miesięcznie', [4500, 6000, 'PLN', 'MONTH']],
    ['Rémunération : de 11.07 €/h brut (heures normales) à 16.30 €/h brut', [11.07, 16.3, 'EUR', 'HOUR']],
    ['Kindergartenzuschuss steuerfrei, mtl. bis zu 150€ / Kind', null],
  ] as const)
    it(`reads the pay of "${text}"`, () => {
      const pay = extractPay(text);
      expect(pay && [pay.minValue, pay.maxValue, pay.currency, pay.unitText]).to.deep.equal(expected);
    });

  it('may have the pay in its title', () => {
    expect(extractPayOfTitle('Account managers $80-$130,000/yr')).to.include({ minValue: 80_000, maxValue: 130_000 });
    expect(extractPayOfTitle('Clerk ($20/hr)')).to.include({ minValue: 20, unitText: 'HOUR' });
  });

  for (const [text, months] of [
    ['minimaal 5 jaar ervaring als ontwikkelaar', [60, null]],
    ['esperienza di almeno 3/5 anni nel ruolo', [36, 60]],
    ['con almeno sette anni di esperienza', [84, null]],
    ['Mínimo 3 anos de experiência', [36, null]],
    ['co najmniej 2 lata doświadczenia', [24, null]],
    ["Fort de plus de 20 ans d'expérience, notre client recrute", undefined],
    ['In lieu of a degree, 3 years of experience', undefined],
    ['Requirements2+ years of sales experience', [24, null]],
  ] as const)
    it(`reads the years of "${text}"`, () => {
      const [found] = extractExperience(text);
      expect(found && [found.minMonths, found.maxMonths]).to.deep.equal(months);
    });

  for (const [text, level] of [
    ['Laurea in Ingegneria', 'bachelor'],
    ['Ensino superior completo', 'bachelor'],
    ['wykształcenie wyższe', 'bachelor'],
    ['MBO werk- en denkniveau', 'associate'],
    ['MBO Zuidstad is onze klant', null],
    ['Diploma di perito', 'school'],
    ['educated to GCSE level', 'school'],
  ] as const)
    it(`reads the degree of "${text}"`, () => {
      expect(extractDegree(text, () => true)?.minLevel ?? null).to.equal(level);
    });

  for (const [text, code] of [
    ['We are after a young developer', 'protected.age'],
    ['Not older than 35', 'protected.age'],
    ['Junges, dynamisches Team', 'protected.age'],
    ['Menor de 35 años', 'protected.age'],
    ['équipe jeune et dynamique', 'protected.age'],
    ['Only females', 'protected.gender'],
    ['Nur männliche Bewerber', 'protected.gender'],
    ['Homme de 25 à 35 ans', 'protected.gender'],
    ['Must be a US citizen', 'protected.origin'],
    ['anglais langue maternelle', 'protected.origin'],
    ['Christian faith required', 'protected.religion'],
    ['-BUENA PRESENCIA', 'protected.appearance'],
    ['CV ze zdjęciem', 'protected.appearance'],
    ['bella presenza', 'protected.appearance'],
  ] as const)
    it(`is not to say "${text}"`, () => {
      const found = lintWording(text).filter(({ code: each }) => each === code);
      expect(found, JSON.stringify(lintWording(text))).not.to.be.empty;
    });

  it('may speak of the young people that it works with', () => {
    expect(lintWording('You support young people and a young woman with two children.')).to.deep.equal([]);
  });

  it('looks for everybody in its title', () => {
    expect(lintTitle('Mitarbeiterin Reinigung')).to.have.length(1);
    for (const title of ['Verkäufer/in', 'Verkäuferin (m/w/d)', 'Mitarbeiter:in Empfang', 'Koch in Berlin'])
      expect(lintTitle(title), title).to.deep.equal([]);
  });
});

describe('What an ad says that it looks for', () => {
  const reader = new TaxonomyJobAdReader(taxonomy, occupations);
  const skillsOf = (description: string) =>
    reader
      .readAtOnce({ title: 'Backend engineer', description })
      .requirements.skills.map(({ id, importance }) => `${id} ${importance}`);

  it('counts although the sentence begins with the employer', () => {
    const found = skillsOf(
      'We look for a senior backend engineer who builds payment services in TypeScript and Node.js. You know PostgreSQL, Redis and Docker. Kafka is a plus.',
    );
    expect(found).to.include.members(['typescript required', 'nodejs required', 'kafka preferred']);
  });

  it('does not count where nobody needs it', () => {
    const found = skillsOf('Sie reinigen Büros. Programmierkenntnisse sind nicht nötig. Python is not required.');
    expect(found.filter((each) => /^(?:programming|python) /.test(each))).to.deep.equal([]);
  });
});
