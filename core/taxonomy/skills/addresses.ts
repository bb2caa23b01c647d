import { Spans, type Span } from './spans.js';

/** From the scheme to the next blank. */
const ADDRESS = /(?:https?:\/\/|(?<![\p{L}\p{N}])www\.)\S*/giu;
const HOST = /\.(?:com|io|net|org)$/i;
const DOMAIN_BEHIND = /^\.(?:com|org|edu)\b(?!\.?\s*[A-Z])/;
const DOT = 46;
const SLASH = 47;

/** The addresses of a text that are written with a scheme or "www.". */
export function addressesIn(text: string): Spans {
  // Most texts have none.
  if (!text.includes('://') && !/www\./i.test(text)) return new Spans([]);
  return new Spans(
    [...text.matchAll(ADDRESS)].map(({ 0: address, index }) => ({ start: index, end: index + address.length })),
  );
}

/** "someone@gmail.com", "https://example.org/arduino-clock", "github.com/someone": part of an address names no skill. */
export function isInAddress(text: string, hit: Span, addresses: Spans): boolean {
  const { start, end } = hit;
  if (text[start - 1] === '@') return true;
  const next = text.charCodeAt(end);
  if (next === SLASH && /^\/[\p{L}\p{N}]/u.test(text.slice(end, end + 2)) && HOST.test(text.slice(start, end)))
    return true;
  if (next === DOT && DOMAIN_BEHIND.test(text.slice(end, end + 8))) return true;
  return addresses.hold({ start, end: start + 1 });
}
