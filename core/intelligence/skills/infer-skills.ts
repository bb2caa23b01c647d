import { monthName, unionMonths, type MonthInterval } from '../../candidate/partial-date.js';
import { skillCodes, type SkillCodes } from '../../taxonomy/model/codes.js';
import type { Skill } from '../../taxonomy/model/model.js';
import type { NamedSkill, SkillMention } from '../../taxonomy/skills/skill-finder.js';
import { unknownSkillKey, type Taxonomy } from '../../taxonomy/taxonomy.js';
import type { HeldSkill } from '../../matching/projection.js';
import type { SkillFact } from '../../candidate/candidate-intelligence.js';
import {
  corroboratedSkills,
  isInProse,
  isIncidentalMention,
  isItem,
  type SkillEvidence,
} from './incidental-mention.js';
import { isOfFreeTime } from './free-time.js';
import { isNotHeld, isSaidToBeHeld, saysNotHeld } from './held-certificates.js';
import { isLanguageUse } from './language-use.js';
import { licenceClassesIn } from './licence-classes.js';
import type { Surroundings } from '../../taxonomy/skills/surroundings.js';
import type { SkillSource } from './skill-sources.js';

/** A listed name that the taxonomy does not know counts as a skill up to this many words. */
const MAX_WORDS_OF_UNKNOWN = 4;

/**
 * Accounts of work and its results. A single word like "communication" or "flexible" describes a product or a process there; manners count where
 * a person lists them, and in an account only in words like "led a team".
 */
const NARRATIVE = /^\/profile\/(?:work|projects|publications|volunteer)\//;

const CERTIFICATES = '/profile/certificates/';

/** What candidates have: as it is shown, and as it is compared. */
export interface InferredSkills {
  /** One for each entry that is named, and one for each narrower form (`as`). */
  shown: SkillFact[];
  /** By key: each entry with the use of all its forms, and each narrower form with its own. */
  held: HeldSkill[];
}

interface Collected {
  /** The id of the entry, or the key of an unknown name. */
  id: string;
  name: string;
  as: string | undefined;
  type: Skill['type'];
  codes: SkillCodes | undefined;
  intervals: MonthInterval[];
  mentions: Map<string, number>;
  foundIn: Set<string>;
  confidence: number;
  plain: number;
  passing: number;
}

/**
 * The skills that the sources name, the best supported first; those named once or twice in passing only if the rest corroborates them (see `corroboratedSkills`).
 * Months are the union of the positions that mention a skill, its last use the end of the latest of them.
 *
 * @param typical - Ids of the skills typical of the families of occupations that the person worked in.
 * @param around - What the listed names are beside. Without it, an ambiguous one is taken at its word.
 */
