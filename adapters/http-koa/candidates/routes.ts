import type {
  Application,
  CandidatePatch,
  CandidateStatus,
  CandidateView,
  Consent,
  Position,
  Preferences,
  Profile,
  RecordSort,
} from '../../../core/index.js';
import type { CursorCodec } from '../lists/cursor.js';
import { pageSize, listResponse, decodePosition } from '../lists/list-page.js';
import type { RouteResponse, Route } from '../route.js';
import { listSchema, deletedSchema } from '../schema/list-schema.js';
import * as examples from './examples.js';
import {
  presentCandidate,
  presentEnrichment,
  presentSimilar,
  serializeCandidate,
  serializeRecord,
} from './presenter.js';
import { toResumeInput, type DetectContentType } from './resume-body.js';
import { emptyBodySchema } from '../schema/empty-body.js';
import * as schema from './schema.js';

interface CandidateBody {
  externalId?: string | null;
  status?: CandidateStatus;
  profile?: Profile;
  resume?: Parameters<typeof toResumeInput>[0] | null;
  preferences?: Preferences | null;
  suppressedSkills?: string[];
  tags?: string[];
  customFields?: Record<string, unknown>;
  consent?: Partial<Consent>;
}

/** A 10 MiB file in base64, and 1 MiB for the rest. */
const RESUME_BODY_LIMIT = 15 * 1024 * 1024;
const ID = { id: 'Id of the candidate, `cand_…`.' };

