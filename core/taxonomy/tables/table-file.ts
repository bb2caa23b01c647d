/** Numbers that are read where they lie, in a block of bytes that can be a file. */
type NumberArray = Uint8Array | Uint16Array | Uint32Array;

const TYPES: Readonly<Record<ArrayType, new (buffer: ArrayBufferLike, at: number, length: number) => NumberArray>> = {
  u8: Uint8Array,
  u16: Uint16Array,
  u32: Uint32Array,
};

type ArrayType = 'u8' | 'u16' | 'u32';

/** Of a file of tables, and of the order of bytes of the machine that wrote it. */
const MAGIC = 0x7a84_10f3;
/** The magic number, the length of the header and that of the whole file. */
const PREFIX_BYTES = 12;
/** Arrays begin at multiples of this, so that every type can be read in place. */
const ALIGNMENT = 8;

interface Place {
  array: ArrayType;
  at: number;
  length: number;
}

/** Writes an object of arrays of numbers, and of values of JSON beside them. */
export function encodeTables(tables: object): Uint8Array {
  const arrays: NumberArray[] = [];
  let size = 0;
  const header = JSON.stringify(tables, (_key, value: unknown): unknown => {
    if (!isNumberArray(value)) return value;
    const place: Place = { array: typeOf(value), at: size, length: value.length };
    arrays.push(value);
    size = aligned(size + value.byteLength);
    return place;
  });
  const headerBytes = new TextEncoder().encode(header);
  const start = aligned(PREFIX_BYTES + headerBytes.length);
  const bytes = new Uint8Array(start + size);
  new Uint32Array(bytes.buffer, 0, 3).set([MAGIC, headerBytes.length, bytes.length]);
  bytes.set(headerBytes, PREFIX_BYTES);
  let at = start;
  for (const array of arrays) {
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
    at = aligned(at + array.byteLength);
  }
  return bytes;
}

/** Reads what `encodeTables` wrote, in place: the bytes must not change. `undefined` where they are not whole, or of another kind of machine. */
export function decodeTables(bytes: Uint8Array): object | undefined {
  if (bytes.length < PREFIX_BYTES) return undefined;
  const own = bytes.byteOffset % ALIGNMENT === 0 ? bytes : bytes.slice();
  const [magic, headerLength = 0, length] = new Uint32Array(own.buffer, own.byteOffset, 3);
  if (magic !== MAGIC || length !== own.length) return undefined;
  const header = new TextDecoder().decode(own.subarray(PREFIX_BYTES, PREFIX_BYTES + headerLength));
  const start = own.byteOffset + aligned(PREFIX_BYTES + headerLength);
  return JSON.parse(header, (_key, value: unknown) =>
    isPlace(value) ? new TYPES[value.array](own.buffer, start + value.at, value.length) : value,
  ) as object;
}

function isNumberArray(value: unknown): value is NumberArray {
  return value instanceof Uint8Array || value instanceof Uint16Array || value instanceof Uint32Array;
}

function typeOf(array: NumberArray): ArrayType {
  return array instanceof Uint8Array ? 'u8' : array instanceof Uint16Array ? 'u16' : 'u32';
}

function isPlace(value: unknown): value is Place {
  return typeof value === 'object' && value !== null && 'array' in value && 'at' in value;
}

function aligned(size: number): number {
  return Math.ceil(size / ALIGNMENT) * ALIGNMENT;
}
