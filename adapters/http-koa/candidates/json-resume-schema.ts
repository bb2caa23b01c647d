import { z } from 'zod';
import { otherMembers } from '../standards/json-resume.js';
import { profileSchema } from './profile-schema.js';

/** A JSON Resume as it is sent and shown. */
export const jsonResumeSchema = z
  .strictObject({ ...z.object(otherMembers).partial().shape, ...profileSchema.shape })
  .meta({ id: 'JsonResume', description: 'A resume by JSON Resume 1.x (https://jsonresume.org/schema).' });

/** What a resume file has may be longer than what a caller may send. */
export const shownJsonResumeSchema = z.looseObject({
  basics: z.looseObject({}).optional(),
  work: z.array(z.looseObject({})).optional(),
});

export const jsonResumeExample: z.input<typeof jsonResumeSchema> = {
  basics: { name: 'Mara Lindqvist', label: 'Backend developer', email: 'mara.lindqvist@example.com' },
  work: [{ name: 'Nordlicht Systems', position: 'Backend developer', startDate: '2021-01' }],
  skills: [{ name: 'TypeScript' }, { name: 'PostgreSQL' }],
  interests: [{ name: 'Sailing' }],
};
