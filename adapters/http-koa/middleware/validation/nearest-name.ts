import type { z } from 'zod';

/** Letters of a name that are compared; names of members are shorter. */
const LONGEST_NAME = 60;
/** A name may differ in one letter of three. */
const LETTERS_TO_A_SLIP = 3;

/** ` Did you mean "status"?` where one of the known names is near; nothing otherwise. */
export function didYouMean(given: unknown, known: readonly string[]): string {
  const near = typeof given === 'string' ? nearestName(given, known) : undefined;
  return near === undefined ? '' : ` Did you mean "${near}"?`;
}

/** The known name that the given one is a slip of, in letters or in case. */
export function nearestName(given: string, known: readonly string[]): string | undefined {
  if (given.length > LONGEST_NAME) return undefined;
  const wanted = plain(given);
  let best: { name: string; distance: number } | undefined;
  for (const name of known) {
    const distance = editDistance(wanted, plain(name));
    const most = Math.floor(Math.max(wanted.length, name.length) / LETTERS_TO_A_SLIP);
    if (distance <= most && (!best || distance < best.distance)) best = { name, distance };
  }
  return best?.name;
}

function plain(name: string): string {
  return name.toLowerCase().replace(/[_\s-]/g, '');
}

/** Damerau and Levenshtein: letters added, left out, replaced, and two neighbours swapped. */
function editDistance(one: string, other: string): number {
  let before: number[] = [];
  let above = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (let row = 1; row <= one.length; row += 1) {
    const current = [row];
    for (let at = 1; at <= other.length; at += 1) {
      const isSame = one[row - 1] === other[at - 1];
      const isSwap = row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1];
      current[at] = Math.min(
        above[at]! + 1,
        current[at - 1]! + 1,
        above[at - 1]! + (isSame ? 0 : 1),
        isSwap ? before[at - 2]! + 1 : Infinity,
      );
    }
    before = above;
    above = current;
  }
  return above[other.length]!;
}

interface Definition {
  innerType?: z.ZodType;
  in?: z.ZodType;
  element?: z.ZodType;
  valueType?: z.ZodType;
  shape?: Record<string, z.ZodType>;
  options?: z.ZodType[];
}

/** The members that a schema has at a path into its input. */
export function knownNames(schema: z.ZodType, path: readonly PropertyKey[]): string[] {
  let found = [schema];
  for (const part of path)
    found = found.flatMap(unwrapped).flatMap(({ shape, element, valueType }) => {
      const next = shape ? (Object.hasOwn(shape, part) ? shape[String(part)] : undefined) : (element ?? valueType);
      return next ? [next] : [];
    });
  return [...new Set(found.flatMap(unwrapped).flatMap(({ shape }) => Object.keys(shape ?? {})))];
}

/** What a schema is below optional, nullable, transformed and alternative ones. */
function unwrapped(schema: z.ZodType): Definition[] {
  const definition = schema.def as Definition;
  if (definition.options) return definition.options.flatMap(unwrapped);
  const inner = definition.innerType ?? definition.in;
  return inner ? unwrapped(inner) : [definition];
}
