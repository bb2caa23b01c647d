import { z } from 'zod';

export const auditRecordSchema = z
  .strictObject({
    id: z.string().describe('Id of the entry, `aud_…`.'),
    object: z.literal('audit_record').describe('Always `audit_record`.'),
    at: z.string().describe('When it was, in UTC.'),
    keyId: z.string().nullable().meta({ description: 'The API key of the request.' }),
    operation: z.string().meta({ description: 'The `operationId` of the request.' }),
    resource: z
      .strictObject({
        type: z.enum(['candidate', 'job']).describe('Kind of the record.'),
        id: z.string().describe('Id of the record.'),
      })
      .describe('The record that was asked for.'),
    candidateIds: z.array(z.string()).meta({ description: 'The candidates that were shown.' }),
    versions: z
      .strictObject({
        engine: z.string().describe('Version of the engine.'),
        taxonomy: z.string().describe('Version of the taxonomy.'),
      })
      .nullable()
      .describe('Versions that computed what was shown; null where nothing was computed.'),
    inputHash: z.string().nullable().meta({
      description:
        'That of the match or of the intelligence shown, the SHA-256 of the file, or of a list the SHA-256 over the hashes of its rows, one a line.',
    }),
  })
  .meta({ id: 'AuditRecord', description: 'Who was shown what.' });

export const auditRecordExample: z.output<typeof auditRecordSchema> = {
  id: 'aud_01kaexample0000000000000000',
  object: 'audit_record',
  at: '2026-05-01T09:00:00.000Z',
  keyId: 'key_01kaexample0000000000000000',
  operation: 'listJobMatches',
  resource: { type: 'job', id: 'job_01kaexample0000000000000000' },
  candidateIds: ['cand_01kaexample0000000000000000'],
  versions: { engine: '1.6.0', taxonomy: '2026.11.1' },
  inputHash: '9f86d081884c7d659a2feaa0c55ad015a3bf4f1b2b0b822cd15d6c15b0f00a08',
};
