import type { SkillType } from '../../taxonomy/model/model.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';

/** In characters: up to here a line may be an item of a list or a heading, above it it is a sentence. */
const LONGEST_ITEM = 60;

/** A line is looked at no further than this to either side. */
const REACH = 160;

const FUNCTION_WORDS =
  /(?<!\p{L})(?:the|with|that|which|from|by|was|were|is|are|their|its|into|as|an?|this|through|for|to|in|on|of|und|mit|für|der|die|das|les|des|pour|avec|dans|los|las|para|con)(?!\p{L})/giu;

/** Words of a line that is one item, a level in brackets included. */
const MOST_WORDS_OF_ITEM = 3;

function lineAround(text: string, start: number, end: number) {
  const before = text.slice(Math.max(0, start - REACH), start);
  const after = text.slice(end, end + REACH);
  const from = start - before.length + before.lastIndexOf('\n') + 1;
  const lineEnd = after.indexOf('\n');
  const to = end + (lineEnd < 0 ? after.length : lineEnd);
  const line = text.slice(from, to).trim();
  const words = line.split(/\s+/).length;
  const small = line.match(FUNCTION_WORDS)?.length ?? 0;
  const listed = (line.match(/[,;|•·]/g)?.length ?? 0) >= 2 && small * 6 <= words;
  return { line, beside: start - from + (to - end), words, small, listed };
}

/** Whether the line that a mention is in is a list, or hardly more than the mention. */
export function isItem(text: string, start: number, end: number): boolean {
  const { words, listed } = lineAround(text, start, end);
  return listed || words <= MOST_WORDS_OF_ITEM;
}

/** Whether the line of a text that a mention is in is running text, not an item, a heading or a list. */
export function isInProse(text: string, start: number, end: number): boolean {
  const { line, beside, words, small, listed } = lineAround(text, start, end);
  if (listed) return false;
  // A page that is set narrow breaks sentences into short lines.
  const broken = words > 3 && (small >= 2 || (/^\p{Ll}{2}/u.test(line) && small >= 1) || /\p{Ll}\.$/u.test(line));
  return broken || beside > LONGEST_ITEM;
}

/**
 * Whether a mention in an account of work proves little by itself. "Coordinated the advertising with the agency" makes nobody a professional of
 * advertising; the name of a product, of a language or of a certificate is not used by the way, nor is a technology in a list of them.
 */
export function isIncidentalMention(
  type: SkillType,
  text: string,
  start: number,
  end: number,
  isAccount: boolean,
): boolean {
  if (type === 'tool' || type === 'language' || type === 'certification') return false;
  if (type !== 'technical') return isAccount || isInProse(text, start, end);
  // "J2EE", "Docker": a name, not a word of the sentence.
  const isName =
    /\p{Lu}.*\p{Lu}|\d|[+#]|\p{Ll}\s.*\p{Lu}/u.test(text.slice(start, end)) || isCapitalInside(text, start);
  return !isName && isInProse(text, start, end);
}

/** A capital that no beginning of a sentence or of a line explains. */
function isCapitalInside(text: string, start: number): boolean {
  return /\p{Lu}/u.test(text.charAt(start)) && /[\p{Ll}\d,)][,;:]? $/u.test(text.slice(Math.max(0, start - 4), start));
}

/** What was found about one skill and decides whether it counts. */
export interface SkillEvidence {
  readonly id: string;
  /** Mentions that prove something by themselves: listed, in a title or a headline, the name of a product. */
  readonly plain: number;
  readonly passing: number;
}

/** Accounts of fewer words than this, beside the names of skills, say so little that every mention in them counts. */
const SHORT = 45;

/** So often a skill is named by the way without proving anything. */
const MENTIONED_BY_THE_WAY = 2;

/**
 * The skills that count: named plainly, or more than twice, or corroborated by the rest of the resume, being typical of the person's occupations or
 * the wider or narrower field of a skill beyond doubt. What is left was named once or twice in passing.
 *
 * A skill more in a list only adds to the result: whether the resume says little is decided by its accounts alone.
 *
 * @param typical - Ids of the skills typical of the families of occupations that the person worked in.
 * @param narrativeWords - Words of all accounts in running text beside the names of skills.
 */
export function corroboratedSkills(
  found: readonly SkillEvidence[],
  taxonomy: Taxonomy,
  typical: ReadonlySet<string>,
  narrativeWords: number,
): ReadonlySet<string> {
  const sure = new Set(
    found.filter(({ plain, passing }) => plain > 0 || passing > MENTIONED_BY_THE_WAY).map(({ id }) => id),
  );
  if (narrativeWords < SHORT) return new Set(found.map(({ id }) => id));
  const related = (id: string): boolean =>
    [...taxonomy.implied(id)].some((wider) => sure.has(wider)) ||
    [...taxonomy.narrower(id)].some((narrower) => sure.has(narrower));
  return new Set(found.map(({ id }) => id).filter((id) => sure.has(id) || typical.has(id) || related(id)));
}
