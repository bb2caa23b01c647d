import { expect } from 'chai';
import { taxonomy } from '../../../support/taxonomy.js';

/** A skill, a text in which its name means something else, and one in which it is meant; none where nobody writes it so. */
export type NameOfTwo = readonly [skill: string, elsewhere: string, where: string | null];

/** One test for each name. */
export function itIsFoundOnlyWhereMeant(names: readonly NameOfTwo[]): void {
  for (const [skill, elsewhere, where] of names) {
    it(`is ${skill} only where that is meant: ${elsewhere}`, () => {
      expect(idsIn(elsewhere)).to.not.include(skill);
      if (where !== null) expect(idsIn(where)).to.include(skill);
    });
  }
}

function idsIn(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
