import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

const NORMS: readonly (readonly [string, string])[] = [
  ['nen-3140-nl', 'Kennis van NEN 1010, NEN 3140, elektrotechniek'],
  ['din-14675-certification-de', 'Planung nach DIN 14675, VDE 0833, Brandmeldeanlagen'],
  ['en-iso-9606-welder-qualification', 'ISO 3834, ISO 9606, welding engineering'],
  ['pes-pav-it', 'Progettazione secondo CEI 64-8, CEI 11-27, impianti elettrici'],
  ['nr-12-br', 'Adequação de máquinas conforme NR-12, certificação de produtos'],
  ['asbest-sachkunde-trgs-519-de', 'Ausschreibungen nach TRGS 519, Asbest'],
];

const BODIES_AND_PLANS: readonly (readonly [string, string])[] = [
  ['pmp', 'Prepared the Project Management Plan (PMP) with the project manager'],
  ['pmp', 'Prescription Monitoring Program (PMP) queries, program management'],
  ['iema-membership', 'IEMA-approved course on sustainability'],
  ['ibew-membership', 'Negotiated contracts with IBEW, electrical work'],
  ['ipma', 'Methods: IPMA, project planning, risk registers'],
  ['bicsi-certification', 'Cabling to BICSI, structured cabling'],
  ['change-management-certificates', 'Prosci, ADKAR, stakeholder analysis'],
  ['mine-safety', 'OSHA, MSHA, blasting'],
  ['qualipv-fr', 'Entreprise RGE QualiPV'],
  ['oab-br', 'Aprovado no exame da OAB, estagiário de advogada'],
  ['aicp', 'AICP candidate, urban planner'],
];

const ROLES: readonly (readonly [string, string])[] = [
  ['addetto-antincendio-it', 'Addetto antincendio in un centro commerciale'],
  ['abfallbeauftragter-de', 'Abstimmung mit dem Abfallbeauftragten, Zertifikat geprüft'],
  ['sigeko-de', 'Abstimmung mit dem SiGeKo auf der Baustelle'],
  ['heftruck-bhv-nl', 'Verantwoordelijk voor bedrijfshulpverlening'],
  ['albo-medici-it', "Odontoiatra, iscrizione all'Ordine dei Medici Chirurghi e degli Odontoiatri"],
  ['electrical-contractor-licence-us', 'Worked for a licensed electrical contractor'],
  ['six-sigma-green-belt', 'Green Belt training delivered to 40 employees, lean'],
];

const HELD: readonly (readonly [string, string])[] = [
  ['nen-3140-nl', 'NEN 3140 certificaat, monteur'],
  ['en-iso-9606-welder-qualification', 'Schweißerprüfung nach DIN EN ISO 9606-1'],
  ['nr-12-br', 'Curso NR-12'],
  ['nr-35-br', 'Treinamento NR35'],
  ['pmp', 'Senior Project Manager, PMP'],
  ['ipma-level-d', 'IPMA Level D'],
  ['oab-br', 'Advogado, OAB/SP 123.456'],
  ['six-sigma-green-belt', 'Lean Six Sigma Green Belt'],
  ['iema-membership', 'PIEMA, environmental adviser'],
  ['driving-licence-c-eu', 'Führerschein Klasse C'],
];

describe('Certificates and the norms, bodies and roles beside them', () => {
  for (const [id, text] of [...NORMS, ...BODIES_AND_PLANS, ...ROLES]) {
    it(`${id} is not held by who writes “${text}”`, () => expect(found(text)).not.to.include(id));
  }
  for (const [id, text] of HELD) it(`${id} is held by who writes “${text}”`, () => expect(found(text)).to.include(id));
});
