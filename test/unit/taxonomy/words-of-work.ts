import { expect } from 'chai';
import { taxonomy } from '../../support/taxonomy.js';

/** A duty as ads and resumes write it, and the skills that it names. */
export type Duty = readonly [duty: string, skills: readonly string[]];
/** Words that name a skill in its trade, and elsewhere not. */
export type GuardedWords = readonly [skill: string, elsewhere: string, where: string];

/** Tests that the taxonomy knows the words of one language for ordinary work. */
export function wordsOfWork(language: string, duties: readonly Duty[], guarded: readonly GuardedWords[]): void {
  describe(`${language} words of everyday work`, () => {
    for (const [duty, skills] of duties)
      it(`are known in: ${duty}`, () => {
        expect(found(duty)).to.include.members([...skills]);
      });

    for (const [skill, elsewhere, where] of guarded)
      it(`name ${skill} only in its trade: ${elsewhere}`, () => {
        expect(found(elsewhere)).to.not.include(skill);
        expect(found(where)).to.include(skill);
      });
  });
}

function found(text: string): string[] {
  return taxonomy.findSkills(text).map(({ skill }) => skill.id);
}
