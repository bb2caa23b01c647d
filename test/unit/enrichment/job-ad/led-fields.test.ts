import { expect } from 'chai';
import { TaxonomyJobAdReader } from '../../../../adapters/enrichment/job-ad/taxonomy-job-ad-reader.js';
import { occupations, taxonomy } from '../../../support/taxonomy.js';

const reader = new TaxonomyJobAdReader(taxonomy, occupations);
const occupation = (title: string): string | undefined =>
  reader.readAtOnce({ title, description: 'Tallow & Finch AG' }).occupation?.label;

describe('A title of who leads and what', () => {
  it('is of the one who leads that field, whatever stands between', () => {
    for (const [title, label] of [
      ['Director - Finanzas', 'Finance director'],
      ['Jefe – Compras', 'Procurement manager'],
      ['Responsable – Achats', 'Procurement manager'],
      ['Directrice - Ressources humaines (H/F)', 'HR director'],
      ['Leiter | Einkauf', 'Procurement manager'],
      ['Leitung, Controlling', 'Controlling manager'],
      ['Abteilungsleiter - Einkauf (m/w/d)', 'Procurement manager'],
      ['Direttore | Vendite', 'Sales director'],
      ['Kierownik – Zakupy', 'Procurement manager'],
      ['Kierownik, Logistyka', 'Logistics manager'],
      ['Dyrektor operacyjny', 'Operations director'],
      ['Diretor - Operações - Porto', 'Operations director'],
      ['Diretora de Finanças', 'Finance director'],
      ['Manager | Verkoop', 'Sales manager'],
      ['Hoofd Verkoop', 'Sales manager'],
    ] as const)
      expect(occupation(title), title).to.equal(label);
  });

  it('of a team is of the trade of those who are led', () => {
    for (const [title, label] of [
      ["Un(e) chef(fe) d'équipe jardinier secteur Nord H/F", 'Gardener'],
      ["Chef d'équipe maçon", 'Bricklayer'],
      ['Jefa de equipo de limpieza', 'Cleaner'],
      ['Chefe de equipa de limpeza', 'Cleaner'],
      ["Chef d'équipe", 'Team leader'],
      ["Chef d'équipe Nord", 'Team leader'],
    ] as const)
      expect(occupation(title), title).to.equal(label);
  });

  it('is of no field where a town, a shift or who works in one is named', () => {
    for (const title of ['Directeur – Lyon', 'Leiter | Berlin', 'Responsable - Nuit', 'Kierownik – Kraków'])
      expect(occupation(title), title).to.equal(undefined);
    expect(occupation('Vendeur - Achats')).to.equal('Retail sales associate');
    expect(occupation('Manager Inkoopadministratie')).to.not.equal('Procurement manager');
  });
});
