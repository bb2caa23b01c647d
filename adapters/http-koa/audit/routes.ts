import { z } from 'zod';
import type { Application, Position } from '../../../core/index.js';
import type { AuditTrail } from '../../../core/spi.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { parameterText, time } from '../schema/text.js';
import { presentAuditRecord } from './presenter.js';

const auditRecordSchema = z
  .strictObject({
    id: z.string(),
    object: z.literal('audit_record'),
    at: z.string(),
    keyId: z.string().nullable().meta({ description: 'The API key of the request.' }),
    operation: z.string().meta({ description: 'The `operationId` of the request.' }),
    resource: z.strictObject({ type: z.enum(['candidate', 'job']), id: z.string() }),
    candidateIds: z.array(z.string()).meta({ description: 'The candidates that were shown.' }),
    versions: z.strictObject({ engine: z.string(), taxonomy: z.string() }).nullable(),
    inputHash: z.string().nullable().meta({
      description:
        'That of the match or of the intelligence shown, the SHA-256 of the file, or of a list the SHA-256 over the hashes of its rows, one a line.',
    }),
  })
  .meta({ id: 'AuditRecord' });

const example: z.output<typeof auditRecordSchema> = {
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

/** `trail`: what still waits in it is written before a list is read. */
export function auditRoutes(app: Application, codec: CursorCodec, trail: AuditTrail | undefined): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/audit',
      operationId: 'listAuditRecords',
      tag: 'Data protection',
      summary: 'List who was shown which scores and originals',
      description:
        'Newest first: a record for each request that showed scores, a match list, an original or an export. It holds ids and no other personal data.',
      scope: 'admin',
      ratePolicy: 'read',
      query: z.strictObject({
        limit: limitParameter,
        cursor: cursorParameter,
        candidateId: parameterText(200, 1).optional().meta({ description: 'Only records that name this candidate.' }),
        after: time.optional().meta({ description: 'Only records after this moment (exclusive).' }),
        before: time.optional().meta({ description: 'Only records before this moment (exclusive).' }),
      }),
      response: {
        status: 200,
        description: 'A page of audit records.',
        schema: listSchema(auditRecordSchema),
        example: listExample(example),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { cursor: _cursor, limit: _limit, candidateId, after, before } = request.query;
        const cursor = decodePosition<Position>(codec, request);
        await trail?.flush();
        const page = await app.listAudit.execute(request.caller, {
          ...(candidateId === undefined ? {} : { candidateId }),
          ...(after === undefined ? {} : { after }),
          ...(before === undefined ? {} : { before }),
          ...(cursor ? { cursor } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, request, { data: page.data.map(presentAuditRecord), next: page.next });
      },
    }),
  ];
}
