import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** The same words in another trade, or as everyday words, and in the trade whose skill they are. */
const WORDS: readonly [skill: string, elsewhere: string, where: string][] = [
  [
    'ot-license',
    'Drove OTR loads to 48 states with a clean driving record.',
    'OTR, occupational therapist, outpatient',
  ],
  ['cscs', 'All operatives on site hold a CSCS card.', 'CSCS, strength coach of the team'],
  ['emt', 'Bent EMT conduit and pulled wire in offices.', 'EMT on an ambulance with the fire department'],
  ['labor-and-delivery', 'Built the L&D calendar for new managers.', 'L&D nurse, postpartum and newborn care'],
  [
    'ventilator-care',
    'Sized ducts for mechanical ventilation of offices.',
    'Patients on mechanical ventilation in the ICU',
  ],
  ['haircutting', 'Set up laser tables for precision cutting of steel.', 'Precision cutting and color in a busy salon'],
  ['radio-station-work', 'Worked as a board operator at the refinery.', 'Board operator at a radio station'],
  ['trio-programs', 'We had to gear up for the season.', 'GEAR UP and Upward Bound, advising students'],
  ['getthere', 'Tell us how you plan to get there.', 'GetThere, Sabre'],
  ['partial-hospitalization', 'Rewrote the PHP program behind the shop.', 'PHP program with groups, behavioral health'],
  ['museum-collections', 'Collections manager for overdue loans.', 'Collections manager of the museum'],
  [
    'heritage-management',
    'Conseil en gestion du patrimoine pour clients privés.',
    'Gestion du patrimoine culturel et des monuments',
  ],
  ['fidelio', 'Our office is at 12 Harbour Street, Suite 8.', 'Suite 8, Fidelio, front office of a hotel'],
  ['esl', 'I learned ESL as a child.', 'ESL teacher for adults'],
];

describe('Words of the trades that serve people', () => {
  for (const [skill, elsewhere, where] of WORDS) {
    it(`name ${skill} only where that trade stands around them: ${elsewhere}`, () => {
      expect(found(elsewhere)).to.not.include(skill);
      if (where !== '') expect(found(where)).to.include(skill);
    });
  }
});

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
