import { z } from 'zod';

/** The body of a response to DELETE. */
export function deletedSchema<Kind extends string>(object: Kind) {
  return z.strictObject({ id: z.string(), object: z.literal(object), deleted: z.literal(true) });
}

export function deletedBody<Kind extends string>(
  object: Kind,
  id: string,
): { id: string; object: Kind; deleted: true } {
  return { id, object, deleted: true };
}
