import { z } from 'zod';

/** The POSTs that need no body take none, or `{}`. */
export const emptyBodySchema = z.strictObject({});
