import { z } from 'zod';
import type { Profile } from '../../../core/index.js';
import { membersOf, nullableMembers, optionalMembers } from '../schema/members.js';
import { countryCode, partialDate, text } from '../schema/text.js';

const short = text(500).optional();
const long = text(20_000).optional();
const url = text(2000).optional();
const highlights = z.array(text(5000)).max(200).optional();
const date = partialDate.optional();

const location = z.strictObject({
  address: short,
  postalCode: text(20).optional(),
  city: text(200).optional(),
  countryCode: countryCode.optional(),
  region: text(200).optional(),
});

const sections = {
  basics: z.strictObject({
    name: text(300).optional(),
    label: short,
    image: url,
    // An empty string hides the email of the resume.
    email: z.union([z.email().max(320), z.literal('')]).optional(),
    phone: text(50).optional(),
    url,
    summary: long,
    location: location.optional(),
    profiles: z
      .array(z.strictObject({ network: short, username: short, url }))
      .max(50)
      .optional(),
  }),
  work: list({
    name: short,
    position: short,
    location: short,
    description: long,
    url,
    startDate: date,
    endDate: date,
    summary: long,
    highlights,
  }),
  volunteer: list({
    organization: short,
    position: short,
    url,
    startDate: date,
    endDate: date,
    summary: long,
    highlights,
  }),
  education: list({
    institution: short,
    url,
    area: short,
    studyType: short,
    startDate: date,
    endDate: date,
    score: text(100).optional(),
    courses: z.array(text(500)).max(200).optional(),
  }),
  awards: list({ title: short, date, awarder: short, summary: long }),
  certificates: list({ name: short, date, issuer: short, url }),
  publications: list({ name: short, publisher: short, releaseDate: date, url, summary: long }),
  skills: z
    .array(
      z.strictObject({
        name: text(200, 1).optional(),
        level: text(200).optional(),
        keywords: z.array(text(200, 1)).max(300).optional(),
      }),
    )
    .max(500),
  languages: list({ language: text(100).optional(), fluency: text(200).optional() }),
  projects: list({
    name: short,
    description: long,
    highlights,
    keywords: z.array(text(200)).max(200).optional(),
    startDate: date,
    endDate: date,
    url,
    roles: z.array(text(300)).max(50).optional(),
    entity: short,
    type: short,
  }),
};

function list<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.array(z.strictObject(shape)).max(200);
}

/** The profile in requests. */
export const profileSchema = z.strictObject(optionalMembers(sections)).meta({
  id: 'Profile',
  description: 'A profile with the names of JSON Resume 1.x. Dates may be partial: YYYY, YYYY-MM or YYYY-MM-DD.',
});

/** The profile in a merge patch: sections and members of `basics` may be null. */
export const profilePatchSchema = z.strictObject({
  ...nullableMembers(sections),
  basics: z
    .strictObject(
      nullableMembers({ ...sections.basics.shape, location: z.strictObject(nullableMembers(location.shape)) }),
    )
    .nullable()
    .optional(),
});

const entry = z.looseObject({});

/**
 * The profile in responses. Its entries may come from a resume, so the schema limits neither their texts nor their members; the domain knows its type.
 */
export const mergedProfileSchema: z.ZodType<Profile> = z
  .looseObject({
    ...optionalMembers(membersOf(Object.keys(sections), z.array(entry))),
    basics: entry.exactOptional(),
  })
  .meta({ id: 'ShownProfile', description: 'The merged profile, with the names of JSON Resume 1.x.' });
