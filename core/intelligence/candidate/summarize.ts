import type { CandidateIntelligence } from '../../candidate/candidate-intelligence.js';

/** One or two sentences from facts, nothing else. */
export function summarize(
  facts: Pick<CandidateIntelligence, 'experience' | 'occupations' | 'skills' | 'education' | 'seniority'>,
): string {
  const occupation = facts.occupations[0]?.label;
  const years = facts.experience.totalMonths === null ? null : Math.floor(facts.experience.totalMonths / 12);
  const subject = occupation ?? 'Candidate';
  const time =
    years === null
      ? ''
      : years >= 1
        ? ` with ${String(years)} ${years === 1 ? 'year' : 'years'} of experience`
        : ' with less than a year of experience';
  const now =
    facts.experience.currentTitle && facts.experience.currentEmployer
      ? `, now ${facts.experience.currentTitle} at ${facts.experience.currentEmployer}`
      : '';
  const skills = facts.skills
    .filter(({ type }) => type !== 'soft' && type !== 'language')
    .slice(0, 5)
    .map(({ name, as }) => as ?? name);
  const degree =
    facts.education.highestLevel && facts.education.highestLevel !== 'none'
      ? ` Highest education: ${facts.education.highestLevel}.`
      : '';
  if (!occupation && years === null && skills.length === 0) return `Little is known yet.${degree}`;
  return `${subject}${time}${now}.${skills.length > 0 ? ` Most supported skills: ${skills.join(', ')}.` : ''}${degree}`;
}
