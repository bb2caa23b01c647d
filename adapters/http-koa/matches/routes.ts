import type { Application, ConstraintFilter } from '../../../core/index.js';
import { listExample } from '../candidates/examples.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { Route, RouteRequest } from '../route.js';
import { listSchema } from '../schema/list-schema.js';
import { presentMatch } from './presenter.js';
import { candidateMatchListQuery, matchListQuery } from './query-schema.js';
import { matchExample, matchSchema } from './schema.js';

type MatchUseCase = Application['matchCandidates'] | Application['matchJobs'];

export function matchRoutes(app: Application, codec: CursorCodec): Route[] {
  const listing = (
    path: string,
    operationId: string,
    about: Pick<Route, 'summary' | 'description' | 'params' | 'query'>,
    useCase: MatchUseCase,
  ): Route => ({
    method: 'GET',
    path,
    operationId,
    tag: 'Matching',
    scope: 'read',
    ratePolicy: 'heavy',
    response: {
      status: 200,
      description: 'Matches, best first.',
      schema: listSchema(matchSchema),
      example: listExample(matchExample),
    },
    problems: ['not_found', 'invalid_cursor', 'validation_failed'],
    ...about,
    async handle(request: RouteRequest) {
      const { cursor: _cursor, limit: _limit, constraint, ...filters } = request.query;
      const after = decodePosition(codec, operationId, request) as { score: number; id: string } | undefined;
      const page = await useCase.execute(request.caller, {
        ...filters,
        ...(constraint === undefined ? {} : { constraints: constraint as ConstraintFilter[] }),
        id: request.params['id'] ?? '',
        ...(after ? { after } : {}),
        limit: pageSize(request.query),
      });
      return listResponse(codec, operationId, request, { data: page.data.map(presentMatch), next: page.next });
    },
  });

  return [
    listing(
      '/v1/jobs/:id/candidates',
      'listJobMatches',
      {
        summary: 'List the candidates for a job, best first',
        description:
          'Each match is explained. Only candidates who consent to matching; active ones where no status is given.',
        params: { id: 'Id of the job, `job_…`.' },
        query: matchListQuery,
      },
      app.matchCandidates,
    ),
    listing(
      '/v1/candidates/:id/jobs',
      'listCandidateMatches',
      {
        summary: 'List the published jobs for a candidate, best first',
        description: 'The same matches from the other side. Empty without consent to matching.',
        params: { id: 'Id of the candidate, `cand_…`.' },
        query: candidateMatchListQuery,
      },
      app.matchJobs,
    ),
    {
      method: 'GET',
      path: '/v1/jobs/:id/candidates/:candidateId',
      operationId: 'getMatch',
      tag: 'Matching',
      summary: 'Fetch one match with full evidence',
      description: 'Not found where the candidate has not consented to matching.',
      scope: 'read',
      ratePolicy: 'read',
      params: { id: 'Id of the job, `job_…`.', candidateId: 'Id of the candidate, `cand_…`.' },
      response: { status: 200, description: 'The match.', schema: matchSchema, example: matchExample },
      problems: ['not_found'],
      async handle({ caller, params }) {
        const match = await app.explainMatch.execute(caller, {
          jobId: params['id'] ?? '',
          candidateId: params['candidateId'] ?? '',
        });
        return { status: 200, body: presentMatch(match) };
      },
    },
  ];
}
