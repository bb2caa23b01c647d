import type { CandidateRecord } from '../candidate/candidate.js';
import type { Job } from '../job/job.js';
import type { OccupationFinder } from '../taxonomy/occupations.js';
import { searchWords } from '../text/search-words.js';
import type { Constraint, Match } from './match.js';

/** The constraints that compare preferences, not facts. */
const WISHES: readonly Constraint['name'][] = ['location', 'remote', 'salary', 'employmentType'];

/** The job against the candidate's preferences: the share of the stated wishes that it meets, 0–100; `null` where none can be compared. */
export function reverseScore(
  candidate: CandidateRecord,
  job: Job,
  constraints: readonly Constraint[],
  occupations: OccupationFinder,
): Match['reverse'] {
  const { preferences } = candidate;
  if (!preferences) return { score: null, detail: 'The candidate has stated no preferences.' };
  const compared = constraints
    .filter(({ name, outcome }) => WISHES.includes(name) && outcome !== 'unknown')
    .map(({ name, outcome }) => ({ name: name as string, credit: outcome === 'pass' ? 1 : 0 }));
  if (preferences.titles?.length)
    compared.push({
      name: 'title',
      credit: Math.max(...preferences.titles.map((title) => titleCredit(title, job.title, occupations))),
    });
  if (compared.length === 0)
    return { score: null, detail: 'None of the stated preferences can be compared with this job.' };
  const met = compared.reduce((sum, { credit }) => sum + credit, 0);
  const list = (names: typeof compared): string => names.map(({ name }) => name).join(', ');
  const full = compared.filter(({ credit }) => credit === 1);
  const short = compared.filter(({ credit }) => credit < 1);
  const detail = [
    full.length > 0 ? `Meets: ${list(full)}.` : '',
    short.length > 0 ? `Falls short of: ${list(short)}.` : '',
  ]
    .filter((text) => text !== '')
    .join(' ');
  return { score: Math.round((100 * met) / compared.length), detail };
}

function titleCredit(wish: string, title: string, occupations: OccupationFinder): number {
  const wanted = occupations.ofTitle(wish)?.occupation;
  const offered = occupations.ofTitle(title)?.occupation;
  if (wanted && offered) return wanted.id === offered.id ? 1 : wanted.family === offered.family ? 0.5 : 0;
  const words = new Set(searchWords(title));
  const wished = searchWords(wish);
  return wished.length > 0 && wished.every((word) => words.has(word)) ? 1 : 0;
}
