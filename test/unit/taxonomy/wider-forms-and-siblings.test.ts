import { expect } from 'chai';
import { occupations, taxonomy } from '../../support/taxonomy.js';

/** What is wider than a skill, stands beside it, or is an object, a person or an examination: and the skill that it is not. */
const NOT: readonly [skill: string, text: string][] = [
  ['general-ledger', 'Reconciled subledgers every month.'],
  ['multibeam-sonar', 'Towed a side scan sonar along the coast.'],
  ['content-writing', 'Uploaded web content.'],
  ['vertical-farming', 'Indoor growing of herbs under lamps.'],
  ['waiting-tables', 'Pushed the trolley, serving drinks to passengers.'],
  ['elementary-education', 'Photographed elementary students for the yearbook.'],
  ['dysphagia', 'Set up the room for a modified barium swallow.'],
  ['ct-scanning', 'Booked CT scans for patients.'],
  ['foster-care', 'Sewed bags for foster children.'],
  ['virtual-teams', 'Joined virtual teams in three countries.'],
  ['benefits-administration', 'We offer health savings accounts and flexible spending accounts.'],
  ['leave-administration', 'On leave of absence until May.'],
  ['workforce-reductions', 'Position ended by downsizing.'],
  ['autopsy', 'Assisted in the necropsy of a seal.'],
  ['deaf-culture', 'Donations for the Deaf community.'],
];

describe('A form that is wider than a skill or stands beside it', () => {
  for (const [skill, text] of NOT)
    it(`does not name ${skill}: ${text}`, () => {
      expect(taxonomy.findSkills(text).map((found) => found.skill.id)).to.not.include(skill);
    });

  it('names the skill that is meant instead, where there is one', () => {
    const named: Readonly<Record<string, string>> = {
      subledgers: 'Subledger accounting',
      'side scan sonar': 'Side-scan sonar',
      'indoor growing': 'Indoor growing',
      necropsies: 'Necropsy',
      'lyrical dance': 'Lyrical dance',
      'modified barium swallow studies': 'Instrumental swallow studies',
    };
    for (const [form, name] of Object.entries(named))
      expect(taxonomy.skillName(taxonomy.resolve(form)), form).to.equal(name);
  });
});

describe('A title', () => {
  const codeOf = (title: string): string | undefined => occupations.ofTitle(title)?.occupation.isco;

  it('has the code of its own trade, not of the label nearest to it', () => {
    const codes: Readonly<Record<string, string>> = {
      'Gas singer': '8154',
      'Refrigerating engineer': '7127',
      'Game warden': '5419',
      'Garde-chasse': '5419',
      'Medical physicist': '2111',
      "Assistant d'audit": '2411',
      'Teaching artist': '2355',
      Metrologist: '2112',
      'Credit manager': '3312',
      'Aircraft maintenance lead': '7232',
    };
    for (const [title, code] of Object.entries(codes)) expect(codeOf(title), title).to.equal(code);
  });

  it('of a diploma or a task of its own is not another one beside it', () => {
    const pairs: readonly (readonly [string, string])[] = [
      ['Moniteur éducateur', 'Éducateur spécialisé'],
      ['Editorial director', 'Book publisher'],
      ['IC layout designer', 'IC design engineer'],
      ['Armoured car guard', 'Armoured car driver'],
      ['Prosthetic technician', 'Prosthetist orthotist'],
      ['Alliance manager', 'Channel sales manager'],
    ];
    for (const [one, other] of pairs) {
      const [a, b] = [occupations.ofTitle(one)?.occupation.id, occupations.ofTitle(other)?.occupation.id];
      expect(a, one).to.be.a('string');
      expect(a, one).to.not.equal(b);
    }
  });
});
