import { z } from 'zod';

/** One page of a list. */
export function listSchema<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    object: z.literal('list'),
    data: z.array(row),
    hasMore: z.boolean(),
    nextCursor: z.string().nullable(),
  });
}

/** The last page of a list with this row. */
export function listExample<Row>(row: Row): { object: 'list'; data: Row[]; hasMore: boolean; nextCursor: null } {
  return { object: 'list', data: [row], hasMore: false, nextCursor: null };
}
