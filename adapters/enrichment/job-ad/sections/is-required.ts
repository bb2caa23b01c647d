import { isNotAsked, isPreferredOnly, lineAt, type AdLine } from './ad-sections.js';

/** Whether a place is in a part of the ad about the wanted person, and is not marked as an advantage only. */
export function isRequired(text: string, lines: readonly AdLine[], place: { start: number; end: number }): boolean {
  const part = lineAt(lines, place.start)?.part;
  return part !== 'offer' && part !== 'preferred' && !isPreferredOnly(text, place) && !isNotAsked(text, place);
}
