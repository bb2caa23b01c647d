/** What windows-1252 has where Latin-1 has control characters, from 0x80 to 0x9F; a space where it has nothing. */
const UPPER = '€ ‚ƒ„…†‡ˆ‰Š‹Œ Ž  ‘’“”•–—˜™š›œ žŸ';

const BYTES = new Map([...UPPER].flatMap((character, index) => (character === ' ' ? [] : [[character, 0x80 + index]])));

/** Takes any byte. Node 20's own decoder of that name decodes Latin-1, so that quotes and dashes get lost. */
export function decodeWindows1252(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
    .toString('latin1')
    .replace(/[\u0080-\u009F]/g, (control) => {
      const character = UPPER[control.charCodeAt(0) - 0x80];
      return character === undefined || character === ' ' ? control : character;
    });
}

/** The byte that a character was decoded from; undefined for characters that windows-1252 does not have. */
export function toWindows1252(character: string): number | undefined {
  const code = character.charCodeAt(0);
  return BYTES.get(character) ?? (code < 0x100 ? code : undefined);
}

/** The characters between 0x80 and 0x9F, for use in a character class. */
export const WINDOWS_1252_EXTRAS = UPPER.replaceAll(' ', '');
