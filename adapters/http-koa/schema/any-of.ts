import { z } from 'zod';

/** Values of one parameter; more is a list to be kept elsewhere. */
const MOST_VALUES = 20;

/**
 * A parameter that may be given several times; any of its values is enough. Sorted and each once, so that a cursor does not depend on how the values were written. In
 * the OpenAPI document it is an array.
 */
export function anyOf<Schema extends z.ZodType<string, string>>(value: Schema, description: string) {
  return repeatable(value).optional().meta(documented(description));
}

/** The same, with a value where none is given. It is filled in, so that a cursor is bound to the filter and not to whether it was spelled out. */
export function anyOfOr<Schema extends z.ZodType<string, string>>(
  value: Schema,
  fallback: z.output<Schema>,
  description: string,
) {
  return repeatable(value)
    .optional()
    .transform((values) => values ?? [fallback])
    .meta(documented(description));
}

function repeatable<Schema extends z.ZodType<string, string>>(value: Schema) {
  const items = z
    .array(value)
    .min(1)
    .max(MOST_VALUES, `Give at most ${String(MOST_VALUES)} values.`);
  return z
    .union([value.transform((one): z.output<Schema>[] => [one]), items])
    .transform((values) => [...new Set(values)].sort());
}

function documented(description: string) {
  return {
    description: `${description} May be repeated; any of the values is enough.`,
    override: ({ jsonSchema }: { jsonSchema: { anyOf?: object[] } }) => {
      const [one] = jsonSchema.anyOf ?? [];
      delete jsonSchema.anyOf;
      Object.assign(jsonSchema, { type: 'array', items: one, minItems: 1, maxItems: MOST_VALUES });
    },
    param: { style: 'form', explode: true },
  } as const;
}
