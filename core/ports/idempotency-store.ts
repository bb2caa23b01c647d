/** A request for a key. The claim lapses after `leaseMs`, the key after `keepMs`. */
export interface ClaimRequest {
  key: string;
  fingerprint: string;
  commandId: string;
  now: Date;
  leaseMs: number;
  keepMs: number;
}

/** The answer to a claimed request. */
export interface ClaimCompletion {
  key: string;
  token: string;
  answer: StoredAnswer;
}

/** Names one claim of a key. */
export interface ClaimHandle {
  key: string;
  token: string;
}

/** The first answer to a request, kept to be given again. */
export interface StoredAnswer {
  status: number;
  body: string;
  headers: Record<string, string>;
  /** The record it shows; erasing that record erases the answer. */
  resourceId: string | null;
}

export type ClaimOutcome =
  /** Go on under this command id. `resumed`: an earlier holder was cut off. */
  | { kind: 'claimed'; commandId: string; resumed: boolean; token: string }
  | { kind: 'replay'; answer: StoredAnswer }
  | { kind: 'in_progress' }
  /** Used for another request. */
  | { kind: 'reused' }
  /** Answered, but the record that the answer showed has been erased. */
  | { kind: 'erased' };

/** Its keys are hashes of what callers sent (`claimKeyOf`). */
export interface IdempotencyStore {
  /** Atomic: of two at once, one gets the claim. `commandId` is kept from the first claim for as long as the key lives. */
  claim(tenantId: string, input: ClaimRequest): Promise<ClaimOutcome>;
  /** Keeps the answer; nothing of one that shows a record erased by now, as after `forget`. */
  complete(tenantId: string, input: ClaimCompletion): Promise<void>;
  /** Gives up a claim, so that the next request with the key runs again: for answers that must not be replayed (5xx, 429). */
  abandon(tenantId: string, input: ClaimHandle): Promise<void>;
  /** Erases the answers that show a record. A later request with the key is refused. */
  forget(tenantId: string, resourceId: string): Promise<void>;
  /** Ends the leases of claims that a process left behind when it died; for a store that one process owns. */
  releaseAll(): Promise<void>;
  purge(now: Date): Promise<number>;
}
