import type { PhraseHit } from '../phrases/phrase-matcher.js';

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
  /(?<!\p{L})(?:companies|brands|firms|employers|customers|(?<!(?:mail|ssh|ftp|chat|sql|git|vpn|desktop|web|thin)[ -])clients|players|start-?ups)(?: (?:we|they|that|who) \p{Ll}+)?,?\s(?:such\sas|like|include[sd]?|including|included)\s[^.;:()]{0,110}$/iu;

/** "Clients included: …", "Client: …" with nothing but the name. */
const CLIENTS = /(?:^|\n)[^\p{L}\n]{0,6}(?:\p{L}+ )?(?:clients|customers) include[sd]?:?\s[^.\n]{0,120}$/iu;
const CLIENT = /(?:^|\n)[^\p{L}\n]{0,6}(?:end )?(?:client|customer|kunde|cliente) ?: ?$/iu;

/** "Engineer at …", "your career at …". */
const AT =
  /(?<!\p{L})(?:engineer|developer|manager|consultant|analyst|architect|designer|lead|director|intern|internship|specialist|executives?|careers?|role|position|values|vice president) (?:at|bei|chez) $/iu;

/** "OpenAI's Red Team": of an ordinary word in the possessive only the maker is left. "PLC's" are several. */
export function isPossessive(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>): boolean {
  const last = text.slice(start, end).split(/[\s-]/).at(-1) ?? '';
  return /\p{Ll}/u.test(last) && /^['’]s \p{L}/u.test(text.slice(end, end + 4));
}

/** Whether the name of a product stands for its maker, as an employer, a client or a comparison, not for what somebody works with. */
export function namesOrganisation(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>): boolean {
  const after = text.slice(end, end + REACH);
  if (LEGAL_FORM.test(after) || INTRODUCED.test(after)) return true;
  const before = text.slice(Math.max(0, start - REACH), start);
  return (
    COMPARED.test(before) ||
    CLIENTS.test(before) ||
    AT.test(before) ||
    isClient(before, after) ||
    isCredit(before, after)
  );
}

function isClient(before: string, after: string): boolean {
  return CLIENT.test(before) && /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(after);
}

/** "Powered by …" as all of a line: the program that shows the page. */
function isCredit(before: string, after: string): boolean {
  return /(?:^|\n)[^\p{L}\n]{0,4}Powered by $/iu.test(before) && /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(after);
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
export function namesOwnEmployer(
  text: string,
  { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>,
  isAd: () => boolean,
): boolean {
  const before = text.slice(Math.max(0, start - 24), start);
  const after = text.slice(end, end + 40);
  if ((WE_AT.test(before) && WE.test(after)) || (WE_ARE.test(before) && /^[.!\n]/.test(after))) return true;
  if (OPENS_LINE.test(before) && INTRODUCED.test(text.slice(end, end + REACH)) && isAd()) return true;
  return EQUAL.test(after) || (OWN_HEADING.test(before) && /^[^\p{L}\p{N}\n]*(?:\n|$)/u.test(after));
}

/** How often an ad says "you" before it is taken for one: a resume says it in passing at most. */
const FEWEST_TO_READER = 3;

export function speaksToReader(text: string): boolean {
  return (text.match(/(?<!\p{L})you(?:r|['’]ll|['’]re)?(?!\p{L})/giu)?.length ?? 0) >= FEWEST_TO_READER;
}
