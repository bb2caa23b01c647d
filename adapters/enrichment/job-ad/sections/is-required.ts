import { lineAt, type AdLine } from './ad-lines.js';
import { isNotAsked, isPreferredOnly } from './clauses.js';

/** Whether a place is in a part of the ad about the wanted person, and is not marked as an advantage only. */
export function isRequired(text: string, lines: readonly AdLine[], place: { start: number; end: number }): boolean {
  const part = lineAt(lines, place.start)?.part;
  return part !== 'offer' && part !== 'preferred' && !isPreferredOnly(text, place) && !isNotAsked(text, place);
}
