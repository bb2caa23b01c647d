import type { Evidence, ExtractedDocument, Span } from '../../candidate/resume-document.js';

/** Where each UTF-16 unit of the read text is in the source: from `starts` up to `ends`. */
interface Places {
  starts: Uint32Array;
  ends: Uint32Array;
}

/**
 * Evidence in the places of the text as the caller gave it, where that is kept: `quote` is `source.slice(start, end)`, runs of spaces and line
 * breaks included. Documents of other kinds have no text but the one that was read; their evidence stays as it is.
 */
export function evidenceInSource(
  { text, source }: Pick<ExtractedDocument, 'text' | 'source'>,
  evidence: readonly Evidence[],
): Evidence[] {
  if (source === undefined) return [...evidence];
  return spansInSource({ text, source }, evidence).map((each) => ({
    ...each,
    quote: source.slice(each.start, each.end),
  }));
}

/** Spans of the text that was read, in the places of the text as the caller gave it, where that is kept. */
export function spansInSource<Place extends Span>(
  { text, source }: Pick<ExtractedDocument, 'text' | 'source'>,
  spans: readonly Place[],
): Place[] {
  if (source === undefined || spans.length === 0) return [...spans];
  const { starts, ends } = align(text, source);
  return spans.map((each) => {
    const start = starts[each.start] ?? (each.start >= text.length ? source.length : 0);
    return { ...each, start, end: Math.max(start, ends[each.end - 1] ?? 0) };
  });
}

/** White space, and what reading leaves out or makes white space of: control and format characters, symbols of private fonts. */
const LEFT_OUT = /[\s\p{Cc}\p{Cf}\p{Co}\uFFF9-\uFFFC]/u;
/** So many units together say where both texts go on alike after a letter was repaired. */
const ALIKE = 3;
/** A repaired letter is no longer than this in either text. */
const LONGEST_REPAIR = 6;
/** In a text that is repaired this often, letters are counted off one by one from there on: looking for where they go on costs time. */
const MOST_REPAIRS = 2000;

/** Reading drops and repairs letters and never moves them, so one walk along both texts finds them all. */
function align(text: string, source: string): Places {
  const starts = new Uint32Array(text.length);
  const ends = new Uint32Array(text.length);
  let repairs = 0;
  let at = 0;
  for (let index = 0; index < text.length;) {
    if (text.charCodeAt(index) === source.charCodeAt(at)) {
      starts[index] = at;
      at += 1;
      ends[index] = at;
      index += 1;
      continue;
    }
    at = beginOf(text[index] ?? '', source, at);
    let [read, given] = [1, 1];
    if (!isSame(text[index] ?? '', source[at] ?? '') && repairs < MOST_REPAIRS) {
      repairs += 1;
      [read, given] = repairAt(text, index, source, at);
    }
    starts.fill(Math.min(at, source.length), index, index + read);
    at = Math.min(at + given, source.length);
    ends.fill(at, index, index + read);
    index += read;
  }
  return { starts, ends };
}

/** Passes over what was left out before a letter. White space begins with the first unit of its run. */
function beginOf(letter: string, source: string, from: number): number {
  if (isSame(letter, source[from] ?? '')) return from;
  let at = from;
  while (at < source.length && LEFT_OUT.test(source[at] ?? '')) {
    if (source[at] === letter) return at;
    at += 1;
  }
  return at;
}

function isSame(letter: string, given: string): boolean {
  return letter === given || (/\s/.test(letter) && LEFT_OUT.test(given));
}

/** The lengths of what was read and of what was given for it, such as one "ü" for "Ã¼": the least after which both go on alike. */
function repairAt(text: string, index: number, source: string, at: number): [number, number] {
  for (let both = 1; both <= 2 * LONGEST_REPAIR; both += 1) {
    for (let read = Math.max(0, both - LONGEST_REPAIR); read <= Math.min(both, LONGEST_REPAIR); read += 1) {
      const next = text.slice(index + read, index + read + ALIKE);
      if (next.length > 0 && source.startsWith(next, at + both - read)) {
        // What was given for nothing is passed over with the letter that follows it.
        return read === 0 ? [1, both + 1] : [read, both - read];
      }
    }
  }
  return [1, 1];
}
