import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

const NOT_READ: readonly (readonly [string, string])[] = [
  ['cfa', 'CFA Institute Research Challenge, equity research report on a listed company'],
  ['cpa-exam', 'Two sections of the CPA exam passed'],
  ['cpa', 'CPA Ontario member since 2014'],
  ['icai-ca', 'ICAI, CA Inter, articleship in Pune'],
  ['chartered-accountant', 'Articleship with a firm of chartered accountants'],
  ['steuerberater', 'Unterstützung der Steuerberater, Steuerberaterexamen angestrebt'],
  ['certified-payroll-professional', 'EI and CPP payroll deductions'],
  ['wcca', "experience in workers' compensation claims administration"],
  ['wccp', "Workers' compensation claims professional and adjuster"],
  ['gewo-34c', 'Weiterbildungspflicht nach § 34c GewO'],
  ['nmls', 'loan processor, verified NMLS numbers of loans'],
  ['tax-credit-specialist', 'Tax Credit Specialist at an affordable housing community, LIHTC'],
  ['copc', 'COPC certified call center, high performance team'],
  ['phr', 'Experienced Professional in Human Resources, HR Manager at Anyfirm'],
  ['phri', 'PHRI, Hamilton'],
  ['xactimate-level-1', 'Xactimate Level 1 and 2 training class'],
  ['sfst', 'Administered standardized field sobriety testing as a police officer'],
  ['bpss', 'HR officer: completed BPSS checks, DBS and security vetting'],
  ['top-secret-clearance', 'Conducted SSBI for federal agencies'],
  ['patent-bar', 'Patent bar eligible'],
  ['bar-admission', 'JD, sat for Florida Bar exam'],
  ['notary-public', 'notary in the office, paralegal notarized documents'],
  ['police-academy-training', 'taught at the police academy as deputy sheriff'],
  ['fletc', 'Instructor at the Federal Law Enforcement Training Center, special agent'],
  ['range-safety-officer', 'Served as Range Safety Officer with rifles and pistols'],
  ['firearms-licence', 'sold concealed carry holsters and weapons'],
  ['hseep', 'HSEEP compliant exercises with FEMA'],
  ['bos-funk', 'Einführung des Digitalfunk BOS bei der Feuerwehr'],
  ['chc-compliance', 'CHC compliance program'],
];

const READ: readonly (readonly [string, string])[] = [
  ['cfa-institute-membership', 'CFA Institute member, portfolio management'],
  ['cpa-canada', 'CPA Ontario member since 2014'],
  ['steuerberater', 'Steuerberater, bestellt 2012 durch die Steuerberaterkammer'],
  ['bilanzbuchhalter', 'Geprüfte Bilanzbuchhalterin (IHK)'],
  ['versicherungskaufmann', 'Gelernte Kauffrau für Versicherungen und Finanzen'],
  ['gewo-34d', 'Sachkundeprüfung nach § 34d GewO (IHK)'],
  ['nmls', 'MLO license, NMLS 12345'],
  ['phri', 'HR manager, PHRi, SHRM-CP'],
  ['xactimate-level-1', 'Xactimate Level 1 certified'],
  ['uebersetzer-beeidigt', 'beeidigte Übersetzerin für Englisch'],
  ['sfst', 'SFST, ARIDE, Radar certified'],
  ['bpss', 'BPSS cleared'],
  ['patent-bar', 'admitted to the patent bar (Reg. No. 12,345)'],
  ['bar-admission', 'Florida Bar, admitted 2012'],
  ['police-academy-training', 'Graduate, Anytown Police Academy, 2004'],
  ['fbi-na', 'FBI National Academy, Session 233'],
  ['fto', 'certified Field Training Officer'],
  ['bos-funk', 'Sprechfunklehrgang Feuerwehr'],
  ['driving-licence-b-eu', 'Permis B, véhicule'],
];

describe('Certificates of finance, law and public safety', () => {
  for (const [id, text] of NOT_READ) it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  for (const [id, text] of READ) it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
});
