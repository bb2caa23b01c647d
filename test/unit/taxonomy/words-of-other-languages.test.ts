import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** German, French, Spanish and Italian words that other trades, benefits and headings write too, and where they name the skill. */
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
  [
    'loading-unloading',
    'Tenuta del registro di carico e scarico dei rifiuti',
    'Magazziniere: carico e scarico di camion, uso del muletto',
  ],
  ['irrigation', 'Medicazione e irrigazione della ferita', 'Irrigazione e potatura nei campi'],
  ['grinding', 'Rettifica del bando e nuova scadenza', 'Fresatura, tornitura e rettifica'],
  [
    'government-procurement',
    'Lavoriamo in appalti per grandi aziende private',
    'Appalti e contratti, RUP e procedure ANAC',
  ],
  ['ironing', 'Parrucchiera: taglio, stiratura e piega dei capelli', 'Lavanderia, stiratura di camicie e capi'],
  ['procurement', 'Approvvigionamento idrico della città', 'Ufficio acquisti: approvvigionamento, fornitori, ordini'],
  [
    'recruiting',
    'Agenzia autorizzata alla somministrazione, ricerca e selezione del personale',
    'Selezione del personale, screening dei CV e onboarding',
  ],
];

describe('Words of other languages that name several things', () => {
  for (const [skill, elsewhere, where] of WORDS) {
    it(`name ${skill} only in its trade: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      expect(found(where)).to.include(skill);
    });
  }
});

describe('Italian words of everyday work', () => {
  for (const [duty, skill] of [
    ["Ti occuperai dell'acquisizione di beni e servizi", 'procurement'],
    ['Conoscenza degli appalti pubblici', 'government-procurement'],
    ['Uso di macchine utensili', 'machining'],
    ['Addetto alla gestione del magazzino', 'warehouse-management'],
    ['Inserimento dati e archiviazione documenti', 'data-entry'],
    ['Elaborazione buste paga', 'payroll'],
    ["Cura e assistenza agli anziani, presso l'utenza", 'elderly-care'],
    ['Servizio ai tavoli e accoglienza', 'waiting-tables'],
    ['Pianificazione della produzione', 'production-planning'],
  ] as const) {
    it(`say ${skill}: ${duty}`, () => {
      expect(found(duty)).to.include(skill);
    });
  }

  for (const [wording, narrower, wider] of [
    ['Tornitura CNC', 'cnc-turning', 'turning-machining'],
    ['Gestione ordini fornitori', 'purchase-orders', 'order-processing'],
    ['Manutenzione degli impianti elettrici', 'electrical-work', 'equipment-maintenance'],
    ['Controllo di gestione e contabilità generale dello Stato', 'government-accounting', 'accounting'],
  ] as const) {
    it(`say ${narrower} and not ${wider}: ${wording}`, () => {
      expect(found(wording)).to.include(narrower).and.not.include(wider);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
