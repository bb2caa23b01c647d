import type { SkillMention } from '../../../../core/spi.js';
import { isNameOfEmployer, isTradeBefore, namesSuperior, seeksBehind, STACK } from '../sections/about-employer.js';
import { lineAt, type AdLine, type AdPart } from '../sections/ad-lines.js';
import { BULLET } from '../sections/bullets.js';
import { isInNameOfOpening } from '../recognizers/place/town-of-opening.js';
import { sentenceAround, withClausesBefore } from '../sections/clauses.js';
import { isEnumeration } from '../sections/enumerations.js';
import { beginsWithEmployer } from '../sections/of-employer.js';
import { isNameOfGroup, isToolOfGroup } from '../sections/tools-of-groups.js';
import { namesPartners } from '../sections/works-with.js';
import { anyOf, lexicon, wholeWords } from '../../parse/lexicons/lexicon.js';

/** A skill that an ad names where it speaks of the person that it looks for, or of the work. */
export interface RequiredSkillMention extends SkillMention {
  readonly part: AdPart;
  readonly sentence: Readonly<Span>;
}

/** Words of a sentence that asks for something or says what is to be done. */
const ASKS = new RegExp(wholeWords(lexicon.ads.asks), 'iu');

/** Words of a sentence about the employer, what it gives, or how to apply. */
const GIVES = new RegExp(wholeWords(lexicon.ads.gives), 'iu');

const PAY = new RegExp(`^(?:${anyOf(lexicon.pay.words)})$`, 'iu');

/** Words of a sentence that speaks to the reader or of what the reader should know. */
const TO_READER = new RegExp(wholeWords(lexicon.ads.toReader), 'iu');

/** A sentence that begins with what is to be done. */
const DUTY = new RegExp(String.raw`^[^\p{L}\p{N}]*${wholeWords(lexicon.ads.duties)}`, 'iu');
/** The employer looks for somebody: what follows is wanted. */
const SEEKS = new RegExp(wholeWords(lexicon.ads.seeks), 'iu');

/** After the name of a skill: who works in it, or what is made of it. "The frontend team" asks for no frontend skills. */
const NAMED_AFTER = new RegExp(
  String.raw`^[ \t]*(?:(?:${anyOf(lexicon.ads.beforeNamedAfter)}) )?(?:${anyOf(lexicon.ads.namedAfter)})\b`,
  'iu',
);

/** An ad that asks for fewer than this many skills in plain words is short: then every name in it counts. */
const FEW = 3;

/** The mentions that count as asked for, each with the part of the ad and the sentence that it is in. */
export function requiredSkillMentions(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly SkillMention[],
  title: string,
): RequiredSkillMention[] {
  const post = postOf(title);
  const placed = mentions.map((mention): RequiredSkillMention => {
    const part = lineAt(lines, mention.start)?.part ?? 'other';
    return { ...mention, part, sentence: sentenceAround(text, mention.start, mention.end) };
  });
  const wanted = placed.filter((mention) => isRequirement(text, mention, post));
  if (new Set(wanted.map(({ skill }) => skill.id)).size >= FEW) return wanted;
  return placed.filter(
    (mention) => mention.part !== 'offer' && !isCircumstance(text, mention) && !isMannerOfOthers(text, mention),
  );
}

/** "The council has an ambitious policy": manners that a sentence of nobody sought names. */
function isMannerOfOthers(text: string, { skill, part, sentence }: RequiredSkillMention): boolean {
  if (skill.type !== 'soft' || part === 'required' || part === 'preferred') return false;
  const words = text.slice(sentence.start, sentence.end);
  if (words.length < LONGEST_LIST_ITEM || isListItem(text, sentence.start)) return false;
  return ![SEEKS, ASKS, TO_READER, DUTY, OF_PERSON].some((pattern) => pattern.test(words));
}

/** "Agency: Brightline Recruitment." */
const EMPLOYER_LABEL = new RegExp(String.raw`^[^\p{L}\n]{0,9}(?:${anyOf(lexicon.labels.employer)})\s?:`, 'iu');

