import { z } from 'zod';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { ONE_PAGE, pageOf } from '../schema/list-schema.js';
import { occupationCodesSchema, skillCodesSchema } from '../schema/codes.js';
import { parameterText } from '../schema/text.js';
import { skillType } from '../schema/enums.js';

export const lookUpQuery = z.strictObject({
  q: parameterText(200, 1).optional().meta({
    description:
      'Only entries of which one name has words that begin with these, in any case and without accents: `post` finds PostgreSQL. The best match first.',
  }),
  limit: limitParameter,
  cursor: cursorParameter,
});

export const skillSchema = z
  .strictObject({
    id: z.string().describe('Id of the skill.'),
    object: z.literal('skill').describe('Always `skill`.'),
    name: z.string().describe('Name of the skill.'),
    type: skillType,
    codes: skillCodesSchema.describe('Codes of other classifications.'),
    broader: z.array(z.string()).meta({ description: 'Ids of skills that whoever has this one also has.' }),
    forms: z.array(z.string()).meta({ description: 'Other names of the same thing.' }),
    narrower: z
      .array(z.string())
      .meta({ description: 'Names of narrower things that earn this skill and are shown under their own name.' }),
  })
  .meta({ id: 'Skill', description: 'A skill of the taxonomy.' });

export const occupationSchema = z
  .strictObject({
    id: z.string().describe('Id of the occupation.'),
    object: z.literal('occupation').describe('Always `occupation`.'),
    label: z.string().describe('Name of it, for people.'),
    family: z.string().describe('Group of occupations that it belongs to.'),
    codes: occupationCodesSchema.describe('Codes of other classifications.'),
    titles: z.array(z.string()).meta({ description: 'Other titles of the same occupation.' }),
  })
  .meta({ id: 'Occupation', description: 'An occupation of the taxonomy.' });

const taxonomy = z
  .strictObject({
    scheme: z.string().describe('Name of the taxonomy.'),
    version: z.string().describe('Version of the taxonomy.'),
  })
  .meta({ description: 'What the ids are of.' });

export const skillListSchema = pageOf(skillSchema)
  .extend({ taxonomy })
  .meta({ id: 'SkillList', description: ONE_PAGE });
export const occupationListSchema = pageOf(occupationSchema)
  .extend({ taxonomy })
  .meta({ id: 'OccupationList', description: ONE_PAGE });

export const skillExample: z.output<typeof skillSchema> = {
  id: 'load-testing',
  object: 'skill',
  name: 'Load testing',
  type: 'technical',
  codes: {},
  broader: ['software-testing'],
  forms: ['Performance testing of software'],
  narrower: ['Soak testing'],
};

export const occupationExample: z.output<typeof occupationSchema> = {
  id: 'backend-developer',
  object: 'occupation',
  label: 'Backend developer',
  family: 'software',
  codes: { isco08: '2512', onetSoc: '15-1252.00' },
  titles: ['Backend engineer'],
};

export const taxonomyExample: z.output<typeof taxonomy> = { scheme: 'talent-matching', version: '2026.11.7' };
