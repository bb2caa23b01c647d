import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** German, French and Spanish words that other trades, benefits and headings write too, and where they name the skill. */
const WORDS: readonly [skill: string, elsewhere: string, where: string][] = [
  ['onboarding', 'Wir bieten: gründliche Einarbeitung und 30 Tage Urlaub', 'Einarbeitung neuer Mitarbeiter'],
  ['private-pensions', 'Betriebliche Altersvorsorge und Jobrad', 'Beratung zu Versicherungen und Altersvorsorge'],
  ['training-delivery', 'Regelmäßige Schulungen und ein gutes Team', 'Konzeption und Durchführung von Schulungen'],
  [
    'turning-machining',
    'Régie lors du tournage de courts métrages',
    'Fraisage et tournage sur machines à commande numérique',
  ],
  ['broaching', 'Reliure, brochage et finition de livres', 'Usinage, fraisage et brochage'],
  ['harvesting', 'Récolte de données auprès des services', 'Récolte de fruits et taille de la vigne'],
  ['cash-handling', 'Retiro de dinero en el cajero automático', 'Cajero de supermercado, arqueo de caja'],
  ['depositions', 'Chemical vapor deposition of thin films', 'Paralegal work on deposition transcripts'],
  ['management', 'Assistenz der Geschäftsführung', 'Geschäftsführer, verantwortlich für die Geschäftsführung'],
  ['instrumentation-engineering', 'Instrumentación quirúrgica', 'Instrumentación y automatización con PLC'],
];

describe('Words of other languages that name several things', () => {
  for (const [skill, elsewhere, where] of WORDS) {
    it(`name ${skill} only in its trade: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      expect(found(where)).to.include(skill);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
