import type { AuditRecord } from '../../audit/audit-record.js';
import type { Page, Position } from '../page.js';

/** A record with its tenant. */
export interface AuditEntry {
  tenantId: string;
  record: AuditRecord;
}

/** A page of the records of a tenant, the newest first. Times are RFC 3339, exclusive. */
export interface AuditQuery {
  /** Only records that name this candidate. */
  candidateId?: string;
  after?: string;
  before?: string;
  cursor?: Position;
  limit: number;
}

/** Keeps who was shown what. */
export interface AuditLog {
  /** Adds records; one that is there already is left as it is. */
  append(entries: readonly AuditEntry[]): Promise<void>;
  list(tenantId: string, query: AuditQuery): Promise<Page<AuditRecord>>;
  /** Removes records older than this; returns how many. */
  purge(olderThan: string): Promise<number>;
}

/** Takes records of requests that have been answered, and writes them later: nothing waits for it. */
export interface AuditTrail {
  note(entry: AuditEntry): void;
  /** Resolves when what was noted before is in the log, or could not be written and is tried again. */
  flush(): Promise<void>;
}
