import fc from 'fast-check';
import type { Json } from './a-service.js';

/** As far as the document of the API uses JSON Schema. An unknown keyword that narrows is a fault of this file, not a free choice. */
export interface Schema {
  $ref?: string;
  type?: string | string[];
  const?: unknown;
  enum?: unknown[];
  anyOf?: Schema[];
  oneOf?: Schema[];
  allOf?: Schema[];
  properties?: Record<string, Schema>;
  required?: string[];
  additionalProperties?: boolean | Schema;
  propertyNames?: Schema;
  items?: Schema;
  minItems?: number;
  maxItems?: number;
  minLength?: number;
  maxLength?: number;
  pattern?: string;
  format?: string;
  minimum?: number;
  maximum?: number;
}

const KNOWN: ReadonlySet<string> = new Set([
  ...['$ref', 'type', 'const', 'enum', 'anyOf', 'oneOf', 'allOf', 'properties', 'required', 'additionalProperties'],
  ...['propertyNames', 'items', 'minItems', 'maxItems', 'minLength', 'maxLength', 'pattern', 'format', 'minimum'],
  ...['maximum', 'description', 'default', 'example', 'examples', 'title'],
]);

/** Enough to have more than one, few enough to be quick. */
const MOST_ITEMS = 2;
const LONGEST_TEXT = 30;

/** Values that fit a schema of the document. */
export function valuesOf(schema: Schema, document: Json): fc.Arbitrary<unknown> {
  for (const keyword of Object.keys(schema)) {
    if (!KNOWN.has(keyword)) throw new Error(`No values are made for the keyword ${keyword} yet.`);
  }
  if (schema.$ref !== undefined) return valuesOf(resolved(schema.$ref, document), document);
  if ('const' in schema) return fc.constant(schema.const);
  if (schema.enum) return fc.constantFrom(...schema.enum);
  const branches = schema.anyOf ?? schema.oneOf;
  if (branches) return fc.oneof(...branches.map((branch) => valuesOf(branch, document)));
  if (schema.allOf?.length === 1) return valuesOf(schema.allOf[0]!, document);
  if (schema.allOf) throw new Error('No values are made for more than one schema at once.');
  if (Array.isArray(schema.type)) {
    return fc.oneof(...schema.type.map((type) => valuesOf({ ...schema, type }, document)));
  }
  switch (schema.type) {
    case 'null':
      return fc.constant(null);
    case 'boolean':
      return fc.boolean();
    case 'integer':
      return fc.integer(between(schema, -1000, 1_000_000));
    case 'number':
      return fc.oneof(
        fc.integer(between(schema, -1000, 1_000_000)),
        fc.double({ ...between(schema, -1000, 1_000_000), noNaN: true }),
      );
    case 'string':
      return texts(schema);
    case 'array': {
      const { items = {}, minItems = 0, maxItems = MOST_ITEMS } = schema;
      const most = Math.max(minItems, Math.min(maxItems, MOST_ITEMS));
      return fc.array(valuesOf(items, document), { minLength: minItems, maxLength: most });
    }
    case 'object':
      return objects(schema, document);
    default:
      return fc.jsonValue({ maxDepth: 1 });
  }
}

export function resolved(reference: string, document: Json): Schema {
  let found: Json = document;
  for (const part of reference.replace('#/', '').split('/')) found = found?.[part];
  if (found === undefined) throw new Error(`${reference} is not in the document.`);
  return found as Schema;
}

function between({ minimum, maximum }: Schema, min: number, max: number): { min: number; max: number } {
  return { min: Math.max(minimum ?? min, min), max: Math.min(maximum ?? max, max) };
}

function texts({ minLength = 0, maxLength = LONGEST_TEXT, pattern, format }: Schema): fc.Arbitrary<string> {
  const most = Math.max(minLength, Math.min(maxLength, LONGEST_TEXT));
  if (format === 'date-time') return times();
  if (format === 'date') return times().map((time) => time.slice(0, 10));
  if (format === 'email') return fc.stringMatching(/^[a-z]{1,8}@[a-z]{1,8}\.example$/);
  if (format === 'binary') return fc.constant('bytes');
  if (pattern !== undefined) return fc.stringMatching(new RegExp(pattern)).filter((text) => text.length <= maxLength);
  const letter = fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...'abc XYZ-019') },
    { weight: 1, arbitrary: fc.constantFrom(...'äßéñ語🙂"\\/<&%~') },
  );
  return fc.string({ unit: letter, minLength, maxLength: most });
}

function times(): fc.Arbitrary<string> {
  return fc
    .date({ min: new Date('1990-01-01T00:00:00Z'), max: new Date('2060-01-01T00:00:00Z'), noInvalidDate: true })
    .map((date) => date.toISOString());
}

function objects(schema: Schema, document: Json): fc.Arbitrary<Record<string, unknown>> {
  const { properties = {}, required = [], additionalProperties, propertyNames = {} } = schema;
  const members = Object.fromEntries(
    Object.entries(properties).map(([name, member]) => [name, valuesOf(member, document)]),
  );
  const named = fc.record(members, { requiredKeys: required, noNullPrototype: true });
  if (typeof additionalProperties !== 'object') return named;
  const free = fc.dictionary(
    texts({ maxLength: 10, ...propertyNames }),
    Object.keys(additionalProperties).length === 0
      ? fc.jsonValue({ maxDepth: 1 })
      : valuesOf(additionalProperties, document),
    { maxKeys: 2, noNullPrototype: true },
  );
  return fc.tuple(free, named).map(([others, own]) => ({ ...others, ...own }));
}
