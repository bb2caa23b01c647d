import type { ParsedDocument } from '../candidate/parsed-document.js';

/** Keeps resume files and what was read from them. Bytes go in before the candidate that names them; what nobody names is swept. */
export interface DocumentStore {
  put(tenantId: string, input: { id: string; candidateId: string; bytes: Uint8Array; storedAt: string }): Promise<void>;
  get(tenantId: string, id: string): Promise<Uint8Array | undefined>;
  putReading(tenantId: string, input: { id: string; reading: ParsedDocument }): Promise<void>;
  getReading(tenantId: string, id: string): Promise<ParsedDocument | undefined>;
  /** Removes files and readings of a candidate: those of these ids, or all. */
  deleteOf(tenantId: string, input: { candidateId: string; ids?: string[] }): Promise<void>;
  /** Removes what was stored before this and belongs to no candidate; returns how many. */
  sweepOrphans(storedBefore: string): Promise<number>;
}
