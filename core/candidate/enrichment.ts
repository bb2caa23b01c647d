/** The state of the latest enrichment. */
export type EnrichmentStatus = 'none' | 'queued' | 'running' | 'succeeded' | 'partial' | 'failed';

export const STAGES = ['extract', 'parse', 'normalize', 'infer'] as const;
/** One of the stages, in their order. */
export type StageName = (typeof STAGES)[number];

/** One stage of an enrichment and its outcome. */
export interface Stage {
  name: StageName;
  /** `skipped` where there is nothing to do: no resume to extract. `partial`: done, but for what the code says. */
  status: 'pending' | 'succeeded' | 'partial' | 'failed' | 'skipped';
  /** One of `PARTIAL_CODES` where partial; where failed, as in the enrichment's `error`. */
  code: string | null;
}

/**
 * Why a stage is `partial`. Of `extract`: some pages are broken in the file, or are pictures without text. Of `parse`: the text was read, and
 * no position, education, skill or other entry of a resume was recognised in it, more of them in a section than are kept, or more than a third
 * of the text gave nothing.
 */
export const PARTIAL_CODES = [
  'damaged_pages',
  'pages_without_text',
  'no_sections',
  'sections_cut',
  'text_not_read',
] as const;
/** One of `PARTIAL_CODES`. */
export type PartialCode = (typeof PARTIAL_CODES)[number];

/** The state of reading a resume and inferring from it. */
export interface Enrichment {
  id: string | null;
  /** `partial`: finished, with a stage that is; what was read is in the profile. */
  status: EnrichmentStatus;
  /** Counted from 1; a failed machine makes another attempt, a bad document does not. */
  attempt: number;
  requestedAt: string | null;
  finishedAt: string | null;
  stages: Stage[];
  /** Who recognized text in pages that are pictures, and how surely (0–1). Absent where nothing was recognized. */
  ocr?: { engine: string; confidence: number };
  /** `no_text`, `encrypted`, `corrupt`, `too_large`, `timeout`, `internal_error`. */
  error: { code: string; detail: string } | null;
  /** Asked for by an operation: it waits until those of single requests are done. */
  inBulk?: true;
}

export const NO_ENRICHMENT: Enrichment = {
  id: null,
  status: 'none',
  attempt: 0,
  requestedAt: null,
  finishedAt: null,
  stages: [],
  error: null,
};

export function queuedEnrichment(id: string, requestedAt: string, inBulk?: true): Enrichment {
  return {
    id,
    status: 'queued',
    attempt: 1,
    requestedAt,
    finishedAt: null,
    stages: STAGES.map((name) => ({ name, status: 'pending', code: null })),
    error: null,
    ...(inBulk && { inBulk }),
  };
}

/**
 * The candidate with its enrichment shown as running; `undefined` where it has another enrichment by now, or where this one has ended: a worker that
 * lags behind does not show it as running again.
 */
export function withRunningEnrichment<T extends { enrichment: Enrichment }>(
  candidate: T | undefined,
  { enrichmentId, attempt }: { enrichmentId: string; attempt: number },
): T | undefined {
  if (candidate?.enrichment.id !== enrichmentId) return undefined;
  const { status } = candidate.enrichment;
  if (status !== 'queued' && status !== 'running') return undefined;
  return { ...candidate, enrichment: { ...candidate.enrichment, status: 'running', attempt } };
}
