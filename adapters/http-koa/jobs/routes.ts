import type { Application, Position } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { keptListResponse } from '../lists/kept-list.js';
import { decodePosition, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { deletedBody, deletedSchema } from '../schema/deleted-schema.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { createdJobExample, createJobExample, jobExample, jobRecordExample } from './examples.js';
import { serializeJobRecord } from './presenter.js';
import {
  fromJobPosting,
  givenJobPostingSchema,
  JSON_LD,
  jobPostingExample,
  jobPostingSchema,
} from '../standards/job-posting.js';
import { respondWithJob, respondWithJobPosting } from './respond-with-job.js';
import * as schema from './schema.js';
import { jobStatusRoutes } from './status-routes.js';

export function jobRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/jobs/:id',
      operationId: 'getJob',
      tag: 'Jobs',
      summary: 'Fetch one job together with its intelligence',
      description:
        'The record, its requirements (both stated and extracted from the text), and how well the candidates of the tenant fit it. With `Accept: application/ld+json`, the job as a JobPosting of schema.org.',
      scope: 'read',
      ratePolicy: 'read',
      blind: [],
      params: schema.jobParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The job.',
        schema: schema.jobSchema,
        example: jobExample,
        standard: { contentType: JSON_LD, schema: jobPostingSchema, example: jobPostingExample },
      },
      problems: ['not_found'],
      async handle({ caller, params, standard }) {
        const view = await app.getJob.execute(caller, params);
        return standard ? respondWithJobPosting(view) : respondWithJob(view);
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/jobs',
      operationId: 'listJobs',
      tag: 'Jobs',
      summary: 'List jobs',
      description: 'Newest first by default. Rows include every member of the job except its intelligence.',
      scope: 'read',
      ratePolicy: 'read',
      blind: [],
      query: schema.listJobsQuery,
      response: {
        status: 200,
        description: 'A page of jobs.',
        schema: listSchema('JobList', schema.jobRecordSchema),
        example: listExample(jobRecordExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition<Position>(codec, request);
        const page = await app.listJobs.execute(request.caller, {
          ...request.query,
          ...(after && { after }),
          limit: pageSize(request.query),
        });
        return keptListResponse(codec, request, page, serializeJobRecord);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/v1/jobs',
      operationId: 'createJob',
      tag: 'Jobs',
      summary: 'Create a job',
      description:
        'Creates a job with the status `draft`. Requirements that are not stated are extracted from title and description. A JobPosting of schema.org can be sent as it is, as `application/ld+json`; what a job has no place for is kept in `customFields` under its name.',
      scope: 'write',
      ratePolicy: 'write',
      body: {
        schema: schema.createJobSchema,
        kind: 'json',
        example: createJobExample,
        standard: {
          contentType: JSON_LD,
          schema: givenJobPostingSchema,
          example: jobPostingExample,
          read: fromJobPosting,
        },
      },
      response: { status: 201, description: 'The new job.', schema: schema.jobSchema, example: createdJobExample },
      problems: ['validation_failed', 'external_id_taken'],
      async handle({ caller, body: { status: _status, ...fields } }) {
        const job = await app.createJob.execute(caller, fields);
        const view = await app.getJob.view(caller.tenantId, job);
        return respondWithJob(view, 201, { Location: `/v1/jobs/${job.id}` });
      },
    }),
    defineRoute({
      method: 'PATCH',
      path: '/v1/jobs/:id',
      operationId: 'updateJob',
      tag: 'Jobs',
      summary: 'Update fields of a job',
      description:
        'A merge patch (RFC 7396). Use publish, close and reopen to change the status. Of a closed job, only `tags`, `customFields` and `externalId` can be updated.',
      scope: 'write',
      ratePolicy: 'write',
      params: schema.jobParams,
      conditional: true,
      body: { schema: schema.patchJobSchema, kind: 'merge-patch', example: { tags: ['urgent'], totalJobOpenings: 2 } },
      response: { status: 200, description: 'The updated job.', schema: schema.jobSchema, example: jobExample },
      problems: ['not_found', 'validation_failed', 'external_id_taken', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const job = await app.updateJob.execute(caller, {
          ...params,
          patch: body,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return respondWithJob(await app.getJob.view(caller.tenantId, job));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/v1/jobs/:id',
      operationId: 'deleteJob',
      tag: 'Jobs',
      summary: 'Delete a job',
      description: 'Deletes a draft or a closed job. Close a published job first. The events remain.',
      scope: 'write',
      ratePolicy: 'write',
      params: schema.jobParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The job is deleted.',
        schema: deletedSchema('job'),
        example: { id: 'job_01kaexample0000000000000000', object: 'job', deleted: true },
      },
      problems: ['not_found', 'job_published', 'version_conflict'],
      async handle({ caller, params, expectedVersions }) {
        const { id } = await app.deleteJob.execute(caller, {
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: deletedBody('job', id) };
      },
    }),
    ...jobStatusRoutes(app),
  ];
}
