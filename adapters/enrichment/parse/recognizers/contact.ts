import type { OnlineProfile } from '../../../../core/index.js';
import { anyOf, lexicon } from '../lexicons/lexicon.js';
import { cut, type Piece, pieceOf, strip } from '../text.js';
import { type CountryCode, parsePhoneNumberFromString } from 'libphonenumber-js';

export interface EmailFind {
  readonly address: string;
  /** Where the text spells it out; absent where only a link does. */
  readonly piece?: Piece;
}

const LOCAL = "[\\p{L}\\p{N}][\\p{L}\\p{N}._%+'’-]{0,63}";
const PLAIN = new RegExp(`${LOCAL}@[\\p{L}\\p{N}][\\p{L}\\p{N}.-]{0,80}\\.\\p{L}{2,}`, 'u');
const AT = anyOf(lexicon.contact.at);
const DOT = anyOf(lexicon.contact.dot);
const BRACKETED_DOT = new RegExp(String.raw`\s{0,9}[([{]\s*(?:${DOT})\s*[)\]}]\s*`, 'giu');

// The mark may be apart ("jo @ example . org") or be spelled ("jo (at) example (dot) org").
const SPACED = new RegExp(
  `(${LOCAL})\\s*(?:@|[([{]\\s*(?:${AT}|@)\\s*[)\\]}])\\s*([\\p{L}\\p{N}][\\p{L}\\p{N}-]*(?:\\s?(?:\\.|[([{]\\s*(?:${DOT})\\s*[)\\]}])\\s?[\\p{L}\\p{N}-]+)+)`,
  'iu',
);
const SPELLED = new RegExp(
  `(${LOCAL})\\s+(?:${AT})\\s+([\\p{L}\\p{N}-]+)\\s+(?:${DOT})\\s+(com|org|net|edu|io|de|fr|es|co|uk|in|info|me)(?!\\p{L})`,
  'iu',
);
// Only the neighbourhood of such a mark is searched, so that a long text without one costs nothing.
const MARK = new RegExp(String.raw`@|[([{]\s*(?:${AT})\s*[)\]}]|\s(?:${DOT})\s`, 'giu');
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
    const found = SPACED.exec(window) ?? SPELLED.exec(window);
    const spaced = found && beforeNextSentence(found);
    if (!spaced || MENTION.test(spaced[0])) continue;
    const host = spaced[3] === undefined ? (spaced[2] ?? '') : `${spaced[2]}.${spaced[3]}`;
    const domain = host.replace(BRACKETED_DOT, '.').replace(/\s/gu, '');
    if (!/\.\p{L}{2,}$/u.test(domain)) continue;
    const at = from + found.index + (spaced === found ? 0 : spaced.index);
    return { address: tidy(`${spaced[1]}@${domain}`), piece: pieceOf(source, at, at + spaced[0].length) };
  }
  return undefined;
}

/** "by @harbourlamps. built": what names an account is apart from the word before it only, and no address goes on behind a full stop then. */
const MENTION = /\s@(?=[^\s@]{1,80}(?:\s\.|\.\s))/u;
/** "jo @ example.org. Born in Leeds": a capital behind the space ends the address. */
const NEXT_SENTENCE = /(?<=@[^@]{1,90}\S)\.\s(?=\p{Lu}\p{Ll})/u;

