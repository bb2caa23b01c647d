/** A file made to take what it can of the one who reads it. Bytes are made when they are asked for, and not kept. */
export interface FileBait {
  name: string;
  filename: string;
  make(): Uint8Array | Promise<Uint8Array>;
}
