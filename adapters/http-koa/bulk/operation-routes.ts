import type { Application, Position } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { acceptedOperation, presentFailure, presentOperation } from './presenter.js';
import * as schema from './schema.js';

/** Work that takes longer than a request. */
export function longRunningRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/v1/candidates/enrich',
      operationId: 'enrichCandidates',
      tag: 'Candidates',
      summary: 'Enrich all candidates that match again',
      description:
        'An operation over all candidates that match the filter: each is read and inferred again, as by POST /v1/candidates/{id}/enrich. `stale` picks those whose intelligence was made by an older engine or taxonomy. Enrichments of single requests go first.',
      scope: 'write',
      ratePolicy: 'heavy',
      body: {
        schema: schema.enrichMatchingSchema,
        kind: 'json',
        example: { filter: { stale: true, status: 'active' } },
      },
      response: {
        status: 202,
        description: 'The operation that enriches them.',
        schema: schema.operationSchema,
        example: { ...schema.queuedExample, kind: 'enrichment' as const },
        hasLocation: true,
      },
      problems: ['validation_failed'],
      async handle({ caller, body }) {
        return acceptedOperation(await app.enrichMatching.execute(caller, body));
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/operations',
      operationId: 'listOperations',
      tag: 'Operations',
      summary: 'List operations',
      description: 'Newest first. An operation is kept for 90 days after its end.',
      scope: 'read',
      ratePolicy: 'read',
      query: schema.listOperationsQuery,
      response: {
        status: 200,
        description: 'A page of operations.',
        schema: listSchema('OperationList', schema.operationSchema),
        example: listExample(schema.operationExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition<Position>(codec, request);
        const query = { ...(after ? { after } : {}), limit: pageSize(request.query) };
        const { data, next } = await app.listOperations.execute(request.caller, query);
        return listResponse(codec, request, { data: data.map(presentOperation), next });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/operations/:id',
      operationId: 'getOperation',
      tag: 'Operations',
      summary: 'Fetch one operation',
      description: 'How far it has got, how fast it goes, and how it has ended. The ETag changes with its progress.',
      scope: 'read',
      ratePolicy: 'read',
      params: schema.operationParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The operation.',
        schema: schema.operationSchema,
        example: schema.operationExample,
      },
      problems: ['not_found'],
      async handle({ caller, params }) {
        const operation = await app.getOperation.execute(caller, params);
        return { status: 200, body: presentOperation(operation), version: operation.version };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/operations/:id/failures',
      operationId: 'listOperationFailures',
      tag: 'Operations',
      summary: 'List what failed in an operation',
      description: 'One row for each item that failed, in the order of the lines of an import.',
      scope: 'read',
      ratePolicy: 'read',
      params: schema.operationParams,
      query: schema.listOperationsQuery,
      response: {
        status: 200,
        description: 'A page of failures.',
        schema: listSchema('OperationFailureList', schema.operationFailureSchema),
        example: listExample(schema.failureExample),
      },
      problems: ['not_found', 'invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition<string>(codec, request);
        const { data, next } = await app.listOperationFailures.execute(request.caller, {
          operationId: request.params.id,
          ...(after === undefined ? {} : { after }),
          limit: pageSize(request.query),
        });
        return listResponse(codec, request, { data: data.map(presentFailure), next });
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/v1/operations/:id/cancel',
      operationId: 'cancelOperation',
      tag: 'Operations',
      summary: 'Cancel an operation',
      description: 'Ends it; what it has done stays. A few items that are under way are still done and counted.',
      scope: 'write',
      ratePolicy: 'write',
      params: schema.operationParams,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 200,
        description: 'The cancelled operation.',
        schema: schema.operationSchema,
        example: { ...schema.operationExample, status: 'cancelled', finishedAt: '2026-05-01T09:00:06.000Z' },
      },
      problems: ['not_found', 'operation_finished'],
      async handle({ caller, params }) {
        const operation = await app.cancelOperation.execute(caller, params);
        return { status: 200, body: presentOperation(operation), version: operation.version };
      },
    }),
  ];
}
