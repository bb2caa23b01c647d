import { z } from 'zod';

/** The body of a response to DELETE. */
export function deletedSchema<Kind extends string>(object: Kind) {
  return z.strictObject({
    id: z.string().describe('Id of the record that was deleted.'),
    object: z.literal(object).describe(`Always \`${object}\`.`),
    deleted: z.literal(true).describe('Always true.'),
  });
}

export function deletedBody<Kind extends string>(
  object: Kind,
  id: string,
): { id: string; object: Kind; deleted: true } {
  return { id, object, deleted: true };
}
