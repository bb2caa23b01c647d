/** A resume as it comes in. */
export interface ResumeInput {
  bytes: Uint8Array;
  filename: string | null;
  /** Detected from the bytes. */
  contentType: string;
  /** `YYYY-MM-DD` */
  documentDate: string | null;
}
