import { z } from 'zod';
import { customFieldsFault } from '../../../core/spi.js';

/** A text of a body. That it is valid Unicode is seen to where bodies are read: see `assertStorableJson`. */
export function text(max: number, min = 0): z.ZodString {
  // A text that is too short is reported once, not again by each rule for its content.
  return min === 0 ? z.string().max(max) : z.string().min(min, { abort: true }).max(max);
}

/** A text of a query. */
export function parameterText(max: number, min = 0): z.ZodString {
  return text(max, min).refine(isStorableText, 'The text must be valid Unicode without NUL.');
}

/** What every store and every reader takes: no lone surrogates, no NUL. */
export function isStorableText(value: string): boolean {
  return value.isWellFormed() && !value.includes('\u0000');
}

/** `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
export const partialDate = z
  .string()
  .regex(/^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?$/, {
    abort: true,
    message: 'Write YYYY, YYYY-MM or YYYY-MM-DD.',
  })
  .refine((value) => value.length < 10 || isRealDay(value), 'There is no such day.')
  .meta({ examples: ['2021-03'] });

export const day = z.iso.date();

/** RFC 3339 with any offset; becomes UTC with milliseconds, as all times are shown and compared. */
export const time = z.iso
  .datetime({ offset: true, abort: true })
  .refine((value) => /^\d{4}-/.test(toUtc(value)), 'The year must have four digits in UTC too.')
  .transform(toUtc);

export const countryCode = z
  .string()
  .regex(/^[A-Z]{2}$/, 'Write an ISO 3166-1 alpha-2 code such as DE.')
  .meta({ examples: ['DE'] });

export const currency = z
  .string()
  .regex(/^[A-Z]{3}$/, 'Write an ISO 4217 code such as EUR.')
  .meta({ description: 'ISO 4217 code, such as EUR.', examples: ['EUR'] });

export const languageCode = z
  .string()
  .regex(/^[a-z]{2}$/, 'Write an ISO 639-1 code such as en.')
  .meta({ examples: ['en'] });

export const tags = z.array(text(100, 1)).max(100).describe('Your own labels.');

/** A caller's own data: any JSON, up to ten levels deep, bounded as a whole. A job's are checked after a patch too. */
export const customFields = z
  .record(text(100, 1), z.unknown())
  .refine((value) => depth(value) <= 10, { message: 'At most ten levels deep.', abort: true })
  .superRefine((value, context) => {
    const message = customFieldsFault(value);
    if (message !== undefined) context.addIssue({ code: 'custom', message });
  })
  .describe('Your own data, as JSON.');

function toUtc(value: string): string {
  return new Date(value).toISOString();
}

function isRealDay(value: string): boolean {
  const parsed = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(parsed.getTime()) && parsed.toISOString().startsWith(value);
}

function depth(value: unknown): number {
  if (typeof value !== 'object' || value === null) return 0;
  let deepest = 0;
  for (const member of Object.values(value)) deepest = Math.max(deepest, depth(member));
  return deepest + 1;
}
