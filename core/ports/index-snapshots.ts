import type { TalentIndex } from './talent-index.js';

/** What a snapshot was made from, as text, and the index itself. */
export interface IndexSnapshot {
  stamp: string;
  pieces: Uint8Array[];
}

/** A snapshot that is being made, piece by piece. */
export interface NewIndexSnapshot {
  stamp: string;
  pieces: AsyncIterable<Uint8Array>;
}

/**
 * Keeps the index of each tenant between two starts. It holds what can be made again from the store, so it may lose anything at any time; it must
 * never return anything but what was written as a whole.
 */
export interface IndexSnapshots {
  /** `undefined` where there is none, or what is there is not whole. */
  read(tenantId: string): Promise<IndexSnapshot | undefined>;

  /** Takes the place of the tenant's snapshot, at once and as a whole. It comes to nothing where `discard` is called meanwhile. */
  write(tenantId: string, snapshot: NewIndexSnapshot): Promise<void>;

  /** Removes the tenant's snapshot: when this returns nobody finds it, and what it held is then overwritten. */
  discard(tenantId: string): void;

  /** Resolves when nothing of it is under way. */
  settled(): Promise<void>;
}

/** An index that can be stored and read. */
export interface StorableIndex extends TalentIndex {
  /** Changes with everything that the stored form depends on. */
  readonly imageVersion: string;

  /**
   * The tenant's pool as it is at the call, whatever is written later, without anything of candidates who have gone. Between pieces the event loop is
   * free.
   */
  image(tenantId: string): AsyncIterable<Uint8Array>;

  /** Takes a pool in, in the place of an empty one. Rejects where it is not one of this version; the pool is then empty. */
  restore(tenantId: string, pieces: readonly Uint8Array[]): Promise<void>;

  /** Empties the pool of a tenant. */
  clear(tenantId: string): void;
}
