/** SHA-256, hex. */
export interface Digest {
  sha256(input: string | Uint8Array): string;
  /** For input of many megabytes: does not block the event loop. */
  sha256OfFile(bytes: Uint8Array): Promise<string>;
}
