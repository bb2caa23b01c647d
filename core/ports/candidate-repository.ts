import type { Candidate, CandidateRecord } from '../candidate/candidate.js';
import type { Outbox } from './outbox.js';
import type { Page, RecordFilter, RecordQuery } from './page.js';
import type { WorkLease } from './work.js';

/** A slice of the candidates of one tenant, or of all. */
export interface CandidateScan {
  tenantId?: string;
  after?: RecordAddress;
  limit: number;
  /** The caller needs no `intelligence`: it may be `null`. */
  forMatching?: boolean;
}

/** The next `limit` records after one, in order of tenant and id. */
export interface RecordSlice {
  after?: RecordAddress;
  limit: number;
}

/** The next version of a candidate. */
export interface CandidateUpdate {
  candidate: Candidate;
  expectedVersion: number;
  outbox: Outbox;
  /** The leased item that this change is the result of: see `update`. */
  completes?: WorkLease;
}

/** A new candidate. */
export interface CandidateInsert {
  candidate: Candidate;
  outbox: Outbox;
}

/** An attempt of an enrichment that has begun. */
export interface EnrichmentProgress {
  id: string;
  enrichmentId: string;
  attempt: number;
}

/** The erasure of a candidate. `deletedAt` is RFC 3339. */
export interface CandidateErasure {
  id: string;
  expectedVersion: number;
  deletedAt: string;
  outbox: Outbox;
}

/** Candidates with one of these keys, except one candidate. */
export interface IdentityKeyQuery {
  keys: string[];
  exceptId: string;
}

/** A candidate with the keys that it shares. */
export interface SharedIdentityKeys {
  candidateId: string;
  keys: string[];
}

/** Where a record is. */
export interface RecordAddress {
  tenantId: string;
  id: string;
}

/** A candidate with its tenant. */
export interface ScannedCandidate {
  tenantId: string;
  candidate: Candidate;
}

export interface CandidateFilter extends RecordFilter {
  /** Folded to lower case. */
  email?: string;
}

/** Keeps candidates. Every write is atomic with its outbox; every read sees whole records of the named tenant only. */
export interface CandidateRepository {
  /** Throws `record.external_id_taken` with `{ id }` of the holder. */
  insert(tenantId: string, input: CandidateInsert): Promise<void>;

  /**
   * The same number as long as none of the tenant's candidates has changed. Only where the store is that of one process, which knows without asking; what
   * was read between two equal numbers need not be read again.
   */
  revision?(tenantId: string): number;

  /** Not one that is merged into another. */
  get(tenantId: string, id: string): Promise<Candidate | undefined>;

  /**
   * The candidate of this id or external id if it is merged into another. A merged one keeps its external id and its files, and is in no list, scan
   * or search; `update` and `erase` take it as any other.
   */
  findMerged(tenantId: string, by: { id: string } | { externalId: string }): Promise<Candidate | undefined>;

  /**
   * Replaces the record. Throws `record.version_conflict` unless the stored version is `expectedVersion`; `record.external_id_taken` as above.
   *
   * The item that it `completes` is out of the queue when the promise settles, as `WorkQueue.complete` would have it: in the same atomic step where the
   * store can, otherwise after the change and never before it, so that after a crash the item comes again and finds its result. It stays where
   * the change is refused, and where the lease was lost: then the change is made, and the item is its new holder's.
   */
  update(tenantId: string, input: CandidateUpdate): Promise<void>;

  /** Shows the progress of an enrichment, where it is still the one named. It changes neither version nor `updatedAt`. */
  noteEnrichmentRunning(tenantId: string, input: EnrichmentProgress): Promise<void>;

  /**
   * Erases the record and all that was derived from it, and leaves a tombstone with the id.
   * Throws `record.version_conflict`; `record.not_found` where it is gone already.
   */
  erase(tenantId: string, input: CandidateErasure): Promise<void>;

  /** Ordered by the sort field, then by id in the same direction. Rows inserted meanwhile never make it skip or repeat a row. */
  list(tenantId: string, query: RecordQuery<CandidateFilter>): Promise<Page<CandidateRecord>>;

  /**
   * Ids of other candidates that share one of these keys (see `CandidateKeys.identityKeys`), with the keys shared; those that share most come first.
   * At most 20. Of a key that very many share it need not look at all.
   */
  findByIdentityKeys(tenantId: string, input: IdentityKeyQuery): Promise<SharedIdentityKeys[]>;

  /**
   * Derives anew what candidates are found by (words, skills, contact and person keys): earlier releases have stored less. Of the next
   * `limit` in order of tenant and id; returns the last of them, `undefined` at the end. It changes nothing else of a record.
   */
  refreshKeys(input: RecordSlice): Promise<RecordAddress | undefined>;

  /** Every candidate of one tenant or of all, in slices, in order of tenant and id: for building an index. */
  scan(input: CandidateScan): Promise<ScannedCandidate[]>;
}
