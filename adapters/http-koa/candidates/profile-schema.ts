import { z } from 'zod';
import type { Profile } from '../../../core/index.js';
import { nullableMembers, optionalMembers } from '../schema/members.js';
import { profileMembers, SENT, SHOWN, type ProfileChecks } from './profile-sections.js';

const ABOUT = {
  basics: 'Name, contact data and summary.',
  work: 'Positions.',
  volunteer: 'Voluntary work.',
  education: 'Courses of study.',
  awards: 'Awards.',
  certificates: 'Certificates.',
  publications: 'Publications.',
  skills: 'Skills as the candidate names them.',
  languages: 'Languages.',
  projects: 'Projects.',
};
const WHERE = 'Where the candidate lives.';
const ACCOUNTS = 'Accounts on other sites.';
const MOST_ENTRIES = 200;
const MOST_SKILLS = 500;
const MOST_ACCOUNTS = 50;

function sectionsOf(checks: ProfileChecks) {
  const { entry } = checks;
  const { location, basics, account, ...members } = profileMembers(checks);
  const list = <Shape extends z.ZodRawShape>(shape: Shape, name: keyof typeof ABOUT, max = MOST_ENTRIES) =>
    checks.many(entry(shape), max).describe(ABOUT[name]);
  return {
    basics: entry({
      ...basics,
      location: entry(location).exactOptional().describe(WHERE),
      profiles: checks.many(entry(account), MOST_ACCOUNTS).exactOptional().describe(ACCOUNTS),
    }).describe(ABOUT.basics),
    work: list(members.work, 'work'),
    volunteer: list(members.volunteer, 'volunteer'),
    education: list(members.education, 'education'),
    awards: list(members.awards, 'awards'),
    certificates: list(members.certificates, 'certificates'),
    publications: list(members.publications, 'publications'),
    skills: list(members.skills, 'skills', MOST_SKILLS),
    languages: list(members.languages, 'languages'),
    projects: list(members.projects, 'projects'),
  };
}

const sent = sectionsOf(SENT);
const shown = sectionsOf(SHOWN);

/** The profile in requests. */
export const profileSchema = z.strictObject(optionalMembers(sent)).meta({
  id: 'Profile',
  description: 'A profile with the names of JSON Resume 1.x. Dates may be partial: YYYY, YYYY-MM or YYYY-MM-DD.',
});

/** The profile in a merge patch: sections and members of `basics` may be null. */
export const profilePatchSchema = z.strictObject({
  ...nullableMembers(sent),
  basics: z
    .strictObject(
      nullableMembers({
        ...sent.basics.shape,
        location: z.strictObject(nullableMembers(profileMembers(SENT).location)).describe(WHERE),
      }),
    )
    .nullable()
    .optional()
    .describe(ABOUT.basics),
});

/** The profile in responses: other members of its entries are not excluded, and no text is limited. */
export const mergedProfileSchema: z.ZodType<Profile> = z
  .looseObject(exactlyOptional(shown))
  .meta({ id: 'ShownProfile', description: 'The merged profile, with the names of JSON Resume 1.x.' });

type ExactlyOptional<Shape extends Record<string, z.ZodType>> = {
  [Name in keyof Shape]: z.ZodExactOptional<Shape[Name]>;
};

function exactlyOptional<Shape extends Record<string, z.ZodType>>(shape: Shape): ExactlyOptional<Shape> {
  return Object.fromEntries(
    Object.entries(shape).map(([name, schema]) => [name, schema.exactOptional()]),
  ) as ExactlyOptional<Shape>;
}
