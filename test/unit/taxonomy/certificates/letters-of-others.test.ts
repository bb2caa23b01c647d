import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

/** The letters stand for a body, an event, a plan, a place, a ward or a vehicle. */
const SAME_LETTERS: readonly (readonly [string, string])[] = [
  ['cpcu', 'Registered nurse in the CPCU, cardiac step-down unit'],
  ['certified-internal-auditor', 'CIA triad, internal audits for ISO 27001'],
  ['cisa', 'Followed CISA guidance as CISSP'],
  ['frm', 'FRM practice (financial risk management), market risk'],
  ['clu', 'Claims litigation unit (CLU) of an insurance company'],
  ['lcci-es', 'Curso LCCI inglés, certificado'],
  ['ccxp', 'CCXP, São Paulo: atendimento ao cliente'],
  ['cnh-br', 'Motorista na CNH Industrial'],
  ['pmp', 'Rédaction du PMP (plan de management de projet), chef de projet'],
  ['ecdl', 'European Conference ECDL 2009, paper on digital libraries'],
  ['caces', 'CACES, Consejo de Aseguramiento de la Calidad de la Educación Superior'],
  ['celta', 'RC CELTA DE VIGO, entrenador de juveniles'],
  ['mtra-de', 'MTRA. ANA LÓPEZ, docente de primaria'],
  ['pharmacist-license', 'Nurse at RPH, medical ward'],
  ['microsoft-certified-application-developer', 'MCAD interface in C# and .NET'],
  ['cccm', 'Procurement for the CCCM cluster, contracts'],
];

/** Somebody else holds it, or it is taught, checked, or a rule that is kept. */
const OF_OTHERS: readonly (readonly [string, string])[] = [
  ['ielts', 'Taught TOEFL and IELTS preparation'],
  ['delf', 'Examinatrice DELF et DALF'],
  ['dele', 'Profesora de español, preparación DELE'],
  ['vog-nl', 'VOG aanvragen voor nieuwe medewerkers'],
  ['vca-nl', 'Monteur, werken volgens VCA'],
  ['tvde-pt', 'Empresa TVDE, gestão de frota'],
  ['oab-br', 'Pós-graduação na ESA OAB/SP'],
  ['prince2', 'Used PRINCE2 processes in every project'],
  ['qualified-swppp-developer', 'Liaised with QSD and QSP on the SWPPP'],
  ['riba-membership', 'Member of the team, RIBA Stage 3'],
  ['certified-commissioning-authority', 'Served as CxA for LEED certification'],
  ['professional-engineer', 'Project Engineer (PE), USACE, Caltrans'],
  ['adr-certificate', 'Gefahrgut nach ADR, Lkw'],
  ['airline-transport-pilot', 'First officer A320, frozen ATPL'],
  ['whmis-canada', 'Knowledge of WHMIS and TDG'],
  ['hazwoper', 'Kept the plant in line with HAZWOPER regulations'],
  ['cpr', 'Performed CPR as lifeguard'],
  ['bls', 'EMT on a BLS ambulance'],
  ['dds-degree', 'Dental assistant, office of Robert Lee, D.D.S.'],
  ['psyd', 'Practicum supervised by Jane Roe, Psy.D.'],
  ['istd', 'Taught the ISTD syllabus, ballet and tap'],
  ['pci-qualified-security-assessor', 'Liaised with the PCI QSA during audits'],
  ['istqb-certification', 'Test cases according to ISTQB standards'],
];

const HELD: readonly (readonly [string, string])[] = [
  ['cpa', 'Jane Doe, CPA, CFE'],
  ['ielts', 'English (IELTS 7.5)'],
  ['delf', 'DELF B2'],
  ['hsk', 'Chinese (HSK 5)'],
  ['prince2', 'PRINCE2 certified'],
  ['whmis-canada', 'First aid, CPR, WHMIS'],
  ['bls', 'BLS and ACLS certified'],
  ['caces', 'Conduite de chariots, CACES'],
  ['istqb-certification', 'ISTQB certified tester'],
  ['celta', 'English teacher, CELTA'],
  ['ts-sci', 'Active TS/SCI'],
  ['tvde-pt', 'Licença TVDE'],
];

describe('Certificates whose letters others write as well', () => {
  for (const [id, text] of [...SAME_LETTERS, ...OF_OTHERS]) {
    it(`${id} is not read in “${text}”`, () => expect(found(text)).to.not.include(id));
  }
  for (const [id, text] of HELD) it(`${id} is held by who writes “${text}”`, () => expect(found(text)).to.include(id));
});
