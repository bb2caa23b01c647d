/** What an item of each kind is about: ids only, as the stores keep them. */
export interface WorkPayloads {
  enrichment: { candidateId: string; enrichmentId: string };
  /** As `enrichment`, of an operation: goes after what single requests have asked for. */
  bulk_enrichment: { candidateId: string; enrichmentId: string };
  delivery: { deliveryId: string; webhookId: string };
  job_expiry: { jobId: string };
  operation: { operationId: string };
  /** Of the whole tenant. */
  retention: Record<never, string>;
  consent_expiry: { candidateId: string };
  /** Of a candidate that is merged into another, or was. */
  merge: { candidateId: string; survivorId: string };
}

/** The kinds of durable work. */
export type WorkKind = keyof WorkPayloads;

/** A kind with the payload of that kind. */
export type WorkTask<K extends WorkKind = WorkKind> = { [Each in K]: { kind: Each; payload: WorkPayloads[Each] } }[K];

export type NewWork = WorkTask & {
  /** Unique per kind and tenant; enqueuing an id again moves its time instead of adding a second item. */
  id: string;
  /**
   * RFC 3339; the item is not leased before this time. Absent: at once, by the clock that the store reads when it writes. A time that was read
   * before could be hours ahead of that, where the clock was set back between the two, and would then look like a time to wait for.
   */
  runAt?: string;
};

/** Names the one lease under which an item may be extended, completed or released. */
export interface WorkLease {
  kind: WorkKind;
  tenantId: string;
  id: string;
  /** Grows with each lease: an answer under an older one is refused. */
  fence: number;
}

/** An item as a store returns it. The payload is whatever was stored, perhaps by another release: see `taskOf`. */
export interface LeasedWork extends WorkLease {
  runAt: string;
  /** Counted from 1: how often the item has been leased. */
  attempt: number;
  /** When it was put into the queue, or was last given back, by the clock of the process that did so. */
  enqueuedAt: string;
  payload: unknown;
}

const MEMBERS: { readonly [K in WorkKind]: readonly (keyof WorkPayloads[K] & string)[] } = {
  enrichment: ['candidateId', 'enrichmentId'],
  bulk_enrichment: ['candidateId', 'enrichmentId'],
  delivery: ['deliveryId', 'webhookId'],
  job_expiry: ['jobId'],
  operation: ['operationId'],
  retention: [],
  consent_expiry: ['candidateId'],
  merge: ['candidateId', 'survivorId'],
};

/** What a leased item asks for; `undefined` where its payload is not one of its kind. */
export function taskOf<K extends WorkKind>(
  kind: K,
  { payload }: Pick<LeasedWork, 'payload'>,
): WorkPayloads[K] | undefined {
  if (typeof payload !== 'object' || payload === null) return undefined;
  const members = payload as Record<string, unknown>;
  const isComplete = MEMBERS[kind].every((name) => typeof members[name] === 'string' && members[name] !== '');
  return isComplete ? (payload as WorkPayloads[K]) : undefined;
}
