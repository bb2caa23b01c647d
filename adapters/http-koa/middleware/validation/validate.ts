import type { z } from 'zod';
import { type InputFault, invalidInput } from '../../../../core/index.js';
import { didYouMean, knownNames } from './nearest-name.js';
import { plainWords } from './plain-words.js';

/** Maximum number of faults in one response. */
export const MAX_FAULTS = 100;

/** Parses a value with a schema. Throws `input.invalid` with at most the first `MAX_FAULTS` faults. */
export function validate<Schema extends z.ZodType>(
  schema: Schema,
  value: unknown,
  where: 'pointer' | 'parameter' = 'pointer',
): z.output<Schema> {
  const result = schema.safeParse(value, { error: plainWords });
  if (result.success) return result.data;
  throw invalidInput(toFaults(result.error.issues, { where, schema, value }));
}

type Issue = z.core.$ZodIssue;

/** What was validated with which schema. */
interface Validation {
  where: 'pointer' | 'parameter';
  schema: z.ZodType;
  value: unknown;
}

function toFaults(issues: readonly Issue[], validation: Validation, below: readonly PropertyKey[] = []): InputFault[] {
  return issues
    .slice(0, MAX_FAULTS)
    .flatMap((issue) => issueToFaults(issue, validation, below))
    .slice(0, MAX_FAULTS);
}

function issueToFaults(issue: Issue, validation: Validation, below: readonly PropertyKey[]): InputFault[] {
  const { where, schema, value } = validation;
  const path = [...below, ...issue.path];
  if (issue.code === 'unrecognized_keys') {
    const known = knownNames(schema, path);
    return issue.keys.slice(0, MAX_FAULTS).map((key) =>
      fault(
        where,
        [...path, key],
        where === 'pointer' ? 'unknown_member' : 'unknown_parameter',
        // A member that another form of the object has, such as the profile of a candidate that is named by its id.
        known.includes(key)
          ? `"${key}" cannot be sent together with the other members here.`
          : `"${key}" is not known here.${didYouMean(key, known)}`,
      ),
    );
  }
  if (issue.code === 'invalid_union') return toFaults(closestBranch(issue.errors), validation, path);
  const given = valueAt(value, path);
  if (where === 'parameter' && issue.code === 'invalid_type' && Array.isArray(given))
    return [fault(where, path, 'repeated', 'Must be given once.')];
  // The message lists the values that there are.
  const near = issue.code === 'invalid_value' ? didYouMean(given, issue.values.map(String)) : '';
  return [fault(where, path, faultCode(issue, given), `${issue.message}${near}`)];
}

function valueAt(value: unknown, path: readonly PropertyKey[]): unknown {
  let found = value;
  for (const part of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[part];
  return found;
}

/** The branch of a union that the input probably meant: the one with the fewest faults. */
function closestBranch(branches: readonly Issue[][]): readonly Issue[] {
  const weigh = (branch: readonly Issue[]): number =>
    branch.reduce(
      (sum, issue) => sum + (issue.code === 'unrecognized_keys' ? issue.keys.length : issue.path.length === 0 ? 5 : 1),
      0,
    );
  return [...branches].sort((a, b) => weigh(a) - weigh(b))[0] ?? [];
}

function fault(where: 'pointer' | 'parameter', path: readonly PropertyKey[], code: string, detail: string): InputFault {
  if (where === 'parameter') return { parameter: String(path[0] ?? ''), code, detail };
  return { pointer: toJsonPointer(path), code, detail };
}

/** RFC 6901. */
export function toJsonPointer(path: readonly PropertyKey[]): string {
  return path.map((part) => `/${String(part).replaceAll('~', '~0').replaceAll('/', '~1')}`).join('');
}

const FAULT_CODES: Partial<Record<Issue['code'], string>> = {
  too_small: 'too_small',
  too_big: 'too_big',
  invalid_format: 'invalid_format',
  invalid_value: 'invalid_value',
  custom: 'invalid_value',
  not_multiple_of: 'invalid_value',
};

function faultCode(issue: Issue, given: unknown): string {
  if (issue.code === 'custom' && typeof issue.params?.['code'] === 'string') return issue.params['code'];
  if (issue.code === 'invalid_type') return given === undefined ? 'required' : 'invalid_type';
  return FAULT_CODES[issue.code] ?? 'invalid_value';
}
