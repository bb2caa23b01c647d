import type { Application } from '../../../core/index.js';
import { eventDocument, type EventQuery } from '../../../core/spi.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { keptListResponse } from '../lists/kept-list.js';
import { decodePosition, pageSize } from '../lists/list-page.js';
import { jsonBytes } from '../json-bytes.js';
import type { Route } from '../route.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { eventExample, eventSchema, listEventsQuery } from './schema.js';

/** A row of the list as JSON. */
const serializeEvent = jsonBytes(eventDocument);

export function eventRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/events',
      operationId: 'listEvents',
      tag: 'Events',
      summary: 'List recent platform events',
      description:
        'Newest first by default. `sequence` increases by one for each event of the tenant, without gaps. To follow the log, use `order=asc` and pass the last sequence you have seen as `after`.',
      scope: 'read',
      ratePolicy: 'read',
      query: listEventsQuery,
      response: {
        status: 200,
        description: 'A page of events.',
        schema: listSchema('EventList', eventSchema),
        example: listExample(eventExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { type, resourceId, after, before, order } = request.query;
        const cursor = decodePosition<number>(codec, request);
        const query: EventQuery = {
          types: type === undefined ? [] : [type].flat(),
          order,
          limit: pageSize(request.query),
        };
        // Without spreading, which takes longer than the rest of the handler.
        if (resourceId !== undefined) query.resourceId = resourceId;
        if (after !== undefined) query.after = after;
        if (before !== undefined) query.before = before;
        if (cursor !== undefined) query.cursor = cursor;
        const page = await app.listEvents.execute(request.caller, query);
        return keptListResponse(codec, request, page, serializeEvent);
      },
    }),
  ];
}
