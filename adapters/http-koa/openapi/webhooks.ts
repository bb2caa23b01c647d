import { z } from 'zod';
import type { ZodOpenApiPathsObject } from 'zod-openapi';
import { EVENT_TYPES, type EventType } from '../../../core/index.js';
import { eventExample, eventSchema } from '../events/schema.js';
import { candidateStatus, closeReason, jobStatus, operationKind, operationStatus } from '../schema/enums.js';

interface Sent {
  when: string;
  data: z.ZodRawShape;
  example: Record<string, unknown>;
}

const changed = z.array(z.string()).describe('Names of the members that have changed.');
const enrichmentId = z.string().describe('Id of the enrichment, `enr_…`.');
const enriched = {
  enrichmentId,
  status: z.enum(['succeeded', 'partial', 'failed']).describe('How the enrichment ended.'),
  code: z.string().nullable().optional().describe('Why it is `partial` or `failed`, as in the list of problems.'),
};
const count = (what: string) => z.number().int().describe(`Items that ${what}.`);
const ended = {
  kind: operationKind,
  status: operationStatus,
  succeeded: count('were done and changed something'),
  unchanged: count('needed nothing to be done'),
  failed: count('failed'),
};
const ENRICHMENT = 'enr_01kaexample0000000000000000';

/** What is sent for each type of event, and what its `data` has. */
const EVENTS: Record<EventType, Sent> = {
  'candidate.created': {
    when: 'A candidate was stored.',
    data: { status: candidateStatus },
    example: { status: 'active' },
  },
  'candidate.updated': { when: 'A candidate was changed.', data: { changed }, example: { changed: ['tags'] } },
  'candidate.deleted': {
    when: 'A candidate was erased.',
    data: {
      reason: z
        .enum(['retention', 'consent_expired'])
        .optional()
        .describe('Why the service erased the candidate by itself.'),
    },
    example: {},
  },
  'candidate.enrichment.queued': {
    when: 'An enrichment was queued.',
    data: { enrichmentId },
    example: { enrichmentId: ENRICHMENT },
  },
  'candidate.enrichment.completed': {
    when: 'An enrichment has finished.',
    data: enriched,
    example: { enrichmentId: ENRICHMENT, status: 'succeeded' },
  },
  'candidate.enrichment.failed': {
    when: 'The resume of a candidate could not be parsed.',
    data: enriched,
    example: { enrichmentId: ENRICHMENT, status: 'failed', code: 'unreadable_document' },
  },
  'candidate.duplicate_detected': {
    when: 'New candidates were found that may be the same person.',
    data: { candidateIds: z.array(z.string()).describe('Ids of these candidates.') },
    example: { candidateIds: ['cand_01kaexample0000000000000001'] },
  },
  'candidate.merged': {
    when: 'A candidate was merged into another.',
    data: { into: z.string().describe('Id of the candidate that survives.') },
    example: { into: 'cand_01kaexample0000000000000001' },
  },
  'candidate.unmerged': {
    when: 'A merge was undone, and the candidate is there again.',
    data: { from: z.string().describe('Id of the candidate that had survived.') },
    example: { from: 'cand_01kaexample0000000000000001' },
  },
  'job.created': { when: 'A job was stored as a draft.', data: { status: jobStatus }, example: { status: 'draft' } },
  'job.updated': { when: 'A job was changed.', data: { changed }, example: { changed: ['title'] } },
  'job.published': {
    when: 'A draft was published.',
    data: { changed, status: jobStatus },
    example: { changed: ['status'], status: 'published' },
  },
  'job.closed': {
    when: 'A job was closed.',
    data: {
      changed,
      status: jobStatus,
      reason: closeReason.nullable().optional().describe('Why; `expired` where `validThrough` has passed.'),
    },
    example: { changed: ['status'], status: 'closed', reason: 'filled' },
  },
  'job.reopened': {
    when: 'A closed job became a draft again.',
    data: { changed, status: jobStatus },
    example: { changed: ['status'], status: 'draft' },
  },
  'job.deleted': { when: 'A draft or a closed job was deleted.', data: {}, example: {} },
  'operation.completed': {
    when: 'An operation ended as succeeded, partial or cancelled.',
    data: ended,
    example: { kind: 'import', status: 'succeeded', succeeded: 120, unchanged: 0, failed: 0 },
  },
  'operation.failed': {
    when: 'An operation ended, and every item of it had failed.',
    data: ended,
    example: { kind: 'import', status: 'failed', succeeded: 0, unchanged: 0, failed: 3 },
  },
  'webhook.created': {
    when: 'A subscription was created.',
    data: { eventTypes: z.array(z.string()).describe('The types that it is sent.') },
    example: { eventTypes: ['job.*'] },
  },
  'webhook.deleted': { when: 'A subscription was deleted.', data: {}, example: {} },
  'webhook.disabled': {
    when: 'A subscription was disabled.',
    data: {
      reason: z
        .enum(['gone', 'failing', 'caller'])
        .describe('`gone`: the receiver answered 410. `failing`: no delivery succeeded for five days.'),
    },
    example: { reason: 'gone' },
  },
  'webhook.ping': {
    when: 'A ping was asked for. It is sent whatever the types of the subscription.',
    data: {},
    example: {},
  },
};

const headers = z.object({
  'webhook-id': z.string().meta({ description: 'Id of the event; the same in each attempt.' }),
  'webhook-timestamp': z.string().meta({ description: 'When it was sent: seconds since 1970, in UTC.' }),
  'webhook-signature': z.string().meta({
    description:
      'One or more signatures by Standard Webhooks 1.0.0, apart by spaces: `v1,` and the HMAC-SHA256 of `id.timestamp.body` in base64. Two for a day after the secret was rotated.',
  }),
});

/** The body that is sent for a type of event. */
function bodyOf(type: EventType) {
  const name = type.split(/[._]/).map((word) => word.charAt(0).toUpperCase() + word.slice(1));
  return eventSchema
    .extend({
      type: z.literal(type).describe('What happened.'),
      data: z.looseObject(EVENTS[type].data).describe('What is known about it, without personal data.'),
    })
    .meta({ id: `${name.join('')}Event`, description: EVENTS[type].when });
}

/** The requests that subscribers receive, one for each type of event. */
export function describeWebhooks(): ZodOpenApiPathsObject {
  return Object.fromEntries(EVENT_TYPES.map((type) => [type, { post: describeWebhook(type) }]));
}

function describeWebhook(type: EventType) {
  const [kind = ''] = type.split('.');
  const id = { candidate: 'cand', job: 'job', operation: 'opr', webhook: 'whk' }[kind] ?? kind;
  const resource = { type: kind, id: `${id}_01kaexample0000000000000000`, version: 4 };
  return {
    operationId: `on${type.replace(/(?:^|[._])([a-z])/g, (_, letter: string) => letter.toUpperCase())}`,
    tags: ['Webhooks'],
    summary: `Event ${type}`,
    description: `${EVENTS[type].when} Sent as a POST to each subscription that names the type.`,
    security: [],
    requestParams: { header: headers },
    requestBody: {
      required: true,
      description: 'The event.',
      content: {
        'application/json': {
          schema: bodyOf(type),
          example: { ...eventExample, type, resource, data: EVENTS[type].example },
        },
      },
    },
    responses: {
      '2XX': { description: 'Received. Anything else, and no answer within 15 seconds, is tried again.' },
      '410': { description: 'Not wanted any more: the subscription is disabled.' },
    },
  };
}
