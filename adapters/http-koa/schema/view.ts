import { z } from 'zod';

/** The view of a candidate that does not identify them. */
export const viewParameter = z.enum(['blind']).optional().meta({
  description:
    '`blind`: without name, contact, photo, links, address below the city, birth, gender, nationality, family, schools and the dates of studies. In texts they are masked with █, in their length.',
});

export const viewQuery = z.strictObject({ view: viewParameter });
