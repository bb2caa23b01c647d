import { isObject } from '../record/merge-patch.js';
import type { Provenance } from './candidate.js';
import { PROFILE_SECTIONS, type Basics, type Profile } from './profile.js';

/**
 * The profile that is shown: for each top-level section the caller's value wins, whole, and in `basics` for each member; the resume fills the
 * rest. An empty caller value (`[]`, `{}`, in `basics` `""` too) hides what the resume says. The layers are never changed.
 */
export function mergeProfile(callerLayer: Profile, resumeLayer: Profile): Profile {
  const merged: Record<string, unknown> = {};
  for (const section of PROFILE_SECTIONS) {
    const value =
      section === 'basics'
        ? mergeMembers(callerLayer.basics, resumeLayer.basics)
        : (callerLayer[section] ?? resumeLayer[section]);
    if (value !== undefined) merged[section] = value;
  }
  return merged as Profile;
}

/** Objects are merged member by member; an empty object, and anything else, replaces the value. */
function mergeMembers(caller: unknown, resume: unknown): unknown {
  if (caller === undefined) return resume;
  if (!isObject(caller) || !isObject(resume) || Object.keys(caller).length === 0) return caller;
  const merged = new Map(Object.entries(resume));
  for (const [name, value] of Object.entries(caller)) merged.set(name, mergeMembers(value, resume[name]));
  return Object.fromEntries(merged);
}

/** Says for each shown section which layer it comes from; `basics` is the caller's where any member of it is. */
export function provenanceOf(callerLayer: Profile, resumeLayer: Profile): Provenance {
  const provenance: Provenance = {};
  for (const section of PROFILE_SECTIONS) {
    if (callerLayer[section] !== undefined) provenance[section] = 'caller';
    else if (resumeLayer[section] !== undefined) provenance[section] = 'resume';
  }
  return provenance;
}

/** Whether what is shown at a pointer into the profile, such as `/profile/basics/name`, was read from the resume. */
export function isFromResume(pointer: string, callerLayer: Profile): boolean {
  const [section = '', ...members] = pointer.split('/').slice(2);
  let given: unknown = (callerLayer as Readonly<Record<string, unknown>>)[section];
  if (section !== 'basics') return given === undefined;
  for (const name of members) {
    if (!isObject(given) || Object.keys(given).length === 0) break;
    given = Object.hasOwn(given, name) ? given[name] : undefined;
  }
  return given === undefined;
}

/** The caller's basics after a merge patch: `null` drops the caller's member, so that the resume's is shown again; an empty value hides that. */
export function patchBasics(basics: Basics | undefined, patch: Readonly<Record<string, unknown>>): Basics | undefined {
  return patchMembers(basics, patch) as Basics | undefined;
}

function patchMembers(given: unknown, patch: Readonly<Record<string, unknown>>): unknown {
  const members = new Map<string, unknown>(isObject(given) ? Object.entries(given) : []);
  for (const [name, value] of Object.entries(patch)) {
    const left =
      value === null
        ? undefined
        : isObject(value) && Object.keys(value).length > 0
          ? patchMembers(members.get(name), value)
          : value;
    if (left === undefined) members.delete(name);
    else members.set(name, left);
  }
  // What was left empty by dropping members hides nothing; what was given empty does.
  if (members.size === 0) return isObject(given) && Object.keys(given).length === 0 ? given : undefined;
  return Object.fromEntries(members);
}
