import { z } from 'zod';
import {
  createDocument,
  type ZodOpenApiOperationObject,
  type ZodOpenApiRequestBodyObject,
  type ZodOpenApiPathsObject,
  type ZodOpenApiResponsesObject,
} from 'zod-openapi';
import { partNames } from '../middleware/body/read-multipart.js';
import { GUIDE_LINKS } from '../operations/guide-pages.js';
import { PROBLEMS } from '../problems/problem-table.js';
import type { Route } from '../route.js';
import { responseHeaders, problemHeaders, HEADER_COMPONENTS, isReplayable, notModifiedHeaders } from './headers.js';
import { inReadingOrder } from './reading-order.js';
import { describeWebhooks } from './webhooks.js';

const problemSchema = z
  .looseObject({
    type: z.string().describe('Address of what the code means.'),
    title: z.string().describe('What the code means, in a few words.'),
    status: z.number().int().describe('The HTTP status.'),
    detail: z.string().describe('What is wrong with this request.'),
    instance: z.string().describe('Path of the request.'),
    code: z.string().describe('Stable code that programs can read.'),
    requestId: z.string().describe('Id of the request, `req_…`.'),
    errors: z
      .array(
        z.strictObject({
          pointer: z.string().optional().describe('JSON pointer to the member that it is about.'),
          parameter: z.string().optional().describe('Name of the parameter that it is about.'),
          code: z.string().describe('Stable code that programs can read.'),
          detail: z.string().describe('What it means here, in a sentence.'),
        }),
      )
      .optional()
      .describe('Each fault of the request.'),
  })
  .meta({ id: 'Problem', description: 'RFC 9457. `code` is stable; `type` points to its meaning.' });

const INTRODUCTION = `Candidates, jobs, and explained matches between them. Every call is scoped to the tenant of its API key.

Send the key as \`Authorization: Bearer tm_live_…\`; here, enter it under **Authorize**. The page forgets it on reload, except at [/docs?keep-key](/docs?keep-key), where the browser stores it. Each key is rate-limited by three policies, \`read\`, \`write\`
and \`heavy\`; each response states in \`RateLimit-Policy\` and \`RateLimit\` which policy applies and how much of it is left. Every POST that stores something supports \`Idempotency-Key\`.
Errors are problem documents (RFC 9457) with a stable \`code\`: [list of codes](/problems).

Guides: ${GUIDE_LINKS}`;

/** Swagger UI fills the field with it. */
const MULTIPART_CANDIDATE = '{"tags":["fair-2026"]}';
const MULTIPART_JOB = '{"title":"Backend developer"}';

/** In the order of the reference. */
const TAGS = [
  { name: 'Candidates', description: 'People, their resumes and what is known about them.' },
  { name: 'Jobs', description: 'Openings and their requirements.' },
  { name: 'Matching', description: 'Explained matches between candidates and jobs.' },
  { name: 'Feedback', description: 'What became of candidates, and how scores agree with it.' },
  { name: 'Parsing', description: 'Resumes and job ads read without being stored.' },
  { name: 'Operations', description: 'Work that takes longer than a request: its progress, its failures, its end.' },
  { name: 'Taxonomy', description: 'Skills and occupations that are known by name.' },
  { name: 'Events', description: 'The log of changes.' },
  { name: 'Data protection', description: 'Who was shown what, and for how long data is kept.' },
  { name: 'Access', description: 'The key of a request and its limits.' },
  { name: 'Webhooks', description: 'Events sent to you, by Standard Webhooks.' },
];

/** Problems that every operation can answer. */
const COMMON_PROBLEMS = [
  'missing_api_key',
  'invalid_api_key',
  'expired_api_key',
  'revoked_api_key',
  'insufficient_scope',
  'not_acceptable',
  'rate_limited',
  'internal_error',
  'unavailable',
  'validation_failed',
];
const BODY_PROBLEMS = ['malformed_json', 'payload_too_large', 'unsupported_media_type'];
const POST_PROBLEMS = ['idempotency_key_invalid', 'idempotency_in_progress', 'idempotency_key_reused', 'erased'];

