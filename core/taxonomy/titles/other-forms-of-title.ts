import { JOINING_WORDS } from '../phrases/joining-words.js';
import { tokenize, type Token } from '../phrases/tokens.js';
import { CHANGING, isQualifier } from './title-qualifiers.js';
import { segmentAround } from './title-segment.js';

/** Who leads a field, with the head under which titles name it: one firm's vice president of sales is another's sales director. */
const LEADERS: Readonly<Record<string, string>> = {
  director: 'director',
  head: 'director',
  vp: 'director',
  svp: 'director',
  evp: 'director',
  avp: 'director',
  'vice president': 'director',
  manager: 'manager',
  supervisor: 'supervisor',
  coordinator: 'coordinator',
};
/** Between who leads and the field. */
const LINKS: ReadonlySet<string> = new Set(['of', 'for', 'the']);
/** Who learns or works in a field that the title names instead of an occupation. */
const IN_FIELD: ReadonlySet<string> = new Set(['intern', 'internship', 'trainee', 'apprentice', 'professional']);
/** The practice in the field, as a word for who practises it. */
const PRACTITIONERS: Readonly<Record<string, string>> = { engineering: 'engineer', accounting: 'accountant' };
/** Ranks that stand behind a head and are no field: "Area manager - partner". */
const NO_FIELDS: ReadonlySet<string> = new Set([...CHANGING, 'partner', 'owner', 'associate']);
/** A field of more words is a sentence. */
const LONGEST_FIELD = 6;

/**
 * Other ways to write a title that no title is listed under: the field before the head, "Director, Finance" as "finance director" and "VP of
 * Marketing" as "marketing director", with the first of two fields where they are joined; and without what only says the rank, "Information
 * technology senior manager".
 */
export function otherFormsOfTitle(title: string): string[] {
  const tokens = tokenize(title);
  const fields = fieldsFirst(title, tokens);
  // "Director of staff development" is of staff, and "Director, international sales" of sales.
  const bare = fields.map((form) => {
    const [first = '', ...others] = form.split(' ');
    return isQualifier(first) && others.length > 1 ? others.join(' ') : form;
  });
  const plain = withoutQualifiers(tokens);
  return [...new Set([...fields, ...bare]), ...(plain === undefined ? [] : [plain])];
}

/** The title of who leads with the whole field before the head: "Manager, Sales Engineering" as "sales engineering manager". */
export function leaderOfField(title: string): string | undefined {
  return fieldsFirst(title, tokenize(title))[0];
}

/** Whether words end in the title of who leads others. */
export function endsInLeader(words: readonly string[]): boolean {
  const own = words.filter((word) => !isQualifier(word));
  return [2, 1].some((length) => LEADING.has(own.slice(-length).join(' ')));
}

const LEADING: ReadonlySet<string> = new Set(Object.keys(LEADERS).filter((title) => title !== 'coordinator'));

function fieldsFirst(title: string, tokens: readonly Token[]): string[] {
  const words = tokens.map(({ form }) => form);
  const at = words.findIndex((word) => !isQualifier(word) && !CHANGING.has(word) && word !== 'executive');
  // "Vice" changes other titles, and begins this one.
  const start = words[at - 1] === 'vice' ? at - 1 : at;
  const length = [2, 1].find((each) => LEADERS[words.slice(start, start + each).join(' ')] !== undefined);
  if (at < 0 || length === undefined) return [];
  const head = LEADERS[words.slice(start, start + length).join(' ')]!;
  let first = start + length;
  while (LINKS.has(words[first] ?? '')) first += 1;
  if (first >= words.length) return [];
  const { after } = segmentAround(title, tokens, { at: first, length: 1 });
  const field = words.slice(first, after);
  if (field.length === 0 || field.length > LONGEST_FIELD || NO_FIELDS.has(field[0]!)) return [];
  const joint = field.findIndex((word) => JOINING_WORDS.has(word));
  const fields = joint > 0 ? [field, field.slice(0, joint)] : [field];
  return fields.map((each) => [...each, head].join(' '));
}

/**
 * The occupation in a field for a title of who learns it: "Public relations intern" as a specialist, "Mechanical engineering intern" as an engineer. It has
 * to be listed, because no head decides it; the level is read from the title as it is written.
 */
export function titleInField(title: string): string | undefined {
  const tokens = tokenize(title);
  const { after } = segmentAround(title, tokens, { at: 0, length: Math.min(1, tokens.length) });
  const words = tokens.slice(0, after).map(({ form }) => form);
  const field = words.slice(0, -1).filter((word) => !isQualifier(word));
  if (!IN_FIELD.has(words.at(-1) ?? '') || field.length === 0 || field.length > LONGEST_FIELD) return undefined;
  const who = PRACTITIONERS[field.at(-1) ?? ''];
  return (who === undefined ? [...field, 'specialist'] : [...field.slice(0, -1), who]).join(' ');
}

/** Without ranks within: they stand before the head, or before it all. */
function withoutQualifiers(tokens: readonly Token[]): string | undefined {
  const words = tokens.map(({ form }) => form);
  const own = words.filter((word) => !isQualifier(word));
  return own.length < words.length && own.length > 1 ? own.join(' ') : undefined;
}
