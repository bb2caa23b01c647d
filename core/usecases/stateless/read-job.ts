import type { Job } from '../../job/job.js';
import { newJob, type JobStatement } from '../../job/new-job.js';
import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import type { Clock } from '../../ports/system/clock.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';

/** The draft that a stored job would be, and stores nothing. */
export async function readJob(
  { texts, assessor, clock, ids }: { texts: JobTextReader; assessor: JobAssessor; clock: Clock; ids: IdGenerator },
  stated: JobStatement,
): Promise<Job> {
  const reading = await texts.read({ title: stated.title, description: stated.description ?? null });
  return assessor.withSkillIds(newJob(stated, { id: ids.next('job'), reading, now: clock.now().toISOString() }));
}
