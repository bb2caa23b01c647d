import { z } from 'zod';

type Nullable<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<z.ZodNullable<Shape[Name]>> };
type Optional<Shape extends z.ZodRawShape> = { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> };

/** Every member may be left out. */
export function optionalMembers<Shape extends z.ZodRawShape>(shape: Shape): Optional<Shape> {
  return mapMembers(shape, (schema) => z.optional(schema)) as Optional<Shape>;
}

/** Every member may be left out or null, as in a merge patch (RFC 7396). */
export function nullableMembers<Shape extends z.ZodRawShape>(shape: Shape): Nullable<Shape> {
  return mapMembers(shape, (schema) => z.optional(z.nullable(schema))) as Nullable<Shape>;
}

/** One member of the same schema for each name. */
export function membersOf<Name extends string, Schema extends z.ZodType>(
  names: readonly Name[],
  schema: Schema,
): Record<Name, Schema> {
  return Object.fromEntries(names.map((name) => [name, schema])) as Record<Name, Schema>;
}

function mapMembers(shape: z.ZodRawShape, map: (schema: z.core.$ZodType) => z.ZodType): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, map(schema)]));
}
