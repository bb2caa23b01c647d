import { z } from 'zod';
import { searchWords } from '../../../core/spi.js';
import { anyOf } from './any-of.js';
import { parameterText, time } from './text.js';

const limitOf = (max: number) =>
  z
    .string()
    .regex(/^\d{1,4}$/, 'Write a whole number.')
    .transform(Number)
    .pipe(z.number().int().min(1).max(max))
    .optional();

export const cursorParameter = z
  .string()
  .min(1)
  .max(2000)
  .optional()
  .meta({
    description: 'From nextCursor of the page before; bound to the same filters and sort.',
    // Any other text is answered with 400, as every cursor that was not given out.
    override: { pattern: '^[\\w.-]+$' },
  });
/** A number in a query is a text of digits; clients send a number. */
const integer = (maximum: number) =>
  ({ override: { type: 'integer', pattern: undefined, minimum: 1, maximum } }) as const;

export const limitParameter = limitOf(100).meta({
  description: 'Rows a page, 1–100; 25 where not given.',
  ...integer(100),
});
export const smallLimitParameter = limitOf(50).meta({
  description: 'How many, 1–50; 25 where not given.',
  ...integer(50),
});

export const scoreParameter = z
  .string()
  .regex(/^\d{1,3}(\.\d+)?$/, 'Write a number from 0 to 100.')
  .transform(Number)
  .pipe(z.number().min(0).max(100))
  .optional()
  .meta({
    description: 'Only scores of at least this.',
    override: { type: 'number', pattern: undefined, minimum: 0, maximum: 100 },
  });

const sortParameter = z
  .enum(['-createdAt', 'createdAt', '-updatedAt', 'updatedAt'])
  // Filled in, so that a cursor is bound to the sort and not to whether it was spelled out.
  .default('-createdAt')
  .meta({ description: 'Newest first (-createdAt) where not given.' });

/** Parameters that the lists of candidates and jobs share. */
export const recordListParameters = {
  limit: limitParameter,
  cursor: cursorParameter,
  sort: sortParameter,
  tag: anyOf(parameterText(100, 1), 'Only records with this tag.'),
  skill: anyOf(parameterText(200, 1), 'Only records with this skill, by any of its names.'),
  externalId: parameterText(255, 1).optional().meta({ description: 'The record with your own id.' }),
  q: parameterText(500, 1)
    .refine((value) => searchWords(value).length > 0, 'There is no word in it.')
    .optional()
    .meta({
      description:
        'Words, all of which must occur in name, title, label, summary or description; whole words, in capitals or not, with or without accents: `Lodz` finds "Łódź", `strasse` "Straße".',
    }),
  createdAfter: time.optional().meta({ description: 'Only records made after this moment (exclusive).' }),
  createdBefore: time.optional().meta({ description: 'Only records made before this moment (exclusive).' }),
  updatedAfter: time.optional().meta({ description: 'Only records changed after this moment (exclusive).' }),
  updatedBefore: time.optional().meta({ description: 'Only records changed before this moment (exclusive).' }),
};
