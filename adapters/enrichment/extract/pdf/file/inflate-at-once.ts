import { inflateSync } from 'node:zlib';

/**
 * What pdf.js uses of the global `DecompressionStream`, with which it inflates the many small streams of a file. Node's own is made for data that
 * comes in bit by bit: web streams around Node streams around another thread, a fifth of what a page with embedded fonts costs. pdf.js has written
 * all of a stream before it reads, so that it is inflated at once. Damaged data fails as it does there; pdf.js then inflates it itself and keeps what
 * it can. Nothing bounds the size here: the memory guard of the process does.
 */
class InflateAtOnce {
  readonly #written: Uint8Array[] = [];
  readonly writable = {
    getWriter: () => ({
      ready: Promise.resolve(),
      write: (bytes: Uint8Array) => Promise.resolve(void this.#written.push(bytes)),
      close: () => Promise.resolve(),
    }),
  };
  readonly readable = inflated(this.#written);
}

/** Asked for its data only when all has been written. */
async function* inflated(written: readonly Uint8Array[]): AsyncGenerator<Uint8Array> {
  yield inflateSync(Buffer.concat(written));
}

type Format = ConstructorParameters<typeof DecompressionStream>[0];

/** For a process that does nothing else than read files: it replaces a global. */
export function inflateAtOnce(): void {
  const { DecompressionStream: Streaming } = globalThis;
  globalThis.DecompressionStream = function (format: Format) {
    return format === 'deflate' ? new InflateAtOnce() : new Streaming(format);
  } as unknown as typeof Streaming;
}
