import { Spans, type Span } from './spans.js';

/** In characters: how far a sentence is looked at to either side. */
const REACH = 160;

/** "Acme, Inc.", "Acme Systems Ltd": what a firm is called, right after the name of its product. */
const LEGAL_FORM =
  /^(?: (?:Systems|Software|Technologies|Networks|Electronics|International))?,? (?:Inc|LLC|Ltd|L\.P|LP|Corp|Corporation|Limited|GmbH|Pvt|plc|N\.V|B\.V|S\.A|S\.L)(?![\p{L}\p{N}])/u;

/** "is the leading provider of …", ", a global leader in …": what is said of a firm. */
const INTRODUCED =
  /^(?:,? Inc\.?)?(?: \([^)\n]{1,40}\))?(?:, (?=an? )| is | was )(?:an? |the |one of |now )[^.,\n]{0,70}?(?<!\p{L})(?:company|companies|employer|leader|provider|brand|firm|start-?up|leading [^.,\n]{0,30}platform)(?!\p{L})/iu;

/** "Companies like …", "Past clients include …", and a list after it. Of programs, "e-mail clients such as …" names what is used. */
const COMPARED =
  /(?<!\p{L})(?:companies|brands|firms|employers|customers|(?<!(?:mail|ssh|ftp|chat|sql|git|vpn|desktop|web|thin)[ -])clients|players|start-?ups)(?: (?:we|they|that|who) \p{Ll}+)?,?\s(?:such\sas|like|include[sd]?|including|included)\s/giu;
const END_OF_COMPARED = /[.;:()]/;

/** "Clients included: …", and all of the line. */
const CLIENTS = /^[^\p{L}\n]{0,6}(?:\p{L}+ )?(?:clients|customers) include[sd]?:?\s/gimu;
const END_OF_CLIENTS = /[.;\n]/;

/** In characters: how long such a list is. */
const LONGEST_LIST = 120;

/** The parts of a text that list firms, not what somebody works with. */
export function listsOfFirms(text: string): Spans {
  return new Spans([...listsAfter(text, COMPARED, END_OF_COMPARED), ...listsAfter(text, CLIENTS, END_OF_CLIENTS)]);
}

function listsAfter(text: string, opening: RegExp, mark: RegExp): Span[] {
  return [...text.matchAll(opening)].map(({ 0: words, index }) => {
    const start = index + words.length;
    const list = text.slice(start, start + LONGEST_LIST);
    const length = list.search(mark);
    return { start, end: start + (length < 0 ? list.length : length) };
  });
}

/** "Client: …" with nothing but the name. */
const CLIENT = /(?:^|\n)[^\p{L}\n]{0,6}(?:end )?(?:client|customer|kunde|cliente) ?: ?$/iu;
/** "Powered by …" as all of a line: the program that shows the page. */
const CREDIT = /(?:^|\n)[^\p{L}\n]{0,4}Powered by $/iu;
const ENDS_LINE = /^[^\p{L}\p{N}\n]*(?:\n|$)/u;

/** "Engineer at …", "your career at …". */
const AT =
  /(?<!\p{L})(?:engineer|developer|manager|consultant|analyst|architect|designer|lead|director|intern|internship|specialist|executives?|careers?|role|position|values|vice president) (?:at|bei|chez) $/iu;
/** In characters: the longest of what `AT` finds. */
const REACH_OF_AT = 24;

/** "OpenAI's Red Team": of an ordinary word in the possessive only the maker is left. "PLC's" are several. */
export function isPossessive(text: string, { start, end }: Span): boolean {
  if (!/^['’]s \p{L}/u.test(text.slice(end, end + 4))) return false;
  const last = text.slice(start, end).split(/[\s-]/).at(-1) ?? '';
  return /\p{Ll}/u.test(last);
}

/**
 * Whether the name of a product stands for its maker, as an employer, a client or a comparison, not for what somebody works with.
 *
 * @param firms the parts of the text that list firms
 */
export function namesOrganisation(text: string, hit: Span, firms: Spans): boolean {
  const { start, end } = hit;
  if (firms.hold({ start, end: start })) return true;
  const after = text.slice(end, end + REACH);
  if (LEGAL_FORM.test(after) || INTRODUCED.test(after)) return true;
  if (AT.test(text.slice(Math.max(0, start - REACH_OF_AT), start))) return true;
  if (!ENDS_LINE.test(after)) return false;
  const before = text.slice(Math.max(0, start - REACH_OF_AT), start);
  return CLIENT.test(before) || CREDIT.test(before);
}

/** "At …, we": an ad says so of the employer alone. */
const WE_AT = /(?<!\p{L})At $/u;
const WE = /^,? (?:we|our|you)(?!\p{L})/u;
const OWN_HEADING = /(?:^|\n)[^\p{L}\n]{0,4}(?:About|Life at|Working at|Who is|Get to know|Why) $/u;
const WE_ARE = /(?:^|[.!\n])\W{0,4}We are $/u;
const EQUAL = /^,? is (?:proud to be )?an equal[ -]opportunity/iu;

const OPENS_LINE = /(?:^|[\n.!])[^\p{L}\n]{0,4}$/u;

/**
 * Whether an ad speaks of the maker as the employer: all that it says of it by this name is no program to work with.
 *
 * @param isAd whether the text speaks to its reader, as no resume does
 */
export function namesOwnEmployer(text: string, { start, end }: Span, isAd: () => boolean): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + REACH);
  if ((WE.test(after) && WE_AT.test(before)) || (/^[.!\n]/.test(after) && WE_ARE.test(before))) return true;
  if (INTRODUCED.test(after) && OPENS_LINE.test(before) && isAd()) return true;
  return EQUAL.test(after) || (ENDS_LINE.test(after.slice(0, 40)) && OWN_HEADING.test(before));
}

/** How often an ad says "you" before it is taken for one: a resume says it in passing at most. */
const FEWEST_TO_READER = 3;

export function speaksToReader(text: string): boolean {
  return (text.match(/(?<!\p{L})you(?:r|['’]ll|['’]re)?(?!\p{L})/giu)?.length ?? 0) >= FEWEST_TO_READER;
}