export function candidateRoutes(app: Application, codec: CursorCodec, detect: DetectContentType): Route[] {
  /** A changed record is shown as GET would show it, with its intelligence. */
  const show = (view: CandidateView, status = 200, headers: Record<string, string> = {}): RouteResponse => {
    const { id, version } = view.candidate;
    return { status, body: serializeCandidate(view), version, headers, resourceId: id };
  };

  return [
    {
      method: 'GET',
      path: '/v1/candidates/:id',
      operationId: 'getCandidate',
      tag: 'Candidates',
      summary: 'Fetch one candidate together with its intelligence',
      description:
        'The record with the merged profile, and what is known about the candidate; `intelligence` is null before the first enrichment.',
      scope: 'read',
      ratePolicy: 'read',
      params: ID,
      conditional: true,
      response: {
        status: 200,
        description: 'The candidate.',
        schema: schema.candidateSchema,
        example: examples.candidateExample,
      },
      problems: ['not_found'],
      handle: async ({ caller, params }) => show(await app.getCandidate.execute(caller, { id: params['id'] ?? '' })),
    },
    {
      method: 'GET',
      path: '/v1/candidates',
      operationId: 'listCandidates',
      tag: 'Candidates',
      summary: 'List the candidates of the tenant',
      description: 'Newest first where no sort is given. Rows carry everything but the intelligence.',
      scope: 'read',
      ratePolicy: 'read',
      query: schema.listCandidatesQuery,
      response: {
        status: 200,
        description: 'A page of candidates.',
        schema: listSchema(schema.candidateRecordSchema),
        example: examples.listExample(examples.candidateRecordExample),
      },
      problems: ['invalid_cursor', 'validation_failed'],
      async handle(request) {
        const { cursor: _cursor, limit: _limit, sort, ...filters } = request.query;
        const after = decodePosition(codec, 'listCandidates', request) as Position | undefined;
        const page = await app.listCandidates.execute(request.caller, {
          ...filters,
          sort: sort as RecordSort,
          ...(after ? { after } : {}),
          limit: pageSize(request.query),
        });
        return listResponse(codec, 'listCandidates', request, {
          data: page.data.map(serializeRecord),
          next: page.next,
        });
      },
    },
    {
      method: 'POST',
      path: '/v1/candidates',
      operationId: 'createCandidate',
      tag: 'Candidates',
      summary: 'Create a candidate',
      description:
        'From a profile, a resume, or both. The resume is a text, a file as base64, or the part `resume` of a multipart body whose part `candidate` is the JSON. Enrichment is queued at once.',
      scope: 'write',
      ratePolicy: 'write',
      body: {
        schema: schema.createCandidateSchema,
        kind: 'json-or-multipart',
        example: examples.createCandidateExample,
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 201,
        description: 'The candidate as stored.',
        schema: schema.candidateSchema,
        example: { ...examples.candidateExample, intelligence: null, version: 1 },
      },
      problems: ['validation_failed', 'external_id_taken', 'unreadable_document', 'payload_too_large'],
      async handle({ caller, body }) {
        const { resume, ...fields } = body as CandidateBody;
        const candidate = await app.createCandidate.execute(caller, {
          ...fields,
          ...(resume ? { resume: await toResumeInput(resume, detect) } : {}),
        });
        const headers = { Location: `/v1/candidates/${candidate.id}` };
        if (candidate.intelligence) return show(await app.getCandidate.view(caller.tenantId, candidate), 201, headers);
        // A new one matches nothing yet, so there is nothing to look up, and nothing worth keeping for the next reader.
        const shown = presentCandidate({ candidate, topJobs: [], possibleDuplicates: [], stale: false });
        return { status: 201, body: shown, version: candidate.version, headers, resourceId: candidate.id };
      },
    },
    {
      method: 'PATCH',
      path: '/v1/candidates/:id',
      operationId: 'updateCandidate',
      tag: 'Candidates',
      summary: 'Update fields of a candidate',
      description:
        'A merge patch (RFC 7396). In `profile`, null for a section drops your layer for it, [] or {} hides the resume’s. In `basics` this holds for each member: null drops yours, so that the resume’s is shown again, and an empty value hides that. A new resume queues an enrichment.',
      scope: 'write',
      ratePolicy: 'write',
      params: ID,
      conditional: true,
      body: {
        schema: schema.patchCandidateSchema,
        kind: 'merge-patch',
        example: examples.patchCandidateExample,
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 200,
        description: 'The candidate as changed.',
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
        const { resume, ...patch } = body as CandidateBody;
        const candidate = await app.updateCandidate.execute(caller, {
          id: params['id'] ?? '',
          patch: patch as CandidatePatch,
          ...(expectedVersions ? { expectedVersions } : {}),
          ...(resume === undefined ? {} : { resume: resume && (await toResumeInput(resume, detect)) }),
        });
        return show(await app.getCandidate.view(caller.tenantId, candidate));
      },
    },
    {
      method: 'DELETE',
      path: '/v1/candidates/:id',
      operationId: 'deleteCandidate',
      tag: 'Candidates',
      summary: 'Erase a candidate',
      description:
        'Profile, resume, text, intelligence, stored answers and index entries are erased. The events, which hold no personal data, stay.',
      scope: 'write',
      ratePolicy: 'write',
      params: ID,
      conditional: true,
      response: {
        status: 200,
        description: 'It is gone.',
        schema: deletedSchema('candidate'),
        example: { id: 'cand_01kaexample0000000000000000', object: 'candidate', deleted: true },
      },
      problems: ['not_found', 'version_conflict'],
      async handle({ caller, params, expectedVersions }) {
        const { id } = await app.deleteCandidate.execute(caller, {
          id: params['id'] ?? '',
          ...(expectedVersions ? { expectedVersions } : {}),
        });
        return { status: 200, body: { id, object: 'candidate', deleted: true } };
      },
    },
    {
      method: 'POST',
      path: '/v1/candidates/:id/enrich',
      operationId: 'enrichCandidate',
      tag: 'Candidates',
      summary: 'Queue re-parsing and re-enrichment of a candidate',
      description:
        'Reads the stored file again and infers everything anew. While one is queued, the same one comes back.',
      scope: 'write',
      ratePolicy: 'heavy',
      params: ID,
      body: { schema: emptyBodySchema, kind: 'empty', example: {} },
      response: {
        status: 202,
        description: 'The enrichment.',
        schema: schema.enrichmentSchema,
        example: examples.enrichmentExample,
        hasLocation: true,
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params }) {
        const { candidateId, enrichment } = await app.requestEnrichment.execute(caller, { id: params['id'] ?? '' });
        return {
          status: 202,
          body: presentEnrichment(candidateId, enrichment),
          headers: { Location: `/v1/candidates/${candidateId}` },
          resourceId: candidateId,
        };
      },
    },
    {
      method: 'GET',
      path: '/v1/candidates/:id/similar',
      operationId: 'listSimilarCandidates',
      tag: 'Candidates',
      summary: 'Get candidates similar to this one',
      description:
        'Best first. Never the candidate itself, a likely duplicate of the same person, or one without consent to matching; empty for one without it. Active candidates only where no status is given.',
      scope: 'read',
      ratePolicy: 'heavy',
      params: ID,
      query: schema.similarQuery,
      response: {
        status: 200,
        description: 'Similar candidates.',
        schema: listSchema(schema.similarSchema),
        example: examples.listExample(examples.similarExample),
      },
      problems: ['not_found', 'validation_failed'],
      async handle({ caller, params, query }) {
        const { limit: _limit, ...filters } = query;
        const similar = await app.findSimilarCandidates.execute(caller, {
          ...filters,
          id: params['id'] ?? '',
          limit: pageSize(query),
        });
        return {
          status: 200,
          body: { object: 'list', data: similar.map(presentSimilar), hasMore: false, nextCursor: null },
        };
      },
    },
  ];
}
