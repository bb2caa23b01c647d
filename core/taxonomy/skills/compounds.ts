import type { PhraseHit } from '../phrases/phrase-matcher.js';

/**
 * Words that a product or a norm is named by, and the words right beside them that make something else of it: "data access", "local GAAP". In a line:
 * the word, a colon, words before it, a bar, words after it.
 */
const COMPOUNDS = `
abstract: | algebra
access: client data user special sql remote network public open market patient internet psychiatry | control gateway layer layers point points project program programs rights to
airflow: | management sensor test
aloha: | airlines days shirt shirts
black: | friday & and belt box hat history lives tea women
drone: | footage flight pilot pilots operator photography survey surveys video videos
exchange: foreign stock employment idea heat ion student knowledge cultural youth job language | of program programme programs rate rates student students
flash: | drive drives flood fiction memory mob point sale sales
fireworks: | display displays show
gaap: at au austrian australian be belgian br brazilian ca canadian chinese cz czech danish dutch ie irish israeli italian japanese jp korean local lu lux luxembourg mexican nl nordic norwegian nz pl polish portuguese prc romanian russian sg singapore spanish statutory swedish turkish |
illustrator: artist children's freelance |
jersey: new | city shore
keynote: | address addresses speaker speakers speech speeches talk talks
linear: | algebra regression programming models svm
maven: | wave
outlook: business economic financial market positive revenue | on
publisher: book music newspaper | relations
sas: gaas gaap | no
teams: cross-functional devops engineering enterprise global multiple project robotics sales sports | of mit und
tower: cell clock control cooling proliant radio water | crane cranes server servers
word: key | of processing processor
`;

interface Neighbours {
  before: ReadonlySet<string>;
  after: ReadonlySet<string>;
}

const NEIGHBOURS: ReadonlyMap<string, Neighbours> = new Map(
  COMPOUNDS.trim()
    .split('\n')
    .map((line) => {
      const [word = '', rest = ''] = line.split(':');
      const [before = '', after = ''] = rest.split('|');
      return [word, { before: wordsOf(before), after: wordsOf(after) }] as const;
    }),
);

function wordsOf(list: string): ReadonlySet<string> {
  return new Set(list.trim().split(/\s+/).filter(Boolean));
}

const WORD_AFTER = /^[ /-]([^\s,;:.()]{1,16})/u;
const WORD_BEFORE = /(?<![^\s,;:.()])([^\s,;:.()]{1,16})[ /-]$/u;

/** The name is a verb where it opens a sentence: "Excel at planning". */
const VERBS: ReadonlyMap<string, RegExp> = new Map([['excel', /^ (?:at|in) (?!\p{Lu})/u]]);
const OPENS_SENTENCE = /(?:^|[.!?\n•])[^\p{L}\p{N}]{0,6}$/u;

/** Whether an ordinary word that is also the name of a product is part of another name here, or a verb. */
export function isInCompound(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>): boolean {
  const word = text.slice(start, end).toLowerCase();
  const verb = VERBS.get(word);
  if (verb?.test(text.slice(end, end + 8)) && OPENS_SENTENCE.test(text.slice(Math.max(0, start - 8), start)))
    return true;
  const beside = NEIGHBOURS.get(word);
  if (!beside) return false;
  const after = WORD_AFTER.exec(text.slice(end, end + 18))?.[1]?.toLowerCase();
  if (after !== undefined && beside.after.has(after)) return true;
  const before = WORD_BEFORE.exec(text.slice(Math.max(0, start - 18), start))?.[1]?.toLowerCase();
  return before !== undefined && beside.before.has(before);
}

const PLACE_AFTER =
  /^(?:,\s?|\s)(?:California|Connecticut|Florida|New Jersey|New York|Texas|(?:AZ|CA|CT|FL|GA|IL|MI|NC|NJ|NY|OH|TN|TX|UT|VA|WA|WI)(?=\s*(?:\n|$|\d|\()))(?!\p{L})/u;

/** "Palo Alto, CA": a town that a product is named by. */
export function isTown(text: string, { start, end }: Pick<PhraseHit<unknown>, 'start' | 'end'>): boolean {
  return /\p{Lu}/u.test(text[start] ?? '') && PLACE_AFTER.test(text.slice(end, end + 24));
}
