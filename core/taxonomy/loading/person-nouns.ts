import type { Occupation, Skill } from '../model/model.js';
import { inOneGender } from '../titles/gendered-titles.js';

/** The titles of people, in lower case. */
export function titlesOfPeople(occupations: readonly Pick<Occupation, 'label' | 'titles'>[]): ReadonlySet<string> {
  return new Set(occupations.flatMap(({ label, titles }) => [label, ...titles].map((title) => title.toLowerCase())));
}

/** Whether a form is what somebody is called: "waitress", "farm hand". */
export function namesPerson(form: string, titles: ReadonlySet<string>): boolean {
  const lower = form.toLowerCase();
  return titles.has(lower) || titles.has(inOneGender(lower));
}

/**
 * A skill of which no narrower form names a person. What is narrower is shown as written, and "Waiting tables (waitress)" would show a gender; the
 * word for whoever does the work earns the entry and is shown by its name.
 */
export function withoutPersons(skill: Skill, titles: ReadonlySet<string>): Skill {
  if (!skill.narrower.some((form) => namesPerson(form, titles))) return skill;
  return { ...skill, narrower: skill.narrower.filter((form) => !namesPerson(form, titles)) };
}
