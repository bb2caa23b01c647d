import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

const NOT_READ: readonly (readonly [string, string])[] = [
  ['epa-rrp', 'Kept to EPA RRP rules when sanding old paint'],
  ['leed', 'LEED accreditation of an office building'],
  ['riba-membership', 'Architect at an RIBA chartered practice'],
  ['arb-registration-uk', 'ARB architect, cloud migration'],
  ['bomi-sma', 'Systems maintenance administrator, RPA bots'],
  ['certified-maintenance-technician', 'CMRT data of suppliers, reliability of sources'],
  ['nace-certification', 'Coatings according to NACE and SSPC standards'],
  ['aci-certification', 'Checked concrete beams according to ACI'],
  ['certified-commissioning-authority', 'Worked with the CxA on LEED projects, HVAC commissioning'],
  ['api-653', 'Inspector of storage tanks, read API 653 reports'],
  ['pipeline-operator-qualification', 'Kept records of operator qualification of a gas pipeline'],
  ['professional-engineer', 'P.E. license, health and physical education, State of Texas'],
  ['engineer-in-training', 'Engineer intern at an office, LEED Green Associate'],
  ['fe-exam', 'Prepares for the FE exam'],
  ['chartered-engineer-uk', 'CEng department, lecturer'],
];

const READ: readonly (readonly [string, string])[] = [
  ['epa-rrp', 'EPA RRP certified'],
  ['leed', 'LEED accredited, USGBC'],
  ['arb-registration-uk', 'ARB registered architect'],
  ['certified-maintenance-technician', 'CMRT (SMRP)'],
  ['nace-certification', 'NACE certified'],
  ['api-653', 'API 653 certified'],
  ['professional-engineer', 'Jane Doe, PE, LEED AP'],
  ['professional-engineer', 'Licensed professional engineer, Texas'],
  ['fe-exam', 'Passed the FE exam'],
  ['chartered-engineer-uk', 'CEng, MIMechE'],
];

describe('Certificates of building, engineering, transport and quality', () => {
  for (const [id, text] of NOT_READ) it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  for (const [id, text] of READ) it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
});
