import type { Application } from '../../../core/index.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { assertSameExternalId, externalIdParams } from '../schema/external-id.js';
import * as examples from './examples.js';
import { respondInForm, respondWithCandidate } from './respond-with-candidate.js';
import { viewQuery } from '../schema/view.js';
import { toResumeInput, type DetectContentType } from './resume-input.js';
import { RESUME_BODY_LIMIT } from './resume-schema.js';
import * as schema from './schema.js';

/** A candidate by the caller's own id. */
export function candidateExternalIdRoutes(app: Application, detect: DetectContentType): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/external/:externalId',
      operationId: 'getCandidateByExternalId',
      tag: 'Candidates',
      summary: 'Fetch one candidate by your own id',
      description: 'The same response as for its `id`.',
      scope: 'read',
      ratePolicy: 'read',
      params: externalIdParams,
      query: viewQuery,
      conditional: true,
      response: {
        status: 200,
        description: 'The candidate.',
        schema: schema.candidateSchema,
        example: examples.candidateExample,
      },
      problems: ['not_found'],
      async handle({ caller, params, blind }) {
        return respondInForm(app, caller, await app.getCandidate.byExternalId(caller, params), { blind });
      },
    }),
    defineRoute({
      method: 'PUT',
      path: '/v1/candidates/external/:externalId',
      operationId: 'putCandidate',
      tag: 'Candidates',
      summary: 'Create or replace a candidate by your own id',
      description:
        'Takes the body of POST. If no candidate has this `externalId`, one is created (201). Otherwise everything you have sent before is replaced (200): members that the body leaves out return to their defaults. What was read from the resume is kept, and so is the resume if the body has none. The same body twice changes nothing. Send `If-None-Match: *` to create only.',
      scope: 'write',
      ratePolicy: 'write',
      params: externalIdParams,
      conditional: true,
      body: {
        schema: schema.createCandidateSchema,
        kind: 'json-or-multipart',
        example: examples.putCandidateExample,
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 200,
        description: 'The replaced candidate.',
        created: 'The new candidate.',
        schema: schema.candidateSchema,
        example: examples.candidateExample,
      },
      problems: ['validation_failed', 'version_conflict', 'unreadable_document', 'payload_too_large'],
      async handle({ caller, params: { externalId }, body, expectedVersions, mustBeNew }) {
        assertSameExternalId(externalId, body.externalId);
        const { resume, ...fields } = body;
        const { candidate, isNew } = await app.putCandidate.execute(caller, {
          externalId,
          expectedVersions,
          mustBeNew,
          fields: { ...fields, ...(resume ? { resume: await toResumeInput(resume, detect) } : {}) },
        });
        const view = await app.getCandidate.view(caller.tenantId, candidate);
        return isNew
          ? respondWithCandidate(view, 201, { Location: `/v1/candidates/${candidate.id}` })
          : respondWithCandidate(view);
      },
    }),
  ];
}
