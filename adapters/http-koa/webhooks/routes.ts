import type { Application, Position } from '../../../core/index.js';
import { eventDocument } from '../../../core/spi.js';
import { defineRoute } from '../define-route.js';
import { eventExample, eventSchema } from '../events/schema.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { deletedBody, deletedSchema } from '../schema/deleted-schema.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { presentDelivery, presentWebhook, presentWithSecret } from './presenter.js';
import * as schema from './schema.js';

const SECRET_EXAMPLE = { ...schema.webhookExample, secret: 'whsec_ZXhhbXBsZS1zZWNyZXQtZXhhbXBsZQ==' };
const common = { tag: 'Webhooks', scope: 'admin' } as const;

export function webhookRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/webhooks',
      operationId: 'registerWebhook',
      summary: 'Register a webhook subscription',
      description:
        'Deliveries follow Standard Webhooks. Only this response and that of rotate-secret contain the secret. A tenant can have at most 50 subscriptions.',
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
        const webhook = await app.registerWebhook.execute(caller, body);
        return {
          status: 201,
          body: presentWithSecret(webhook),
          version: webhook.version,
          headers: { Location: `/v1/webhooks/${webhook.id}` },
          resourceId: webhook.id,
        };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/webhooks',
      operationId: 'listWebhooks',
      summary: 'List webhook subscriptions',
      description: 'Newest first, without secrets.',
      ratePolicy: 'read',
      query: schema.listWebhooksQuery,
      response: {
        status: 200,
        description: 'A page of subscriptions.',
        schema: listSchema('WebhookList', schema.webhookSchema),
        example: listExample(schema.webhookExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition<Position>(codec, request);
        const page = await app.listWebhooks.execute(request.caller, {
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, request, { data: page.data.map(presentWebhook), next: page.next });
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/:id',
      operationId: 'getWebhook',
      summary: 'Fetch one webhook subscription',
      description: 'The subscription, without its secret.',
      ratePolicy: 'read',
      params: schema.webhookParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The subscription.',
        schema: schema.webhookSchema,
        example: schema.webhookExample,
      },
      problems: ['not_found'],
      async handle({ caller, params }) {
        const webhook = await app.getWebhook.execute(caller, params);
        return { status: 200, body: presentWebhook(webhook), version: webhook.version };
      },
    }),
    defineRoute({
      ...common,
      method: 'PATCH',
      path: '/v1/webhooks/:id',
      operationId: 'updateWebhook',
      summary: 'Update a webhook subscription',
      description:
        'A merge patch (RFC 7396) of `url`, `eventTypes`, `description` and `status`. Enabling a subscription clears its record of failures.',
      ratePolicy: 'write',
      params: schema.webhookParams,
      conditional: true,
      body: { schema: schema.patchWebhookSchema, kind: 'merge-patch', example: { status: 'disabled' } },
      response: {
        status: 200,
        description: 'The updated subscription.',
        schema: schema.webhookSchema,
        example: schema.webhookExample,
      },
      problems: ['not_found', 'validation_failed', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const webhook = await app.updateWebhook.execute(caller, {
          ...body,
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: presentWebhook(webhook), version: webhook.version };
      },
    }),
    defineRoute({
      ...common,
      method: 'DELETE',
      path: '/v1/webhooks/:id',
      operationId: 'deleteWebhook',
      summary: 'Delete a webhook subscription',
      description: 'Also deletes its deliveries.',
      ratePolicy: 'write',
      params: schema.webhookParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The subscription is deleted.',
        schema: deletedSchema('webhook'),
        example: { id: schema.webhookExample.id, object: 'webhook', deleted: true },
      },
      problems: ['not_found', 'version_conflict'],
      async handle({ caller, params, expectedVersions }) {
        const { id } = await app.deleteWebhook.execute(caller, {
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: deletedBody('webhook', id) };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/ping',
      operationId: 'pingWebhook',
      summary: 'Send a test event to a subscription',
      description: 'Sends a `webhook.ping` event to this subscription only, whether or not it subscribes to that type.',
      ratePolicy: 'write',
      params: schema.webhookParams,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The queued event.',
        schema: eventSchema,
        example: { ...eventExample, type: 'webhook.ping', data: {} },
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const event = await app.pingWebhook.execute(caller, params);
        return { status: 202, body: eventDocument(event) };
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/rotate-secret',
      operationId: 'rotateWebhookSecret',
      summary: 'Rotate the signing secret of a subscription',
      description: 'Creates a new secret. Deliveries are signed with both secrets for 24 hours.',
      ratePolicy: 'write',
      params: schema.webhookParams,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 200,
        description: 'The subscription with its new secret.',
        schema: schema.webhookWithSecretSchema,
        example: SECRET_EXAMPLE,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const webhook = await app.rotateWebhookSecret.execute(caller, params);
        return { status: 200, body: presentWithSecret(webhook), version: webhook.version, resourceId: webhook.id };
      },
    }),
    defineRoute({
      ...common,
      method: 'GET',
      path: '/v1/webhooks/:id/deliveries',
      operationId: 'listDeliveries',
      summary: 'List the deliveries of a subscription',
      description: 'Newest first. Every delivery lists its attempts.',
      ratePolicy: 'read',
      params: schema.webhookParams,
      query: schema.listDeliveriesQuery,
      response: {
        status: 200,
        description: 'A page of deliveries.',
        schema: listSchema('DeliveryList', schema.deliverySchema),
        example: listExample(schema.deliveryExample),
      },
      problems: ['not_found', 'invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { cursor: _cursor, limit: _limit, ...filters } = request.query;
        const after = decodePosition<Position>(codec, request);
        const page = await app.listDeliveries.execute(request.caller, {
          ...filters,
          webhookId: request.params.id,
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, request, {
          data: page.data.map(presentDelivery),
          next: page.next,
        });
      },
    }),
    defineRoute({
      ...common,
      method: 'POST',
      path: '/v1/webhooks/:id/deliveries/:deliveryId/retry',
      operationId: 'retryDelivery',
      summary: 'Retry a delivery',
      description: 'Makes the delivery due immediately, whatever its status.',
      ratePolicy: 'write',
      params: schema.deliveryParams,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The delivery, due immediately.',
        schema: schema.deliverySchema,
        example: schema.deliveryExample,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const delivery = await app.retryDelivery.execute(caller, {
          webhookId: params.id,
          deliveryId: params.deliveryId,
        });
        return { status: 202, body: presentDelivery(delivery) };
      },
    }),
  ];
}
