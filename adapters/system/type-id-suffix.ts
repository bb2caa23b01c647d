const LETTERS = Uint8Array.from('0123456789abcdefghjkmnpqrstvwxyz', (letter) => letter.charCodeAt(0));
const LENGTH = 26;
/** Allocated once, filled for each id. */
const codes = new Array<number>(LENGTH).fill(0);

/**
 * The 26 letters of a TypeID for the 16 bytes of a UUID: base 32 after Crockford, two bits of zero in front
 * (https://github.com/jetify-com/typeid/tree/main/spec). By hand because an id is made several times in every request, and typeid-js, which
 * decodes again what it has encoded, takes ten times as long.
 */
export function typeIdSuffix(bytes: Readonly<Uint8Array>): string {
  let filled = 0;
  // Five bits a letter; the first byte comes after two zero bits.
  let held = 0;
  let bits = 2;
  for (const byte of bytes) {
    held = ((held & 31) << 8) | byte;
    bits += 8;
    while (bits >= 5) {
      bits -= 5;
      codes[filled] = LETTERS[(held >> bits) & 31] ?? 0;
      filled += 1;
    }
  }
  // One flat string: pieces put together with `+` stay a tree of pieces in memory for as long as the id is kept.
  return String.fromCharCode(...codes);
}
