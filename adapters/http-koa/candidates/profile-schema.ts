import { z } from 'zod';
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
    // Empty: the resume's is not shown.
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

type Sections = typeof sections;

/** JSON Resume 1.x: what a caller may give. */
export const profileSchema = z
  .strictObject(optional(sections))
  .meta({ id: 'Profile', description: 'Names of JSON Resume 1.x. Dates may be partial: YYYY, YYYY-MM, YYYY-MM-DD.' });

/** In a patch each section may also be `null`, and members of `basics` too. */
export const profilePatchSchema = z.strictObject({
  ...nullable(sections),
  basics: z
    .strictObject(
      nullable({
        ...(sections.basics.shape as Record<string, z.ZodType>),
        location: z.strictObject(nullable(location.shape)),
      }),
    )
    .nullable()
    .optional(),
});

/** What is shown: read from documents too, so texts are not bounded here. */
export const mergedProfileSchema = z
  .looseObject(optional(looseSections()))
  .meta({ id: 'ShownProfile', description: 'The merged profile, in the names of JSON Resume 1.x.' });

function optional(shape: Sections | Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, (schema as z.ZodType).optional()]));
}

function nullable(shape: Record<string, z.ZodType>): Record<string, z.ZodType> {
  return Object.fromEntries(Object.entries(shape).map(([name, schema]) => [name, schema.nullable().optional()]));
}

function looseSections(): Record<string, z.ZodType> {
  const entry = z.looseObject({});
  return Object.fromEntries(Object.keys(sections).map((name) => [name, name === 'basics' ? entry : z.array(entry)]));
}
