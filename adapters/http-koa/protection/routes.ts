import { z } from 'zod';
import type { Application } from '../../../core/index.js';
import type { AuditTrail, DueCandidate, DuePosition, RetentionSettings } from '../../../core/spi.js';
import { shownOriginal } from '../audit/shown.js';
import { candidateParams } from '../candidates/schema.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { cursorParameter, limitParameter } from '../schema/list-query.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { presentExport } from './export-presenter.js';
import { exportExample, exportSchema } from './export-schema.js';
import * as schema from './retention-schema.js';

const TAG = 'Data protection';
const SETTINGS = '/v1/settings/retention';

/** `trail`: what waits in it belongs to an export. */
export function protectionRoutes(app: Application, codec: CursorCodec, trail: AuditTrail | undefined): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/:id/export',
      operationId: 'exportCandidate',
      tag: TAG,
      summary: 'Export all that is kept about a candidate',
      description:
        'The record and both layers of its profile, intelligence, features, the resume and its text, feedback, events, who was shown what, and the scores.',
      scope: 'read',
      ratePolicy: 'heavy',
      params: candidateParams,
      response: { status: 200, description: 'The export.', schema: exportSchema, example: exportExample },
      problems: ['not_found'],
      async handle({ caller, params }) {
        await trail?.flush();
        const exported = await app.exportCandidate.execute(caller, params);
        return { status: 200, body: presentExport(exported), resourceId: params.id, ...shownOriginal(params.id) };
      },
    }),
    defineRoute({
      method: 'GET',
      path: SETTINGS,
      operationId: 'getRetention',
      tag: TAG,
      summary: 'Show for how long candidates are kept',
      description: 'For each status the months after the last change. A tenant that has set nothing keeps everything.',
      scope: 'admin',
      ratePolicy: 'read',
      response: {
        status: 200,
        description: 'The settings.',
        schema: schema.retentionSchema,
        example: schema.retentionExample,
      },
      problems: [],
      async handle({ caller }) {
        return { status: 200, body: presentRetention(await app.getRetention.execute(caller)) };
      },
    }),
    defineRoute({
      method: 'PUT',
      path: SETTINGS,
      operationId: 'putRetention',
      tag: TAG,
      summary: 'Set for how long candidates are kept',
      description:
        'Candidates who are due by the new settings are erased at once, then once a day. Look at the preview first: set the months, see who would go, and note that an erasure cannot be undone.',
      scope: 'admin',
      ratePolicy: 'write',
      body: {
        schema: schema.putRetentionSchema,
        kind: 'json',
        example: { active: 24, hired: null, unavailable: 24, archived: 6 },
      },
      response: {
        status: 200,
        description: 'The settings.',
        schema: schema.retentionSchema,
        example: schema.retentionExample,
      },
      problems: ['validation_failed'],
      async handle({ caller, body }) {
        return { status: 200, body: presentRetention(await app.setRetention.execute(caller, body)) };
      },
    }),
    defineRoute({
      method: 'GET',
      path: `${SETTINGS}/preview`,
      operationId: 'previewRetention',
      tag: TAG,
      summary: 'List the candidates who would be erased now',
      description:
        'By the settings of the tenant, or by the months that the parameters name: `?archived=6` shows who would go if archived candidates were kept for six months and all others for good.',
      scope: 'admin',
      ratePolicy: 'read',
      query: z.strictObject({
        limit: limitParameter,
        cursor: cursorParameter,
        ...schema.previewMonths,
      }),
      response: {
        status: 200,
        description: 'A page of candidates.',
        schema: listSchema('DueCandidateList', schema.dueCandidateSchema),
        example: listExample(schema.dueCandidateExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { limit: _limit, cursor: _cursor, ...months } = request.query;
        const after = decodePosition<DuePosition>(codec, request);
        const page = await app.previewRetention.execute(request.caller, {
          limit: pageSize(request.query),
          ...(after && { after }),
          ...(Object.keys(months).length > 0 && { settings: months }),
        });
        return listResponse(codec, request, { data: page.data.map(presentDue), next: page.next });
      },
    }),
  ];
}

function presentRetention({ active, hired, unavailable, archived }: RetentionSettings) {
  return { object: 'retention_settings' as const, active, hired, unavailable, archived };
}

function presentDue({ id, status, updatedAt }: DueCandidate) {
  return { object: 'due_candidate' as const, candidateId: id, status, updatedAt };
}
