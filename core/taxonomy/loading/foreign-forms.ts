import type { ForeignSkill } from '../model/vocabulary.js';
import { ORDINARY_WORDS } from '../phrases/ordinary-words.js';
import { tokenize } from '../phrases/tokens.js';

const MEANING = /^(.+?)\s{0,9}\(([^()]+)\)$/;
/** More would make a context of everything. */
const MOST_CONTEXT = 12;

/** A name as it is written, without the brackets that say which meaning is meant: "Scratch (computer programming)". */
export function plainName(name: string): string {
  return MEANING.exec(name)?.[1] ?? name;
}

/**
 * Whether a form counts only beside other evidence. The words of another classification have not been reviewed, so a single word is
 * unambiguous only where it is no proper name ("Swift", "Chef"), no ordinary word and the name states no second meaning.
 *
 * @param written how the classification writes the form
 */
export function isAmbiguousForm(form: string, { name }: Pick<ForeignSkill, 'name'>, written = form): boolean {
  if (tokenize(form).length !== 1) return false;
  if (MEANING.test(name) || ORDINARY_WORDS.has(form.toLowerCase()) || form.length <= 3) return true;
  // Of letters only, the first of them a capital: "MySQL5" and "iOS" are no ordinary words in any case.
  return /^\p{Lu}\p{Ll}*$/u.test(written);
}

/** Lower-case words of which one must be near an ambiguous form. */
export function contextOf({ name, context }: Pick<ForeignSkill, 'name' | 'context'>): string[] {
  const own = new Set(tokenize(plainName(name)).map(({ form }) => form));
  const words = [MEANING.exec(name)?.[2] ?? '', ...context].flatMap((phrase) =>
    phrase.toLowerCase().split(/[^\p{L}]+/u),
  );
  const distinctive = words.filter((word) => word.length > 3 && !UNDISTINCTIVE.has(word) && !own.has(word));
  return [...new Set(distinctive)].slice(0, MOST_CONTEXT);
}

const UNDISTINCTIVE: ReadonlySet<string> = new Set([
  ...[
    'with',
    'from',
    'into',
    'that',
    'this',
    'using',
    'used',
    'other',
    'general',
    'related',
    'based',
    'skills',
    'work',
  ],
  ...['working', 'performing', 'managing', 'providing', 'knowledge', 'information', 'services', 'activities'],
]);
