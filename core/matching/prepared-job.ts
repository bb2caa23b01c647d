import type { Job } from '../job/job.js';
import type { ScorableJob } from './scorer.js';

export interface PreparedJob {
  job: Job;
  scorable: ScorableJob;
}
