import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** The same words in another trade, or as everyday words, and in the trade whose skill they are. */
const WORDS: readonly [skill: string, elsewhere: string, where: string][] = [
  [
    'perseverance',
    'Contrat à durée déterminée de six mois comme vendeuse.',
    'Persévérante, déterminée, motivated and with dedication',
  ],
  ['responsiveness', 'Préparation de chaque réactif au laboratoire.', 'Dynamique, réactif, rigoureux'],
  [
    'networking-people',
    'Administration von Netzwerken und Servern.',
    'Netzwerken, Kontaktpflege mit Partner und Kunden',
  ],
  ['team-management', 'Manejo de equipos de soldadura.', 'Liderazgo de personas, manejo de equipos y objetivos'],
  ['excel-what-if', 'Led the What-If analysis of the reactor.', 'Pivot tables, goal seek, What-If analysis in Excel'],
  ['taxation', 'Steuern und Regeln von Anlagen.', 'Buchhaltung, Steuern, Jahresabschluss'],
  [
    'bank-transfers-desk',
    'Rezepte und Überweisungen für Patienten.',
    'Überweisungen, Lastschriften, Zahlungen, Konten',
  ],
  ['etats-des-lieux', 'Un état des lieux du système informatique.', 'État des lieux, baux, locataires'],
  ['real-estate-funds', 'Instruments were driven by SCPI commands.', 'SCPI, placement, assurance, patrimoine'],
  ['minutes', 'Frappe des comptes rendus opératoires.', 'Comptes rendus de chaque réunion du comité'],
  ['dcf-analysis', 'Placed children for DCF in two counties.', 'DCF, LBO and valuation models'],
  ['innovation-management', 'Screened for suicidal ideation.', 'Ideation and innovation strategy'],
  ['fixed-income', 'Helped seniors living on a fixed income.', 'Fixed income, bonds and derivatives'],
  ['leitstelle', 'Leitstelle.', 'Disponent in der Leitstelle, Notruf und Rettungsdienst'],
];

describe('Words of the trades of business', () => {
  for (const [skill, elsewhere, where] of WORDS) {
    it(`name ${skill} only where that trade stands around them: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      expect(found(where)).to.include(skill);
    });
  }

  it('say underwriting and auditing without the trade, where the text names none', () => {
    expect(found('Underwriting decisions on mortgage loans'))
      .to.include('underwriting-work')
      .and.not.include('underwriting');
    expect(found('Wrote audit reports')).to.include('audit-work').and.not.include('auditing');
  });
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
