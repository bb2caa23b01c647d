import { pieceOf, type Piece } from '../../text/piece.js';

export interface EmailFind {
  readonly address: string;
  /** Where the text spells it out; absent where only a link does. */
  readonly piece?: Piece;
}

const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'’-]{0,63}";
const PLAIN = new RegExp(`${LOCAL}@[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,80}\\.\\p{L}{2,}`, 'u');
// The mark may be apart ("jo @ example . org") or be spelled ("jo (at) example (dot) org").
const SPACED = new RegExp(
  `(${LOCAL})\\s*(?:@|[([{]\\s*(?:at|@)\\s*[)\\]}])\\s*([\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\s?(?:\\.|[([{]\\s*dot\\s*[)\\]}])\\s?[\\p{L}\\p{N}-]+)+)`,
  'iu',
);
const SPELLED = new RegExp(
  `(${LOCAL})\\s+at\\s+([\\p{L}\\p{N}-]+)\\s+dot\\s+(com|org|net|edu|io|de|fr|es|co|uk|in|info|me)(?!\\p{L})`,
  'iu',
);
// Only the neighbourhood of such a mark is searched, so that a long text without one costs nothing.
const MARK = /@|[([{]\s*at\s*[)\]}]|\sdot\s/giu;
const REACH = 90;

/** The person's e-mail: the first that the text spells out, else a `mailto:` link. */
export function findEmail(source: string, links: readonly string[]): EmailFind | undefined {
  return inText(source) ?? inLinks(links);
}

function inText(source: string): EmailFind | undefined {
  const windows = [...source.matchAll(MARK)].slice(0, 40).map(({ index }) => Math.max(0, index - REACH));
  for (const from of windows) {
    const whole = PLAIN.exec(source.slice(from, from + 2 * REACH));
    if (!whole) continue;
    const length = whole[0].replace(/(?<![.'’-])[.'’-]+$/u, '').length;
    return { address: tidy(whole[0]), piece: pieceOf(source, from + whole.index, from + whole.index + length) };
  }
  for (const from of windows) {
    const window = source.slice(from, from + 2 * REACH);
    const spaced = SPACED.exec(window) ?? SPELLED.exec(window);
    if (!spaced) continue;
    const host = spaced[3] === undefined ? (spaced[2] ?? '') : `${spaced[2]}.${spaced[3]}`;
    const domain = host.replace(/\s{0,9}[([{]\s*dot\s*[)\]}]\s*/giu, '.').replace(/\s/gu, '');
    if (!/\.\p{L}{2,}$/u.test(domain)) continue;
    const at = from + spaced.index;
    return { address: tidy(`${spaced[1]}@${domain}`), piece: pieceOf(source, at, at + spaced[0].length) };
  }
  return undefined;
}

function tidy(address: string): string {
  return address
    .replace(/’/gu, "'")
    .replace(/(?<![.'-])[.'-]+$/u, '')
    .replace(/^[.'-]+/u, '');
}

function inLinks(links: readonly string[]): EmailFind | undefined {
  for (const link of links) {
    const match = /^mailto:([^?]+)/iu.exec(link.trim());
    const address = match?.[1] && safeDecode(match[1]).trim();
    if (address && /^[^@\s]+@[^@\s]+\.\p{L}{2,}$/u.test(address)) return { address };
  }
  return undefined;
}

// A link may hold any text; a stray per-cent sign is no reason to fail.
function safeDecode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
