import { COMMON_WORDS } from './common-words.js';

/** Whether a form counts only letter for letter: up to two letters, or an abbreviation that is an ordinary word as well. */
export function needsExactCase(form: string): boolean {
  // Most forms are long: one look settles them.
  if (form.length > 5) return false;
  const letters = form.replace(/[^\p{L}]/gu, '');
  if (letters.length === form.length && letters.length <= 2) return true;
  return form.length <= 5 && form === form.toUpperCase() && COMMON_WORDS.has(form.toLowerCase());
}