/** The OpenAPI 3.1 document, made from the mounted routes and the schemas that check their requests. */
export function buildOpenApi(routes: readonly Route[], version: string): unknown {
  const paths: ZodOpenApiPathsObject = {};
  const tags = TAGS.map(({ name }) => name);
  for (const route of inReadingOrder(routes, tags)) {
    const path = route.path.replace(/:([A-Za-z]+)/g, '{$1}');
    paths[path] = { ...paths[path], [route.method.toLowerCase()]: buildOperation(route) };
  }
  return createDocument({
    openapi: '3.1.0',
    info: {
      title: 'Talent matching',
      version,
      description: INTRODUCTION,
      license: { name: 'MIT', identifier: 'MIT' },
    },
    servers: [{ url: '/', description: 'This service' }],
    security: [{ apiKey: [] }],
    tags: TAGS,
    paths,
    webhooks: describeWebhooks(),
    components: {
      securitySchemes: { apiKey: { type: 'http', scheme: 'bearer', description: 'tm_live_… or tm_test_…' } },
      headers: HEADER_COMPONENTS,
    },
  });
}

function buildOperation(route: Route): ZodOpenApiOperationObject {
  return {
    operationId: route.operationId,
    tags: [route.tag],
    summary: route.summary,
    description: `${route.description}\n\nScope: \`${route.scope}\`. Rate limit: \`${route.ratePolicy}\`.`,
    requestParams: {
      ...(route.params ? { path: route.params } : {}),
      ...(route.query ? { query: route.query } : {}),
      ...headerParameters(route),
    },
    ...(route.body ? { requestBody: buildRequestBody(route, route.body) } : {}),
    responses: buildResponses(route),
  };
}

function headerParameters(route: Route): { header?: z.ZodObject } {
  const headers: Record<string, z.ZodType> = {};
  if (isReplayable(route)) {
    headers['Idempotency-Key'] = z
      .string()
      .min(1)
      .max(255)
      .optional()
      .meta({ description: 'Repeating the request with the same key within 24 hours returns the first response.' });
  }
  if (route.response.isFile) {
    headers['Range'] = z.string().optional().meta({ description: 'One range of bytes, such as `bytes=0-1023`.' });
    headers['If-Range'] = z.string().optional().meta({ description: 'The range only if the file has this ETag.' });
    headers['If-None-Match'] = z.string().optional().meta({ description: '304 if the file still has this ETag.' });
  }
  if (route.conditional && route.method === 'GET') {
    headers['If-None-Match'] = z.string().optional().meta({ description: '304 if the record still has this ETag.' });
  } else if (route.conditional && route.method === 'PUT') {
    headers['If-Match'] = z
      .string()
      .optional()
      .meta({ description: '412 if the record has another ETag, or is not there.' });
    headers['If-None-Match'] = z.string().optional().meta({ description: '`*`: 412 if the record is there already.' });
  } else if (route.conditional) {
    headers['If-Match'] = z.string().optional().meta({ description: '412 if the record has another ETag by now.' });
  }
  return Object.keys(headers).length > 0 ? { header: z.object(headers) } : {};
}

