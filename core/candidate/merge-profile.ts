import type { Provenance } from './candidate.js';
import { PROFILE_SECTIONS, type Profile } from './profile.js';

/**
 * The profile that is shown: for each top-level section the caller's value wins, whole; the resume fills the rest.
 * An empty caller value (`[]`, `{}`) hides the section. The layers are never changed.
 */
export function mergeProfile(callerLayer: Profile, resumeLayer: Profile): Profile {
  const merged: Record<string, unknown> = {};
  for (const section of PROFILE_SECTIONS) {
    const value = callerLayer[section] ?? resumeLayer[section];
    if (value !== undefined) merged[section] = value;
  }
  return merged as Profile;
}

/** Says for each shown section which layer it comes from. */
export function provenanceOf(callerLayer: Profile, resumeLayer: Profile): Provenance {
  const provenance: Provenance = {};
  for (const section of PROFILE_SECTIONS) {
    if (callerLayer[section] !== undefined) provenance[section] = 'caller';
    else if (resumeLayer[section] !== undefined) provenance[section] = 'resume';
  }
  return provenance;
}
