import { fold, searchWords } from '../text/search-words.js';
import { unknownSkillKey } from '../taxonomy/taxonomy.js';
import type { Candidate, CandidateRecord } from './candidate.js';
import { mergeProfile } from './merge-profile.js';
import { personKeys } from './person-keys.js';
import { personTraits, type PersonTraits } from './person-traits.js';
import type { Profile } from './profile.js';

/** Grows when what these functions make of a record changes: stored records get the new keys by `refreshKeys`. */
export const CANDIDATE_KEYS_VERSION = 5;

/** Names of skills that a candidate is found by before the enrichment: those of more are found after it. */
const MOST_SKILL_NAMES = 2_000;
/** Of all these names. Keeps the work for one record to a few milliseconds. */
const MOST_NAME_CHARACTERS = 40_000;

/** All that a candidate is found and compared by. What says nothing of skills is worked out once for each pair of layers, each key when it is read. */
export class CandidateKeys {
  private readonly of: ProfileKeys;

  constructor(private readonly candidate: CandidateRecord & Partial<Pick<Candidate, 'features'>>) {
    this.of = keysOfLayers(candidate.callerLayer, candidate.resumeLayer);
  }

  /** Folded words that the `q` filter finds a candidate by: name, headline, summary, titles of positions. */
  get searchWords(): string[] {
    return this.of.searchWords;
  }

  /** Ids that the `skill` filter finds a candidate by. */
  get skillIds(): string[] {
    const { features } = this.candidate;
    if (features) return features.skills.map((skill) => skill.id);
    return distinctNames(this.of.profile.skills ?? []).map(unknownSkillKey);
  }

  /** Folded e-mail address that the `email` filter finds a candidate by. */
  get email(): string | null {
    return this.of.email;
  }

  /**
   * Keys that only records of one person share: `email:…`, `phone:…` (last nine digits), `link:…` (LinkedIn, GitHub).
   * They live in the store's index only and are erased with the record.
   */
  get contactKeys(): string[] {
    return this.of.contactKeys;
  }

  /** All keys that a store finds a candidate by when it is asked who may be the same person: contact keys and person keys. */
  get identityKeys(): string[] {
    return [...this.contactKeys, ...this.otherIdentityKeys];
  }

  /** The identity keys that are no contact keys. */
  get otherIdentityKeys(): string[] {
    return this.of.otherIdentityKeys;
  }

  /** What two records are compared by, beside the contact keys. */
  get traits(): PersonTraits {
    return this.of.traits;
  }
}

/** The keys that come from the merged profile alone. */
class ProfileKeys {
  private merged: Profile | undefined;
  private words: string[] | undefined;
  private people: PersonTraits | undefined;
  private contacts: string[] | undefined;
  private others: string[] | undefined;

  constructor(
    private readonly callerLayer: Profile,
    private readonly resumeLayer: Profile,
  ) {}

  get profile(): Profile {
    return (this.merged ??= mergeProfile(this.callerLayer, this.resumeLayer));
  }

  get searchWords(): string[] {
    const { basics, work } = this.profile;
    const titles = (work ?? []).map((entry) => entry.position);
    return (this.words ??= searchWords(basics?.name, basics?.label, basics?.summary, ...titles));
  }

  get email(): string | null {
    const { basics } = this.profile;
    return basics?.email ? fold(basics.email.trim()) : null;
  }

  get contactKeys(): string[] {
    return (this.contacts ??= contactKeysOf(this.profile, this.email));
  }

  get otherIdentityKeys(): string[] {
    return (this.others ??= personKeys(this.traits).filter((key) => !this.contactKeys.includes(key)));
  }

  get traits(): PersonTraits {
    return (this.people ??= personTraits(this.profile));
  }

  isOf(resumeLayer: Profile): boolean {
    return this.resumeLayer === resumeLayer || (isEmpty(this.resumeLayer) && isEmpty(resumeLayer));
  }
}

/** By the layer of the caller: layers are never changed, and a create and its enrichment have the same. Gone with the record. */
const known = new WeakMap<Profile, ProfileKeys>();

function keysOfLayers(callerLayer: Profile, resumeLayer: Profile): ProfileKeys {
  let keys = known.get(callerLayer);
  if (!keys?.isOf(resumeLayer)) {
    keys = new ProfileKeys(callerLayer, resumeLayer);
    known.set(callerLayer, keys);
  }
  return keys;
}

function isEmpty(profile: Profile): boolean {
  return Object.keys(profile).length === 0;
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

function contactKeysOf({ basics }: Profile, email: string | null): string[] {
  const keys: string[] = [];
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
