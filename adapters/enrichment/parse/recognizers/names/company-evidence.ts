import { COMPANY_NOUNS, KNOWN_EMPLOYERS, LEGAL_FORMS, opensEmployer } from '../../lexicons/company-words.js';
import { isCapitals, plain, wordsOf } from '../../text/words.js';

/** Names that stand in for one that was taken out. They are kept as they are written. */
export const MASKED =
  /(?<!\p{L})(?:company name|name of (?:company|employer)|employer name|organization name|confidential|x{3,}\b[^,;|]{0,40})(?!\p{L})/iu;

const LEGAL_SHORT =
  /(?<!\p{L})(?:inc|llc|ltd|gmbh|plc|corp|pvt|s\.a|pty|llp|ag|sarl|s\.l|b\.v|e\.\s?k|e\.\s?v|s\.r\.l|s\.à\s?r\.l)(?!\p{L})/iu;

/** How much a phrase looks like the name of an employer: 0 not at all, 1 for certain. */
export function companyScore(written: string): number {
  // "Lantern Makers' Association (LMA)" is judged by its words.
  const text = written
    .replace(/(?<=\p{L}\s{0,9})\(\p{Lu}[\p{Lu}\p{N}/&.-]{1,11}\)$/u, '')
    // "Harbour Gate (11-18 comprehensive)": a remark about it.
    .replace(/(?<=\p{L})\s+\((?:\d|\p{Ll})[^()]{2,40}\)$/u, '')
    .trimEnd();
  const length = text.length;
  if (length < 2 || length > 90) return 0;
  if (MASKED.test(text)) return 1;
  if (/[@]|https?:|www\./u.test(text)) return 0.1;
  const words = plain(text)
    .split(/[^\p{L}\p{N}&'.+-]+/u)
    .filter(Boolean);
  if (words.length === 0 || words.length > 10) return 0;
  // "A cheerful lantern company" and "the lantern department" speak of one; they are not its name.
  const named = isNameLike(text);
  if (LEGAL_FORMS.test(text) && words.length > 1) return named || LEGAL_SHORT.test(text) ? 0.95 : 0.15;
  if (words.length <= 3 && KNOWN_EMPLOYERS.has(words[0]!)) return 0.9;
  const last = words[words.length - 1]!.replace(/\.$/u, '');
  if (COMPANY_NOUNS.has(last) || COMPANY_NOUNS.has(last.replace(/s$/u, '')))
    return !named ? 0.2 : words.length > 1 ? 0.75 : 0.45;
  if (
    /^(?:university|college|city|county|state|department|dept|ministry|bank|school|office|institute|hospital|church) (?:of|for)\b/u.test(
      words.join(' '),
    )
  )
    return 0.8;
  if (named && opensEmployer(words)) return 0.72;
  if (named && words.some((word) => COMPANY_NOUNS.has(word))) return 0.45;
  return named ? 0.3 : 0.05;
}

/** Every word that carries meaning begins with a capital. */
export function isNameLike(text: string): boolean {
  if (isCapitals(text)) return true;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9) return false;
  const big = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  const small = words.filter((word) =>
    /^(?:of|the|and|de|for|von|und|la|le|les|el|los|las|des|du|der|zum|zur|am|im|für|da|do|dos|di|della|in|at|del|y|e|et|a|an|to|on)$/u.test(
      word,
    ),
  ).length;
  return /^["“'(]?[\p{Lu}\p{N}]/u.test(text) && big + small === words.length;
}
