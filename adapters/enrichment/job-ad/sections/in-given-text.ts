import type { RestoredText } from './restore-line-ends.js';

/** A result with the offsets, and the quotes, of the text as given; whatever has a start and an end points into the text, unless its pointer is elsewhere. */
export function inGivenText<T>(result: T, given: string, restored: RestoredText): T {
  if (restored.text === given) return result;
  return moved(result) as T;

  function moved(value: unknown): unknown {
    if (Array.isArray(value)) return value.map(moved);
    if (typeof value !== 'object' || value === null) return value;
    const copy: Record<string, unknown> = Object.fromEntries(
      Object.entries(value).map(([key, each]) => [key, moved(each)]),
    );
    if (typeof copy['start'] !== 'number' || typeof copy['end'] !== 'number' || copy['pointer'] === '/title')
      return copy;
    const start = restored.given(copy['start']);
    const end = endInGivenText(copy['end']);
    return { ...copy, start, end, ...('quote' in copy && { quote: given.slice(start, end) }) };
  }

  /** The end of what is there, and not the start of what is next: tags may be between the two. */
  function endInGivenText(offset: number): number {
    const last = restored.given(offset - 1);
    return last + (CHARACTER_REFERENCE.exec(given.slice(last, last + 10))?.[0].length ?? 1);
  }
}

/** "&#39;" stands for one character. */
const CHARACTER_REFERENCE = /^&#?\w{1,7};/u;
