import type { LeasedWork, NewWork, WorkKind, WorkLease } from './work.js';

/** The work of one kind at one time. */
export interface DepthQuery {
  kind: WorkKind;
  now: Date;
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

export interface LeaseExtension {
  leaseMs: number;
  now: Date;
}

export interface LeaseReturn {
  /** When the item is tried again. */
  runAt: string;
  /** The lease was given back early and counts as no attempt. */
  uncounted?: boolean;
}

export interface WorkDepth {
  /** Items that are due. */
  waiting: number;
  leased: number;
  /** When the oldest due item became due. */
  oldestRunAt: string | null;
}

/** Durable work. An item is leased to one worker at a time; a worker that dies loses its lease, and another takes the item. */
export interface WorkQueue {
  enqueue(tenantId: string, work: NewWork[]): Promise<void>;

  /**
   * Items that are due, one of each tenant in turn, those of a tenant oldest first; each is hidden from others for `leaseMs`. The turns go on
   * from call to call, so that a tenant with due work waits for one item of each other tenant at most. None only where none is due that is
   * wanted; fewer than there are where taking more would use up the leases of those taken first. An item that was enqueued by a clock that was
   * ahead, and due at once by it, is due now, as is one that was given back under such a clock; where it is leased, that lease is lost.
   */
  lease(input: LeaseRequest): Promise<LeasedWork[]>;

  /** Lengthens a lease. `false`: it is lost, stop working. */
  extend(lease: WorkLease, input: LeaseExtension): Promise<boolean>;

  /** Removes a finished item. `false`: the lease was lost to another worker. */
  complete(lease: WorkLease): Promise<boolean>;

  /** Gives an item back. `false`: the lease was lost. */
  release(lease: WorkLease, input: LeaseReturn): Promise<boolean>;

  /** Removes the items of a kind with this id, whether leased or not. */
  cancel(tenantId: string, input: Pick<WorkLease, 'kind' | 'id'>): Promise<void>;

  /** For metrics. */
  depth(input: DepthQuery): Promise<WorkDepth>;

  /** When the next item of a kind becomes due, for sleeping until then. */
  nextRunAt(kind: WorkKind): Promise<string | null>;
}
