/** The words that a requirement was read from, with their offsets. */
export function quoteOf(
  text: string,
  { start, end }: { start: number; end: number },
): { source: 'parsed'; quote: string; start: number; end: number } {
  return { source: 'parsed', quote: text.slice(start, end), start, end };
}
