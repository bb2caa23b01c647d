import type { IdPrefix } from '../../../core/spi.js';

const START = Date.parse('2026-02-01T08:00:00.000Z');
let made = 0;

/** A well-formed id that no other call returns; later ones sort after earlier ones. */
export function anId(prefix: IdPrefix): string {
  made += 1;
  return `${prefix}_01kg${made.toString().padStart(22, '0')}`;
}

/** A tenant id that no other call returns. */
export function aTenantId(): string {
  return anId('tnt');
}

/** RFC 3339, so many milliseconds after the start of all tests. */
export function at(milliseconds: number): string {
  return new Date(START + milliseconds).toISOString();
}

/** The time of the latest id, so that later records are newer. */
export function now(): string {
  return at(made);
}
