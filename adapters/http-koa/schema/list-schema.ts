import { z } from 'zod';

export function listSchema(row: z.ZodType): z.ZodObject {
  return z.strictObject({
    object: z.literal('list'),
    data: z.array(row),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}

export const deletedSchema = (object: string): z.ZodObject =>
  z.strictObject({ id: z.string(), object: z.literal(object), deleted: z.literal(true) });
