import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

const found = (text: string): string[] => taxonomy.findSkills(text).map(({ skill }) => skill.id);

/** A role held by practice, an act, a course that is sold or begun: whoever writes this need not hold the certificate. */
const NOT_READ: readonly (readonly [string, string])[] = [
  ['padi-open-water', 'Sold PADI Open Water courses'],
  ['nvq-hairdressing', 'Taught Level 2 Hairdressing at the college'],
  ['rmt-canada', 'Booked RMT massage appointments at the front desk'],
  ['sqf-practitioner', 'Assisted the SQF Practitioner with audits'],
  ['ifsg-belehrung', 'Durchführung der Belehrung nach § 43 IfSG für neue Mitarbeiter'],
  ['uk-food-hygiene-2', 'Trained staff in Level 2 food hygiene'],
  ['friseur-geselle-de', 'Abgebrochene Friseur-Ausbildung'],
  ['koch-ausbildung', 'seit 2024 Ausbildung zum Koch'],
  ['hotelfachmann', 'seit 2025 Ausbildung zum Hotelfachmann'],
  ['cms-introductory', 'Attended the Introductory Sommelier Course'],
  ['biersommelier', 'Verkostungen als Biersommelier geleitet'],
  ['phlebotomy-certification', 'Billed CPT phlebotomy codes'],
  ['praxisanleitung', 'Praxisanleiter im Krankenhaus'],
  ['pflegehelfer', 'Krankenpflegehelfer im Altenheim'],
  ['cpr', 'Performed cardiopulmonary resuscitation as CNA'],
  ['first-aid', "Skills: first aid, driver's license"],
  ['first-aid-at-work', 'Responsible for first aid at work'],
  ['bls', 'Performed basic life support and CPR on patients'],
  ['nls', 'Performed newborn life support'],
  ['pals', 'Provided pediatric advanced life support to patients as a nurse'],
  ['atls', 'Provided advanced trauma life support'],
  ['nurse-practitioner', 'Assisted board certified surgeons and nurse practitioners'],
  ['acnp', 'Shadowed an adult-gerontology acute care nurse practitioner'],
  ['nea-bc', 'As nurse executive advanced the strategic plan'],
  ['safetalk', 'Co-facilitated safeTALK workshops'],
  ['usmle', 'Tutored students for USMLE Step 1'],
  ['facharzt', 'Approbation als Arzt, Weiterbildung zum Facharzt für Innere Medizin'],
  ['augenoptiker-de', 'Augenoptiker bei Sehwelt GmbH'],
  ['heilpraktiker', 'Kunden: Ärzte, Heilpraktiker, Apotheken'],
  ['mfa-germany', 'Arzthelferin in einer Hausarztpraxis'],
  ['emt', 'Emergency medical technician with an event company in Leeds'],
  ['tccc', 'Provided tactical combat casualty care to soldiers'],
  ['wilderness-first-aid', 'Taught wilderness first aid'],
  ['mental-health-first-aid', 'Provided mental health first aid to colleagues'],
  ['substance-abuse-professional', 'Referred drivers to the DOT substance abuse professional'],
  ['bcba', 'Worked under a Board Certified Behavior Analyst, M.A. student'],
  ['enhanced-dbs', 'Processed enhanced DBS checks for new staff'],
  ['intermittent-spectacle', 'Gestion de la paie des intermittents du spectacle'],
  ['grade-8-music', 'Taught up to Grade 8 piano'],
];

const READ: readonly (readonly [string, string])[] = [
  ['padi-open-water', 'PADI Open Water Diver'],
  ['koch-ausbildung', 'Abgeschlossene Ausbildung zum Koch'],
  ['augenoptiker-de', 'Gelernte Augenoptikerin'],
  ['mfa-germany', 'Gelernte Arzthelferin'],
  ['bls', 'Basic Life Support certified'],
  ['acls', 'Advanced Cardiovascular Life Support (ACLS)'],
  ['pals', 'Pediatric Advanced Life Support (PALS)'],
  ['usmle', 'Passed USMLE Step 1'],
  ['heilpraktiker', 'Heilpraktikererlaubnis, Gesundheitsamt Musterstadt'],
  ['enhanced-dbs', 'Enhanced DBS holder'],
  ['rbs-california', 'Responsible Beverage Service certification'],
];

describe('Roles, acts and subjects of care, sport and hotels', () => {
  for (const [id, text] of NOT_READ) {
    it(`${id} is not read in “${text}”`, () => expect(found(text)).not.to.include(id));
  }
  for (const [id, text] of READ) {
    it(`${id} is read in “${text}”`, () => expect(found(text)).to.include(id));
  }
});
