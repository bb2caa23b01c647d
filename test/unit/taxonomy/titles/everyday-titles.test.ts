import { expect } from 'chai';
import { occupations } from '../../../support/taxonomy.js';

/** Titles as job boards show them, by occupation. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  'warehouse-worker': ['Logistikmitarbeiter', 'Logistikhelferin', 'Magazijnier', 'Logistiek operator'],
  'forklift-operator': ['Hochregalstaplerfahrer', 'VNA driver'],
  'deli-clerk': ['Addetto banco gastronomia', 'Addetta al banco salumi', 'Salumiere', 'Dependienta de charcutería'],
  butcher: ['Addetto macelleria', 'Charcutier traiteur', 'Boucher charcutier'],
  'tire-technician': ['Gommista', 'Wulkanizator'],
  'night-porter': ['Portiere di notte', 'Portiere notturno'],
  'switchboard-operator': ['Centralinista'],
  'childcare-worker': ['Educatore asilo nido', 'Educatrice di nido'],
  'primary-school-teacher': ['Insegnante scuola primaria', 'Maestra elementare'],
  'mechanical-fitter': ['Ajusteur', 'Montatore meccanico'],
  'metal-fabricator': ['Serrurier métallier'],
  'landscape-gardener': ['Paysagiste'],
  'landscape-architect': ['Paysagiste concepteur', 'Architecte paysagiste'],
  'truck-driver': ['Conductor C+E', 'Kierowca C+E', 'Fahrer CE'],
  'school-bus-attendant': ['Auxiliar de transporte escolar', 'Passenger assistant'],
  babysitter: ['Canguro'],
  cleaner: ['Poetsvrouw', 'Interieurverzorgster'],
  'paver-layer': ['Stratenmaker', 'Brukarz'],
  'furniture-mover': ['Verhuizer'],
  'order-picker': ['Komisjoner'],
  'retail-sales-associate': ['Pracownik sklepu'],
  dishwasher: ['Zmywak', 'Pomoc na zmywak'],
  'gas-station-attendant': ['Frentista'],
  'loss-prevention-specialist': ['Fiscal de loja'],
  'teaching-assistant': ['Auxiliar de educação', 'Agente educativo'],
  'office-clerk': ['Office junior', 'Industriekauffrau'],
  'slinger-signaller': ['Slinger'],
};

describe('Everyday titles of trades, shops, kitchens, care and schools', () => {
  it('name their occupation', () => {
    const wrong = Object.entries(TITLES).flatMap(([id, titles]) =>
      titles.filter((title) => occupations.ofTitle(title)?.occupation.id !== id),
    );
    expect(wrong).to.deep.equal([]);
  });

  it('name it in the form of women, in Italian, Portuguese and Dutch as well', () => {
    for (const [hers, his] of [
      ['Addetta al banco gastronomia', 'Addetto al banco gastronomia'],
      ['Magazziniera', 'Magazziniere'],
      ['Operatrice di produzione', 'Operatore di produzione'],
      ['Jardineira', 'Jardineiro'],
      ['Winkelmedewerkster', 'Winkelmedewerker'],
    ] as const) {
      expect(occupations.ofTitle(his), his).to.not.equal(undefined);
      expect(occupations.ofTitle(hers)?.occupation.id, hers).to.equal(occupations.ofTitle(his)?.occupation.id);
    }
  });

  it('that mean many trades name none', () => {
    for (const title of ['Monteur', 'Promotor', 'Banconista', 'Peón', 'Team member', 'Rider', 'Surveillant'])
      expect(occupations.ofTitle(title), title).to.equal(undefined);
  });
});
