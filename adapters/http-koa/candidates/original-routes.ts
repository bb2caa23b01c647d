import { z } from 'zod';
import type { Application } from '../../../core/index.js';
import { shownOriginal } from '../audit/shown.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { originalDisposition } from './original-filename.js';
import { resumeTextExample, resumeTextSchema } from './original-schema.js';
import { presentResumeText } from './presenter.js';
import { viewQuery } from '../schema/view.js';
import { candidateParams } from './schema.js';

/** What a browser may do with a file that it opens all the same: nothing. */
const NO_PAGE = "default-src 'none'; sandbox";

/** The resume of a candidate: the file as it was sent, and the text that was read from it. */
export function originalRoutes(app: Application): Route[] {
  return [
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/:id/resume',
      operationId: 'getResume',
      tag: 'Candidates',
      summary: 'Download the resume as it was sent',
      description:
        'The stored bytes under their detected content type. Ranges are supported, one in a request. The `ETag` is that of the file, not of the candidate. A resume sent as `text` is a plain text in UTF-8.',
      scope: 'read',
      ratePolicy: 'read',
      params: candidateParams,
      response: {
        status: 200,
        description: 'The file.',
        schema: z.string().meta({ format: 'binary' }),
        example: '(the bytes of the file)',
        isFile: true,
      },
      problems: ['not_found', 'range_not_satisfiable'],
      async handle({ caller, params }) {
        const { file, open } = await app.getResumeFile.execute(caller, params);
        // What was sent as text is UTF-8; of a text file the encoding is not known here.
        const isSentAsText = file.filename === null && file.contentType === 'text/plain';
        return {
          status: 200,
          body: '',
          headers: {
            'Content-Type': isSentAsText ? 'text/plain; charset=utf-8' : file.contentType,
            'Content-Disposition': originalDisposition(file),
            'Content-Security-Policy': NO_PAGE,
          },
          ...shownOriginal(params.id, file.sha256),
          file: { size: file.sizeBytes, etag: `"${file.sha256}"`, open },
        };
      },
    }),
    defineRoute({
      method: 'GET',
      path: '/v1/candidates/:id/resume/text',
      operationId: 'getResumeText',
      tag: 'Candidates',
      summary: 'Get the text of the resume, by pages and sections',
      description:
        'The text that `intelligence.evidence` points into: each `quote` is `text.slice(start, end)` there. Of a plain text it is the text as it was sent, of other files what was extracted from them, in reading order. Responds with 409 while the resume is being read, and where it could not be.',
      scope: 'read',
      ratePolicy: 'read',
      params: candidateParams,
      query: viewQuery,
      blind: [],
      response: {
        status: 200,
        description: 'The text.',
        schema: resumeTextSchema,
        example: resumeTextExample,
      },
      problems: ['not_found', 'resume_not_read'],
      async handle({ caller, params, blind }) {
        const { candidate, reading, text } = await app.getResumeText.execute(caller, params);
        return {
          status: 200,
          body: presentResumeText(candidate, blind ? await app.viewBlind.text(candidate, reading) : text),
          resourceId: candidate.id,
          ...shownOriginal(candidate.id, candidate.resume?.sha256),
        };
      },
    }),
  ];
}
