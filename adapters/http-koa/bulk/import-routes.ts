import type { Application } from '../../../core/index.js';
import { MOST_UPLOAD_BYTES, takes } from '../../../core/spi.js';
import { defineRoute } from '../define-route.js';
import type { Route } from '../route.js';
import { acceptedOperation, presentFailure } from './presenter.js';
import * as schema from './schema.js';

const RULES =
  'One JSON object a line (`application/x-ndjson`, also with `Content-Encoding: gzip`), at most 10,000 lines and 64 MiB inflated. A line that cannot be imported fails alone; see the failures of the operation. Blank lines are skipped.';

const IMPORTS = [
  {
    of: 'candidates',
    operationId: 'importCandidates',
    tag: 'Candidates',
    summary: 'Import many candidates',
    description: `Each line is the body of POST /v1/candidates. With an \`externalId\` it creates or replaces the candidate that has it, as PUT does; without one it creates a candidate. ${RULES}`,
    example:
      '{"externalId":"ats-1042","profile":{"basics":{"name":"Nora Quist"},"work":[{"position":"Backend developer","startDate":"2020-03"}]}}\n{"externalId":"ats-1043","resume":{"text":"Mara Lindqvist\\nBackend developer"}}\n',
  },
  {
    of: 'jobs',
    operationId: 'importJobs',
    tag: 'Jobs',
    summary: 'Import many jobs',
    description: `Each line is the body of POST /v1/jobs. With an \`externalId\` it creates the job as a draft, or replaces it and leaves its status, as PUT does; without one it creates a job. ${RULES}`,
    example:
      '{"externalId":"req-7","title":"Backend developer","description":"We write TypeScript."}\n{"externalId":"req-8","title":"Baker"}\n',
  },
] as const;

/** Many records with one request. */
export function importRoutes(app: Application): Route[] {
  return IMPORTS.map(({ of, operationId, tag, summary, description, example }) =>
    defineRoute({
      method: 'POST',
      path: `/v1/${of}/import`,
      operationId,
      tag,
      summary,
      description,
      scope: 'write',
      ratePolicy: 'heavy',
      query: schema.importQuery,
      body: { schema: schema.linesSchema, kind: 'ndjson', example: example as never, limit: MOST_UPLOAD_BYTES },
      response: {
        status: 202,
        description: 'The operation that imports the lines.',
        schema: schema.operationSchema,
        example: schema.queuedExample,
        hasLocation: true,
        otherwise: {
          status: 200,
          description: 'With `dryRun=true`: what the import would come to.',
          schema: schema.dryRunSchema,
          example: schema.dryRunExample,
        },
      },
      problems: ['payload_too_large', 'malformed_json', 'malformed_request'],
      async handle({ caller, query, body }) {
        const lines = body as { upload: Parameters<typeof app.startImport.execute>[1]['upload']; isTaken: boolean };
        const { upload } = lines;
        if (query.dryRun) {
          const { total, valid, failures } = await app.checkImport.execute(caller, { of, upload });
          const check = { object: 'dry_run', total, valid, failures: failures.map(presentFailure) };
          return { status: 200, body: JSON.stringify(check) };
        }
        // If the store becomes unreachable, it is unknown whether the operation is there: the lines stay.
        lines.isTaken = true;
        const operation = await app.startImport.execute(caller, { of, upload });
        lines.isTaken = takes(operation, upload);
        return acceptedOperation(operation);
      },
    }),
  );
}
