/** A part of an upload, counted from 0. `storedAt` is RFC 3339. */
export interface NewUploadPart {
  uploadId: string;
  part: number;
  bytes: Uint8Array;
  storedAt: string;
}

/** Keeps the lines that operations work through. Parts go in before the operation that names them; an upload that none names is swept. */
export interface UploadStore {
  put(tenantId: string, input: NewUploadPart): Promise<void>;
  get(tenantId: string, input: Pick<NewUploadPart, 'uploadId' | 'part'>): Promise<Uint8Array | undefined>;
  delete(tenantId: string, uploadId: string): Promise<void>;
  /** Removes what was stored before this and belongs to no operation that is still to be done; returns how many uploads. */
  sweepOrphans(storedBefore: string): Promise<number>;
}
