import type { Span } from '../candidate/resume-document.js';

/** What a masked character is replaced by: one UTF-16 unit, so that the text keeps its length. */
export const MASK = '\u2588';

/** The text with these spans masked, unit by unit. Line ends stay, and with them all offsets and the shape of the page. */
export function maskSpans(text: string, spans: readonly Span[]): string {
  let masked = '';
  let from = 0;
  for (const { start, end } of [...spans].sort((a, b) => a.start - b.start)) {
    const begin = Math.max(start, from);
    if (end <= begin) continue;
    masked += text.slice(from, begin) + text.slice(begin, end).replace(/[^\r\n]/g, MASK);
    from = end;
  }
  return masked + text.slice(from);
}

/** Members that hold ids, codes and pointers: nothing that a person wrote. */
const NO_PROSE: ReadonlySet<string> = new Set([
  ...['id', 'object', 'code', 'codes', 'candidateId', 'jobId', 'pointer', 'foundIn', 'fact', 'type', 'level', 'band'],
  ...['severity', 'status', 'category', 'effect', 'outcome', 'countryCode', 'startDate', 'endDate', 'lastUsed', 'via'],
  ...['engineVersion', 'taxonomyVersion', 'inputHash', 'excludedFields', 'matchedOn', 'highestLevel', 'generatedAt'],
]);

/** All texts of a JSON value masked, but for those of members that hold ids and codes. */
export function maskTexts<T>(value: T, mask: (text: string) => string): T {
  return masked(value, mask) as T;
}

function masked(value: unknown, mask: (text: string) => string): unknown {
  if (typeof value === 'string') return mask(value);
  if (Array.isArray(value)) return value.map((each: unknown) => masked(each, mask));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, member]) => {
      // The id of a skill that the taxonomy does not know is what the candidate wrote.
      const isProse = !NO_PROSE.has(name) || (name === 'id' && typeof member === 'string' && member.startsWith('~'));
      return [name, isProse ? masked(member, mask) : member];
    }),
  );
}

/** All texts of a JSON value that `maskTexts` would mask. */
export function textsOf(value: unknown): string[] {
  const texts: string[] = [];
  maskTexts(value, (text) => {
    texts.push(text);
    return text;
  });
  return texts;
}
