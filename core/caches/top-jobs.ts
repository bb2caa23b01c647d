import type { Candidate } from '../candidate/candidate.js';
import type { Band } from '../matching/match.js';
import { insertScored, ranksBefore, scoreJob, type ScoredJob } from './job-postings.js';
import type { PublishedJobs } from './published-jobs.js';

/** A published job that fits a candidate, with its score. */
export interface TopJob {
  jobId: string;
  title: string;
  score: number;
  band: Band;
}

interface Known {
  /** Of the published jobs that the rest was worked out with. */
  revision: number;
  best: ScoredJob[];
  /** Whether there are no others that fit. */
  isComplete: boolean;
  shown: readonly TopJob[];
}

const SHOWN = 5;
/** Kept of each candidate: as many may be closed or changed before all jobs are looked at again. */
const KEPT = 15;

/**
 * The published jobs that fit a candidate best. Worked out once for each version of the candidate; when jobs are published, changed or closed,
 * those alone are scored again.
 */
export class TopJobs {
  private readonly known = new WeakMap<Candidate, Known>();

  constructor(private readonly publishedJobs: PublishedJobs) {}

  /** The same object as long as it says the same. */
  async of(tenantId: string, candidate: Candidate): Promise<readonly TopJob[]> {
    const { features, consent } = candidate;
    if (!features || !consent.matching) return NONE;
    const { publishedJobs } = this;
    const revision = publishedJobs.revision(tenantId);
    const known = this.known.get(candidate);
    if (known?.revision === revision) return known.shown;
    const pool = await publishedJobs.of(tenantId);
    const changes = known && publishedJobs.changesSince(tenantId, known.revision);
    const updated =
      known &&
      changes &&
      withChanges(known, changes, (id) => {
        const prepared = pool.get(id);
        return prepared && scoreJob(features, prepared);
      });
    const best = updated ?? (await pool.best(features, KEPT));
    const isComplete = updated ? known!.isComplete : best.length < KEPT;
    const shown = shownOf(best, known?.shown);
    this.known.set(candidate, { revision, best, isComplete, shown });
    return shown;
  }
}

const NONE: readonly TopJob[] = [];

/** `undefined` where so many have gone that others, which are not known, may be among the best. */
function withChanges(
  { best: before, isComplete }: Known,
  changes: ReadonlySet<string>,
  score: (id: string) => ScoredJob | undefined,
): ScoredJob[] | undefined {
  const best = before.filter(({ prepared }) => !changes.has(prepared.job.id));
  // Nothing is known of those that rank after the last one.
  const last = before.at(-1);
  for (const id of changes) {
    const scored = score(id);
    if (scored && (isComplete || !last || ranksBefore(scored, last))) insertScored(best, scored, Infinity);
  }
  return isComplete || best.length >= SHOWN ? best : undefined;
}

function shownOf(best: readonly ScoredJob[], before: readonly TopJob[] | undefined): readonly TopJob[] {
  const shown = best.slice(0, SHOWN).map(({ prepared: { job }, score, band }) => ({
    ...{ jobId: job.id, title: job.title },
    ...{ score, band },
  }));
  return before && JSON.stringify(before) === JSON.stringify(shown) ? before : shown;
}
