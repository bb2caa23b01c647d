import { PROFILE_SECTIONS, type Profile, type ProfileSection } from './profile.js';

/** Entries of a section, from caller or resume; a career with more is a list of something else. */
export const MOST_ENTRIES = 200;
export const MOST_SKILLS = 500;

/** Items of the lists within an entry. */
const MOST_ITEMS = { highlights: 200, courses: 200, keywords: 300, roles: 50, profiles: 50 } as const;

export interface CutSection {
  section: ProfileSection;
  /** Number of entries before the cut. */
  entries: number;
}

/** The first entries of each section, and the first items of their lists; and which sections had more. The profile is never changed. */
export function cutSections(profile: Profile): { profile: Profile; cut: CutSection[] } {
  const kept = new Map<string, unknown>();
  const cut: CutSection[] = [];
  for (const section of PROFILE_SECTIONS) {
    const value = profile[section];
    if (value === undefined) continue;
    if (!Array.isArray(value)) {
      kept.set(section, cutLists(value));
      continue;
    }
    const most = section === 'skills' ? MOST_SKILLS : MOST_ENTRIES;
    if (value.length > most) cut.push({ section, entries: value.length });
    kept.set(section, value.slice(0, most).map(cutLists));
  }
  return { profile: Object.fromEntries(kept), cut };
}

function cutLists<T extends object>(entry: T): T {
  const lists = entry as Partial<Record<string, unknown[]>>;
  const long = Object.entries(MOST_ITEMS).filter(([name, most]) => (lists[name]?.length ?? 0) > most);
  if (long.length === 0) return entry;
  return { ...entry, ...Object.fromEntries(long.map(([name, most]) => [name, lists[name]?.slice(0, most)])) };
}
