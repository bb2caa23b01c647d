import type { z } from 'zod';
import type { Application } from '../../../core/index.js';
import { candidateParams } from '../candidates/schema.js';
import { shownMatches, type Shown } from '../audit/shown.js';
import { defineRoute } from '../define-route.js';
import { jobParams } from '../jobs/schema.js';
import type { CursorCodec } from '../lists/cursor.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route, RouteRequest, RouteResponse } from '../route.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import { viewQuery } from '../schema/view.js';
import { presentMatches } from './present-matches.js';
import { candidateMatchListQuery, matchListQuery, type MatchListQuery } from './query-schema.js';
import { matchExample } from './examples.js';
import { matchParams, matchSchema } from './schema.js';

const LIST = {
  method: 'GET',
  tag: 'Matching',
  scope: 'read',
  ratePolicy: 'heavy',
  response: {
    status: 200,
    description: 'Matches, best first.',
    schema: listSchema('MatchList', matchSchema),
    example: listExample(matchExample),
  },
  blind: [],
  problems: ['not_found', 'invalid_cursor', 'validation_failed'],
} as const;

export function matchRoutes(app: Application, codec: CursorCodec): Route[] {
  return [
    defineRoute({
      ...LIST,
      path: '/v1/jobs/:id/candidates',
      operationId: 'listJobMatches',
      summary: 'List the candidates for a job, best first',
      description:
        'Every match has an explanation. Includes only candidates who consent to matching; only active ones by default.',
      params: jobParams,
      query: matchListQuery,
      handle: (request) =>
        listMatches(app, codec, request, 'job', (input) =>
          app.matchCandidates.execute(request.caller, {
            ...input,
            status: request.query.status,
          }),
        ),
    }),
    defineRoute({
      ...LIST,
      path: '/v1/candidates/:id/jobs',
      operationId: 'listCandidateMatches',
      summary: 'List the published jobs for a candidate, best first',
      description: 'The same matches, seen from the candidate. Empty if the candidate has not consented to matching.',
      params: candidateParams,
      query: candidateMatchListQuery,
      handle: (request) =>
        listMatches(app, codec, request, 'candidate', (input) => app.matchJobs.execute(request.caller, input)),
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/jobs/:id/candidates/:candidateId',
      operationId: 'getMatch',
      tag: 'Matching',
      summary: 'Fetch one match with full evidence',
      description: 'Responds with 404 if the candidate has not consented to matching.',
      scope: 'read',
      ratePolicy: 'read',
      params: matchParams,
      query: viewQuery,
      blind: [],
      response: { status: 200, description: 'The match.', schema: matchSchema, example: matchExample },
      problems: ['not_found'],
      async handle({ caller, params: { id, candidateId }, blind }) {
        const match = await app.explainMatch.execute(caller, { jobId: id, candidateId });
        const candidates = blind ? [(await app.getCandidate.execute(caller, { id: candidateId })).candidate] : [];
        const [shown] = await presentMatches(app, [match], candidates, { blind, expand: undefined });
        return { status: 200, body: shown!, ...shownMatches({ type: 'job', id }, [match]) };
      },
    }),
  ];
}

type MatchUseCase = Application['matchJobs']['execute'];
type MatchListInput = Parameters<MatchUseCase>[1];
type MatchPage = Awaited<ReturnType<MatchUseCase>>;
type MatchListRequest = RouteRequest<z.output<typeof jobParams>, MatchListQuery>;

async function listMatches(
  app: Application,
  codec: CursorCodec,
  request: MatchListRequest,
  type: Shown['resource']['type'],
  fetchPage: (input: MatchListInput) => Promise<MatchPage>,
): Promise<RouteResponse<never>> {
  const { minScore, band, skill, constraint: constraints, expand } = request.query;
  const after = decodePosition<NonNullable<MatchPage['next']>>(codec, request);
  const page = await fetchPage({
    ...request.params,
    ...(minScore === undefined ? {} : { minScore }),
    ...(band === undefined ? {} : { band }),
    ...(skill === undefined ? {} : { skill }),
    ...(constraints === undefined ? {} : { constraints }),
    ...(after === undefined ? {} : { after }),
    limit: pageSize(request.query),
  });
  return {
    ...listResponse(codec, request, {
      data: await presentMatches(app, page.data, page.candidates, { blind: request.blind, expand }),
      next: page.next,
    }),
    ...shownMatches({ type, id: request.params.id }, page.data),
  };
}
