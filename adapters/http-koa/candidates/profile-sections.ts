import { z } from 'zod';
import { countryCode, partialDate, text } from '../schema/text.js';

/** How the texts, lists and entries of a profile are checked. */
export interface ProfileChecks {
  text(max: number, min?: number): z.ZodString;
  date: z.ZodType<string, string>;
  email: z.ZodType<string, string>;
  countryCode: z.ZodType<string, string>;
  entry<Shape extends z.ZodRawShape>(shape: Shape): z.ZodObject<Shape>;
  many<Item extends z.ZodType>(item: Item, max: number): z.ZodArray<Item>;
}

/** Of what a caller sends. */
export const SENT: ProfileChecks = {
  text,
  date: partialDate,
  // An empty string hides the email of the resume.
  email: z.union([z.email().max(320), z.literal('')]),
  countryCode,
  entry: (shape) => z.strictObject(shape),
  many: (item, max) => z.array(item).max(max),
};

/** Of what is shown: entries that come from a resume may be longer than what a caller may send. */
export const SHOWN: ProfileChecks = {
  text: () => z.string(),
  date: z.string(),
  email: z.string(),
  countryCode: z.string(),
  // The domain knows the members; clients are not to fail where one is added.
  entry: <Shape extends z.ZodRawShape>(shape: Shape) => z.looseObject(shape) as unknown as z.ZodObject<Shape>,
  many: (item) => z.array(item),
};

/** The members of each section, by the names of JSON Resume 1.x. */
export function profileMembers({ text, date, email, countryCode, many }: ProfileChecks) {
  const short = (description: string, max = 500) => text(max).exactOptional().describe(description);
  const long = (description: string) => text(20_000).exactOptional().describe(description);
  const partial = (description: string) => date.exactOptional().describe(`${description} YYYY, YYYY-MM or YYYY-MM-DD.`);
  const texts = (description: string, count: number, max: number) =>
    many(text(max), count).exactOptional().describe(description);
  const url = short('Web address.', 2000);
  const startDate = partial('When it began.');
  const endDate = partial('When it ended; absent while it goes on.');
  const summary = long('What it was about.');
  const highlights = texts('Achievements and main tasks, a sentence each.', 200, 5000);
  return {
    location: {
      address: short('Street and number.'),
      postalCode: short('Postal code.', 20),
      city: short('City.', 200),
      countryCode: countryCode.exactOptional().describe('ISO 3166-1 alpha-2 code of the country, such as DE.'),
      region: short('State or region.', 200),
    },
    basics: {
      name: short('Full name.', 300),
      label: short('Headline, such as "Senior backend developer".'),
      image: short('Web address of a picture.', 2000),
      email: email.exactOptional().describe('Email address; an empty string that is sent hides that of the resume.'),
      phone: short('Telephone number; of a resume in E.164 where the country is known.', 50),
      url,
      summary: long('What the candidate says of themselves.'),
    },
    account: { network: short('Name of the site.'), username: short('Name on it.'), url },
    work: {
      name: short('Employer.'),
      position: short('Job title.'),
      location: short('Where it was, as written.'),
      description: long('What the employer does.'),
      ...{ url, startDate, endDate, summary, highlights },
    },
    volunteer: {
      organization: short('Organization.'),
      position: short('What the candidate did there.'),
      ...{ url, startDate, endDate, summary, highlights },
    },
    education: {
      institution: short('School or university.'),
      url,
      area: short('Field of study, such as "Computer Science".'),
      studyType: short('Degree as written, such as "Bachelor of Science".'),
      ...{ startDate, endDate },
      score: short('Grade as written.', 100),
      courses: texts('Courses taken.', 200, 500),
    },
    awards: {
      title: short('Name of the award.'),
      date: partial('When it was given.'),
      awarder: short('Who gave it.'),
      summary,
    },
    certificates: {
      name: short('Name of the certificate.'),
      date: partial('When it was issued.'),
      issuer: short('Who issued it.'),
      url,
    },
    publications: {
      name: short('Title of the publication.'),
      publisher: short('Publisher.'),
      releaseDate: partial('When it was published.'),
      ...{ url, summary },
    },
    skills: {
      name: text(200, 1).exactOptional().describe('The skill, as the candidate names it.'),
      level: short('How well, as written.', 200),
      keywords: many(text(200, 1), 300).exactOptional().describe('Skills that belong to it.'),
    },
    languages: {
      language: short('The language, as written.', 100),
      fluency: short('How well, as written.', 200),
    },
    projects: {
      name: short('Name of the project.'),
      description: long('What it is.'),
      highlights,
      keywords: texts('Skills and topics of the project.', 200, 200),
      ...{ startDate, endDate, url },
      roles: texts('What the candidate was in it.', 50, 300),
      entity: short('For whom it was.'),
      type: short('Kind of project.'),
    },
  };
}
