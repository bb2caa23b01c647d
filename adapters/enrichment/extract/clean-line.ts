import { joinSpacedLetters } from './spaced-letters.js';
import { joinSpacingAccents } from './spacing-accents.js';
import { repairMojibake } from './mojibake.js';

const LIGATURES: Record<string, string> = {
  '\uFB00': 'ff',
  '\uFB01': 'fi',
  '\uFB02': 'fl',
  '\uFB03': 'ffi',
  '\uFB04': 'ffl',
  '\uFB05': 'st',
  '\uFB06': 'st',
};

/**
 * One spelling for what looks the same on the page: plain spaces, no invisible characters, no ligatures.
 * A full compatibility normalisation would go too far (™ to TM, ² to 2), so only these are replaced.
 */
export function cleanLine(raw: string): string {
  return joinSpacedLetters(PLAIN.test(raw) ? raw : repaired(raw))
    .replace(/ {2,}/g, ' ')
    .replace(/ ?\t[ \t]*/g, '\t')
    .trim();
}

/** Most lines are this, and have nothing to repair. */
const PLAIN = /^[\t\x20-\x7e]*$/;

function repaired(raw: string): string {
  return (
    joinSpacingAccents(repairMojibake(raw))
      .replace(/[\uFB00-\uFB06]/g, (character) => LIGATURES[character] ?? character)
      .replace(/[\u00A0\u1680\u2000-\u200A\u202F\u205F\u3000]/g, ' ')
      // Hyphens that are no sign of their own: an address is written with the plain one.
      .replace(/[\u2010\u2011]/g, '-')
      // Zero-width, soft-hyphen, direction and byte-order marks, and what is left of broken surrogate pairs.
      .replace(/[\u00AD\u061C\u200B-\u200F\u202A-\u202E\u2060-\u206F\uFEFF\uFFF9-\uFFFC]/g, '')
      .replace(/[\uD800-\uDBFF](?![\uDC00-\uDFFF])|(?<![\uD800-\uDBFF])[\uDC00-\uDFFF]/g, '')
      .replace(/[\uF0B7\uF0A7\uF0D8\uF0FC\uF0A8]/g, '•')
      // Private use: icons of symbol fonts, which mean nothing outside their font.
      .replace(/[\uE000-\uF8FF]/g, ' ')
      // eslint-disable-next-line no-control-regex -- control characters are exactly what has to go
      .replace(/[\u0000-\u0008\u000E-\u001F\u007F-\u009F]/g, '')
      .normalize('NFC')
  );
}
