import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

const NOT_READ: readonly (readonly [string, string])[] = [
  ['dvm', 'Assisted the DVM with exams, vaccinations, animal restraint, pets'],
  ['dvm', 'Fluke DVM, oscilloscope, animal feed plant'],
  ['vet-tech-credential', 'Sold LVT flooring to homes with pets, dogs and cats'],
  ['crisis-prevention-certification', 'CPI certified home inspector, residential roofs'],
  ['moab-certificate', 'Moab training camp, climbing instructor'],
  ['therapeutic-crisis-intervention', 'Skills: therapeutic crisis intervention'],
  ['calm-restraint', 'CALM certified, counseling on lethal means, crisis line'],
  ['acre-certificate', 'Farm manager, 100-acre certificate of organic land'],
  ['dees-fr', 'DEES Marketing, diplôme européen'],
  ['redaktionsvolontariat', 'Volontariat, PR-Agentur, redaktionelle Texte'],
  ['social-work-england', 'Social worker, referrals to Social Work England'],
  ['bacp', 'BACP accredited diploma, counsellor in training'],
  ['ciep', 'Course of the CIEP: proofreading and editing'],
  ['nctj', 'NCTJ shorthand 100wpm'],
  ['performers-unions', 'SAG-AFTRA eligible, height 5 ft 9, actor'],
  ['actors-equity', "Actors' Equity membership candidate (EMC)"],
  ['music-dance-certificates', 'Prepares children for ABRSM exams'],
  ['progressing-ballet-technique', 'Classes: ballet, Progressing Ballet Technique'],
  ['cprp', 'CPRP, parks and recreation, rehabilitation'],
  ['ocp-dba', 'OCP 4.6 clusters, Oracle 19c, RAC'],
  ['ocp-dba', 'OpenShift, OCP, Kubernetes'],
  ['csm', 'ServiceNow, ITSM, CSM, ITOM'],
  ['istd', 'ISTD, typography, graphic design'],
  ['snowpro', 'SnowPro gear, ski instructor'],
  ['sap-certification', 'SAP certified, substance abuse counselor, DOT evaluations'],
  ['microsoft-technology-associate', 'MTA certification, city buses, Microsoft Office'],
  ['mcsd', 'MCSD school district, Microsoft Office'],
  ['linux-certificates', 'LPI certified coach, leadership practices'],
  ['emc-proven-professional', 'EMC certified laboratory, San Jose'],
  ['azure-solutions-architect-expert', 'Microsoft exam AZ-305, Azure'],
  ['google-it-support-professional-certificate', 'Google IT Support (contractor), CompTIA A+'],
  ['security-analyst-certificates', 'Microsoft Security Operations Analyst, Sentinel, Azure'],
  ['azure-security-engineer-associate', 'Trauma center, Tucson, AZ 500-bed hospital, CNA certified'],
  ['microsoft-identity-and-access-administrator', 'Charleston, SC 300 beds, certified nurse, Microsoft Office'],
  ['mcsa', 'MCSA, thermography certified level II'],
  ['servicenow-certified-implementation-specialist', 'Managed ServiceNow CIs and the CMDB'],
  ['itil-service-manager', 'ITIL Service Manager, PRINCE2, ITIL Foundation'],
  ['certified-safe-scrum-master', 'SAFe Scrum Master of two teams, CSM'],
];

const READ: readonly (readonly [string, string])[] = [
  ['dvm', 'DVM, Kansas State University'],
  ['dvm', 'Jane Roe, DVM, Associate Veterinarian'],
  ['crisis-prevention-certification', 'CPI certified, CPR, group home'],
  ['therapeutic-crisis-intervention', 'Therapeutic Crisis Intervention certified'],
  ['acre-certificate', 'ACRE certificate, supported employment'],
  ['social-work-england', 'Social Work England, registration number'],
  ['social-worker-de', 'Staatlich anerkannte Sozialpädagogin'],
  ['performers-unions', 'SAG-AFTRA, AEA'],
  ['ocp-dba', 'Oracle DBA, OCP 11g'],
  ['snowpro', 'SnowPro, Snowflake'],
  ['sap-certification', 'SAP certified, S/4HANA'],
  ['azure-solutions-architect-expert', 'AZ-305: Azure Solutions Architect Expert'],
  ['google-associate-cloud-engineer', 'Google Cloud Certified: Associate Cloud Engineer'],
  ['csm', 'PMP, CSM'],
  ['azure-certificates', 'Certifications: AZ-104, AZ-900'],
  ['mcsa', 'MCSA, Windows Server'],
];

describe('Certificates of counselling, the stage and computing', () => {
  for (const [id, text] of NOT_READ) it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  for (const [id, text] of READ) it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
});
