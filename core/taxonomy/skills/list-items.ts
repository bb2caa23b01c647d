import type { PhraseHit } from '../phrases/phrase-matcher.js';

type Place = Pick<PhraseHit<unknown>, 'start' | 'end'>;

/** A list separator or a line's end is on both sides. */
export function isInList(text: string, hit: Place): boolean {
  return (
    /(?:^|[,;|•·/(:&–-]|\band)\s*$/u.test(text.slice(Math.max(0, hit.start - 6), hit.start).replace(/^.*\n/su, '')) &&
    /^\s*(?:$|[,;|•·/).&–-]|and\b)/u.test(text.slice(hit.end, hit.end + 6).replace(/\n.*/su, ''))
  );
}

/** The same with how well it is known in brackets, and with the word of another language between two: "español y quechua (avanzado)". */
export function isInListOfLanguages(text: string, { start, end }: Place): boolean {
  return (
    /(?:^|[,;|•·/(:&–-]|(?<!\p{L})(?:and|or|y|e|et|ou|und|oder|i|oraz|en|of))\s*$/u.test(
      text.slice(Math.max(0, start - 8), start).replace(/^.*\n/su, ''),
    ) &&
    /^\s*(?:$|[,;|•·/().&:–-]|(?:and|or|y|e|et|ou|und|oder|i|oraz|en|of)(?!\p{L}))/u.test(
      text.slice(end, end + 8).replace(/\n.*/su, ''),
    )
  );
}
