import { expect } from 'chai';
import { extractWorkplace } from '../../../../../adapters/enrichment/job-ad/recognizers/place/extract-workplace.js';

const WORKPLACES: Readonly<Record<string, readonly string[]>> = {
  HYBRID: [
    'Hybrid: two days a week in our Leeds office.',
    'We are hybrid: you choose.',
    'Die Stelle ist hybrid.',
    'Unser hybrides Arbeitsmodell passt zu dir.',
    'The team works from home up to three days a week.',
    'You work in the office with two days at home.',
    'Work is three days at home, two in the office.',
    'Clerk in Leeds (3 days in office).',
    'Zwei Tage Homeoffice pro Woche.',
    'Du kannst zwei Tage pro Woche im Homeoffice arbeiten.',
    'Télétravail possible deux jours par semaine.',
    'Tres días en la oficina y dos desde casa.',
    'Ofrecemos dos días de teletrabajo a la semana.',
    'Lavoro in ufficio tre giorni a settimana.',
    'Telewerk is mogelijk.',
    '3 dagen op kantoor, 2 dagen thuis.',
    'Oferujemy 2 dni pracy zdalnej w tygodniu.',
    'Oferecemos dois dias de teletrabalho por semana.',
    'Remote: two days a week',
  ],
  TELECOMMUTE: [
    'Remote with one trip to the office per month.',
    'Remote: anywhere in the UK',
    'Remoto desde toda España.',
    'Fully remote. 25 days holiday.',
    'Fully remote, four days a week.',
    'Volledig telewerk.',
  ],
  ONSITE: [
    'Office based. You file letters.',
    'This is an office-based role.',
    'You are on site every day.',
    'You are on site five days a week.',
    '5 days a week in the office',
    'Work from office only.',
    'Pas de télétravail sur ce poste.',
    'Ohne Homeoffice.',
    'Geen thuiswerk.',
    'Brak możliwości pracy zdalnej.',
  ],
  none: [
    'Remote: no',
    'Great culture\nOffice based in Leeds',
    'Working from home allowance',
    'We repair hybrid: petrol and electric.',
    'You spend two days in our office for onboarding, then you travel.',
    'Two days of remote training.',
    'You visit patients at home two days a week.',
    'You work four days a week.',
    'Office-based experience required.',
    'You clean the office two days a week.',
    'You are in office buildings two days a week.',
  ],
};

describe('The kind of workplace', () => {
  for (const [type, texts] of Object.entries(WORKPLACES))
    for (const text of texts)
      it(`is ${type} in "${text}"`, () => {
        expect(extractWorkplace(text)?.type ?? 'none').to.equal(type);
      });
});
