import type { PublishedJob } from '../../matching/published-jobs.js';
import type { QualityFinding } from '../candidate-intelligence.js';
import { COPIED_WORDS, ShingledText, wordsInOrder } from './shared-runs.js';

/** Jobs whose text is compared in full; more that share a run share the same one, as the standing paragraphs of one employer. */
const MOST_COMPARED = 20;

/** A long run of words of this text that stands in a published job as well: the longest. Hidden text counts. */
export function copiedAdHint(text: string, jobs: Iterable<PublishedJob>): QualityFinding[] {
  const words = wordsInOrder(text);
  if (words.length < COPIED_WORDS) return [];
  const shingled = new ShingledText(words);
  let longest: { job: PublishedJob['job']; run: number } | undefined;
  let compared = 0;
  for (const { job, fingerprints } of jobs) {
    if (!shingled.mayShareRunWith(fingerprints)) continue;
    const run = shingled.longestRunWith(wordsInOrder(job.description ?? ''));
    if (run >= COPIED_WORDS && run > (longest?.run ?? 0)) longest = { job, run };
    if ((compared += 1) === MOST_COMPARED) break;
  }
  if (!longest) return [];
  const { job, run } = longest;
  const detail = `${String(run)} words in a row also stand in the published job "${job.title}" (${job.id}).`;
  return [{ code: 'integrity.copied_job_ad', severity: 'warning', detail, pointer: '/resume' }];
}
