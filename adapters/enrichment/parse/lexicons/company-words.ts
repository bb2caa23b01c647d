import { anyOf, lexicon } from './lexicon.js';
import { AGENT, NO_AGENTS } from './title-words.js';

const { employers } = lexicon;

/** Nouns that head the name of an employer. */
export const COMPANY_NOUNS: ReadonlySet<string> = new Set(employers.nouns);

/** Words that open the name of an employer in most languages but English ("Klinikum Nordhafen", "Residencia Los Naranjos"). */
const OPENERS: ReadonlySet<string> = new Set(employers.openers);

/** Ends of compounds for places where people work. */
const WORKPLACE_COMPOUND = new RegExp(`\\p{L}{3}(?:${anyOf(employers.compoundEndings)})$`, 'u');

/** These open titles as well: "Hotel Manager", "Transport Planner". */
const TITLE_OPENERS: ReadonlySet<string> = new Set(employers.titleOpeners);

/** "Staatliches Studienseminar", "Ev. Kindergarten St. Ansgar". */
const DENOMINATION = new RegExp(`^(?:${anyOf(employers.denominations)})$`, 'u');

/** Whether a name begins with what kind of employer it is, as names in most languages of Europe do. `words` are folded. */
export function opensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  const last = words.at(-1) ?? '';
  if (words.length < 2) return false;
  // "Centre for Economics" is English, and as a rule a part of the employer that is below.
  if (TITLE_OPENERS.has(first)) return !/^(?:of|for)$/u.test(words[1]!) && (!AGENT.test(last) || NO_AGENTS.has(last));
  return OPENERS.has(first) || WORKPLACE_COMPOUND.test(first) || DENOMINATION.test(first);
}

/** Whether it begins with a word that opens no title. */
export function surelyOpensEmployer(words: readonly string[]): boolean {
  const first = words[0] ?? '';
  return words.length >= 2 && OPENERS.has(first) && !TITLE_OPENERS.has(first);
}
