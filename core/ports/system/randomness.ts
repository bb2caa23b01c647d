export interface Randomness {
  /** In [0, 1). */
  fraction(): number;
  /** Cryptographically strong. */
  bytes(count: number): Uint8Array;
}
