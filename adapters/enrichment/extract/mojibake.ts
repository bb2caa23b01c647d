import { toWindows1252, WINDOWS_1252_EXTRAS } from './text/windows-1252.js';

const CONTINUATION = `[\\u0080-\\u00BF${WINDOWS_1252_EXTRAS}]`;

/** UTF-8 read as windows-1252: "â€™" for an apostrophe, "Ã©" for é. Other lead bytes occur in honest text ("RÉSUMÉ»"), these hardly ever. */
const SUSPECT = new RegExp(`[\\u00C2\\u00C3]${CONTINUATION}|[\\u00E2\\u00EF]${CONTINUATION}{2}`, 'gu');

const decoder = new TextDecoder('utf-8', { fatal: true });

export function repairMojibake(text: string): string {
  if (!/[\u00C2\u00C3\u00E2\u00EF]/.test(text)) return text;
  // A full-width comma whose last byte windows-1252 has no character for, and so got lost.
  const whole = text.replace(/ï¼(\u200B|(?=\s))/g, ',');
  // A no-break space whose second byte was turned into a plain one. No word ends in a capital after small letters.
  const spaced = whole.replace(/(?<=[\p{Ll}\p{N}.,;:)]|^|\s)Â\u200B?(?=\s|$)|(?<=[\p{Ll},;:)])Â(?=\p{Ll})/gu, ' ');
  return spaced.replace(SUSPECT, (sequence) => {
    const bytes = Uint8Array.from(sequence, (character) => toWindows1252(character) ?? 0);
    try {
      return decoder.decode(bytes);
    } catch {
      return sequence;
    }
  });
}
