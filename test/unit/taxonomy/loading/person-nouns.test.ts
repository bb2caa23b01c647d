import { expect } from 'chai';
import { titlesOfPeople, withoutPersons } from '../../../../core/taxonomy/loading/person-nouns.js';
import { parseSkills } from '../../../../core/taxonomy/loading/parse-lines.js';
import { taxonomy } from '../../../support/taxonomy.js';

describe('A skill with a form that names who does the work', () => {
  const titles = titlesOfPeople([{ label: 'Lamplighter', titles: ['Lampman', 'Lanternista'] }]);
  const [skill] = parseSkills(
    'lamps | Lamp care | professional | <lamplighter; <lampwoman; <wick trimming; lanternista',
  );

  it('has it for another name of the skill, not for something narrower, which would be shown as written', () => {
    const { narrower, aliases } = withoutPersons(skill!, titles);
    expect(narrower).to.deep.equal(['wick trimming']);
    expect(aliases).to.deep.equal(['lamplighter', 'lampwoman', 'wick trimming', 'lanternista']);
  });

  it('shows no gender of whoever wrote it', () => {
    for (const form of ['Waitress', 'Waiter', 'Kennel attendant', 'Farm hand']) {
      const named = taxonomy.named(form);
      expect(named?.as, form).to.equal(undefined);
    }
  });
});
