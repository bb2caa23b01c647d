/**
 * The JSON of an object as bytes, made once for each object and given up with it. `present` must depend on nothing but the object: what one
 * presentation shows is never sent for another, because each keeps its own.
 */
export function jsonBytes<T extends object>(present: (value: T) => unknown): JsonBytes<T> {
  const kept = new WeakMap<T, Buffer>();
  return (value) => {
    let bytes = kept.get(value);
    if (!bytes) {
      bytes = Buffer.from(JSON.stringify(present(value)));
      kept.set(value, bytes);
    }
    return bytes;
  };
}

export type JsonBytes<T> = (value: T) => Buffer;

const COMMA = 0x2c;

/** The members of an array, with commas between, from `start` to `end`. */
export function joinBytes(start: Buffer, parts: readonly Buffer[], end: Buffer): Buffer {
  const commas = Math.max(0, parts.length - 1);
  const bytes = Buffer.allocUnsafeSlow(
    parts.reduce((sum, part) => sum + part.length, start.length + end.length + commas),
  );
  bytes.set(start, 0);
  let at = start.length;
  for (const [index, part] of parts.entries()) {
    if (index > 0) bytes[at++] = COMMA;
    bytes.set(part, at);
    at += part.length;
  }
  bytes.set(end, at);
  return bytes;
}