/** "SEO is done by an outside agency", "The servers (Oracle, SAP) are run by". */
const DONE_BY_OTHERS = new RegExp(
  String.raw`^(?:[^;.:()\n]{0,40}\))?[^,;.:()\n]{0,40}?${wholeWords(lexicon.ads.doneByOthers)}`,
  'iu',
);
/** "… with the QA team, who use". */
const OTHERS_WORK = new RegExp(
  String.raw`${wholeWords([...lexicon.ads.othersWork, ...lexicon.ads.testedIn])}[^,;.:()\n]{0,60}$`,
  'iu',
);
/** "Marrow Bakery is recruiting a baker": the word by which it seeks is no skill. */
const SEEKING = new RegExp(String.raw`${wholeWords(lexicon.ads.seeks)}$`, 'iu');

/** In the name of the employer or of a superior's office, of a department that the job works with, or in what is said of the employer's trade or a customer's. */
function isOfOthers(text: string, { skill, sentence, ...own }: RequiredSkillMention): boolean {
  return (
    ((skill.type === 'professional' || NAMED_AFTER.test(text.slice(own.end, own.end + 32))) &&
      namesPartners(text.slice(sentence.start, own.start))) ||
    DONE_BY_OTHERS.test(text.slice(own.end, sentence.end)) ||
    OTHERS_WORK.test(text.slice(sentence.start, own.start)) ||
    ((skill.type === 'tool' || skill.type === 'technical') &&
      isToolOfGroup(text.slice(sentence.start, own.start), text.slice(own.end, sentence.end))) ||
    isNameOfGroup(text.slice(sentence.start, sentence.end), {
      start: own.start - sentence.start,
      end: own.end - sentence.start,
    }) ||
    SEEKING.test(text.slice(sentence.start, own.end)) ||
    isTradeBefore(text.slice(sentence.start, own.start)) ||
    namesSuperior(text.slice(sentence.start, own.start)) ||
    isInNameOfOpening(text, own) ||
    isNameOfEmployer(text.slice(own.end, sentence.end)) ||
    seeksBehind(text.slice(sentence.start, own.start), text.slice(own.end, sentence.end)) ||
    EMPLOYER_LABEL.test(text.slice(sentence.start, sentence.end))
  );
}

/** Of the employer, its trade or what it gives. */
function isCircumstance(text: string, mention: RequiredSkillMention): boolean {
  const { sentence, start, end } = mention;
  const words = text.slice(sentence.start, sentence.end);
  if (isOfOthers(text, mention)) return true;
  const seeks = SEEKS.test(words);
  if (isGiven(text, sentence, { start, end }) && !seeks && !ASKS.test(words)) return true;
  return isOnlyOfEmployer(words) || isOnlyOfEmployer(withClausesBefore(text, sentence));
}

/** A sentence that begins with the employer, seeks nobody, does not speak to the reader and names no tools of the work. */
function isOnlyOfEmployer(words: string): boolean {
  return beginsWithEmployer(words) && !SEEKS.test(words) && !TO_READER.test(words) && !STACK.test(words);
}

