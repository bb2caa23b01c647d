import { z } from 'zod';
import type { Profile } from '../../../../core/index.js';
import { withPossibleDay } from '../../../../core/spi.js';

/** Anything that is not text is dropped, not the whole document with it; numbers are how some editors write a phone or a score. */
const text = z
  .union([z.string(), z.number().transform(String)])
  .transform((value) => value.trim().slice(0, 20_000) || undefined)
  .optional()
  .catch(undefined);
const texts = z
  .array(z.unknown())
  .transform((items) => items.flatMap((item) => (typeof item === 'string' && item.trim() !== '' ? [item.trim()] : [])))
  .optional()
  .catch(undefined);
const date = z
  .string()
  .transform((value) => {
    const written = /^\d{4}(-(0[1-9]|1[0-2])(-(0[1-9]|[12]\d|3[01]))?)?/.exec(value.trim())?.[0];
    return written === undefined ? undefined : withPossibleDay(written);
  })
  .optional()
  .catch(undefined);

/** Up to 500 entries; entries that are no objects are left out. */
function section<S extends z.ZodType>(shape: S) {
  return z
    .array(z.unknown())
    .transform((items) =>
      items.slice(0, 500).flatMap((item) => {
        const parsed = shape.safeParse(item);
        return parsed.success ? [withoutGaps(parsed.data)] : [];
      }),
    )
    .optional()
    .catch(undefined);
}

const period = { startDate: date, endDate: date };
const story = { summary: text, highlights: texts, url: text };

const basics = z
  .object({
    name: text,
    label: text,
    image: text,
    email: text,
    phone: text,
    url: text,
    summary: text,
    location: z
      .object({ address: text, postalCode: text, city: text, countryCode: text, region: text })
      .transform(withoutGaps)
      .optional()
      .catch(undefined),
    profiles: section(z.object({ network: text, username: text, url: text })),
  })
  .transform(withoutGaps)
  .optional()
  .catch(undefined);

const profile = z.object({
  basics,
  work: section(z.object({ name: text, position: text, location: text, description: text, ...period, ...story })),
  volunteer: section(z.object({ organization: text, position: text, ...period, ...story })),
  education: section(
    z.object({ institution: text, url: text, area: text, studyType: text, ...period, score: text, courses: texts }),
  ),
  awards: section(z.object({ title: text, date, awarder: text, summary: text })),
  certificates: section(z.object({ name: text, date, issuer: text, url: text })),
  publications: section(z.object({ name: text, publisher: text, releaseDate: date, url: text, summary: text })),
  skills: section(z.object({ name: text, level: text, keywords: texts })),
  languages: section(z.object({ language: text, fluency: text })),
  projects: section(
    z.object({
      ...{ name: text, description: text, highlights: texts, keywords: texts, ...period, url: text },
      ...{ roles: texts, entity: text, type: text },
    }),
  ),
});

/** The known sections of a JSON Resume; undefined where there is none of them, so where it is some other JSON. */
export function toProfile(value: unknown): Profile | undefined {
  const parsed = profile.safeParse(value);
  if (!parsed.success) return undefined;
  const kept = withoutGaps(parsed.data) as Profile;
  return Object.keys(kept).length === 0 ? undefined : kept;
}

function withoutGaps<T>(value: T): T {
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(Object.entries(value).filter(([, item]) => !isEmpty(item))) as T;
}

function isEmpty(value: unknown): boolean {
  if (value === undefined) return true;
  if (Array.isArray(value)) return value.length === 0;
  return typeof value === 'object' && value !== null && Object.keys(value).length === 0;
}
