/** One request that showed scores, a match list, an original or an export. It holds ids, and no other personal data. */
export interface AuditRecord {
  /** `aud_…` */
  id: string;
  /** RFC 3339. */
  at: string;
  /** The API key of the request. */
  keyId: string | null;
  /** As the reference names it, such as `listJobMatches`. */
  operation: string;
  /** What was asked about. */
  resource: { type: 'candidate' | 'job'; id: string };
  /** The candidates that were shown. */
  candidateIds: string[];
  /** What the scores were computed by; `null` for what was not computed. */
  versions: { engine: string; taxonomy: string } | null;
  /** Hex: of what was shown to one candidate, or over the hashes of all rows in their order. */
  inputHash: string | null;
}