/** The post by the words of its title, in small letters; '' where they are no plain words. */
function postOf(title: string): string {
  const [words = ''] = title.slice(0, LONGEST_TITLE).split(/\s[-–—|(/]|[,(|/:]/u);
  const post = words.trim().toLowerCase();
  return post.length >= SHORTEST_TITLE && /^\p{L}[\p{L} -]*$/u.test(post) ? post : '';
}

const LONGEST_TITLE = 60;
const SHORTEST_TITLE = 5;

/** "Reporting to the CFO, the Financial Controller owns": the sentence says what the person in the post does. */
function tellsOfHolder(sentence: string, post: string): boolean {
  const at = post === '' ? -1 : sentence.toLowerCase().indexOf(post);
  if (at < 0) return false;
  return BEFORE_POST.test(sentence.slice(0, at)) && BEHIND_POST.test(sentence.slice(at + post.length));
}

const BEFORE_POST =
  /(?:^|[,;–—-]\s)[^\p{L}\p{N}]{0,3}(?:the|der|die|das|le|la|l['’]|el|il|lo|de|het|o|a|os|as)\s{0,2}$/iu;
const BEHIND_POST = new RegExp(String.raw`^\s(?!(?:${anyOf(lexicon.ads.namedAfter)})(?!\p{L}))\p{L}`, 'iu');

function isRequirement(text: string, mention: RequiredSkillMention, post: string): boolean {
  const { skill, part, sentence, start, end } = mention;
  const words = text.slice(sentence.start, sentence.end);
  const seeks = SEEKS.test(words);
  const isDuty = DUTY.test(words) || tellsOfHolder(words, post);
  const asks = seeks || isDuty || ASKS.test(words);
  const gives = isGiven(text, sentence, { start, end });
  if (isOfOthers(text, mention)) return false;
  if (part === 'offer')
    return (seeks || isDuty || REQUIRES.test(words)) && !gives && skill.type !== 'soft' && TO_READER.test(words);
  if (gives && !asks) return false;
  if (NAMED_AFTER.test(text.slice(end, end + 32))) return false;
  if (isOnlyOfEmployer(words) || isOnlyOfEmployer(withClausesBefore(text, sentence))) return false;
  const isProfile = part === 'required' || part === 'preferred';
  // Manners are asked of a person; elsewhere they describe the employer, the product or the tone of the team.
  if (skill.type === 'soft') {
    return !beginsWithEmployer(words) && (isProfile ? !gives : OF_PERSON.test(words) && TO_READER.test(words));
  }
  if (isProfile || skill.type === 'certification') return !gives || TO_READER.test(words);
  // In an account of the work or of the employer, tools and technologies speak for themselves; fields of work do not.
  const isListed = isListItem(text, sentence.start) || isEnumeration(words);
  const speaks =
    seeks || isDuty || part === 'tasks' || TO_READER.test(words) || words.length < LONGEST_LIST_ITEM || isListed;
  if (skill.type === 'professional') {
    return !gives && (part === 'tasks' || (asks && speaks) || (part === 'other' && isListed));
  }
  return speaks || STACK.test(words) || (skill.type === 'tool' && asks);
}

interface Span {
  start: number;
  end: number;
}

/** Whether the sentence around a place, without its own words, is about what the employer gives. "Learning disability" is no word of equal opportunities. */
function isGiven(text: string, sentence: Span, own: Span): boolean {
  const before = text.slice(sentence.start, own.start);
  // "Rémunération selon la grille légale": a word for pay at the head of a sentence.
  const isHead = !/\p{L}/u.test(before) && PAY.test(text.slice(own.start, own.end));
  return isHead || GIVES.test(before) || GIVES.test(text.slice(own.end, sentence.end));
}

/** Whether a sentence is the first of an item of a list. */
function isListItem(text: string, start: number): boolean {
  return BULLET.test(text.slice(start, start + 8).trimStart());
}

/** Up to this many characters a line may be an item of a list, which asks without a verb. */
const LONGEST_LIST_ITEM = 60;

/** Words of a sentence that describes the person wanted. */
const OF_PERSON = new RegExp(wholeWords(lexicon.ads.ofPerson), 'iu');

/** What is asked among what is offered is asked in so many words. */
const REQUIRES = new RegExp(
  String.raw`${wholeWords([...lexicon.ads.required, ...lexicon.ads.asksReader])}|${anyOf(lexicon.ads.experience)}`,
  'iu',
);

const RANK: Readonly<Record<AdPart, number>> = { required: 4, preferred: 3, tasks: 2, other: 1, offer: 0 };

/**
 * One mention for each skill: where the ad asks most plainly, so that the quote is of the requirement and not of the headline; of several there,
 * the first that writes the skill's own name.
 */
export function plainest(mentions: readonly RequiredSkillMention[]): RequiredSkillMention[] {
  const best = new Map<string, { mention: RequiredSkillMention; rank: number }>();
  for (const mention of mentions) {
    const { skill, as, key, start, end } = mention;
    const rank = RANK[mention.part] + (end - start === (as ?? skill.name).length ? 0.5 : 0);
    const known = best.get(key);
    if (!known || rank > known.rank) best.set(key, { mention, rank });
  }
  return [...best.values()].map(({ mention }) => mention);
}
