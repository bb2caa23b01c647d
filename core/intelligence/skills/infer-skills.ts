import { monthName, unionMonths, type MonthInterval } from '../../candidate/partial-date.js';
import type { Skill } from '../../taxonomy/model/model.js';
import type { SkillMention } from '../../taxonomy/skills/skill-finder.js';
import { unknownSkillKey, type Taxonomy } from '../../taxonomy/taxonomy.js';
import type { SkillFact } from '../../candidate/candidate-intelligence.js';
import { corroboratedSkills, isInProse, isIncidentalMention } from './incidental-mention.js';
import type { SkillSource } from './skill-sources.js';

/** A listed name that the taxonomy does not know counts as a skill up to this many words. */
const MAX_WORDS_OF_UNKNOWN = 4;

/**
 * Accounts of work and its results. A single word like "communication" or "flexible" tells there of a product or a process; manners count where
 * a person lists them, and in an account only in words like "led a team".
 */
const TOLD = /^\/profile\/(?:work|projects|publications|volunteer)\//;

interface Collected {
  name: string;
  type: Skill['type'];
  intervals: MonthInterval[];
  mentions: Map<string, number>;
  foundIn: Set<string>;
  confidence: number;
  plain: number;
  passing: number;
}

/**
 * The skills that the sources name, the best supported first; those named once or twice in passing only where the rest bears them out (see `borneOut`).
 * Months are the union of the positions that mention a skill, its last use the end of the latest of them.
 *
 * @param typical - Ids of the skills typical of the families of occupations that the person worked in.
 */
export function inferSkills(
  sources: readonly SkillSource[],
  uncoveredText: string,
  taxonomy: Taxonomy,
  suppressed: ReadonlySet<string>,
  typical: ReadonlySet<string> = new Set(),
): SkillFact[] {
  const found = new Map<string, Collected>();
  const note = (
    id: string,
    about: Pick<Collected, 'name' | 'type'>,
    mention: string,
    source: SkillSource | null,
    confidence: number,
    passing = false,
  ): void => {
    if (suppressed.has(id)) return;
    let skill = found.get(id);
    if (!skill) {
      skill = { ...about, intervals: [], mentions: new Map(), foundIn: new Set(), confidence: 0, plain: 0, passing: 0 };
      found.set(id, skill);
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

  let told = 0;
  for (const source of sources) {
    const named = source.isList ? taxonomy.named(source.text) : undefined;
    if (named) {
      note(named.id, named, source.text, source, 0.95);
      continue;
    }
    const mentions = taxonomy.findSkills(source.text);
    told += narrativeWords(source, mentions);
    for (const { skill, start, end, confidence } of mentions) {
      const written = source.text.slice(start, end);
      if (skill.type === 'soft' && TOLD.test(source.pointer) && !/\s/.test(written)) continue;
      const inAccount = source.accountFrom !== undefined && start >= source.accountFrom;
      const passing =
        source.isTopic === true || (inAccount && isIncidentalMention(skill.type, source.text, start, end, true));
      note(skill.id, skill, written, source, confidence, passing);
    }
    if (source.isList && !source.isGroup && mentions.length === 0 && isShortName(source.text)) {
      note(unknownSkillKey(source.text), { name: source.text.trim(), type: 'professional' }, source.text, source, 0.5);
    }
  }
  // The text holds what was read into the sources once more: as many mentions as there are counted already.
  const counted = new Map([...found].map(([id, { mentions }]) => [id, new Map(mentions)]));
  const looseMentions = taxonomy.findSkills(uncoveredText);
  for (const { skill, start, end, confidence } of looseMentions) {
    const written = uncoveredText.slice(start, end);
    const key = written.replace(/\s+/g, ' ');
    const before = counted.get(skill.id);
    const left = before?.get(key) ?? 0;
    if (left > 0) {
      before?.set(key, left - 1);
      continue;
    }
    if (skill.type === 'soft' && !/\s/.test(written) && isInProse(uncoveredText, start, end)) continue;
    const passing = isIncidentalMention(skill.type, uncoveredText, start, end, false);
    note(skill.id, skill, written, null, confidence * 0.8, passing);
  }

  const counting = corroboratedSkills(
    [...found].map(([id, { plain, passing }]) => ({ id, plain, passing })),
    taxonomy,
    typical,
    told > 0 ? told : wordsOfSentences(uncoveredText),
  );
  return [...found]
    .filter(([id]) => counting.has(id))
    .map(([id, skill]): SkillFact => {
      const months = unionMonths(skill.intervals);
      return {
        id,
        name: skill.name,
        type: skill.type,
        months: skill.intervals.length > 0 ? months : null,
        lastUsed: skill.intervals.length > 0 ? monthName(Math.max(...skill.intervals.map(({ last }) => last))) : null,
        mentions: [...skill.mentions].sort((a, b) => b[1] - a[1]).map(([written]) => written),
        foundIn: [...skill.foundIn],
        confidence: Math.round(Math.min(0.99, skill.confidence + 0.02 * (skill.foundIn.size - 1)) * 100) / 100,
      };
    })
    .sort((a, b) => (b.months ?? 0) - (a.months ?? 0) || b.foundIn.length - a.foundIn.length || (a.id < b.id ? -1 : 1));
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

/** A piece of a sentence: it opens or ends with a word that joins, or tells what somebody does to something. */
const FRAGMENT =
  /^(?:(?:both|either|including|having|being|through|many|enjoy|it)\s|(?:a|an|the)\s\p{Ll})|^(?:such|various|several|other|others|another|i|we|you|my|our|their|his|her|also|etc|capable|able|ability|experienced?|familiar|outstanding|excellent|basic|good|strong|working|knowledge|worked|issues? with)\s.*\s(?:\p{Ll}+)$|\s(?:of|to|with|for|and|or|the|an?|in|by|on|at|not|but|from|as|into|etc)$|^\p{Ll}+ing\s(?:\p{L}+\s)*(?:with|of|up|to|for|in|on|the|new|\p{Ll}+s)(?:\s|$)/u;

/** "Page 2 of 3", "Project 1", "(Less than 1 year)", "Available on request", "Current": what stands around lists. */
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
