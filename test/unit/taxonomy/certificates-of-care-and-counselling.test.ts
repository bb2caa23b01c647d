import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

describe('Certificates of care, counselling, stage and software', () => {
  it('are not read in the letters of other trades', () => {
    const texts: Readonly<Record<string, string>> = {
      'lpn-license': 'Each license plate number (LPN) was scanned in the warehouse.',
      'rn-license': 'Reported changes in patients to the RN on duty.',
      acls: 'ACLS Fellowship in the humanities, Department of History',
      dvm: 'Tested boards with DVM, oscilloscope and multimeter.',
      rdh: 'Theatre manager at RDH in Darwin',
      emt: 'EMT pathways in tumors of patients',
      cen: 'Boilers with a CEN certified standard',
      'nha-certification': 'Nursing home administrator with NHA certification',
      lcpc: 'Ingénieur au LCPC, Nantes',
      cadc: 'CADC air data computer tests in avionics',
      'microsoft-certified-professional-developer': 'Police officer, MCPD, Montgomery County',
      cspo: 'Sourcing of sustainable palm oil (CSPO)',
      'professional-scrum-product-owner': 'Issued a PSPO and fixed penalties for the council.',
      cesp: 'Hydro power plant of CESP in São Paulo',
      'citi-certification': 'Citi Program Manager in New York',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are not read in ordinary words or codes side by side', () => {
    const texts: Readonly<Record<string, string>> = {
      'salesforce-platform-developer': 'As a platform developer I built services for payments.',
      'leading-safe-course': 'Leading safe operations on site',
      'certified-safe-practitioner': 'You will be a safe practitioner in patient care.',
      'team-teach': 'Team teach training classes to new staff.',
      'advanced-certified-scrummaster': 'A CSM manages renewals and onboarding.',
      'physician-assistant': 'Philadelphia, PA - C developer',
      'physician-assistant-license': 'PA State License, welder',
      'ccc-a': 'Bonds rated CCC/A were sold.',
      'mt-bc': 'Billings, MT / BC Hydro contract',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).not.to.include(id);
  });

  it('are read beside words of their own people, and by their full names', () => {
    const texts: Readonly<Record<string, string>> = {
      'lpn-license': 'LPN, charge nurse at a nursing home',
      'rn-license': 'Anna Smith, RN, BSN, staff nurse',
      acls: 'Certifications: ACLS, PALS, BLS',
      dvm: 'DVM, small animal veterinarian',
      rdh: 'RDH in a dental office',
      cen: 'Emergency nurse, CEN certified',
      lcpc: 'Therapist, LCPC, Chicago',
      cspo: 'Certifications: CSPO, CSM',
      psm: 'Certifications: PSM I, PSPO I',
      'salesforce-platform-developer': 'Salesforce: Apex. Certifications: Platform Developer I',
      'citi-certification': 'CITI training in human subjects research',
      cwocn: 'Certified Wound Ostomy Continence Nurse',
      nbde: 'Passed the National Board Dental Examination.',
    };
    for (const [id, text] of Object.entries(texts)) expect(found(text), text).to.include(id);
  });
});
