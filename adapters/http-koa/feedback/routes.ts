import type { Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import { jobParams } from '../jobs/schema.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import { matchParams } from '../matches/schema.js';
import type { Route } from '../route.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { presentCalibration, presentFeedback } from './presenter.js';
import * as schema from './schema.js';

const CALIBRATION = {
  method: 'GET',
  tag: 'Feedback',
  scope: 'read',
  ratePolicy: 'heavy',
  response: {
    status: 200,
    description: 'The calibration.',
    schema: schema.calibrationSchema,
    example: schema.calibrationExample,
  },
} as const;

export function feedbackRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/v1/jobs/:id/candidates/:candidateId/feedback',
      operationId: 'giveFeedback',
      tag: 'Feedback',
      summary: 'Note the outcome of a candidate for a job',
      description:
        'Keeps what became of the candidate. It changes no score: `GET …/calibration` compares outcomes with scores. Of several outcomes of a pair, the latest counts.',
      scope: 'write',
      ratePolicy: 'write',
      params: matchParams,
      body: {
        schema: schema.giveFeedbackSchema,
        kind: 'json',
        example: { outcome: 'interviewed', reason: 'Strong in the system design interview.' },
      },
      response: {
        status: 201,
        description: 'The feedback. `Location` is the list of the pair.',
        schema: schema.feedbackSchema,
        example: schema.feedbackExample,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params: { id, candidateId }, body }) {
        const feedback = await app.giveFeedback.execute(caller, { jobId: id, candidateId, ...body });
        return {
          status: 201,
          body: presentFeedback(feedback),
          headers: { Location: `/v1/jobs/${id}/candidates/${candidateId}/feedback` },
          resourceId: candidateId,
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/jobs/:id/candidates/:candidateId/feedback',
      operationId: 'listFeedback',
      tag: 'Feedback',
      summary: 'List the feedback on a candidate for a job',
      description: 'Newest first. The first row is the outcome that a calibration counts.',
      scope: 'read',
      ratePolicy: 'read',
      params: matchParams,
      query: schema.listFeedbackQuery,
      response: {
        status: 200,
        description: 'A page of feedback.',
        schema: listSchema('FeedbackList', schema.feedbackSchema),
        example: listExample(schema.feedbackExample),
      },
      problems: ['not_found', 'invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { id, candidateId } = request.params;
        const after = decodePosition<string>(codec, request);
        const page = await app.listFeedback.execute(request.caller, {
          ...{ jobId: id, candidateId, limit: pageSize(request.query) },
          ...(after === undefined ? {} : { after }),
        });
        return listResponse(codec, request, { data: page.data.map(presentFeedback), next: page.next });
      },
    }),
    defineRoute({
      ...CALIBRATION,
      path: '/v1/jobs/:id/calibration',
      operationId: 'getJobCalibration',
      summary: 'Compare the scores of a job with the outcomes',
      description:
        'How scores agree with the outcomes that were given as feedback, and which weights would agree better. With fewer than 30 outcomes it says so and advises nothing. Nothing is applied by itself.',
      params: jobParams,
      problems: ['not_found'],
      async handle({ caller, params }) {
        return {
          status: 200,
          body: presentCalibration(await app.calibrateScores.execute(caller, { jobId: params.id })),
        };
      },
    }),
    defineRoute({
      ...CALIBRATION,
      path: '/v1/calibration',
      operationId: 'getCalibration',
      summary: 'Compare scores with outcomes across all jobs',
      description:
        'As for one job, over the latest 1,000 outcomes of the tenant. Candidates are compared within a job only.',
      problems: [],
      async handle({ caller }) {
        return { status: 200, body: presentCalibration(await app.calibrateScores.execute(caller)) };
      },
    }),
  ];
}
