import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';

const pairs = (entries: readonly string[]): readonly (readonly [string, string])[] =>
  entries.map((entry) => [entry.slice(0, entry.indexOf('=')), entry.slice(entry.indexOf('=') + 1)] as const);

const AGENTS = pairs(lexicon.adTitles.agents).map(
  ([field, agent]) => [new RegExp(String.raw`(?<!\p{L})(?:${field})$`, 'iu'), agent] as const,
);
const PLAIN_HEAD = new RegExp(String.raw`(?<![\p{L}-])(?:${anyOf(lexicon.adTitles.plainHeads)})$`, 'iu');
const PLAIN_LEAD = new RegExp(String.raw`^(?:${anyOf(lexicon.adTitles.plainHeads)})(?::?\*?in(?:nen)?)?\s`, 'iu');
/** "Reinigungsmitarbeiterin": a field and somebody who works in it, in one word. */
const COMPOUND = new RegExp(String.raw`^(?<field>\p{L}{4,30}?)s?(?:${anyOf(lexicon.adTitles.compoundHeads)})$`, 'iu');
const ENDINGS = pairs(lexicon.adTitles.objectEndings);
/** Who only names the field does not lead it: a "Driver" is no driver manager. */
const HEADS = lexicon.adTitles.plainHeads.filter((head) => !lexicon.adTitles.leadingHeads.includes(head));
/** Two letters mean too many things: "PA" is an assistant, and what a sound engineer works with. */
const SHORTEST_FIELD = 3;
const LEADING = anyOf(lexicon.adTitles.leadingHeads);
const LEADING_HEAD = new RegExp(String.raw`^(?:${LEADING})(?!\p{L})|(?<!\p{L})(?:${LEADING})$`, 'iu');
/** Titles of more words do not leave out a small one. */
const MOST_JOINED = 5;

/**
 * "Verkauf" for the salesperson, "SEO analysis" for the analyst, "Cybersecurity" for its specialist.
 *
 * @param leads whether the title is of who leads the field, who is not the one that works in it
 */
export function titlesOfField(form: string, leads = false): string[] {
  if (form.length < SHORTEST_FIELD) return [];
  const field = COMPOUND.exec(form)?.groups?.['field'] ?? form.replace(PLAIN_LEAD, '');
  const agents = AGENTS.flatMap(([pattern, agent]) =>
    pattern.test(field) ? [field.replace(pattern, agent), ...(leads ? [] : [agent])] : [],
  );
  return [...agents, ...(PLAIN_HEAD.test(form) ? [] : headsOf(leads).map((head) => `${field} ${head}`))];
}

/** Whether a title has the head of who leads others at its start or its end: "Supervisor, phlebotomy". */
export function hasLeadingHead(form: string): boolean {
  return LEADING_HEAD.test(form);
}

/** "Health safety assistant" is in the field of the safety officer; a field of one word may be many. */
export function titlesOfSameField(form: string, leads = false): string[] {
  return form.split(' ').length > 2 && PLAIN_HEAD.test(form)
    ? headsOf(leads).map((head) => form.replace(PLAIN_HEAD, head))
    : [];
}

function headsOf(leads: boolean): readonly string[] {
  return leads ? lexicon.adTitles.leadingHeads : HEADS;
}

/** "Técnico mantenimiento" leaves "de" out, "magazijn medewerker" is one word. */
export function titlesWithLink(form: string): string[] {
  const words = form.split(' ');
  if (words.length < 2 || words.length > MOST_JOINED) return [];
  const [first = '', second = '', ...others] = words;
  const joined = [...words.slice(0, -2), words.slice(-2).join('').toLowerCase()].join(' ');
  const linked = lexicon.adTitles.links.map((link) => `${first} ${link} ${second}`);
  return [...linked.map((start) => [start, ...others].join(' ')), ...linked, joined];
}

/** Polish "(zatrudnimy) mechanika samochodowego": the first word or two as the taxonomy has them. */
export function titlesOfObject(form: string): string[] {
  const [first = '', second, ...others] = form.split(' ');
  const firsts = withoutCase(first);
  const seconds = second === undefined ? [] : withoutCase(second);
  const rest = (words: readonly (string | undefined)[]): string => words.filter(Boolean).join(' ');
  return firsts.flatMap((one) => [
    rest([one, second, ...others]),
    ...seconds.map((two) => rest([one, two, ...others])),
  ]);
}

function withoutCase(word: string): string[] {
  return ENDINGS.flatMap(([ending, plain]) =>
    word.length > ending.length + 3 && word.toLowerCase().endsWith(ending)
      ? [word.slice(0, word.length - ending.length) + plain]
      : [],
  );
}
