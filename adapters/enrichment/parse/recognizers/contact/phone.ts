import { parsePhoneNumberFromString, type CountryCode } from 'libphonenumber-js';
import { cut, pieceOf, type Piece } from '../../text/piece.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

export interface PhoneFind {
  readonly number: string;
  readonly piece?: Piece;
  /** Ascertained by the numbering plan of a known country. */
  readonly valid: boolean;
}

const CANDIDATE = /(?<![\p{L}\d@/.=_-])[[(]?(?:\+{1,2}|00)?\(?\d[\d\s().\-–‑/]{5,20}\d(?![\d@]|[/.-]\d)/gu;
const LABEL = new RegExp(
  String.raw`(?:${anyOf(lexicon.contact.phoneLabels)})\s{0,9}(?:no|number|#)?\s{0,9}[.:)]?\s{0,9}[([]?\+?$`,
  'iu',
);

/** The person's phone number; the country comes from the number itself or from where the person lives. */
export function findPhone(
  source: string,
  links: readonly string[],
  country: string | undefined,
): PhoneFind | undefined {
  const head = source.slice(0, 6000);
  const tail = source.length > 6000 ? source.slice(-1500) : '';
  const found = candidates(head, 0, country, source);
  const best =
    found.sort((a, b) => b.score - a.score)[0] ?? candidates(tail, source.length - tail.length, country, source)[0];
  if (best) return best.find;
  for (const link of links) {
    const digits = /^tel:(.+)$/iu.exec(link.trim())?.[1]?.replace(/[^\d+]/gu, '');
    if (digits && digits.length >= 7) return { number: format(digits, country)?.number ?? digits, valid: false };
  }
  return undefined;
}

function candidates(
  text: string,
  offset: number,
  country: string | undefined,
  source: string,
): { find: PhoneFind; score: number }[] {
  const out: { find: PhoneFind; score: number }[] = [];
  for (const match of text.matchAll(CANDIDATE)) {
    // A postal code right before the number is not part of it.
    const zip = /^\d{5}\s+(?=\()/u.exec(match[0])?.[0].length ?? 0;
    const whole = pieceOf(source, offset + match.index + zip, offset + match.index + match[0].length);
    const piece = ownLine(whole);
    const digits = piece.text.replace(/\D/gu, '');
    if (digits.length < 7 || digits.length > 15 || looksLikeDates(piece.text)) continue;
    const labelled = LABEL.test(text.slice(Math.max(0, match.index - 24), match.index));
    const parsed = format(piece.text, country);
    const shaped =
      /^[[(]?(?:\+|00)|\(\d{2,5}\)|\d{3}[-.\s]\d{3}[-.\s]\d{3,4}|^0\d{1,4}\s?[/-]\s?\d{3}|^0[1-9](?:[ .-]\d\d){4}$/u.test(
        piece.text,
      );
    if (!labelled && !parsed && !shaped) continue;
    if (!labelled && /\n/u.test(piece.text)) continue;
    const score = (parsed ? 3 : 0) + (labelled ? 2 : 0) + (shaped ? 1 : 0) - out.length * 0.1;
    const quote = trimBrackets(piece);
    out.push({
      find: { number: parsed?.number ?? quote.text.replace(/\s+/gu, ' '), piece: quote, valid: parsed !== undefined },
      score,
    });
  }
  return out;
}

function format(text: string, country: string | undefined): { number: string } | undefined {
  const bare = text
    .replace(/^\[|\]$/gu, '')
    .replace(/^\+\+/u, '+')
    .replace(/^00/u, '+')
    .replace(/\(0\)/u, '');
  try {
    const parsed = parsePhoneNumberFromString(bare, country as CountryCode | undefined);
    return parsed?.isPossible() && (parsed.isValid() || bare.startsWith('+')) ? { number: parsed.number } : undefined;
  } catch {
    return undefined;
  }
}

// "+49 711 88776655" / "70195 Stuttgart": the postal code of the next line is not part of the number.
function ownLine(piece: Piece): Piece {
  const end = piece.text.indexOf('\n');
  return end > 0 && piece.text.slice(0, end).replace(/\D/gu, '').length >= 9 ? cut(piece, 0, end) : piece;
}

function trimBrackets(piece: Piece): Piece {
  const opens = /^[[(]/u.test(piece.text) && !/[\])]/u.test(piece.text);
  return opens ? cut(piece, 1) : piece;
}

function looksLikeDates(text: string): boolean {
  if (/^\s*\(?(?:19|20)\d\d\)?\s*[-–/.]\s*(?:19|20)?\d\d\)?\s*$/u.test(text)) return true;
  if (/^(?:0?[1-9]|1[0-2])[/.-](?:19|20)\d\d\s*[-–]/u.test(text)) return true;
  return /^(?:\d{1,2}[./-]){2}(?:19|20)?\d\d$/u.test(text) || /^(?:19|20)\d\d(?:\s+(?:19|20)\d\d)+$/u.test(text);
}