function beforeNextSentence(found: RegExpExecArray): RegExpExecArray | null {
  const stop = NEXT_SENTENCE.exec(found[0]);
  return stop ? SPACED.exec(found[0].slice(0, stop.index)) : found;
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

interface PhoneFind {
  readonly number: string;
  readonly piece?: Piece;
  /** Ascertained by the numbering plan of a known country. */
  readonly valid: boolean;
}

const CANDIDATE =
  /(?<![\p{L}\d@/.=_-]|\d,)[[(]?(?:\+{1,2}|00)?\(?\d(?:[\d().\-–‑/]|[^\S\n]|\n(?!\s{0,9}[(+]\d)){5,20}\d(?![\d@]|\s?%|[/.-]\d)/gu;
const LABEL = new RegExp(
  String.raw`(?:${anyOf(lexicon.contact.phoneLabels)})\s{0,9}(?:${anyOf(lexicon.contact.numberWords)})?\s{0,9}\.?\s{0,3}[:)]?\s{0,9}[([]?\+?$`,
  'iu',
);

/** "ann@example.net 0491570156": what is next to an address needs no label. */
const BESIDE_ADDRESS = /@[\p{L}\p{N}-]{1,40}(?:\.[\p{L}\p{N}-]{1,40}){1,4}[\s|•·]{1,6}$/u;
/** In characters: a label, and a long address. */
const BEFORE_NUMBER = 24;
const ADDRESS_BEFORE_NUMBER = 90;

/** In characters: the contact data at the top, or at the end; and how far down a number on a line of its own is looked for. */
const HEAD = 6_000;
const TAIL = 1_500;
const LONGEST = 60_000;
/** In characters: name, address and numbers. */
const FIRST_LINES = 600;

function isAlone(source: string, { start, end }: Piece): boolean {
  const before = source.slice(source.lastIndexOf('\n', start - 1) + 1, start);
  const after = source.slice(end, source.indexOf('\n', end) < 0 ? undefined : source.indexOf('\n', end));
  return !/[\p{L}\d]/u.test(before.replace(LABEL, '') + after);
}

function isBesideContact(source: string, piece: Piece): boolean {
  const end = source.indexOf('\n', piece.end);
  const line = source.slice(source.lastIndexOf('\n', piece.start - 1) + 1, end < 0 ? undefined : end);
  return line.includes('@') || isAlone(source, piece);
}

/** The person's phone number; the country comes from the number itself or from where the person lives. */
export function findPhone(
  source: string,
  links: readonly string[],
  country: string | undefined,
): PhoneFind | undefined {
  const head = source.slice(0, HEAD);
  const rest = source.slice(HEAD, LONGEST);
  const found = [
    ...candidates(head, 0, country, source),
    // Further down only what has a line to itself, as below a heading for the contact data, is worth as much.
    ...candidates(rest, HEAD, country, source).filter(({ find: { piece } }) => piece && isAlone(source, piece)),
  ];
  const best =
    found.sort((a, b) => b.score - a.score)[0] ??
    candidates(source.slice(HEAD).slice(-TAIL), Math.max(HEAD, source.length - TAIL), country, source)[0];
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
    const labelled =
      LABEL.test(text.slice(Math.max(0, match.index - BEFORE_NUMBER), match.index)) ||
      BESIDE_ADDRESS.test(text.slice(Math.max(0, match.index - ADDRESS_BEFORE_NUMBER), match.index));
    const parsed = format(piece.text, country);
    const shaped =
      /^[[(]?(?:\+|00)|\(\d{2,5}\)|\d{3}[-.\s]\d{3}[-.\s]\d{3,4}|^0\d{1,4}\s?[/-]\s?\d{3}|^0\d{2,4}\s?\/\s?\d{2}|^0[1-9](?:[ .-]\d\d){4}$/u.test(
        piece.text,
      );
    if (!labelled && !parsed && !shaped) continue;
    if (!labelled && /\n/u.test(piece.text)) continue;
    // "Lamp Letters, 51 (9961) 146-945": what no numbering plan knows counts beside other contact data only.
    if (!labelled && !parsed && whole.start > FIRST_LINES && !isBesideContact(source, piece)) continue;
    const international = /^[[(]?(?:\+|00)/u.test(piece.text);
    const score =
      (parsed ? 3 : 0) + (labelled ? 2 : 0) + (shaped ? 1 : 0) + (international ? 0.5 : 0) - out.length * 0.1;
    const quote = trimBrackets(piece);
    out.push({
      find: { number: parsed?.number ?? quote.text.replace(/\s+/gu, ' '), piece: quote, valid: parsed !== undefined },
      score,
    });
  }
  return out;
}

/** Where anything is written that looks like a phone number: more than is worth reading, nothing that a reader could call. */
export function phonesIn(source: string): Piece[] {
  return candidates(source, 0, undefined, source).flatMap(({ find: { piece } }) => piece ?? []);
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
  if (end <= 0) return piece;
  const [first, rest] = [piece.text.slice(0, end), piece.text.slice(end)].map((part) => part.replace(/\D/gu, ''));
  if (first!.length >= 9) return cut(piece, 0, end);
  // "Farsund QLD 4350" / "0455 501 233": nor is that of the line before.
  return first!.length <= 5 && rest!.length >= 9 && /^\s*[+0(]/u.test(piece.text.slice(end))
    ? strip(cut(piece, end))
    : piece;
}

function trimBrackets(piece: Piece): Piece {
  const opens = /^[[(]/u.test(piece.text) && !/[\])]/u.test(piece.text);
  return opens ? cut(piece, 1) : piece;
}

function looksLikeDates(text: string): boolean {
  // "2018-04-01", with or without the end of the stretch after it.
  if (/^\(?(?:19|20)\d\d([-/.])(?:0?[1-9]|1[0-2])(?:\1\d{1,2})?(?!\d)/u.test(text)) return true;
  if (/^\s*\(?(?:19|20)\d\d\)?\s*[-–/.]\s*(?:19|20)?\d\d\)?\s*$/u.test(text)) return true;
  // "06/2016 – 07/2017", "06/2016 (3 months)", "03/1999 01/1998"
  if (/^\(?(?:0?[1-9]|1[0-2])\s?[/.-]\s?(?:19|20)\d\d(?:\s*[-–(]|\s)/u.test(text)) return true;
  // "01/0803/08(3 months)": what stood between two months is lost. "1992-94 1991": years below one another. "20042006": a dash is lost.
  if (/^(?:0[1-9]|1[0-2])\/\d\d(?:0[1-9]|1[0-2])\/\d\d/u.test(text)) return true;
  if (/^(?:19|20)\d\d[-–](?:\d\d){1,2}\s|^(?:19|20)\d\d(?:19|20)\d\d$/u.test(text)) return true;
  // "Harbour School 2 - 2016/2017": a number of what is before the years.
  if (/^(?:\d{1,3}\)?\s*[-–,.]\s*)?(?:19|20)\d\d\s?\/\s?(?:19|20)?\d\d$/u.test(text)) return true;
  // "Regulation (EU) 2016/679", "Lgs. 196/2003": the number of a law and its year.
  if (/^\(?(?:19|20)\d\d\/\d{1,4}$|^[1-9]\d{0,3}\/(?:19|20)\d\d$/u.test(text)) return true;
  return /^(?:\d{1,2}[./-]){2}(?:19|20)?\d\d$/u.test(text) || /^(?:19|20)\d\d(?:\s+(?:19|20)\d\d)+$/u.test(text);
}

interface LinkFind {
  readonly url: string;
  readonly piece?: Piece;
  readonly profile?: OnlineProfile;
}

const URL_IN_TEXT =
  /(?<![@\p{L}\p{N}.])(?:https?:\/\/[^\s<>()[\]"'|,;]+|(?:www\.|(?:[a-z]{2}\.)?linkedin\.com\/|github\.com\/|gitlab\.com\/|twitter\.com\/|stackoverflow\.com\/)[^\s<>()[\]"'|,;]*|(?<!-)[a-z0-9-]+(?:\.[a-z0-9-]+)*\.(?:com|org|net|io|dev|me|co|ai|app|info|tech|design|de|fr|es|uk|in)(?:\/[^\s<>()[\]"'|,;]*)?)(?![@\p{L}])/giu;

const NETWORKS: readonly (readonly [RegExp, string])[] = [
  [/linkedin\.com\/(?:in|pub|profile)\/([^/?#]+)/iu, 'LinkedIn'],
  [/linkedin\.com\/?([^/?#]*)/iu, 'LinkedIn'],
  [/github\.com\/([^/?#]+)/iu, 'GitHub'],
  [/gitlab\.com\/([^/?#]+)/iu, 'GitLab'],
  [/bitbucket\.org\/([^/?#]+)/iu, 'Bitbucket'],
  [/(?:twitter|x)\.com\/@?([^/?#]+)/iu, 'Twitter'],
  [/stackoverflow\.com\/users\/(\d[^?#]*)/iu, 'Stack Overflow'],
  [/xing\.com\/profile\/([^/?#]+)/iu, 'XING'],
  [/behance\.net\/([^/?#]+)/iu, 'Behance'],
  [/dribbble\.com\/([^/?#]+)/iu, 'Dribbble'],
  [/medium\.com\/@?([^/?#]+)/iu, 'Medium'],
  [/kaggle\.com\/([^/?#]+)/iu, 'Kaggle'],
];

/** "LinkedIn" above the name that somebody has there. */
export function namesNetwork(text: string): boolean {
  return NETWORKS.some(([, name]) => name.toLowerCase() === text.toLowerCase());
}

/** Links of the person's own, from the text and from after icons. */
export function findLinks(source: string, links: readonly string[], limit: number): LinkFind[] {
  const found: LinkFind[] = [];
  const seen = new Set<string>();
  const push = (url: string, piece?: Piece): void => {
    const key = url.toLowerCase().replace(/^https?:\/\/(?:www\.)?|\/$/gu, '');
    if (seen.has(key) || key.length < 4) return;
    seen.add(key);
    const profile = profileOf(url);
    found.push({ url, ...(piece && { piece }), ...(profile && { profile }) });
  };
  for (const match of source.slice(0, limit).matchAll(URL_IN_TEXT)) {
    const text = match[0].replace(/(?<![.:/])[.:/]+$/u, (end) => (end === '/' ? '/' : ''));
    const bare = !/^https?:|^www\.|\//iu.test(text);
    // "node.js" and "asp.net" are no addresses; a bare domain counts only in the head of the document.
    if (
      bare &&
      (match.index > 900 ||
        /^[a-z]\.|^(?:asp|ado|vb|node|vue|react|next|express|socket|d3|three|backbone)\./iu.test(text))
    )
      continue;
    push(text, pieceOf(source, match.index, match.index + text.length));
  }
  for (const link of links) if (/^https?:\/\//iu.test(link)) push(link.trim());
  return found;
}

function profileOf(url: string): OnlineProfile | undefined {
  for (const [pattern, network] of NETWORKS) {
    const match = pattern.exec(url);
    if (!match) continue;
    const username = match[1]?.replace(/\/$/u, '');
    return { network, ...(username && { username }), url };
  }
  return undefined;
}
