import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

/** Duties, colleagues, bodies, exams and the letters of other trades: whoever writes this need not hold the certificate. */
const NOT_READ: readonly (readonly [string, string])[] = [
  ['first-aid', 'Administered first aid and CPR to residents when needed.'],
  ['cpr', 'Administer CPR/First Aid as needed and complete incident reports.'],
  ['cpr', 'Taught infant CPR to parents and babysitters'],
  ['bls', 'Provided basic life support to patients during transport'],
  ['rn-license', 'Supervised RN and LPN staff on a telemetry unit.'],
  ['crna', 'Assisted CRNA and anesthesiologists with airway setup'],
  ['rrt', 'RRT nurse on the rapid response team working with respiratory therapists'],
  ['rrt', 'Skills: ICU, telemetry, RRT, Code Blue'],
  ['cpb', 'Surgery: CPB, ECMO, IABP'],
  ['wound-care-certification', 'Checked WCC, CRP and wound swabs after surgery'],
  ['dpt', 'Vaccines: DPT, MMR'],
  ['certified-dietary-manager', 'CDM, charge capture, revenue cycle'],
  ['als-resus', 'Skills: advanced life support, trauma care, ECG'],
  ['capa-nursing', 'CAPA certification, ISO 13485, root cause analysis'],
  ['mcsp', 'Chartered physiotherapist in Dublin'],
  ['nmc-registration', 'NMC registered doctor in Pune'],
  ['nrp', 'NRP, FP-C, flight paramedic with ACLS, PALS and PHTLS'],
  ['emt', 'Electrician, bent EMT, CPR certified'],
  ['ncpt-pilates', 'Nationally Certified Phlebotomy Technician (NCPT), mat exercises'],
  ['basi-pilates-certificate', 'BASI certified ski instructor and yoga teacher'],
  ['level-3-pt-uk', 'Level 3 Personal Trainer at a gym in Ohio'],
  ['servsafe-certification', 'Followed ServSafe and HACCP standards in the kitchen.'],
  ['tabc', 'Enforced TABC laws as bartender and checked IDs.'],
  ['rsa-australia', 'Ensured responsible service of alcohol at the bar.'],
  ['haccp-certificate', 'Worked in a HACCP certified and SQF certified food plant.'],
  ['facharzt', 'Assistenzarzt in Weiterbildung zum Facharzt für Innere Medizin, Chefarzt Dr. Beispiel'],
  ['ibode', "Infirmier diplômé d'État, infirmier de bloc opératoire depuis 2012"],
  ['pflegehelfer', 'Pflegehelfer in einem Altenheim. Ausbildung zum Verkäufer abgeschlossen.'],
  ['nclex-rn', 'NCLEX-RN exam scheduled for June'],
  ['cpc', 'Led campaigns with a CPC of two euros as a coder of landing pages.'],
  ['mrcp', 'MR imaging including MRCP, radiology registrar'],
];

const READ: readonly (readonly [string, string])[] = [
  ['first-aid', 'CPR and First Aid certified'],
  ['cpr', 'Certifications: CPR, First Aid, CNA'],
  ['cna', 'Certifications: CPR, First Aid, CNA'],
  ['bls', 'BLS, ACLS, PALS'],
  ['rn-license', 'Jane Example, RN, BSN'],
  ['crna', 'CRNA with active APRN license'],
  ['rrt', 'Registered Respiratory Therapist (RRT)'],
  ['nrp', 'NICU nurse, NRP, S.T.A.B.L.E.'],
  ['emt', 'EMT-B, volunteer firefighter'],
  ['level-3-pt-uk', 'Level 3 Personal Trainer, REPs, CIMSPA'],
  ['servsafe-certification', 'Certifications: ServSafe, TIPS certified'],
  ['facharzt', 'Anerkennung als Facharzt für Chirurgie 2012, Oberarzt'],
  ['nclex-rn', 'Passed NCLEX-RN in 2020'],
  ['cpc', 'Medical coder, CPC, ICD-10, HCPCS'],
  ['nmc-registration', 'Registered with the Nursing and Midwifery Council'],
  ['sektoraler-heilpraktiker', 'Erlaubnis als sektoraler Heilpraktiker für Physiotherapie'],
];

describe('Certificates of sport, food and medicine', () => {
  for (const [id, text] of NOT_READ) it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  for (const [id, text] of READ) it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));

  it('gives nobody the certificate that is usual before another', () => {
    const brings = (name: string) => taxonomy.named(name)?.skill.broader ?? [];
    expect(brings('ACLS')).not.to.include('bls');
    expect(brings('NEA-BC')).not.to.include('nurse-executive-certification');
    expect(brings('state gaming license')).to.deep.equal([]);
  });
});
