import { COMPANY_NOUNS, opensEmployer } from '../../lexicons/company-words.js';
import { KNOWN_EMPLOYERS } from '../../lexicons/known-employers.js';
import { CERTAIN_LEGAL_FORMS, LEGAL_FORMS } from '../../lexicons/legal-forms.js';
import { isCapitals, plain, wordsOf } from '../../text/words.js';
import { anyOf, lexicon } from '../../lexicons/lexicon.js';

/** Placeholders of a name that was taken out. They are kept as they are written. */
export const MASKED = new RegExp(String.raw`(?<!\p{L})(?:${anyOf(lexicon.employers.masked)})(?!\p{L})`, 'iu');

const BODY_OF = new RegExp(String.raw`^(?:${anyOf(lexicon.employers.bodiesOf)}) (?:of|for)\b`, 'u');

/** How much a phrase looks like the name of an employer: 0 not at all, 1 for certain. */
export function companyScore(written: string): number {
  // "Lantern Makers' Association (LMA)" is classified by its words.
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
  if (LEGAL_FORMS.test(text) && words.length > 1) return named || CERTAIN_LEGAL_FORMS.test(text) ? 0.95 : 0.15;
  if (words.length <= 3 && KNOWN_EMPLOYERS.has(words[0]!)) return 0.9;
  const last = words[words.length - 1]!.replace(/\.$/u, '');
  if (COMPANY_NOUNS.has(last) || COMPANY_NOUNS.has(last.replace(/s$/u, '')))
    return !named ? 0.2 : words.length > 1 ? 0.75 : 0.45;
  if (BODY_OF.test(words.join(' '))) return 0.8;
  if (named && opensEmployer(words)) return 0.72;
  if (named && words.some((word) => COMPANY_NOUNS.has(word))) return 0.45;
  return named ? 0.3 : 0.05;
}

const SMALL_WORD = new RegExp(`^(?:${anyOf(lexicon.names.smallWords)})$`, 'u');

/** Every word that carries meaning begins with a capital. */
export function isNameLike(text: string): boolean {
  if (isCapitals(text)) return true;
  const words = wordsOf(text);
  if (words.length === 0 || words.length > 9) return false;
  const big = words.filter((word) => /^[\p{Lu}\p{N}]/u.test(word)).length;
  const small = words.filter((word) => SMALL_WORD.test(word)).length;
  return /^["“'(]?[\p{Lu}\p{N}]/u.test(text) && big + small === words.length;
}
