import type { Application, Position } from '../../../core/index.js';
import { shownSimilar } from '../audit/shown.js';
import { defineRoute } from '../define-route.js';
import type { CursorCodec } from '../lists/cursor.js';
import { keptListResponse } from '../lists/kept-list.js';
import { decodePosition, listResponse, pageSize } from '../lists/list-page.js';
import type { Route } from '../route.js';
import { deletedBody, deletedSchema } from '../schema/deleted-schema.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import { listExample, listSchema } from '../schema/list-schema.js';
import * as examples from './examples.js';
import {
  presentCandidate,
  presentCandidateRecord,
  presentEnrichment,
  presentSimilar,
  serializeRecord,
} from './presenter.js';
import { jsonResumeExample, jsonResumeSchema, shownJsonResumeSchema } from './json-resume-schema.js';
import { fromJsonResume, JSON_RESUME } from '../standards/json-resume.js';
import { presentSimilarBlind, respondInForm, respondWithCandidate } from './respond-with-candidate.js';
import { viewQuery } from '../schema/view.js';
import { toResumeInput, type DetectContentType } from './resume-input.js';
import { RESUME_BODY_LIMIT } from './resume-schema.js';
import * as schema from './schema.js';

export function candidateRoutes(app: Application, codec: CursorCodec, detect: DetectContentType): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/:id',
      operationId: 'getCandidate',
      tag: 'Candidates',
      summary: 'Fetch one candidate together with its intelligence',
      description:
        'The record with its merged profile and its intelligence, which is null before the first enrichment. With `Accept: application/vnd.jsonresume+json`, the merged profile as a JSON Resume.',
      scope: 'read',
      ratePolicy: 'read',
      params: schema.candidateParams,
      query: viewQuery,
      blind: [],
      conditional: true,
      response: {
        status: 200,
        description: 'The candidate.',
        schema: schema.candidateSchema,
        example: examples.candidateExample,
        standard: { contentType: JSON_RESUME, schema: shownJsonResumeSchema, example: jsonResumeExample },
      },
      problems: ['not_found'],
      async handle({ caller, params, standard, blind }) {
        const view = await app.getCandidate.execute(caller, params);
        if (!standard && !blind) return respondWithCandidate(view);
        return respondInForm(app, caller, view, { standard, blind });
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/candidates',
      operationId: 'listCandidates',
      tag: 'Candidates',
      summary: 'List the candidates of the tenant',
      description: 'Newest first by default. Rows include every member of the candidate except its intelligence.',
      scope: 'read',
      ratePolicy: 'read',
      query: schema.listCandidatesQuery,
      blind: ['q', 'email', 'externalId'],
      response: {
        status: 200,
        description: 'A page of candidates.',
        schema: listSchema('CandidateList', schema.candidateRecordSchema),
        example: listExample(examples.candidateRecordExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const after = decodePosition<Position>(codec, request);
        const query = { ...request.query, limit: pageSize(request.query) };
        const page = await app.listCandidates.execute(request.caller, after ? { ...query, after } : query);
        if (request.blind) {
          const rows = await app.viewBlind.records(page.data);
          return listResponse(codec, request, {
            data: rows.map(({ candidate }) => presentCandidateRecord(candidate)),
            next: page.next,
          });
        }
        return keptListResponse(codec, request, page, serializeRecord);
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/v1/candidates',
      operationId: 'createCandidate',
      tag: 'Candidates',
      summary: 'Create a candidate',
      description:
        'Creates a candidate from a profile, a resume, or both, and queues an enrichment. Send the resume as text, as a base64 file, or as the part `resume` of a multipart body whose part `candidate` is the JSON. A JSON Resume can be sent as it is, as `application/vnd.jsonresume+json`: it becomes the profile, and what a profile has no place for (`interests`, `references`, `meta`) is kept in `customFields`.',
      scope: 'write',
      ratePolicy: 'write',
      body: {
        schema: schema.createCandidateSchema,
        kind: 'json-or-multipart',
        example: examples.createCandidateExample,
        standard: {
          contentType: JSON_RESUME,
          schema: jsonResumeSchema,
          example: jsonResumeExample,
          read: fromJsonResume,
        },
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 201,
        description: 'The new candidate.',
        schema: schema.candidateSchema,
        example: examples.createdCandidateExample,
      },
      problems: ['validation_failed', 'external_id_taken', 'unreadable_document', 'payload_too_large'],
      async handle({ caller, body }) {
        const { resume, ...fields } = body;
        const candidate = await app.createCandidate.execute(caller, {
          ...fields,
          ...(resume ? { resume: await toResumeInput(resume, detect) } : {}),
        });
        const headers = { Location: `/v1/candidates/${candidate.id}` };
        // Only a repeated command returns a candidate that has been enriched.
        if (candidate.intelligence)
          return respondWithCandidate(await app.getCandidate.view(caller.tenantId, candidate), 201, headers);
        const view = { candidate, topJobs: [], possibleDuplicates: [], stale: false };
        return {
          status: 201,
          body: JSON.stringify(presentCandidate(view)),
          version: candidate.version,
          headers,
          resourceId: candidate.id,
        };
      },
    }),
    defineRoute({
      method: 'PATCH',
      path: '/v1/candidates/:id',
      operationId: 'updateCandidate',
      tag: 'Candidates',
      summary: 'Update fields of a candidate',
      description:
        'A merge patch (RFC 7396). In `profile`, null for a section removes your value, so the value of the resume is shown again; [] or {} hides the value of the resume. In `basics`, the same applies to each member: null removes your value and an empty string hides that of the resume. A new resume queues an enrichment.',
      scope: 'write',
      ratePolicy: 'write',
      params: schema.candidateParams,
      conditional: true,
      body: {
        schema: schema.patchCandidateSchema,
        kind: 'merge-patch',
        example: examples.patchCandidateExample,
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 200,
        description: 'The updated candidate.',
        schema: schema.candidateSchema,
        example: examples.candidateExample,
      },
      problems: [
        'not_found',
        'validation_failed',
        'external_id_taken',
        'version_conflict',
        'unreadable_document',
        'payload_too_large',
      ],
      async handle({ caller, params, body, expectedVersions }) {
        const { resume, ...patch } = body;
        const candidate = await app.updateCandidate.execute(caller, {
          ...params,
          patch,
          ...(expectedVersions ? { expectedVersions } : {}),
          ...(resume === undefined ? {} : { resume: resume && (await toResumeInput(resume, detect)) }),
        });
        return respondWithCandidate(await app.getCandidate.view(caller.tenantId, candidate));
      },
    }),
    defineRoute({
      method: 'DELETE',
      path: '/v1/candidates/:id',
      operationId: 'deleteCandidate',
      tag: 'Candidates',
      summary: 'Erase a candidate',
      description:
        'Erases the profile, the resume, its text, the intelligence, stored responses and index entries. The events remain; they contain no personal data.',
      scope: 'write',
      ratePolicy: 'write',
      params: schema.candidateParams,
      conditional: true,
      response: {
        status: 200,
        description: 'The candidate is erased.',
        schema: deletedSchema('candidate'),
        example: { id: 'cand_01kaexample0000000000000000', object: 'candidate', deleted: true },
      },
      problems: ['not_found', 'version_conflict'],
      async handle({ caller, params, expectedVersions }) {
        const { id } = await app.deleteCandidate.execute(caller, {
          ...params,
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: deletedBody('candidate', id) };
      },
    }),
    defineRoute({
      method: 'POST',
      path: '/v1/candidates/:id/enrich',
      operationId: 'enrichCandidate',
      tag: 'Candidates',
      summary: 'Queue re-parsing and re-enrichment of a candidate',
      description:
        'Parses the stored resume again and rebuilds the intelligence. If an enrichment is already queued, that one is returned.',
      scope: 'write',
      ratePolicy: 'heavy',
      params: schema.candidateParams,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The queued enrichment.',
        schema: schema.enrichmentSchema,
        example: examples.enrichmentExample,
        hasLocation: true,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const { candidateId, enrichment } = await app.requestEnrichment.execute(caller, params);
        return {
          status: 202,
          body: presentEnrichment(candidateId, enrichment),
          headers: { Location: `/v1/candidates/${candidateId}` },
          resourceId: candidateId,
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/:id/similar',
      operationId: 'listSimilarCandidates',
      tag: 'Candidates',
      summary: 'Get candidates similar to this one',
      description:
        'Best first. The list never includes the candidate itself, likely duplicates of the same person, or candidates without consent to matching. It is empty if this candidate has not consented. Only active candidates by default.',
      scope: 'read',
      ratePolicy: 'heavy',
      params: schema.candidateParams,
      query: schema.similarQuery,
      blind: [],
      response: {
        status: 200,
        description: 'Similar candidates.',
        schema: listSchema('SimilarCandidateList', schema.similarSchema),
        example: listExample(examples.similarExample),
      },
      problems: ['not_found', 'validation_failed'],
      async handle(request) {
        const { caller, params } = request;
        const { view: _view, ...query } = request.query;
        const similar = await app.findSimilarCandidates.execute(caller, {
          ...query,
          ...params,
          limit: pageSize(query),
        });
        return {
          ...listResponse(codec, request, {
            data: request.blind
              ? await presentSimilarBlind(app, caller, params.id, similar)
              : similar.map(presentSimilar),
            next: null,
          }),
          ...shownSimilar(
            params.id,
            similar.map(({ candidate }) => candidate.id),
          ),
        };
      },
    }),
  ];
}
