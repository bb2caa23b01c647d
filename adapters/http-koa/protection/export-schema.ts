import { z } from 'zod';
import { candidateExample } from '../candidates/examples.js';
import { candidateRecordSchema, candidateSchema } from '../candidates/schema.js';
import { eventExample, eventSchema } from '../events/schema.js';
import { feedbackExample, feedbackSchema } from '../feedback/schema.js';
import { matchExample } from '../matches/examples.js';
import { matchSchema } from '../matches/schema.js';
import { auditRecordExample, auditRecordSchema } from '../audit/schema.js';

const document = z
  .strictObject({
    contentBase64: z.string().describe('The file in base64.'),
    contentType: z.string().describe('Media type of the file.'),
    filename: z.string().nullable().describe('Name of the file, as it was sent.'),
  })
  .nullable();

const access = auditRecordSchema
  .extend({
    resource: auditRecordSchema.shape.resource.nullable().meta({
      description: 'The record that was asked for; null where that was another candidate.',
    }),
  })
  .meta({ id: 'Access', description: 'Who was shown something of a candidate.' });

const beside = {
  layers: z
    .strictObject({
      caller: z.looseObject({}).describe('What you sent.'),
      resume: z.looseObject({}).describe('What was read from the resume.'),
    })
    .meta({ description: 'What you sent and what was read from the resume, apart.' }),
  features: z
    .looseObject({})
    .nullable()
    .meta({ description: 'What the scorer sees; null before the first enrichment.' }),
  document: document.meta({ description: 'The resume as it was sent.' }),
  text: z.string().nullable().meta({ description: 'What was read from the resume.' }),
  feedback: z.array(feedbackSchema).describe('Feedback about the candidate.'),
  events: z.array(eventSchema).meta({ description: 'Oldest first.' }),
  accesses: z.array(access).meta({
    description: 'Who was shown what of this person, newest first. `candidateIds` leaves out who else was shown.',
  }),
};

const mergedRecord = z.strictObject({
  candidate: candidateRecordSchema.meta({ description: 'The record, as lists show it.' }),
  ...beside,
  intelligence: z.looseObject({}).nullable().meta({ description: 'As it was when the record was merged.' }),
  replaced: z
    .looseObject({})
    .meta({ description: 'What the merge has changed of the candidate that survived, as it was before.' }),
  replacedDocument: document.meta({ description: 'The resume that a newer one has replaced in the merge.' }),
});

export const exportSchema = z
  .strictObject({
    object: z.literal('candidate_export').describe('Always `candidate_export`.'),
    exportedAt: z.string().describe('When it was put together, in UTC.'),
    candidate: candidateSchema.meta({ description: 'The record and its intelligence, as `GET` shows them.' }),
    ...beside,
    merged: z
      .array(mergedRecord)
      .meta({ description: 'The records that were merged into this one, and what was merged into those.' }),
    scores: z.array(matchSchema).meta({
      description:
        'For the jobs that the candidate was shown for, as computed now. A score whose `inputHash` and versions are those of an access is the one that was shown.',
    }),
  })
  .meta({ id: 'CandidateExport', description: 'All that is kept about a person.' });

export const exportExample: z.output<typeof exportSchema> = {
  object: 'candidate_export',
  exportedAt: '2026-05-02T09:00:00.000Z',
  candidate: candidateExample,
  layers: { caller: { basics: { name: 'Nora Quist' } }, resume: { skills: [{ name: 'TypeScript' }] } },
  features: { skills: [{ id: 'typescript', months: 52, yearsSinceUse: 0 }] },
  document: { contentBase64: 'Tm9yYSBRdWlzdA==', contentType: 'text/plain', filename: null },
  text: 'Nora Quist',
  feedback: [feedbackExample],
  events: [eventExample],
  accesses: [auditRecordExample],
  merged: [],
  scores: [matchExample],
};
