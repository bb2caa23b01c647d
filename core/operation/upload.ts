/** Lines that were received, stored in parts until the operation that works through them has finished. */
export interface Upload {
  /** `upl_…` */
  id: string;
  parts: number;
  /** Lines that are not blank. */
  lines: number;
  bytes: number;
}

/** In bytes: all parts but the last one are of this size. A larger one would hold up the event loop while it is written. */
export const UPLOAD_PART_BYTES = 1024 * 1024;

/** In bytes, inflated. */
export const MOST_UPLOAD_BYTES = 64 * 1024 * 1024;

export const MOST_UPLOAD_LINES = 10_000;

/** In bytes: as much as the body of one POST may have, a file in base64 included. */
export const LONGEST_LINE_BYTES = 15 * 1024 * 1024;
