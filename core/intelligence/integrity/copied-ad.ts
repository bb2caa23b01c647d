import type { Job } from '../../job/job.js';
import type { PublishedAd } from '../../ports/enricher.js';
import type { QualityFinding } from '../../candidate/candidate-intelligence.js';
import { COPIED_WORDS, ShingledText, wordsInOrder } from './shared-runs.js';

/** Jobs whose text is compared in full; more that share a run share the same one, as the standing paragraphs of one employer. */
const MOST_COMPARED = 20;

const NO_READING = { fingerprints: [], charactersRead: 0 };

/** The jobs whose description shares a fingerprint with a text, so that a comparison in full may find a run in common. */
export function adsToCompare(fingerprints: Uint32Array, jobs: Iterable<{ job: Job }>): PublishedAd[] {
  const ads: PublishedAd[] = [];
  if (fingerprints.length === 0) return ads;
  const known = new Set(fingerprints);
  for (const { job } of jobs) {
    const { fingerprints: prints, charactersRead } = job.reading ?? NO_READING;
    if (!prints.some((print) => known.has(print))) continue;
    ads.push({ jobId: job.id, title: job.title, description: (job.description ?? '').slice(0, charactersRead) });
    if (ads.length === MOST_COMPARED) break;
  }
  return ads;
}

/** The longest run of words that this text shares with an ad. Hidden text counts. */
export function copiedAdHint(text: string, ads: readonly PublishedAd[]): QualityFinding[] {
  const words = wordsInOrder(text);
  if (words.length < COPIED_WORDS) return [];
  const shingled = new ShingledText(words);
  let longest: { ad: PublishedAd; run: number } | undefined;
  for (const ad of ads) {
    const run = shingled.longestRunWith(wordsInOrder(ad.description));
    if (run >= COPIED_WORDS && run > (longest?.run ?? 0)) longest = { ad, run };
  }
  if (!longest) return [];
  const { ad, run } = longest;
  const detail = `${String(run)} words in a row also occur in the published job "${ad.title}" (${ad.jobId}).`;
  return [{ code: 'integrity.copied_job_ad', severity: 'warning', detail, pointer: '/resume' }];
}
