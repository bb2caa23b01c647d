import type { Application, CloseReason, Job, JobFields, JobView, Position, RecordSort } from '../../../core/index.js';
import { listExample } from '../candidates/examples.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { RouteResponse, Route, RouteBody, RouteRequest } from '../route.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { listSchema } from '../schema/list-schema.js';
import { createJobExample, jobExample, jobRecordExample } from './examples.js';
import { presentJobRecord, serializeJob } from './presenter.js';
import * as schema from './schema.js';

const ID = { id: 'Id of the job, `job_…`.' };

export function jobRoutes(app: Application, codec: CursorCodec): Route[] {
  const show = (view: JobView, status = 200, headers: Record<string, string> = {}): RouteResponse => ({
    status,
    body: serializeJob(view),
    version: view.job.version,
    headers,
    resourceId: view.job.id,
  });
  /** publish, close and reopen differ in little. */
  const action = (
    name: 'publish' | 'close' | 'reopen',
    about: Pick<Route, 'summary' | 'description' | 'problems'> & { body: RouteBody },
    run: (request: RouteRequest, about: { id: string; expectedVersions?: number[] }) => Promise<Job>,
  ): Route => ({
    method: 'POST',
    path: `/v1/jobs/:id/${name}`,
    operationId: `${name}Job`,
    tag: 'Jobs',
    scope: 'write',
    ratePolicy: 'write',
    params: ID,
    conditional: true,
    response: { status: 200, description: 'The job in its new status.', schema: schema.jobSchema, example: jobExample },
    ...about,
    async handle(request) {
      const { params, expectedVersions } = request;
      const job = await run(request, { id: params['id'] ?? '', ...(expectedVersions ? { expectedVersions } : {}) });
      return show(await app.getJob.view(request.caller.tenantId, job));
    },
  });

  return [
    {
      method: 'GET',
      path: '/v1/jobs/:id',
      operationId: 'getJob',
      tag: 'Jobs',
      summary: 'Fetch one job together with its intelligence',
      description:
        'The record, what it asks for (stated and read from the text), and what the tenant’s candidates mean for it.',
      scope: 'read',
      ratePolicy: 'read',
      params: ID,
      conditional: true,
      response: { status: 200, description: 'The job.', schema: schema.jobSchema, example: jobExample },
      problems: ['not_found'],
      handle: async ({ caller, params }) => show(await app.getJob.execute(caller, { id: params['id'] ?? '' })),
    },
    {
      method: 'GET',
      path: '/v1/jobs',
      operationId: 'listJobs',
      tag: 'Jobs',
      summary: 'List jobs',
      description: 'Newest first where no sort is given. Rows carry everything but the intelligence.',
      scope: 'read',
      ratePolicy: 'read',
      query: schema.listJobsQuery,
      response: {
        status: 200,
        description: 'A page of jobs.',
        schema: listSchema(schema.jobRecordSchema),
        example: listExample(jobRecordExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { cursor: _cursor, limit: _limit, sort, ...filters } = request.query;
        const after = decodePosition(codec, 'listJobs', request) as Position | undefined;
        const page = await app.listJobs.execute(request.caller, {
          ...filters,
          sort: sort as RecordSort,
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, 'listJobs', request, { data: page.data.map(presentJobRecord), next: page.next });
      },
    },
    {
      method: 'POST',
      path: '/v1/jobs',
      operationId: 'createJob',
      tag: 'Jobs',
      summary: 'Create a job',
      description: 'The status is draft. What `requirements` leaves out is read from title and description.',
      scope: 'write',
      ratePolicy: 'write',
      body: { schema: schema.createJobSchema, kind: 'json', example: createJobExample },
      response: { status: 201, description: 'The job as stored.', schema: schema.jobSchema, example: jobExample },
      problems: ['validation_failed', 'external_id_taken'],
      async handle({ caller, body }) {
        const { status: _status, ...fields } = body as JobFields & { status?: 'draft' };
        const job = await app.createJob.execute(caller, fields);
        return show(await app.getJob.view(caller.tenantId, job), 201, { Location: `/v1/jobs/${job.id}` });
      },
    },
    {
      method: 'PATCH',
      path: '/v1/jobs/:id',
      operationId: 'updateJob',
      tag: 'Jobs',
      summary: 'Update fields of a job',
      description:
        'A merge patch (RFC 7396). The status changes by publish, close and reopen alone. A closed job takes only tags, customFields and externalId.',
      scope: 'write',
      ratePolicy: 'write',
      params: ID,
      conditional: true,
      body: { schema: schema.patchJobSchema, kind: 'merge-patch', example: { tags: ['urgent'], totalJobOpenings: 2 } },
      response: { status: 200, description: 'The job as changed.', schema: schema.jobSchema, example: jobExample },
      problems: ['not_found', 'validation_failed', 'external_id_taken', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const job = await app.updateJob.execute(caller, {
          id: params['id'] ?? '',
          patch: body as Record<string, unknown>,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return show(await app.getJob.view(caller.tenantId, job));
      },
    },
    action(
      'publish',
      {
        summary: 'Publish a draft job',
        description:
          'Needs a title, a description of at least 50 characters, a requirement stated or read, a location or TELECOMMUTE, and a validThrough that has not passed.',
        body: { schema: emptyBodySchema, kind: 'empty', example: {} },
        problems: [
          'not_found',
          'version_conflict',
          'invalid_job_transition',
          'job_not_publishable',
          'validation_failed',
        ],
      },
      ({ caller }, about) => app.publishJob.execute(caller, about),
    ),
    action(
      'close',
      {
        summary: 'Close a job',
        description: 'From draft or published. The reason is `other` where none is given.',
        body: { schema: schema.closeJobSchema, kind: 'empty', example: { reason: 'filled' } },
        problems: ['not_found', 'version_conflict', 'invalid_job_transition', 'validation_failed'],
      },
      ({ caller, body }, about) => {
        const { reason } = body as { reason?: CloseReason };
        return app.closeJob.execute(caller, { ...about, ...(reason ? { reason } : {}) });
      },
    ),
    action(
      'reopen',
      {
        summary: 'Make a closed job a draft again',
        description: 'Clears closedAt and closeReason.',
        body: { schema: emptyBodySchema, kind: 'empty', example: {} },
        problems: ['not_found', 'version_conflict', 'invalid_job_transition', 'validation_failed'],
      },
      ({ caller }, about) => app.reopenJob.execute(caller, about),
    ),
  ];
}
