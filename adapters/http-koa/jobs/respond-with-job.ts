import type { JobView } from '../../../core/index.js';
import { shownJob } from '../audit/shown.js';
import type { RouteResponse } from '../route.js';
import { JSON_LD, toJobPosting } from '../standards/job-posting.js';
import { serializeJob } from './presenter.js';

/** The job with its intelligence and its version. */
export function respondWithJob(
  view: JobView,
  status = 200,
  headers: Record<string, string> = {},
): RouteResponse<never> {
  return {
    status,
    body: serializeJob(view),
    version: view.job.version,
    headers,
    resourceId: view.job.id,
    ...shownJob(view),
  };
}

/** The job as a JobPosting of schema.org. */
export function respondWithJobPosting({ job }: JobView): RouteResponse<never> {
  return {
    status: 200,
    body: JSON.stringify(toJobPosting(job)),
    headers: { 'Content-Type': JSON_LD },
    version: job.version,
    variant: 'jobposting',
    resourceId: job.id,
  };
}
