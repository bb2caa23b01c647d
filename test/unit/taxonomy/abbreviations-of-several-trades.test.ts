import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** An abbreviation as a name, a number, a word or another trade's abbreviation, and in the trade whose skill it is. */
const ABBREVIATIONS: readonly [skill: string, elsewhere: string, where: string][] = [
  ['aix', 'Aix-Marseille Université, licence en droit', 'AIX and Solaris servers, Unix scripts'],
  ['sap-hana', 'Hana Musterová, tel. 123', 'Reports on SAP BW and HANA'],
  ['cpp-toolchains', 'Ten years of experience in GCC countries.', 'GCC, GDB and makefiles on Linux'],
  ['gmat', 'GMAT score 710, admitted to business school.', 'Orbit design with STK and GMAT'],
  ['nr-12-br', 'Szkoła Podstawowa nr 12, Kraków', ''],
  ['4-h-program-work', 'Formation de 4 h par semaine', ''],
  ['quality-control', 'Montréal, QC', 'QC of incoming samples in the laboratory'],
  ['assembly-language', 'NASM certified trainer', 'NASM and MASM, x86 code'],
  ['device-history-records', 'Referentie: dhr. Voorbeeld', 'DHR review of medical devices'],
  ['ptv-visum', 'Gültiges Visum und Arbeitserlaubnis', 'VISUM and VISSIM models of traffic'],
  ['aircraft-certification', 'Trained so far 23 people.', 'Compliance with FAR 23 for a new aircraft'],
  ['azure-backup', 'Production of mAbs in cell culture', 'MABS with Azure recovery vaults'],
  ['x-25', 'Squats, 3 x 25 repetitions', 'Frame relay, ISDN and X.25 protocols'],
  ['comptia-pentest-plus', 'Regular pentests of web applications', 'CompTIA PenTest+'],
  ['teammate-audit', 'A great teammate and friend', 'Audit workpapers in TeamMate+'],
  ['tvoed', 'Vergütung nach TVöD, 30 Tage Urlaub', 'Entgeltabrechnung nach TVöD'],
  ['eeo', 'We are an EEO employer.', 'HR policies, FMLA, EEO and affirmative action'],
  ['as-rs', 'Commission paid as Rs 5000 a month', 'AS/RS cranes and conveyors of a warehouse'],
];

describe('Abbreviations of several trades', () => {
  for (const [skill, elsewhere, where] of ABBREVIATIONS) {
    it(`name ${skill} only in its own: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      if (where !== '') expect(found(where)).to.include(skill);
    });
  }

  it('are no other thing with an article: "a CDL" is of no class', () => {
    expect(found('Must have a CDL to drive.')).to.not.include('cdl-class-a');
  });
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
