/** SHA-256, hex. */
export interface Digest {
  sha256(input: string | Uint8Array): string;
  /** Of what may have many megabytes: holds nobody up meanwhile. */
  sha256OfFile(bytes: Uint8Array): Promise<string>;
}
