import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const OR = anyOf(lexicon.ads.or);
const OR_BEHIND = new RegExp(String.raw`^(?:\s\([^()\n]{1,30}\))?,?\s(?:${OR})\s\S`, 'iu');
const OR_BEFORE = new RegExp(String.raw`(?<!\p{L})(?:${OR})[^\S\n](?:\p{L}{1,4}[^\S\n])?$`, 'iu');
const REACH = 40;

/** "Electrician, mechatronics technician or similar", "AAT level 3 or qualified by experience": what is named there is not asked of everybody. */
export function isOneOfSeveral(text: string, { start, end }: { start: number; end: number }): boolean {
  return OR_BEHIND.test(text.slice(end, end + REACH)) || OR_BEFORE.test(text.slice(Math.max(0, start - REACH), start));
}
