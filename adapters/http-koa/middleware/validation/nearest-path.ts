import { nearestName } from './nearest-name.js';

/** ` Did you mean /v1/candidates?` where a segment of the path is a slip of one that a route has; nothing otherwise. */
export function didYouMeanPath(path: string, patterns: readonly string[]): string {
  const given = path.split('/');
  for (const pattern of patterns) {
    const meant = correctedPath(given, pattern.split('/'));
    if (meant !== undefined && meant !== path) return ` Did you mean ${meant}?`;
  }
  return '';
}

/** `undefined` where more than one segment differs. */
function correctedPath(given: readonly string[], pattern: readonly string[]): string | undefined {
  if (given.length !== pattern.length) return undefined;
  let slips = 0;
  const meant = pattern.map((part, index) => {
    const segment = given[index]!;
    if (part === segment || (part.startsWith(':') && segment !== '')) return segment;
    slips += 1;
    return part.startsWith(':') ? undefined : nearestName(segment, [part]);
  });
  return slips > 1 || meant.includes(undefined) ? undefined : meant.join('/');
}
