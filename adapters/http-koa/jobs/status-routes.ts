import type { Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { jobExample } from './examples.js';
import { respondWithJob } from './respond-with-job.js';
import { closeJobSchema, jobParams, jobSchema } from './schema.js';

const CHANGE = {
  method: 'POST',
  tag: 'Jobs',
  scope: 'write',
  ratePolicy: 'write',
  params: jobParams,
  conditional: true,
  response: { status: 200, description: 'The job with its new status.', schema: jobSchema, example: jobExample },
} as const;

/** Publish, close and reopen: the operations that change the status of a job. */
export function jobStatusRoutes(app: Application): Route[] {
  return [
    defineRoute({
      ...CHANGE,
      path: '/v1/jobs/:id/publish',
      operationId: 'publishJob',
      summary: 'Publish a draft job',
      description:
        'Requires a title, a description of at least 50 characters, at least one requirement (stated or extracted from the text), a location or TELECOMMUTE, and a `validThrough` that has not passed.',
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      problems: ['not_found', 'version_conflict', 'invalid_job_transition', 'job_not_publishable', 'validation_failed'],
      async handle({ caller, params, expectedVersions }) {
        const job = await app.publishJob.execute(caller, {
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return respondWithJob(await app.getJob.view(caller.tenantId, job));
      },
    }),
    defineRoute({
      ...CHANGE,
      path: '/v1/jobs/:id/close',
      operationId: 'closeJob',
      summary: 'Close a job',
      description: 'Closes a draft or published job. The reason is `other` by default.',
      body: { schema: closeJobSchema, kind: 'empty', example: { reason: 'filled' } },
      problems: ['not_found', 'version_conflict', 'invalid_job_transition', 'validation_failed'],
      async handle({ caller, params, body, expectedVersions }) {
        const input = { ...params, ...body, ...(expectedVersions ? { expectedVersions } : {}) };
        const job = await app.closeJob.execute(caller, input);
        return respondWithJob(await app.getJob.view(caller.tenantId, job));
      },
    }),
    defineRoute({
      ...CHANGE,
      path: '/v1/jobs/:id/reopen',
      operationId: 'reopenJob',
      summary: 'Make a closed job a draft again',
      description: 'Clears `closedAt` and `closeReason`.',
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      problems: ['not_found', 'version_conflict', 'invalid_job_transition', 'validation_failed'],
      async handle({ caller, params, expectedVersions }) {
        const job = await app.reopenJob.execute(caller, {
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return respondWithJob(await app.getJob.view(caller.tenantId, job));
      },
    }),
  ];
}
