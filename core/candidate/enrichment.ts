export type EnrichmentStatus = 'none' | 'queued' | 'running' | 'succeeded' | 'partial' | 'failed';

export const STAGES = ['extract', 'parse', 'normalize', 'infer'] as const;
export type StageName = (typeof STAGES)[number];

export interface Stage {
  name: StageName;
  /** `skipped` where there is nothing to do: no resume to extract. */
  status: 'pending' | 'succeeded' | 'failed' | 'skipped';
  code: string | null;
}

/** The state of reading a resume and inferring from it. */
export interface Enrichment {
  id: string | null;
  status: EnrichmentStatus;
  /** Counted from 1; a failed machine makes another attempt, a bad document does not. */
  attempt: number;
  requestedAt: string | null;
  finishedAt: string | null;
  stages: Stage[];
  /** `no_text`, `encrypted`, `corrupt`, `too_large`, `timeout`, `internal_error`. */
  error: { code: string; detail: string } | null;
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

export function queuedEnrichment(id: string, requestedAt: string): Enrichment {
  return {
    id,
    status: 'queued',
    attempt: 1,
    requestedAt,
    finishedAt: null,
    stages: STAGES.map((name) => ({ name, status: 'pending', code: null })),
    error: null,
  };
}
