import type { Application, Delivery, Position } from '../../../core/index.js';
import { eventDocument } from '../../../core/spi.js';
import { listExample } from '../candidates/examples.js';
import { eventExample, eventSchema } from '../events/schema.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { deletedSchema, listSchema } from '../schema/list-schema.js';
import { presentDelivery, presentWebhook, presentWithSecret } from './presenter.js';
import * as schema from './schema.js';

const ID = { id: 'Id of the subscription, `whk_…`.' };
const SECRET_EXAMPLE = { ...schema.webhookExample, secret: 'whsec_ZXhhbXBsZS1zZWNyZXQtZXhhbXBsZQ==' };
const common = { tag: 'Webhooks', scope: 'admin' } as const;

export function webhookRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    {
      ...common,
      method: 'POST',
      path: '/v1/webhooks',
      operationId: 'registerWebhook',
      summary: 'Register a webhook subscription',
      description:
        'Deliveries follow Standard Webhooks. The secret is in this answer and in that of rotate-secret, and nowhere else. At most 50 a tenant.',
      ratePolicy: 'write',
      body: {
        schema: schema.registerWebhookSchema,
        kind: 'json',
        example: { url: 'https://hooks.example.com/talent', eventTypes: ['job.*'] },
      },
      response: {
        status: 201,
        description: 'The subscription with its secret.',
        schema: schema.webhookWithSecretSchema,
        example: SECRET_EXAMPLE,
      },
      problems: ['validation_failed'],
      async handle({ caller, body }) {
        const webhook = await app.registerWebhook.execute(caller, body as { url: string });
        return {
          status: 201,
          body: presentWithSecret(webhook),
          version: webhook.version,
          headers: { Location: `/v1/webhooks/${webhook.id}` },
          resourceId: webhook.id,
        };
      },
    },
    {
      ...common,
      method: 'GET',
      path: '/v1/webhooks',
      operationId: 'listWebhooks',
      summary: 'List webhook subscriptions',
      description: 'Newest first.',
      ratePolicy: 'read',
      query: schema.listWebhooksQuery,
      response: {
        status: 200,
        description: 'A page of subscriptions.',
        schema: listSchema(schema.webhookSchema),
        example: listExample(schema.webhookExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition(codec, 'listWebhooks', request) as Position | undefined;
        const page = await app.listWebhooks.execute(request.caller, {
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, 'listWebhooks', request, { data: page.data.map(presentWebhook), next: page.next });
      },
    },
    {
      ...common,
      method: 'GET',
      path: '/v1/webhooks/:id',
      operationId: 'getWebhook',
      summary: 'Fetch one webhook subscription',
      description: 'Without its secret.',
      ratePolicy: 'read',
      params: ID,
      conditional: true,
      response: {
        status: 200,
        description: 'The subscription.',
        schema: schema.webhookSchema,
        example: schema.webhookExample,
      },
      problems: ['not_found'],
      async handle({ caller, params }) {
        const webhook = await app.getWebhook.execute(caller, { id: params['id'] ?? '' });
        return { status: 200, body: presentWebhook(webhook), version: webhook.version };
      },
    },
    {
      ...common,
      method: 'PATCH',
      path: '/v1/webhooks/:id',
      operationId: 'updateWebhook',
      summary: 'Update a webhook subscription',
      description: 'url, eventTypes, description and status. Enabling it again forgets past failures.',
      ratePolicy: 'write',
      params: ID,
      conditional: true,
      body: { schema: schema.patchWebhookSchema, kind: 'merge-patch', example: { status: 'disabled' } },
      response: {
        status: 200,
        description: 'The subscription as changed.',
        schema: schema.webhookSchema,
        example: schema.webhookExample,
      },
      problems: ['not_found', 'validation_failed', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const webhook = await app.updateWebhook.execute(caller, {
          ...(body as { description?: string }),
          id: params['id'] ?? '',
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: presentWebhook(webhook), version: webhook.version };
      },
    },
    {
      ...common,
      method: 'DELETE',
      path: '/v1/webhooks/:id',
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook subscription',
      description: 'Its deliveries go with it.',
      ratePolicy: 'write',
      params: ID,
      conditional: true,
      response: {
        status: 200,
        description: 'It is gone.',
        schema: deletedSchema('webhook'),
        example: { id: schema.webhookExample.id, object: 'webhook', deleted: true },
      },
      problems: ['not_found', 'version_conflict'],
      async handle({ caller, params, expectedVersions }) {
        const { id } = await app.deleteWebhook.execute(caller, {
          id: params['id'] ?? '',
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: { id, object: 'webhook', deleted: true } };
      },
    },
    {
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/ping',
      operationId: 'pingWebhook',
      summary: 'Send a test event to a subscription',
      description: 'A `webhook.ping` event goes to this subscription alone, whatever types it wants.',
      ratePolicy: 'write',
      params: ID,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The event on its way.',
        schema: eventSchema,
        example: { ...eventExample, type: 'webhook.ping', data: {} },
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const event = await app.pingWebhook.execute(caller, { id: params['id'] ?? '' });
        return { status: 202, body: eventDocument(event) };
      },
    },
    {
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/rotate-secret',
      operationId: 'rotateWebhookSecret',
      summary: 'Make a new secret',
      description: 'The old secret signs too for 24 hours.',
      ratePolicy: 'write',
      params: ID,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 200,
        description: 'The subscription with its new secret.',
        schema: schema.webhookWithSecretSchema,
        example: SECRET_EXAMPLE,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const webhook = await app.rotateWebhookSecret.execute(caller, { id: params['id'] ?? '' });
        return { status: 200, body: presentWithSecret(webhook), version: webhook.version, resourceId: webhook.id };
      },
    },
    {
      ...common,
      method: 'GET',
      path: '/v1/webhooks/:id/deliveries',
      operationId: 'listDeliveries',
      summary: 'List the deliveries of a subscription',
      description: 'Newest first, each with its attempts.',
      ratePolicy: 'read',
      params: ID,
      query: schema.listDeliveriesQuery,
      response: {
        status: 200,
        description: 'A page of deliveries.',
        schema: listSchema(schema.deliverySchema),
        example: listExample(schema.deliveryExample),
      },
      problems: ['not_found', 'invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition(codec, 'listDeliveries', request) as Position | undefined;
        const status = request.query['status'] as Delivery['status'] | undefined;
        const page = await app.listDeliveries.execute(request.caller, {
          webhookId: request.params['id'] ?? '',
          ...(status ? { status } : {}),
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, 'listDeliveries', request, {
          data: page.data.map(presentDelivery),
          next: page.next,
        });
      },
    },
    {
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/deliveries/:deliveryId/retry',
      operationId: 'retryDelivery',
      summary: 'Send a delivery again',
      description: 'It becomes due at once, whatever became of it before.',
      ratePolicy: 'write',
      params: { ...ID, deliveryId: 'Id of the delivery, `dlv_…`.' },
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The delivery, due again.',
        schema: schema.deliverySchema,
        example: schema.deliveryExample,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const delivery = await app.retryDelivery.execute(caller, {
          webhookId: params['id'] ?? '',
          deliveryId: params['deliveryId'] ?? '',
        });
        return { status: 202, body: presentDelivery(delivery) };
      },
    },
  ];
}
