import { type InputFault, invalidInput } from '../../../../core/index.js';
import { isStorableText } from '../../schema/text.js';
import { MAX_FAULTS, toJsonPointer } from '../validation/validate.js';

/** Deeper than any schema allows, and too shallow to overflow the stack. */
export const MAX_DEPTH = 32;

/** Members of one object: more than custom fields can have, and few enough for a schema to list the unknown ones. */
const MAX_MEMBERS = 20_000;

/**
 * Refuses what JSON can say and this service cannot give back: texts and names with lone surrogates or NUL, members called `__proto__`,
 * numbers beyond those of IEEE 754, objects of too many members, and extreme nesting. What passes
 * this gate can be walked without care. Throws `input.invalid` with its faults, at most the first `MAX_FAULTS`.
 */
export function assertStorableJson(parsed: unknown): void {
  if (isStorable(parsed, 0)) return;
  const faults: InputFault[] = [];
  collectStorageFaults(parsed, [], faults);
  throw invalidInput(faults);
}

/** Runs on every value of every body, so it allocates nothing. */
function isStorable(value: unknown, depth: number): boolean {
  if (typeof value === 'string') return isStorableText(value);
  if (typeof value === 'number') return Number.isFinite(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth === MAX_DEPTH) return false;
  if (Array.isArray(value)) {
    for (const item of value) if (!isStorable(item, depth + 1)) return false;
    return true;
  }
  let members = 0;
  for (const name in value) {
    members += 1;
    if (members > MAX_MEMBERS) return false;
    if (name === '__proto__' || !isStorableText(name)) return false;
    if (!isStorable((value as Record<string, unknown>)[name], depth + 1)) return false;
  }
  return true;
}

function collectStorageFaults(value: unknown, path: readonly string[], faults: InputFault[]): void {
  if (faults.length >= MAX_FAULTS) return;
  const note = (at: readonly string[], code: string, detail: string): void => {
    faults.push({ pointer: toJsonPointer(at), code, detail });
  };
  if (typeof value === 'string' && !isStorableText(value))
    note(path, 'invalid_value', 'The text must be valid Unicode without NUL.');
  if (typeof value === 'number' && !Number.isFinite(value)) note(path, 'number_too_large', 'This number is too large.');
  if (typeof value !== 'object' || value === null) return;
  if (path.length === MAX_DEPTH) {
    note(path, 'too_deep', `At most ${String(MAX_DEPTH)} levels can be nested.`);
    return;
  }
  const members = Object.keys(value);
  if (members.length > MAX_MEMBERS && !Array.isArray(value)) {
    const most = String(MAX_MEMBERS);
    note(path, 'too_big', `An object must have at most ${most} members (got ${String(members.length)}).`);
    return;
  }
  for (const name of members) {
    if (faults.length >= MAX_FAULTS) return;
    const at = [...path, name];
    if (name === '__proto__') note(at, 'unknown_member', 'A member cannot be called "__proto__".');
    else if (!isStorableText(name)) note(path, 'invalid_value', 'A name must be valid Unicode without NUL.');
    else collectStorageFaults((value as Record<string, unknown>)[name], at, faults);
  }
}
