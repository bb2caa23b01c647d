import type { z } from 'zod';

type RawIssue = z.core.$ZodRawIssue;

const NAMES: Readonly<Record<string, string>> = {
  string: 'a string',
  number: 'a number',
  int: 'a whole number',
  boolean: '`true` or `false`',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  date: 'a time',
  null: '`null`',
};

const FORMATS: Readonly<Record<string, string>> = {
  email: 'an e-mail address',
  url: 'a URL such as https://example.com/page',
  datetime: 'a time such as 2026-05-01T09:00:00Z',
  date: 'a day as YYYY-MM-DD',
};

/** What a caller is to send instead, where the schema has no words of its own for it. Says nothing of what was sent but its type, its size, or a number. */
export function plainWords(issue: RawIssue): string | undefined {
  switch (issue.code) {
    case 'invalid_type': {
      const expected = NAMES[issue.expected] ?? issue.expected;
      if (issue.input === undefined) return `Is required: ${expected}.`;
      return `Must be ${expected} (got ${typeOf(issue.input)}).`;
    }
    case 'invalid_value': {
      const values = issue.values.map((value) => `\`${String(value)}\``);
      if (issue.input === undefined) return `Is required: ${values.join(', ')}.`;
      return values.length === 1 ? `Must be ${values[0]!}.` : `Must be one of ${values.join(', ')}.`;
    }
    case 'too_big':
      return sized('at most', Number(issue.maximum), issue);
    case 'too_small':
      return sized('at least', Number(issue.minimum), issue);
    case 'invalid_format':
      return FORMATS[issue.format] && `Must be ${FORMATS[issue.format]!}.`;
    default:
      return undefined;
  }
}

function sized(bound: string, limit: number, { origin, input }: { origin: string; input?: unknown }): string {
  const figure = limit.toLocaleString('en');
  if (typeof input === 'number') return `Must be ${bound} ${figure} (got ${String(input)}).`;
  const unit = origin === 'string' ? 'character' : origin === 'array' ? 'entry' : undefined;
  if (unit === undefined) return `Must be ${bound} ${figure}.`;
  const length = (input as { length?: number } | undefined)?.length;
  if (length === 0) return 'Must not be empty.';
  const units = limit === 1 ? unit : unit === 'entry' ? 'entries' : 'characters';
  return `Must have ${bound} ${figure} ${units}${length === undefined ? '' : ` (got ${length.toLocaleString('en')})`}.`;
}

function typeOf(input: unknown): string {
  if (Number.isNaN(input)) return 'something else';
  if (typeof input === 'number' && !Number.isSafeInteger(input)) return String(input);
  return NAMES[input === null ? 'null' : Array.isArray(input) ? 'array' : typeof input] ?? typeof input;
}
