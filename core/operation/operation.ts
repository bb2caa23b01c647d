import type { Actor } from '../record/caller.js';
import type { DueCandidate, DuePosition } from '../retention/due-candidate.js';
import type { Upload } from './upload.js';

/** What an operation does. `erasure`: of those whom the retention settings do not keep any longer. */
export const OPERATION_KINDS = ['import', 'enrichment', 'erasure'] as const;
/** One of `OPERATION_KINDS`. */
export type OperationKind = (typeof OPERATION_KINDS)[number];

/** `failed`: nothing could be done; `partial`: some items failed. */
export const OPERATION_STATUSES = ['queued', 'running', 'succeeded', 'partial', 'failed', 'cancelled'] as const;
/** One of `OPERATION_STATUSES`. */
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

/** Which candidates are enriched again: those for whom all of this holds. */
export interface EnrichmentFilter {
  /** Enriched by an older engine, or with an older taxonomy. */
  stale?: boolean;
  status?: string;
  tag?: string;
  ids?: string[];
}

/** Where the next line begins: bytes into a part of the upload, and the number of lines before it. */
export interface LinePosition {
  part: number;
  offset: number;
  line: number;
}

export interface ImportTask {
  name: 'import_candidates' | 'import_jobs';
  upload: Upload;
  position: LinePosition;
}

/** An enrichment that the operation has asked for and waits for. */
export interface AwaitedEnrichment {
  candidateId: string;
  enrichmentId: string;
}

export interface EnrichmentTask {
  name: 'enrich_candidates';
  filter: EnrichmentFilter;
  /** First all that match are counted, then they are enriched. */
  phase: 'counting' | 'working';
  /** The last candidate looked at, in the order of creation; of a list of ids, its place in it. */
  after: { value: string; id: string } | null;
  /** Whether all that match have been looked at in this phase. */
  isAtEnd: boolean;
  awaited: AwaitedEnrichment[];
}

/** Erases candidates who are due by the retention settings. */
export interface ErasureTask {
  name: 'erase_due';
  /** First all who are due are counted, then they are erased. */
  phase: 'counting' | 'working';
  /** The last one who was counted, or listed to be erased. */
  after: DuePosition | null;
  /** Listed, to be erased next: whoever is gone when a slice is done again was erased by it. */
  listed: DueCandidate[];
}

/** What is to be done, and how far it has got. */
export type OperationTask = ImportTask | EnrichmentTask | ErasureTask;

/** How many items were done at one time. */
export interface PaceSample {
  at: string;
  done: number;
}

/** Work that takes longer than a request: durable, done in slices, each item once. */
export interface Operation {
  /** `opr_…` */
  id: string;
  kind: OperationKind;
  status: OperationStatus;
  task: OperationTask;
  /** Who asked for it, for the events of the records that it writes. */
  actor: Actor;
  requestId: string | null;
  total: number;
  succeeded: number;
  unchanged: number;
  failed: number;
  /** The last samples, the oldest first. */
  pace: PaceSample[];
  version: number;
  createdAt: string;
  updatedAt: string;
  startedAt: string | null;
  finishedAt: string | null;
}

/** An item that could not be done. */
export interface OperationFailure {
  /** Unique within the operation, and in the order of its items. */
  key: string;
  /** Of an import, counted from 1. */
  line: number | null;
  /** The record, where there is one. */
  recordId: string | null;
  externalId: string | null;
  /** A code of `DomainError`, of a failed enrichment, or `internal_error`. */
  code: string;
  detail: string;
  /** Each fault of the line: the first ones. */
  faults: { pointer?: string; code: string; detail: string }[];
}

/** Whether nothing more will be done. */
export function isFinished({ status }: Pick<Operation, 'status'>): boolean {
  return status !== 'queued' && status !== 'running';
}

export function doneOf({ succeeded, unchanged, failed }: Operation): number {
  return succeeded + unchanged + failed;
}
