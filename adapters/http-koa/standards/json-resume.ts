import { z } from 'zod';
import type { Profile } from '../../../core/index.js';
import { partialDate, text } from '../schema/text.js';

/** The registered type of JSON Resume 1.x (https://jsonresume.org/schema). */
export const JSON_RESUME = 'application/vnd.jsonresume+json';

const SCHEMA_URL = 'https://raw.githubusercontent.com/jsonresume/resume-schema/v1.0.0/schema.json';

/** What the standard has and the profile has not. A candidate keeps it in `customFields`, under its name. */
export const otherMembers = {
  interests: z
    .array(
      z.strictObject({
        name: text(500).optional().describe('Name of the interest.'),
        keywords: z.array(text(200)).max(200).optional().describe('What belongs to it.'),
      }),
    )
    .max(200)
    .describe('Interests.'),
  references: z
    .array(
      z.strictObject({
        name: text(500).optional().describe('Who gives the reference.'),
        reference: text(20_000).optional().describe('What they say.'),
      }),
    )
    .max(200)
    .describe('References.'),
  meta: z
    .looseObject({
      canonical: text(2000).optional().describe('Address of the newest version.'),
      version: text(200).optional().describe('Version of the document.'),
      lastModified: text(100).optional().describe('When it was last changed.'),
    })
    .describe('About the document.'),
  $schema: text(2000).describe('Address of the schema.'),
};
type Other = keyof typeof otherMembers;
const OTHERS = Object.keys(otherMembers) as Other[];

/** The statement of a candidate that a JSON Resume makes: sections as its profile, all else as custom fields. */
export function fromJsonResume(resume: Readonly<Record<string, unknown>>): object {
  const profile: Record<string, unknown> = {};
  const customFields: Record<string, unknown> = {};
  for (const [name, value] of Object.entries(resume)) (isOther(name) ? customFields : profile)[name] = value;
  return { profile, ...(Object.keys(customFields).length > 0 && { customFields }) };
}

function isOther(name: string): name is Other {
  return Object.hasOwn(otherMembers, name);
}

/**
 * A candidate as a valid JSON Resume: what the standard has no room for is left out, and so are members whose form it does not take, such as an empty e-mail. A link without `https://` gets it.
 */
export function toJsonResume(profile: Profile, customFields: Readonly<Record<string, unknown>>): object {
  const resume: Record<string, unknown> = { $schema: SCHEMA_URL };
  for (const name of OTHERS) {
    const kept = otherMembers[name].safeParse(customFields[name]);
    if (kept.success) resume[name] = kept.data;
  }
  for (const [section, value] of Object.entries(profile) as [string, unknown][]) resume[section] = valid(value);
  return resume;
}

const DATES: ReadonlySet<string> = new Set(['startDate', 'endDate', 'date', 'releaseDate']);

function valid(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(valid);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, member]) => {
      const shown = typeof member === 'string' ? validText(name, member) : valid(member);
      return shown === undefined ? [] : [[name, shown]];
    }),
  );
}

function validText(name: string, value: string): string | undefined {
  if (name === 'email') return z.email().safeParse(value).success ? value : undefined;
  if (name === 'url') return asUrl(value);
  return DATES.has(name) && !partialDate.safeParse(value).success ? undefined : value;
}

function asUrl(value: string): string | undefined {
  const absolute = /^[a-z][a-z0-9+.-]*:/i.test(value) ? value : `https://${value}`;
  return /^\S+$/.test(absolute) && URL.canParse(absolute) ? absolute : undefined;
}
