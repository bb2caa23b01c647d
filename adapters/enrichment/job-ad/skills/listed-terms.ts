import type { AdLine } from '../sections/ad-lines.js';
import { BULLETS } from '../sections/bullets.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { canBeKnown, type RequirementPhrase } from './requirement-phrases.js';

/** "- Pedal lathes", "[A] Glass colours": an item of so few words names what is asked for, and nothing is said of it. */
const ITEM = new RegExp(
  String.raw`^(?:[${BULLETS}]\s{0,3}(?:\[[ x]?\]\s{1,3})?|\[\p{L}\s?\]\s{0,3})(?<term>\p{Lu}[\p{L}\p{N}\s.+#'’&/-]{3,45})$`,
  'u',
);
const FEWEST_WORDS = 2;
const MOST_WORDS = 4;
/** Manners and conditions, which are no skill; and what only says how well something is known. */
const OTHER = new RegExp(
  String.raw`(?<!\p{L})(?:${anyOf([...lexicon.ads.notTerms, ...lexicon.ads.ofPerson, ...lexicon.ads.addresses, ...lexicon.ads.besideYears])})(?!\p{L})`,
  'iu',
);

/** The terms that are items of a list by themselves, below a heading of what is required or welcome. */
export function listedTerms(text: string, lines: readonly AdLine[]): RequirementPhrase[] {
  return lines.flatMap(({ start, end, part }) => {
    if (part !== 'required' && part !== 'preferred') return [];
    const line = text.slice(start, end);
    const item = line.trim().replace(/[;.,]$/u, '');
    const term = line.length > LONGEST_LINE ? undefined : ITEM.exec(item)?.groups?.['term']?.trimEnd();
    if (term === undefined) return [];
    const count = term.split(/\s+/u).length;
    if (count < FEWEST_WORDS || count > MOST_WORDS || OTHER.test(term) || !canBeKnown(term)) return [];
    const at = start + line.indexOf(term);
    return [{ text: term, start: at, end: at + term.length }];
  });
}

const LONGEST_LINE = 70;
