import type { Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { assertSameExternalId, externalIdParams } from '../schema/external-id.js';
import { createJobExample, jobExample } from './examples.js';
import { respondWithJob } from './respond-with-job.js';
import * as schema from './schema.js';

/** A job by the caller's own id. */
export function jobExternalIdRoutes(app: Application): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/jobs/external/:externalId',
      operationId: 'getJobByExternalId',
      tag: 'Jobs',
      summary: 'Fetch one job by your own id',
      description: 'The same response as for its `id`.',
      scope: 'read',
      ratePolicy: 'read',
      blind: [],
      params: externalIdParams,
      conditional: true,
      response: { status: 200, description: 'The job.', schema: schema.jobSchema, example: jobExample },
      problems: ['not_found'],
      handle: async ({ caller, params }) => respondWithJob(await app.getJob.byExternalId(caller, params)),
    }),
    defineRoute({
      method: 'PUT',
      path: '/v1/jobs/external/:externalId',
      operationId: 'putJob',
      tag: 'Jobs',
      summary: 'Create or replace a job by your own id',
      description:
        'Takes the body of POST. If no job has this `externalId`, a draft is created (201). Otherwise everything you have sent before is replaced (200): members that the body leaves out return to their defaults, and the status stays. The same body twice changes nothing. Send `If-None-Match: *` to create only. Of a closed job, only `tags`, `customFields` and `externalId` may differ.',
      scope: 'write',
      ratePolicy: 'write',
      params: externalIdParams,
      conditional: true,
      body: { schema: schema.createJobSchema, kind: 'json', example: createJobExample },
      response: {
        status: 200,
        description: 'The replaced job.',
        created: 'The new job.',
        schema: schema.jobSchema,
        example: jobExample,
      },
      problems: ['validation_failed', 'version_conflict'],
      async handle({ caller, params: { externalId }, body, expectedVersions, mustBeNew }) {
        assertSameExternalId(externalId, body.externalId);
        const { status: _status, ...fields } = body;
        const { job, isNew } = await app.putJob.execute(caller, { externalId, expectedVersions, mustBeNew, fields });
        const view = await app.getJob.view(caller.tenantId, job);
        return isNew ? respondWithJob(view, 201, { Location: `/v1/jobs/${job.id}` }) : respondWithJob(view);
      },
    }),
  ];
}
