import type { JobView } from '../../../core/index.js';
import type { RouteResponse } from '../route.js';
import { serializeJob } from './presenter.js';

/** The job with its intelligence and its version. */
export function respondWithJob(
  view: JobView,
  status = 200,
  headers: Record<string, string> = {},
): RouteResponse<never> {
  return { status, body: serializeJob(view), version: view.job.version, headers, resourceId: view.job.id };
}
