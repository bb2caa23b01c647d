import type { ParsedDocument } from '../candidate/parsed-document.js';

/** A resume file. `storedAt` is RFC 3339. */
export interface NewDocument {
  id: string;
  candidateId: string;
  bytes: Uint8Array;
  storedAt: string;
}

/** What was read from a file. */
export interface DocumentReading {
  id: string;
  reading: ParsedDocument;
}

/** Bytes of a file, from `start` to before `end`. */
export interface ByteRange {
  start: number;
  end: number;
}

/** The files of a candidate: those of these ids, or all. */
export interface DocumentSelection {
  candidateId: string;
  ids?: string[];
}

/** Keeps resume files and what was read from them. Bytes go in before the candidate that names them; a file that no candidate names, as `resume` or in `keptDocuments`, is swept. */
export interface DocumentStore {
  put(tenantId: string, input: NewDocument): Promise<void>;
  get(tenantId: string, id: string): Promise<Uint8Array | undefined>;
  /** The same bytes in parts, of which one or two are held at a time; the iteration throws where the file is erased meanwhile. */
  open(tenantId: string, input: { id: string; range: ByteRange }): Promise<AsyncIterable<Uint8Array> | undefined>;
  putReading(tenantId: string, input: DocumentReading): Promise<void>;
  getReading(tenantId: string, id: string): Promise<ParsedDocument | undefined>;
  /** Removes files and readings of a candidate: those of these ids, or all. */
  deleteOf(tenantId: string, input: DocumentSelection): Promise<void>;
  /** Removes what was stored before this and belongs to no candidate; returns how many. */
  sweepOrphans(storedBefore: string): Promise<number>;
}