export function inferSkills(
  sources: readonly SkillSource[],
  uncoveredText: string,
  taxonomy: Taxonomy,
  suppressed: ReadonlySet<string>,
  typical: ReadonlySet<string> = new Set(),
  around?: Surroundings,
): InferredSkills {
  const found = new Map<string, Collected>();
  const note = (
    key: string,
    about: Pick<Collected, 'id' | 'name' | 'as' | 'type' | 'codes'>,
    mention: string,
    source: SkillSource | null,
    confidence: number,
    passing = false,
  ): void => {
    if (suppressed.has(key) || suppressed.has(about.id)) return;
    let skill = found.get(key);
    if (!skill) {
      skill = { ...about, intervals: [], mentions: new Map(), foundIn: new Set(), confidence: 0, plain: 0, passing: 0 };
      found.set(key, skill);
    }
    const written = /\s{2}|[^\S ]/.test(mention) ? mention.replace(/\s+/g, ' ') : mention;
    skill.mentions.set(written, (skill.mentions.get(written) ?? 0) + 1);
    if (source) skill.foundIn.add(source.pointer);
    if (source?.interval) skill.intervals.push(source.interval);
    skill.confidence = Math.max(skill.confidence, passing ? confidence * PASSING : confidence);
    // What a work is about proves nothing, however often it is named.
    if (source?.isTopic) return;
    if (passing) skill.passing += 1;
    else skill.plain += 1;
  };

  let narrativeCount = 0;
  for (const source of sources) {
    const named = source.isList ? taxonomy.named(source.text, around) : undefined;
    const classes = licenceClassesIn(source.text).filter(
      ({ start, end }) => !isNotHeld(source.text, start, end, source.isList),
    );
    for (const { name, start, end } of classes) {
      const licence = taxonomy.named(`driving licence ${name}`);
      if (licence && licence.key !== named?.key)
        note(licence.key, about(licence), source.text.slice(start, end), source, 0.9);
    }
    if (named) {
      note(named.key, about(named), source.text, source, 0.95);
      continue;
    }
    const isCertificate = source.pointer.startsWith(CERTIFICATES);
    if (isCertificate && saysNotHeld(source.text)) continue;
    const mentions = taxonomy.findSkills(source.text);
    const heading =
      isCertificate && mentions.length === 0 ? taxonomy.named(beforeMark(source.text), around) : undefined;
    if (heading?.skill.type === 'certification') {
      if (isNotHeld(source.text, 0, beforeMark(source.text).length, true)) continue;
      note(heading.key, about(heading), beforeMark(source.text), source, 0.9);
      continue;
    }
    narrativeCount += narrativeWords(source, mentions);
    for (const mention of mentions) {
      const { skill, start, end, confidence } = mention;
      const written = source.text.slice(start, end);
      if (skill.type === 'soft' && NARRATIVE.test(source.pointer) && !/\s/.test(written)) continue;
      if (!source.isList && isOfFreeTime(skill.type, source.text, start, end)) continue;
      const inAccount = source.accountFrom !== undefined && start >= source.accountFrom;
      if (skill.type === 'certification') {
        const isOthers = inAccount
          ? isNotOwn(source.text, start, end)
          : isNotHeld(source.text, start, end, isCertificate);
        if (isOthers) continue;
      }
      if (skill.type === 'language' && isPlainText(source, start, end) && !isLanguageUse(source.text, start, end))
        continue;
      const passing =
        source.isTopic === true || (inAccount && isIncidentalMention(skill.type, source.text, start, end, true));
      note(mention.key, about(mention), written, source, confidence, passing);
    }
    if (source.isList && !source.isGroup && mentions.length === 0 && classes.length === 0 && isShortName(source.text)) {
      const id = unknownSkillKey(source.text);
      const unknown = { id, name: source.text.trim(), as: undefined, type: 'professional', codes: undefined } as const;
      note(id, unknown, source.text, source, 0.5);
    }
  }
  // The text holds what was read into the sources once more: as many mentions as there are counted already.
  const counted = new Map([...found].map(([key, { mentions }]) => [key, new Map(mentions)]));
  const looseMentions = taxonomy.findSkills(uncoveredText);
  for (const mention of looseMentions) {
    const { skill, start, end, confidence } = mention;
    if (isOfFreeTime(skill.type, uncoveredText, start, end)) continue;
    const written = uncoveredText.slice(start, end);
    const words = written.replace(/\s+/g, ' ');
    if (skill.type === 'certification' && isNotOwn(uncoveredText, start, end)) continue;
    const before = counted.get(mention.key);
    const left = before?.get(words) ?? 0;
    if (left > 0) {
      before?.set(words, left - 1);
      continue;
    }
    if (skill.type === 'soft' && !/\s/.test(written) && isInProse(uncoveredText, start, end)) continue;
    if (skill.type === 'language' && !isItem(uncoveredText, start, end) && !isLanguageUse(uncoveredText, start, end))
      continue;
    const passing = isIncidentalMention(skill.type, uncoveredText, start, end, false);
    note(mention.key, about(mention), written, null, confidence * 0.8, passing);
  }

  const counting = corroboratedSkills(
    evidenceOfEntries(found.values()),
    taxonomy,
    typical,
    narrativeCount > 0 ? narrativeCount : wordsOfSentences(uncoveredText),
  );
  const countedSkills = [...found].filter(([, { id }]) => counting.has(id));
  return {
    shown: countedSkills.map(([, skill]) => shownSkill(skill)).sort(bestSupportedFirst),
    held: heldSkills(countedSkills),
  };
}

