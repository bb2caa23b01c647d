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

/** The members of an array, with commas between, put together once for each array and presentation. The array must not change. */
export function joinedJson<T>(values: readonly T[], bytesOf: JsonBytes<T>): Buffer {
  let arrays = joined.get(bytesOf);
  if (!arrays) {
    arrays = new WeakMap();
    joined.set(bytesOf, arrays);
  }
  let bytes = arrays.get(values);
  if (!bytes) {
    bytes = join(values.map(bytesOf));
    arrays.set(values, bytes);
  }
  return bytes;
}

const joined = new WeakMap<object, WeakMap<object, Buffer>>();

function join(parts: readonly Buffer[]): Buffer {
  const length = parts.reduce((sum, part) => sum + part.length, 0) + Math.max(0, parts.length - 1);
  const bytes = Buffer.allocUnsafe(length);
  let at = 0;
  for (const part of parts) {
    if (at > 0) bytes[at++] = COMMA;
    bytes.set(part, at);
    at += part.length;
  }
  return bytes;
}
