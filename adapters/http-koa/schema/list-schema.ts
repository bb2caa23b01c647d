import { z } from 'zod';

export const ONE_PAGE = 'One page of a list.';

/** One page of a list, by its name in the OpenAPI document. */
export function listSchema<Row extends z.ZodType>(id: string, row: Row) {
  return pageOf(row).meta({ id, description: ONE_PAGE });
}

/** The members of a page. */
export function pageOf<Row extends z.ZodType>(row: Row) {
  return z.strictObject({
    object: z.literal('list').describe('Always `list`.'),
    data: z.array(row).describe('The rows of this page.'),
    hasMore: z.boolean().describe('Whether more rows follow.'),
    nextCursor: z.string().nullable().describe('`cursor` of the next page; null on the last one.'),
  });
}

/** The last page of a list with this row. */
export function listExample<Row>(row: Row): { object: 'list'; data: Row[]; hasMore: boolean; nextCursor: null } {
  return { object: 'list', data: [row], hasMore: false, nextCursor: null };
}
