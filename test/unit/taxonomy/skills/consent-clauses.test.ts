import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const names = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.name);

describe('The clause in which somebody agrees to the processing of personal data', () => {
  const clauses = [
    'Wyrażam zgodę na przetwarzanie moich danych osobowych dla potrzeb procesu rekrutacji zgodnie z RODO.',
    'En cumplimiento de la Ley Orgánica 3/2018 de Protección de Datos Personales, autorizo a la empresa a usar los datos de este CV.',
    'Autorizzo il trattamento dei miei dati personali ai sensi del D. Lgs. 196/2003 e del GDPR.',
    'I hereby consent to the processing of my personal data for recruitment under the GDPR and data protection law.',
    "J'autorise le traitement de mes données personnelles conformément au RGPD.",
  ];
  for (const clause of clauses) {
    it(`names no skill: ${clause.slice(0, 40)}…`, () => {
      expect(names(clause)).to.deep.equal([]);
      expect(names(`Payroll and bookkeeping.\n\n${clause}\nExcel pivot tables.`)).to.include.members([
        'Payroll',
        'Bookkeeping',
        'Pivot tables',
      ]);
    });
  }

  it('is not what somebody does for a living', () => {
    expect(names('Obsługa procesu rekrutacji i wdrażanie RODO w firmie.')).to.not.deep.equal([]);
    expect(names('Trained staff in data protection law and the GDPR.')).to.include('Privacy law');
  });
});
