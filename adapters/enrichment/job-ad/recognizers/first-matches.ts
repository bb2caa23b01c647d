/** The first so many matches of a global pattern: what follows them costs nothing. */
export function firstMatches(text: string, pattern: RegExp, most: number): RegExpExecArray[] {
  const found: RegExpExecArray[] = [];
  for (const match of text.matchAll(pattern)) {
    found.push(match);
    if (found.length === most) break;
  }
  return found;
}
