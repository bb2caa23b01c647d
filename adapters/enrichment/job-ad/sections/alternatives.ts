import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const OR = anyOf(lexicon.ads.or);
const OR_BEHIND = new RegExp(String.raw`^(?:\s\([^()\n]{1,30}\))?,?\s(?:${OR})\s\S`, 'iu');
const OR_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${OR})[^\S\n](?:\p{L}{1,4}[^\S\n])?$`, 'iu');
/** "ACA, ACCA or CIMA", "CTA/ACA/ACCA qualified": the first of several in short. */
const SHORT = String.raw`[\p{Lu}\d&]{2,8}`;
const OTHERS_BEHIND = new RegExp(
  String.raw`^(?:\s?/\s?${SHORT}|,\s${SHORT}){1,4}(?:,?\s(?:${OR})\s${SHORT}(?!\p{L}))`,
  'u',
);
const QUALIFIED = new RegExp(
  String.raw`^${SHORT}(?:\s?/\s?${SHORT}){0,4}\s(?:${anyOf(lexicon.ads.qualifiedByOne)})(?!\p{L})`,
  'u',
);
const SLASH_BEFORE = new RegExp(String.raw`${SHORT}\s?/\s?$`, 'u');
const SLASH_BEHIND = new RegExp(String.raw`^\s?/\s?${SHORT}`, 'u');
const REACH = 40;

/** "Electrician, mechatronics technician or similar", "AAT level 3 or qualified by experience": what is named there is not asked of everybody. */
export function isOneOfSeveral(text: string, { start, end }: { start: number; end: number }): boolean {
  const before = text.slice(Math.max(0, start - REACH), start);
  const behind = text.slice(end, end + REACH);
  if (OR_BEHIND.test(behind) || OR_BEFORE.test(before) || OTHERS_BEHIND.test(behind)) return true;
  return (SLASH_BEFORE.test(before) || SLASH_BEHIND.test(behind)) && QUALIFIED.test(text.slice(start, end + REACH));
}
