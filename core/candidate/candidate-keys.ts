import { fold, searchWords } from '../text/search-words.js';
import { unknownSkillKey } from '../taxonomy/taxonomy.js';
import type { Candidate, CandidateRecord } from './candidate.js';
import { mergeProfile } from './merge-profile.js';
import { personKeys } from './person-keys.js';
import { personTraits } from './person-traits.js';
import type { Profile } from './profile.js';

/** Grows when what these functions make of a record changes: stored records get the new keys by `refreshKeys`. */
export const CANDIDATE_KEYS_VERSION = 4;

/** Folded words that the `q` filter finds a candidate by: name, headline, summary, titles of positions. */
export function candidateSearchWords(candidate: CandidateRecord): string[] {
  const { basics, work } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return searchWords(basics?.name, basics?.label, basics?.summary, ...(work ?? []).map((entry) => entry.position));
}

/** Names of skills that a candidate is found by before the enrichment: those of more are found after it. */
const MOST_SKILL_NAMES = 2_000;
/** Of all these names. Keeps the work for one record to a few milliseconds. */
const MOST_NAME_CHARACTERS = 40_000;

/** Ids that the `skill` filter finds a candidate by. */
export function candidateSkillIds(candidate: Candidate): string[] {
  if (candidate.features) return candidate.features.skills.map((skill) => skill.id);
  const { skills } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return distinctNames(skills ?? []).map(unknownSkillKey);
}

/** The names of the skills, then their keywords, as many as there is room for. */
function distinctNames(skills: NonNullable<Profile['skills']>): string[] {
  const names = new Set<string>();
  let characters = 0;
  const add = (name: string | undefined): boolean => {
    if (!name || names.has(name)) return true;
    characters += name.length;
    if (names.size === MOST_SKILL_NAMES || characters > MOST_NAME_CHARACTERS) return false;
    names.add(name);
    return true;
  };
  if (skills.every(({ name }) => add(name))) skills.every(({ keywords = [] }) => keywords.every(add));
  return [...names];
}

/** Folded e-mail address that the `email` filter finds a candidate by. */
export function candidateEmail(candidate: CandidateRecord): string | null {
  const { basics } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return basics?.email ? fold(basics.email.trim()) : null;
}

/**
 * Keys that only records of one person share: `email:…`, `phone:…` (last nine digits), `link:…` (LinkedIn, GitHub).
 * They live in the store's index only and are erased with the record.
 */
export function contactKeys(candidate: CandidateRecord): string[] {
  const { basics } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  const keys: string[] = [];
  const email = candidateEmail(candidate);
  if (email) keys.push(`email:${email}`);
  const digits = basics?.phone?.replace(/\D/g, '') ?? '';
  if (digits.length >= 7) keys.push(`phone:${digits.slice(-9)}`);
  for (const link of basics?.profiles ?? []) {
    const url = link.url
      ?.toLowerCase()
      .replace(/^https?:\/\/(www\.)?/, '')
      .replace(/(?<!\/)\/+$/, '');
    if (url && /^(linkedin\.com\/in|github\.com|xing\.com\/profile)\/[^/]+$/.test(url)) keys.push(`link:${url}`);
  }
  return keys;
}

/** All keys that a store finds a candidate by when it is asked who may be the same person: contact keys and person keys. */
export function identityKeys(candidate: CandidateRecord): string[] {
  const profile = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return [...contactKeys(candidate), ...personKeys(personTraits(profile))];
}
