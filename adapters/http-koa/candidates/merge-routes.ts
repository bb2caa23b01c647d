import { z } from 'zod';
import type { Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import * as examples from './examples.js';
import { respondWithCandidate } from './respond-with-candidate.js';
import { candidateParams, candidateSchema } from './schema.js';

const from = z.string().meta({ description: 'Id of the other candidate, `cand_…`.' });
const other = 'cand_01kaother000000000000000000';

/** Two records of one person become one, and two again. */
export function mergeRoutes(app: Application): Route[] {
  return [
    defineRoute({
      method: 'POST',
      path: '/v1/candidates/:id/merge',
      operationId: 'mergeCandidates',
      tag: 'Candidates',
      summary: 'Merge another candidate into this one',
      description:
        'Responds with this candidate, which survives. Tags and suppressed skills are united, consent is the stricter of both, the newer resume is read and the older one kept. `prefer` says whose status, profile sections, preferences and custom fields win where both have them: those of `this` or the `other`, or of the record that was changed last. The other candidate then responds with 404 and `mergedInto`; its `externalId` finds this one. Erasing this candidate erases both. Merging again what is merged already changes nothing.',
      scope: 'write',
      ratePolicy: 'write',
      params: candidateParams,
      conditional: true,
      body: {
        schema: z.strictObject({
          from,
          prefer: z.enum(['this', 'other', 'newest']).default('this').meta({ description: 'Whose statements win.' }),
        }),
        kind: 'json',
        example: { from: other, prefer: 'newest' },
      },
      response: {
        status: 200,
        description: 'The surviving candidate.',
        schema: candidateSchema,
        example: examples.candidateExample,
      },
      problems: ['not_found', 'validation_failed', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const candidate = await app.mergeCandidates.execute(caller, {
          ...{ ...params, ...body },
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return respondWithCandidate(await app.getCandidate.view(caller.tenantId, candidate));
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/v1/candidates/:id/unmerge',
      operationId: 'unmergeCandidate',
      tag: 'Candidates',
      summary: 'Undo a merge',
      description:
        'Within 30 days, the latest merge first. The other candidate is as it was before. So is this one, but for members that have been changed since the merge. Where the merge changed profile or resume, an enrichment infers the intelligence again. Responds with this candidate.',
      scope: 'write',
      ratePolicy: 'write',
      params: candidateParams,
      conditional: true,
      body: { schema: z.strictObject({ from }), kind: 'json', example: { from: other } },
      response: {
        status: 200,
        description: 'The candidate without the other.',
        schema: candidateSchema,
        example: examples.candidateExample,
      },
      problems: ['not_found', 'not_merged', 'validation_failed', 'version_conflict'],
      async handle({ caller, params, body, expectedVersions }) {
        const candidate = await app.unmergeCandidate.execute(caller, {
          ...{ ...params, ...body },
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return respondWithCandidate(await app.getCandidate.view(caller.tenantId, candidate));
      },
    }),
  ];
}
