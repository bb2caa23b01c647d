import type { CandidateIntelligence, SkillFact } from '../../candidate/candidate-intelligence.js';
import { entryOfNarrower } from '../../taxonomy/skills/skill-key.js';

/** What is shown of a candidate's skills, by the keys that the scorer knows. */
export interface ShownSkills {
  factsOf(key: string): SkillFact[];
  /** As the candidate wrote it: an entry that only narrower forms earn is shown by their names, "k6 and Gatling". */
  nameOf(key: string): string;
  isNarrower(key: string): boolean;
}

/** So many narrower forms are named in place of their entry. */
const MOST_NAMED = 3;

/** @param nameOf the taxonomy's name of a key */
export function shownSkills(
  intelligence: Pick<CandidateIntelligence, 'skills'> | null,
  nameOf: (key: string) => string,
): ShownSkills {
  const factsOf = (key: string): SkillFact[] => {
    const id = entryOfNarrower(key);
    const facts = (intelligence?.skills ?? []).filter((fact) => fact.id === (id ?? key));
    return id === undefined ? facts : facts.filter(({ as }) => as === nameOf(key));
  };
  const namesBelow = (key: string): string[] => {
    const names = factsOf(key).map(({ as }) => as);
    return names.every((name) => name !== undefined) ? names.slice(0, MOST_NAMED) : [];
  };
  return {
    factsOf,
    nameOf: (key) => {
      const names = namesBelow(key);
      return names.length < 2 ? (names[0] ?? nameOf(key)) : `${names.slice(0, -1).join(', ')} and ${names.at(-1)!}`;
    },
    isNarrower: (key) => entryOfNarrower(key) === undefined && namesBelow(key).length > 0,
  };
}
