import type { Profile } from '../../../../core/index.js';
import type { Facts } from './facts.js';

/** A document that is a profile itself: nothing is guessed, only looked up in the text for its evidence. */
export function quoteProfile(profile: Profile, source: string, facts: Facts): void {
  const cursor = new Map<string, number>();
  walk(profile, '/profile', (fact, value) => {
    if (value.length < 2) return;
    const at = nextIndex(source, value, cursor);
    if (at >= 0) facts.note(fact, at, at + value.length, 1);
  });
}

// Two entries with the same value quote its first and its second occurrence.
function nextIndex(source: string, value: string, cursor: Map<string, number>): number {
  const at = source.indexOf(value, cursor.get(value) ?? 0);
  if (at >= 0) {
    cursor.set(value, at + value.length);
    return at;
  }
  return source.indexOf(value);
}

function walk(node: unknown, path: string, visit: (fact: string, value: string) => void): void {
  if (typeof node === 'string') visit(path, node);
  else if (Array.isArray(node)) node.forEach((item, index) => walk(item, `${path}/${index}`, visit));
  else if (node !== null && typeof node === 'object')
    for (const [key, value] of Object.entries(node))
      walk(value, `${path}/${key.replace(/~/gu, '~0').replace(/\//gu, '~1')}`, visit);
}
