import type { Application } from '../../../core/index.js';
import { eventDocument } from '../../../core/spi.js';
import { listExample } from '../candidates/examples.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { listSchema } from '../schema/list-schema.js';
import { eventExample, eventSchema, listEventsQuery } from './schema.js';

export function eventRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    {
      method: 'GET',
      path: '/v1/events',
      operationId: 'listEvents',
      tag: 'Events',
      summary: 'List recent platform events',
      description:
        'Newest first. `sequence` grows by one per tenant without gaps; to follow the log, ask with order=asc and the last sequence as `after`.',
      scope: 'read',
      ratePolicy: 'read',
      query: listEventsQuery,
      response: {
        status: 200,
        description: 'A page of events.',
        schema: listSchema(eventSchema),
        example: listExample(eventExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { type, resourceId, after, before, order } = request.query as {
          type?: string | string[];
          resourceId?: string;
          after?: number;
          before?: number;
          order: 'asc' | 'desc';
        };
        const cursor = decodePosition(codec, 'listEvents', request) as number | undefined;
        const page = await app.listEvents.execute(request.caller, {
          types: type === undefined ? [] : [type].flat(),
          order,
          ...(resourceId === undefined ? {} : { resourceId }),
          ...(after === undefined ? {} : { after }),
          ...(before === undefined ? {} : { before }),
          ...(cursor === undefined ? {} : { cursor }),
          limit: pageSize(request.query),
        });
        return listResponse(codec, 'listEvents', request, { data: page.data.map(eventDocument), next: page.next });
      },
    },
  ];
}
