import type {
  ApiKey,
  AuditRecord,
  Candidate,
  Feedback,
  Job,
  Operation,
  OperationFailure,
  Tenant,
  Webhook,
} from '../../../core/index.js';
import {
  type WorkKind,
  CandidateKeys,
  type Clock,
  CLOCK_TOLERANCE_MS,
  jobSearchWords,
  type NewWork,
  type Outbox,
  storeUnavailable,
} from '../../../core/spi.js';
import { ClaimTable } from './claim-table.js';
import { IdentityKeyIndex } from './identity-key-index.js';
import { DeliveryTable } from './delivery-table.js';
import { DocumentTable } from './document-table.js';
import { EventTable, type TenantEvents } from './event-table.js';
import { RecordTable } from './record-table.js';
import { WorkTable } from './work-table.js';

/** All that is kept of one tenant. */
class TenantData {
  readonly candidates = new RecordTable<Candidate>({
    words: (candidate) => new CandidateKeys(candidate).searchWords,
    skillIds: (candidate) => new CandidateKeys(candidate).skillIds,
  });
  /** Ids of erased candidates and when they were. */
  readonly tombstones = new Map<string, string>();
  readonly identityKeys = new IdentityKeyIndex((id) => this.candidates.get(id));
  readonly jobs = new RecordTable<Job>({ words: jobSearchWords, skillIds: (job) => job.skillIds });
  /** In order of id; made again after a change. */
  publishedJobs: Job[] | undefined;
  readonly documents = new DocumentTable();
  /** By candidate. */
  readonly feedback = new Map<string, Feedback[]>();
  readonly audit = new Map<string, AuditRecord>();
  readonly webhooks = new Map<string, Webhook>();
  readonly deliveries = new DeliveryTable();
  readonly claims = new ClaimTable();
  readonly operations = new Map<string, { operation: Operation; failures: Map<string, OperationFailure> }>();
  /** `storedAt` of the last part. */
  readonly uploads = new Map<string, { storedAt: string; parts: Map<number, Uint8Array> }>();

  constructor(readonly events: TenantEvents) {}
}

/**
 * What the repositories of one memory store share. Every write is one synchronous step: it checks everything that it may be
 * refused for, and only then changes anything. That is what makes it atomic.
 */
export class MemoryDatabase {
  readonly events = new EventTable();
  readonly work = new WorkTable();
  readonly accessTenants = new Map<string, Tenant>();
  readonly accessKeys = new Map<string, ApiKey>();
  readonly settings = new Map<string, string>();
  private readonly tenants = new Map<string, TenantData>();
  private closed = false;

  constructor(readonly clock: Clock) {}

  tenant(id: string): TenantData {
    this.assertOpen();
    let data = this.tenants.get(id);
    if (!data) {
      data = new TenantData(this.events.of(id));
      this.tenants.set(id, data);
    }
    return data;
  }

  allTenants(): IterableIterator<[string, TenantData]> {
    this.assertOpen();
    return this.tenants.entries();
  }

  /** Called last in a write: nothing after it may be refused. */
  apply(tenantId: string, outbox: Outbox): void {
    for (const event of outbox.events) this.events.append(tenantId, event);
    if (outbox.work?.length) this.enqueue(tenantId, outbox.work);
  }

  recallWorkFromFuture(kind: WorkKind): void {
    const now = this.clock.now();
    const latest = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
    this.work.recallFromFuture(kind, { now: now.toISOString(), latest });
  }

  enqueue(tenantId: string, work: readonly NewWork[]): void {
    this.work.enqueue(tenantId, work, this.clock.now().toISOString());
  }

  assertOpen(): void {
    if (this.closed) throw storeUnavailable();
  }

  get isOpen(): boolean {
    return !this.closed;
  }

  close(): void {
    this.closed = true;
  }
}
