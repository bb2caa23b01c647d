import { canonicalJson } from '../text/canonical-json.js';
import { invalidInput } from '../errors/domain-error.js';

const MOST_CUSTOM_FIELDS = 100;
/** As JSON, all levels together: what belongs to a record, not a store of its own. Every change writes the whole record. */
const LONGEST_CUSTOM_FIELDS = 100_000;

/** What is wrong with custom fields as a whole, and what to do about it; `undefined` where nothing is. */
export function customFieldsFault(customFields: Readonly<Record<string, unknown>>): string | undefined {
  if (Object.keys(customFields).length > MOST_CUSTOM_FIELDS) return `At most ${String(MOST_CUSTOM_FIELDS)} members.`;
  const { length } = canonicalJson(customFields);
  if (length <= LONGEST_CUSTOM_FIELDS) return undefined;
  const written = (characters: number): string => characters.toLocaleString('en');
  return (
    `At most ${written(LONGEST_CUSTOM_FIELDS)} characters as JSON, all levels counted (got ${written(length)}). ` +
    'Remove members with null, or keep large data elsewhere and a reference here.'
  );
}

/** Many small patches must not grow a record without end. What was stored before there was a bound may be made smaller step by step. */
export function refuseGrownCustomFields(
  before: Readonly<Record<string, unknown>>,
  after: Readonly<Record<string, unknown>>,
): void {
  const detail = customFieldsFault(after);
  if (detail === undefined) return;
  const isSmaller =
    Object.keys(after).length <= Object.keys(before).length &&
    canonicalJson(after).length < canonicalJson(before).length;
  if (!isSmaller) throw invalidInput([{ pointer: '/customFields', code: 'too_big', detail }]);
}
