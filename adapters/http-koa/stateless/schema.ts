import { z } from 'zod';
import { candidateExample } from '../candidates/examples.js';
import { intelligenceSchema } from '../candidates/intelligence-schema.js';
import { mergedProfileSchema } from '../candidates/profile-schema.js';
import { resumeSchema } from '../candidates/resume-schema.js';
import { createCandidateSchema, enrichmentSchema } from '../candidates/schema.js';
import { createJobExample, jobExample } from '../jobs/examples.js';
import { jobIntelligenceSchema } from '../jobs/intelligence-schema.js';
import { createJobSchema, jobFieldsSchema, weightsSchema } from '../jobs/schema.js';
import { matchExample } from '../matches/examples.js';
import { matchSchema } from '../matches/schema.js';

export const parseResumeSchema = z
  .strictObject({ resume: resumeSchema })
  .meta({ id: 'ParseResume', description: 'A resume to be read.' });

export const parsedResumeSchema = z
  .strictObject({
    object: z.literal('parsed_resume').describe('Always `parsed_resume`.'),
    profile: mergedProfileSchema,
    intelligence: intelligenceSchema,
    enrichment: enrichmentSchema,
  })
  .meta({ id: 'ParsedResume', description: 'What a resume was read as.' });

export const parsedResumeExample: z.output<typeof parsedResumeSchema> = {
  object: 'parsed_resume',
  profile: candidateExample.profile,
  intelligence: { ...candidateExample.intelligence!, possibleDuplicates: [], topJobs: [] },
  enrichment: { ...candidateExample.enrichment, id: null },
};

export const parseJobSchema = z
  .strictObject({
    title: jobFieldsSchema.shape.title.optional().describe('Title of the job.'),
    description: jobFieldsSchema.shape.description.optional().describe('Description.'),
    file: resumeSchema.optional(),
  })
  .refine(({ title, file }) => title !== undefined || file !== undefined, {
    message: 'Send `title`, `file` or both.',
    params: { code: 'required' },
  })
  .refine(({ description, file }) => description === undefined || description === null || file === undefined, {
    message: 'Send `description` or `file`, not both.',
  })
  .meta({ id: 'ParseJob', description: 'An ad to be read.' });

export const parsedJobSchema = z
  .strictObject({
    object: z.literal('parsed_job').describe('Always `parsed_job`.'),
    title: z.string().describe('Title of the job.'),
    description: z
      .string()
      .nullable()
      .meta({ description: 'The text that the quotes in `intelligence` are taken from.' }),
    intelligence: jobIntelligenceSchema,
  })
  .meta({ id: 'ParsedJob', description: 'What an ad was read as.' });

export const parsedJobExample: z.output<typeof parsedJobSchema> = {
  object: 'parsed_job',
  title: jobExample.title,
  description: jobExample.description,
  intelligence: jobExample.intelligence,
};

const storedRecord = z.strictObject({ id: z.string().describe('Id of the record.') });

export const scorePairSchema = z
  .strictObject({
    candidate: z
      .union([storedRecord, createCandidateSchema])
      .meta({ description: 'The id of a stored candidate, or a candidate as in POST /v1/candidates.' }),
    job: z
      .union([storedRecord, createJobSchema])
      .meta({ description: 'The id of a stored job, or a job as in POST /v1/jobs.' }),
    weights: weightsSchema.optional(),
  })
  .meta({ id: 'ScorePair', description: 'A candidate and a job, each stored or sent with the request.' });

export const scorePairExample: z.input<typeof scorePairSchema> = {
  candidate: { profile: { basics: { label: 'Backend developer' }, skills: [{ name: 'TypeScript' }] } },
  job: createJobExample,
};

/** A match of which either side may be in no store. */
export const pairMatchSchema = matchSchema
  .extend({
    jobId: z.string().nullable().meta({ description: 'null for a job that is not stored.' }),
    candidateId: z.string().nullable().meta({ description: 'null for a candidate who is not stored.' }),
  })
  .meta({ id: 'PairMatch', description: 'A match of which either side may not be stored.' });

export const pairMatchExample: z.output<typeof pairMatchSchema> = { ...matchExample, jobId: null, candidateId: null };
