import type { Candidate, CandidateRecord } from '../candidate/candidate.js';
import type { Outbox } from './outbox.js';
import type { Page, RecordFilter, RecordQuery } from './page.js';

export interface CandidateFilter extends RecordFilter {
  /** Folded to lower case. */
  email?: string;
}

/** Keeps candidates. Every write is atomic with its outbox; every read sees whole records of the named tenant only. */
export interface CandidateRepository {
  /** Throws `record.external_id_taken` with `{ id }` of the holder. */
  insert(tenantId: string, input: { candidate: Candidate; outbox: Outbox }): Promise<void>;

  get(tenantId: string, id: string): Promise<Candidate | undefined>;

  /** Replaces the record. Throws `record.version_conflict` unless the stored version is `expectedVersion`; `record.external_id_taken` as above. */
  update(tenantId: string, input: { candidate: Candidate; expectedVersion: number; outbox: Outbox }): Promise<void>;

  /** Shows the progress of an enrichment, where it is still the one named. It changes neither version nor `updatedAt`. */
  noteEnrichmentRunning(tenantId: string, input: { id: string; enrichmentId: string; attempt: number }): Promise<void>;

  /**
   * Erases the record and all that was derived from it, and leaves a tombstone with the id.
   * Throws `record.version_conflict`; `record.not_found` where it is gone already.
   */
  erase(
    tenantId: string,
    input: { id: string; expectedVersion: number; deletedAt: string; outbox: Outbox },
  ): Promise<void>;

  /** Ordered by the sort field, then by id in the same direction. Rows inserted meanwhile never make it skip or repeat a row. */
  list(tenantId: string, query: RecordQuery<CandidateFilter>): Promise<Page<CandidateRecord>>;

  /**
   * Ids of other candidates that share one of these keys (see `CandidateKeys.identityKeys`), with the keys shared; those that share most come first.
   * At most 20. Of a key that very many share it need not look at all.
   */
  findByIdentityKeys(
    tenantId: string,
    input: { keys: string[]; exceptId: string },
  ): Promise<{ candidateId: string; keys: string[] }[]>;

  /**
   * Derives anew what candidates are found by (words, skills, contact and person keys): earlier releases have stored less. Of the next
   * `limit` in order of tenant and id; returns the last of them, `undefined` at the end. It changes nothing else of a record.
   */
  refreshKeys(input: {
    after?: { tenantId: string; id: string };
    limit: number;
  }): Promise<{ tenantId: string; id: string } | undefined>;

  /** Every candidate of one tenant or of all, in slices, in order of tenant and id: for building an index. */
  scan(input: {
    tenantId?: string;
    after?: { tenantId: string; id: string };
    limit: number;
  }): Promise<{ tenantId: string; candidate: Candidate }[]>;
}
