import type { Route } from '../route.js';

const METHODS = ['POST', 'GET', 'PUT', 'PATCH', 'DELETE'];

/**
 * The order in which a person reads operations: by tag, the collection before its items and these before what can be done with one; at each
 * path creating, reading, changing, deleting. Between paths of one depth the order of the routes stays.
 */
export function inReadingOrder(routes: readonly Route[], tags: readonly string[]): Route[] {
  const paths = [...new Set(routes.map(({ path }) => path))];
  const key = ({ tag, path, method }: Route): number[] => [
    tags.indexOf(tag),
    path.split('/').length,
    paths.indexOf(path),
    METHODS.indexOf(method),
  ];
  return routes
    .map((route) => ({ route, key: key(route) }))
    .sort((a, b) => a.key.map((part, index) => part - (b.key[index] ?? 0)).find((difference) => difference !== 0) ?? 0)
    .map(({ route }) => route);
}