function buildRequestBody(route: Route, body: NonNullable<Route['body']>): ZodOpenApiRequestBodyObject {
  const media = { schema: body.schema, example: body.example };
  if (body.kind === 'ndjson')
    return {
      required: true,
      description: `Body of ${route.operationId}.`,
      content: { 'application/x-ndjson': media },
    };
  const names = partNames(body);
  const json = names.json === 'job' ? MULTIPART_JOB : route.stateless ? '{}' : MULTIPART_CANDIDATE;
  const content = {
    ...(body.kind === 'merge-patch' ? { 'application/merge-patch+json': media } : {}),
    'application/json': media,
    ...(body.standard
      ? { [body.standard.contentType]: { schema: body.standard.schema, example: body.standard.example } }
      : {}),
    ...(body.kind === 'json-or-multipart'
      ? {
          'multipart/form-data': {
            schema: z.object({
              [names.json]: z
                .string()
                .optional()
                .meta({ description: 'The JSON body, without the file.', example: json }),
              [names.file]: z.string().meta({ format: 'binary', description: 'The file, 10 MiB at most.' }),
            }),
            example: { [names.json]: json, [names.file]: '(the bytes of the file)' },
          },
        }
      : {}),
  };
  return { required: body.kind !== 'empty', description: `Body of ${route.operationId}.`, content };
}

function successContent({
  response: { schema, example, isFile, standard },
}: Route): Record<string, { schema: z.ZodType; example: unknown }> {
  return {
    // The stored file has the content type that it was sent with.
    [isFile ? '*/*' : 'application/json']: { schema, example },
    ...(standard && { [standard.contentType]: { schema: standard.schema, example: standard.example } }),
  };
}

function buildResponses(route: Route): ZodOpenApiResponsesObject {
  const codes = [
    ...COMMON_PROBLEMS,
    ...(route.body ? BODY_PROBLEMS : []),
    ...(route.body?.kind === 'json-or-multipart' ? ['malformed_request'] : []),
    ...(isReplayable(route) ? POST_PROBLEMS : []),
    ...route.problems,
  ];
  if (route.conditional && (route.method === 'PATCH' || route.method === 'DELETE')) codes.push('precondition_required');
  const byStatus = new Map<number, string[]>();
  for (const code of new Set(codes)) {
    const status = PROBLEMS.get(code)?.status ?? 500;
    byStatus.set(status, [...(byStatus.get(status) ?? []), code]);
  }
  const { otherwise } = route.response;
  const responses: ZodOpenApiResponsesObject = {
    [`${route.response.status}` as '200']: {
      description: route.response.description,
      headers: responseHeaders(route),
      content: successContent(route),
    },
    ...(route.response.isFile
      ? {
          '206': {
            description: 'The range of the file that was asked for.',
            headers: responseHeaders(route, 206),
            content: successContent(route),
          },
          '304': { description: 'The file still has the ETag of If-None-Match.', headers: notModifiedHeaders() },
        }
      : {}),
    ...(route.response.created === undefined
      ? {}
      : {
          '201': {
            description: route.response.created,
            headers: responseHeaders(route, 201),
            content: { 'application/json': { schema: route.response.schema, example: route.response.example } },
          },
        }),
    ...(otherwise
      ? {
          [`${otherwise.status}` as '200']: {
            description: otherwise.description,
            headers: responseHeaders({ ...route, response: otherwise }),
            content: { 'application/json': { schema: otherwise.schema, example: otherwise.example } },
          },
        }
      : {}),
    ...(route.conditional && route.method === 'GET'
      ? { '304': { description: 'The record still has the ETag of If-None-Match.', headers: notModifiedHeaders() } }
      : {}),
  };
  for (const [status, names] of [...byStatus].sort(([a], [b]) => a - b)) {
    const first = PROBLEMS.get(names[0] ?? '');
    responses[`${status}` as '400'] = {
      description: names.map((name) => `\`${name}\`: ${PROBLEMS.get(name)?.title ?? ''}`).join('; '),
      headers: problemHeaders(route, status),
      content: {
        'application/problem+json': {
          schema: problemSchema,
          example: {
            type: `/problems#${first?.code ?? ''}`,
            title: first?.title,
            status,
            detail: first?.meaning,
            instance: route.path.replace(/:[A-Za-z]+/g, 'x'),
            code: first?.code,
            requestId: 'req_01kaexample0000000000000000',
          },
        },
      },
    };
  }
  return responses;
}
