import type { SeniorityLevel } from '../../job/requirements.js';

export function isManagement(level: SeniorityLevel | undefined): boolean {
  return level === 'manager' || level === 'director' || level === 'vp' || level === 'executive';
}

/**
 * The level that the latest title names. Where it names none, `senior` if the title before was senior or above: no one falls back to the
 * start, but whoever led people before and holds a plain title now does not lead. Where neither says anything, what the months of experience
 * suggest: under one year entry, under five mid, above senior (with less confidence, because years alone make nobody senior).
 */
export function inferSeniority(
  titles: readonly { title: string; level: SeniorityLevel | undefined }[],
  totalMonths: number | null,
): { level: SeniorityLevel; confidence: number; because: string[] } | null {
  const [latest, before] = titles;
  const named = latest?.level ? latest : before && isSeniorOrAbove(before.level) ? before : undefined;
  if (named?.level) {
    const because = [`The title "${named.title}" says so.`];
    if (totalMonths !== null) because.push(`${String(totalMonths)} months of experience.`);
    return { level: named === latest ? named.level : 'senior', confidence: named === latest ? 0.9 : 0.7, because };
  }
  if (totalMonths === null) return null;
  const level: SeniorityLevel = totalMonths < 12 ? 'entry' : totalMonths < 60 ? 'mid' : 'senior';
  return {
    level,
    confidence: level === 'senior' ? 0.5 : 0.6,
    because: [`${String(totalMonths)} months of experience; no title names a level.`],
  };
}

function isSeniorOrAbove(level: SeniorityLevel | undefined): boolean {
  return level === 'senior' || level === 'lead' || isManagement(level);
}
