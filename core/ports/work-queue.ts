import type { NewWork, WorkKind } from './outbox.js';

export interface LeasedWork extends NewWork {
  tenantId: string;
  /** Counted from 1: how often it has been leased. */
  attempt: number;
  /** Grows with each lease: an answer under an older one is refused. */
  fence: number;
  enqueuedAt: string;
}

/** By how much the clocks of the processes may differ. Work enqueued later than this by the store's clock comes from a clock that was ahead. */
export const CLOCK_TOLERANCE_MS = 15_000;

export interface LeaseRequest {
  kind: WorkKind;
  limit: number;
  leaseMs: number;
  now: Date;
  /** How many items of a tenant are wanted at most; without it as many as there are. */
  roomFor?: (tenantId: string) => number;
}

/** Durable work. An item is leased to one worker at a time; a worker that dies loses its lease, and another takes the item. */
export interface WorkQueue {
  enqueue(tenantId: string, work: NewWork[]): Promise<void>;

  /**
   * Items that are due, one of each tenant in turn, those of a tenant oldest first; each is hidden from others for `leaseMs`. The turns go on
   * from call to call, so that a tenant with due work waits for one item of each other tenant at most. None only where none is due that is
   * wanted; fewer than there are where taking more would use up the leases of those taken first. An item that was enqueued by a clock that was
   * ahead, and due at once by it, is due now; where it is leased, that lease is lost.
   */
  lease(input: LeaseRequest): Promise<LeasedWork[]>;

  /** Lengthens a lease. `false`: it is lost, stop working. */
  extend(work: LeasedWork, input: { leaseMs: number; now: Date }): Promise<boolean>;

  /** Removes a finished item. `false`: the lease was lost, somebody else has it. */
  complete(work: LeasedWork): Promise<boolean>;

  /** Gives it back to be tried again at `runAt`; a lease given back early counts no attempt when `uncounted`. */
  release(work: LeasedWork, input: { runAt: string; uncounted?: boolean }): Promise<boolean>;

  /** Removes the items of a kind with this id, whether leased or not. */
  cancel(tenantId: string, input: { kind: WorkKind; id: string }): Promise<void>;

  /** For metrics: items due or leased, and when the oldest due one became due. */
  depth(input: { kind: WorkKind; now: Date }): Promise<{ waiting: number; leased: number; oldestRunAt: string | null }>;

  /** When the next item of a kind becomes due, for sleeping until then. */
  nextRunAt(kind: WorkKind): Promise<string | null>;
}
