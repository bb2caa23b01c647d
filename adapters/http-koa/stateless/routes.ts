import type { Application } from '../../../core/index.js';
import { mergeProfile } from '../../../core/spi.js';
import { presentEnrichmentMembers, presentIntelligence } from '../candidates/presenter.js';
import { toResumeInput, type DetectContentType } from '../candidates/resume-input.js';
import { RESUME_BODY_LIMIT } from '../candidates/resume-schema.js';
import { defineRoute } from '../define-route.js';
import { presentJobIntelligence } from '../jobs/presenter.js';
import { presentMatch } from '../matches/presenter.js';
import type { Route } from '../route.js';
import * as schema from './schema.js';

const STATELESS = { method: 'POST', scope: 'read', ratePolicy: 'heavy', stateless: true } as const;

/** What reads and scores without storing anything. */
export function statelessRoutes(app: Application, detect: DetectContentType): Route[] {
  return [
    defineRoute({
      ...STATELESS,
      path: '/v1/parse/resume',
      operationId: 'parseResume',
      tag: 'Parsing',
      summary: 'Parse a resume without storing it',
      description:
        'Returns what an enrichment would find in the resume. Send it as text, as a base64 file, or as the part `resume` of a multipart body. Nothing of it is stored or logged, and there is no event.',
      body: {
        schema: schema.parseResumeSchema,
        kind: 'json-or-multipart',
        example: { resume: { text: 'Mara Lindqvist\nBackend developer\n\nSkills\nTypeScript, PostgreSQL' } },
        limit: RESUME_BODY_LIMIT,
      },
      response: {
        status: 200,
        description: 'What the resume says.',
        schema: schema.parsedResumeSchema,
        example: schema.parsedResumeExample,
      },
      problems: ['unreadable_document', 'payload_too_large'],
      async handle({ body }) {
        const candidate = await app.parseResume.execute({ resume: await toResumeInput(body.resume, detect) });
        return {
          status: 200,
          body: {
            object: 'parsed_resume' as const,
            profile: mergeProfile(candidate.callerLayer, candidate.resumeLayer),
            intelligence: presentIntelligence({ candidate, topJobs: [], possibleDuplicates: [], stale: false })!,
            enrichment: presentEnrichmentMembers(candidate.enrichment),
          },
        };
      },
    }),
    defineRoute({
      ...STATELESS,
      path: '/v1/parse/job',
      operationId: 'parseJob',
      tag: 'Parsing',
      summary: 'Parse a job ad without storing it',
      description:
        'Returns the intelligence that a job with this ad would have. Send title and description, or a file: base64, or the part `file` of a multipart body whose part `job` is the JSON. Without `title` the first line of the file is the title. Nothing is stored or logged, and there is no event.',
      body: {
        schema: schema.parseJobSchema,
        kind: 'json-or-multipart',
        example: { title: schema.parsedJobExample.title, description: schema.parsedJobExample.description },
        limit: RESUME_BODY_LIMIT,
        fileAt: ['file'],
      },
      response: {
        status: 200,
        description: 'What the ad asks for.',
        schema: schema.parsedJobSchema,
        example: schema.parsedJobExample,
      },
      problems: ['unreadable_document', 'payload_too_large'],
      async handle({ caller, body: { title, description, file } }) {
        const parsed = await app.parseJobAd.execute(
          caller,
          file
            ? { ...(title === undefined ? {} : { title }), file: await toResumeInput(file, detect) }
            : { title: title ?? '', description: description ?? null },
        );
        return {
          status: 200,
          body: {
            object: 'parsed_job' as const,
            title: parsed.title,
            description: parsed.description,
            intelligence: presentJobIntelligence(parsed.intelligence),
          },
        };
      },
    }),
    defineRoute({
      ...STATELESS,
      path: '/v1/match',
      operationId: 'scorePair',
      tag: 'Matching',
      summary: 'Score one candidate against one job without storing anything',
      description:
        'Each side is a stored record by its `id`, or the body that would create one. `weights` replace those of the job. The response is a match; the id of a side that is not stored is null. Responds with 404 if a stored candidate has not consented to matching.',
      body: {
        schema: schema.scorePairSchema,
        kind: 'json',
        example: schema.scorePairExample,
        limit: RESUME_BODY_LIMIT,
        fileAt: ['candidate', 'resume'],
      },
      response: {
        status: 200,
        description: 'The match.',
        schema: schema.pairMatchSchema,
        example: schema.pairMatchExample,
      },
      problems: ['not_found', 'unreadable_document', 'payload_too_large'],
      async handle({ caller, body: { candidate, job, weights } }) {
        const input: Parameters<Application['scorePair']['execute']>[1] = {
          candidate: 'id' in candidate ? candidate : await withResume(candidate),
          job,
          ...(weights ? { weights } : {}),
        };
        const match = await app.scorePair.execute(caller, input);
        const { jobId, candidateId } = match;
        return { status: 200, body: { ...presentMatch({ ...match, jobId: '', candidateId: '' }), jobId, candidateId } };
      },
    }),
  ];

  async function withResume<T extends { resume?: Parameters<typeof toResumeInput>[0] }>({ resume, ...fields }: T) {
    return { ...fields, ...(resume ? { resume: await toResumeInput(resume, detect) } : {}) };
  }
}
