import { fold, searchWords } from '../search-words.js';
import { unknownSkillKey } from '../taxonomy/taxonomy.js';
import type { Candidate, CandidateRecord } from './candidate.js';
import { mergeProfile } from './merge-profile.js';
import { personKeys } from './person-keys.js';
import { personTraits } from './person-traits.js';

/** Grows when what these functions make of a record changes: stored records get the new keys by `refreshKeys`. */
export const CANDIDATE_KEYS_VERSION = 3;

/** Folded words that the `q` filter finds a candidate by: name, headline, summary, titles of positions. */
export function candidateSearchWords(candidate: CandidateRecord): string[] {
  const { basics, work } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return searchWords(basics?.name, basics?.label, basics?.summary, ...(work ?? []).map((entry) => entry.position));
}

/** Ids that the `skill` filter finds a candidate by. */
export function candidateSkillIds(candidate: Candidate): string[] {
  if (candidate.features) return candidate.features.skills.map((skill) => skill.id);
  const { skills } = mergeProfile(candidate.callerLayer, candidate.resumeLayer);
  return (skills ?? [])
    .flatMap((skill) => [skill.name, ...(skill.keywords ?? [])])
    .flatMap((name) => (name ? [unknownSkillKey(name)] : []));
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