/** "CPR (2024)", "BLS – Harbour Clinic": a certificate, and what is said of it. */
function beforeMark(line: string): string {
  return line.split(/\s?[,(:;|]|\s[-–—]\s/u, 1)[0] ?? line;
}

/** In the sentences of an account a certificate may be anybody's: "prepared files for the CPA". */
function isNotOwn(text: string, start: number, end: number): boolean {
  return isNotHeld(text, start, end) || (isInProse(text, start, end) && !isSaidToBeHeld(text, start, end));
}

/** Whether a mention is in an account, or in running text elsewhere, not in a list, a title or a heading. */
function isPlainText({ text, accountFrom, isList }: SkillSource, start: number, end: number): boolean {
  if (isList) return false;
  return accountFrom === undefined ? isInProse(text, start, end) : start >= accountFrom;
}

function about({ skill, as }: NamedSkill): Pick<Collected, 'id' | 'name' | 'as' | 'type' | 'codes'> {
  const codes = as === undefined && skill.esco !== undefined ? skillCodes(skill) : undefined;
  return { id: skill.id, name: skill.name, as, type: skill.type, codes };
}

/** Mentions of narrower forms are mentions of their entry. */
function evidenceOfEntries(found: Iterable<Collected>): SkillEvidence[] {
  const entries = new Map<string, { id: string; plain: number; passing: number }>();
  for (const { id, plain, passing } of found) {
    const entry = entries.get(id);
    if (entry) {
      entry.plain += plain;
      entry.passing += passing;
    } else entries.set(id, { id, plain, passing });
  }
  return [...entries.values()];
}

function shownSkill({ id, name, as, type, intervals, mentions, foundIn, confidence, codes }: Collected): SkillFact {
  return {
    id,
    name,
    ...(as !== undefined && { as }),
    type,
    ...useOf(intervals),
    mentions: [...mentions].sort((a, b) => b[1] - a[1]).map(([written]) => written),
    foundIn: [...foundIn],
    confidence: Math.round(Math.min(0.99, confidence + 0.02 * (foundIn.size - 1)) * 100) / 100,
    ...(codes && { codes }),
  };
}

function useOf(intervals: readonly MonthInterval[]): Pick<SkillFact, 'months' | 'lastUsed'> {
  if (intervals.length === 0) return { months: null, lastUsed: null };
  return { months: unionMonths(intervals), lastUsed: monthName(Math.max(...intervals.map(({ last }) => last))) };
}

function bestSupportedFirst(a: SkillFact, b: SkillFact): number {
  return (
    (b.months ?? 0) - (a.months ?? 0) ||
    b.foundIn.length - a.foundIn.length ||
    (a.id < b.id ? -1 : a.id > b.id ? 1 : (a.as ?? '') < (b.as ?? '') ? -1 : 1)
  );
}

/** Each narrower form with its own use, and each entry with the use of all its forms. */
function heldSkills(counted: readonly (readonly [key: string, skill: Collected])[]): HeldSkill[] {
  const entries = new Map<string, { type: Skill['type']; intervals: MonthInterval[] }>();
  const narrower: HeldSkill[] = [];
  for (const [key, { id, type, intervals }] of counted) {
    const entry = entries.get(id);
    if (entry) entry.intervals.push(...intervals);
    else entries.set(id, { type, intervals: [...intervals] });
    if (key !== id) narrower.push({ id: key, type, ...useOf(intervals) });
  }
  return [...[...entries].map(([id, { type, intervals }]) => ({ id, type, ...useOf(intervals) })), ...narrower];
}

/**
 * How many words an account has beside the names of skills, so that naming one more never makes others count less. Words and not characters, and nothing
 * about the person, so that neither "he" or "they" nor a date of birth decides whether a skill counts.
 */
function narrativeWords({ text, accountFrom }: SkillSource, mentions: readonly SkillMention[]): number {
  if (accountFrom === undefined) return 0;
  let words = 0;
  let at = accountFrom;
  for (const { start, end } of mentions) {
    if (start < at) continue;
    words += wordsIn(text.slice(at, start));
    at = end;
  }
  return words + wordsIn(text.slice(at));
}

/** Where no account was read: how many words the lines of the text have that are long enough for a sentence. */
function wordsOfSentences(uncoveredText: string): number {
  const lines = uncoveredText.split('\n').map(wordsIn);
  return lines.reduce((sum, words) => (words < WORDS_OF_SENTENCE ? sum : sum + words), 0);
}

/** Statements about a person, addresses and headings have fewer. */
const WORDS_OF_SENTENCE = 10;

function wordsIn(text: string): number {
  return text.match(/[\p{L}\p{N}]\S*/gu)?.length ?? 0;
}

/** A mention in passing is this much as sure as a plain one. */
const PASSING = 0.75;

/** "6 years", "June 2004)", "www.example.com", "Tools", "in writing": what lists of skills hold besides names of skills. */
// bounded: isShortName gives it at most 40 characters
const NO_NAME =
  /^(?:\W*\d+\+?\s*(?:years?|yrs?|months?|%)|(?:in|as|of|during|with|for|and|or|to|by|from|on|at)\s|(?:jan|feb|mar|apr|may|june?|july?|aug|sept?|oct|nov|dec)[a-z]*[-. ,']+\d)|https?:|www\.|@|\d{1,2}\/\d{2,4}|^(?:\P{L}*(?:skills?|tools?|languages?|technolog(?:y|ies)|others?|frameworks?|concepts?|services?|functions?|knowledge|level|skill level|professional|personal|technical|beginner|intermediate|advanced|expert|(?:very )?proficient|fluent|native|good|excellent|basic|project description|responsibilities|team size.*|key skills.*|procedures|processes|analysis|reporting|years?|months?)\P{L}*)$/iu;

/** A piece of a sentence: it opens or ends with a word that joins, or says what somebody does to something. */
const FRAGMENT =
  /^(?:(?:both|either|including|having|being|through|many|enjoy|it)\s|(?:a|an|the)\s\p{Ll})|^(?:such|various|several|other|others|another|i|we|you|my|our|their|his|her|also|etc|capable|able|ability|experienced?|familiar|outstanding|excellent|basic|good|strong|working|knowledge|worked|issues? with)\s.*\s(?:\p{Ll}+)$|\s(?:of|to|with|for|and|or|the|an?|in|by|on|at|not|but|from|as|into|etc)$|^\p{Ll}+ing\s(?:\p{L}+\s)*(?:with|of|up|to|for|in|on|the|new|\p{Ll}+s)(?:\s|$)/u;

/** "Page 2 of 3", "Project 1", "(Less than 1 year)", "Available on request", "Current": what is around lists. */
// bounded: isShortName gives it at most 40 characters
const FURNITURE =
  /^\P{L}*(?:page \d.*|project \d+|(?:less|more) than .*|available (?:on|upon) request|references?|current|present|posted|name|description|experience|education|coursework|core|goals?|areas?|groups?|rules|status|title|role|date|location|others?|etc|interests?(?: (?:and|&) .*)?|objective|summary|profile|portfolio|overview|project overview|last used|softwares?|working platforms?|currently|professional experience|work history|responsibilities|duties)\P{L}*$/iu;

/** Half of a pair of brackets or quotes, or a mark of punctuation, that the cutting of a list left over. */
function isRemnant(text: string): boolean {
  return /^[^(]*\)|\([^()]*$|^[‘“"'][^’”"']*$|&amp$/u.test(text);
}

function isShortName(text: string): boolean {
  const name = text.trim();
  const words = name.split(/\s+/);
  const isShort = words.length <= MAX_WORDS_OF_UNKNOWN && name.length <= 40;
  return isShort && /\p{L}/u.test(name) && !/[.!?]$/.test(name) && !NO_NAME.test(name) && !isNoise(name);
}

function isNoise(name: string): boolean {
  return FRAGMENT.test(name) || FURNITURE.test(name) || isRemnant(name);
}
