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
import { auditRecordExample, auditRecordSchema } from './schema.js';

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
        schema: listSchema('AuditRecordList', auditRecordSchema),
        example: listExample(auditRecordExample),
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
