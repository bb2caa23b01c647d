/** SHA-256, hex. */
export interface Digest {
  sha256(input: string | Uint8Array): string;
}
