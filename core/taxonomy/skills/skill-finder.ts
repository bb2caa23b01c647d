import type { Skill } from '../model/model.js';
import { PhraseMatcher, isAfterSectionSign, type PhraseHit } from '../phrases/phrase-matcher.js';
import { tokenize, type Token } from '../phrases/tokens.js';
import type { EntryList } from '../tables/entry-list.js';
import { addressesIn, isInAddress } from './addresses.js';
import { isInCompound, isTown } from './compounds.js';
import { consentClauses } from './consent-clauses.js';
import { CERTIFICATE_BESIDE_WORDS, COMMON_WORDS, ContextWords } from './context-words.js';
import type { SkillFormTables } from './skill-form-tables.js';
import { isPossessive, listsOfFirms, namesOrganisation, namesOwnEmployer, speaksToReader } from './organisations.js';
import { isHeading } from './headings.js';
import { isInList, isInListOfLanguages, isNameAmongWords } from './list-items.js';
import { namesOrigin } from './origins.js';
import { isProfileLink } from './profile-links.js';
import { narrowerKey } from './skill-key.js';
import { isPartOfInitials } from './letters.js';
import type { Spans } from './spans.js';
import { isNearField } from './surroundings.js';

/** What a name stands for: an entry, or something narrower that earns the entry. */
export interface NamedSkill {
  skill: Skill;
  /** What it is compared by: the entry's id, or that of the narrower form (`load-testing/k6`). */
  key: string;
  /** The narrower form as the taxonomy writes it; `undefined` where the entry itself is named. */
  as: string | undefined;
  /** Whether the form is an ordinary word or name as well. */
  isAmbiguous: boolean;
}

export interface SkillMention extends NamedSkill {
  start: number;
  end: number;
  /** 0–1; lower for forms that are ordinary words as well. */
  confidence: number;
}

interface Form {
  skill: Skill;
  ambiguous: boolean;
  /** Worked out once: the key of a narrower form is made of its words. */
  named: NamedSkill;
}

/** Finds the skills that a text names, the same ones whether it is written of a woman or of a man. */
export class SkillFinder {
  private readonly matcher: PhraseMatcher<Form>;
  private readonly forms: (Form | undefined)[];
  /** For each skill that was found ambiguous: the words of its context. */
  private readonly contexts = new Map<string, ContextWords>();

  constructor(
    private readonly entries: EntryList<Skill>,
    private readonly tables: SkillFormTables,
  ) {
    this.forms = new Array<Form | undefined>(tables.skills.length);
    this.matcher = new PhraseMatcher(tables.phrases, (value) => (this.forms[value] ??= this.form(value)));
  }

  private form(value: number): Form {
    const owner = this.tables.skills[value]!;
    const place = this.tables.narrower[value]!;
    const skill = this.entries.at(owner >> 1);
    const ambiguous = (owner & 1) === 1;
    const as = place === 0 ? undefined : skill.narrower[place - 1];
    const key = as === undefined ? skill.id : narrowerKey(skill.id, as);
    return { skill, ambiguous, named: { skill, as, isAmbiguous: ambiguous, key } };
  }

  private contextOf({ id, type, context }: Skill): ContextWords {
    let words = this.contexts.get(id);
    // What praises a person is of every trade, and so are the words beside it.
    if (!words) this.contexts.set(id, (words = new ContextWords(context, besideOnly(type))));
    return words;
  }

  /** The skill that a name means when it is known to be a skill, so that "Go" needs no context. */
  named(name: string): NamedSkill | undefined {
    return this.matcher.lookUp(name)?.named;
  }

  find(text: string): SkillMention[] {
    const tokens = tokenize(text);
    const hits = this.matcher.find(text, tokens);
    if (hits.length === 0) return [];
    const mentions: SkillMention[] = [];
    const employers = namesOfEmployer(text, hits);
    const isHit = placesOf(hits);
    const addresses = addressesIn(text);
    const clauses = consentClauses(text);
    const firms = listsOfFirms(text);
    hits.forEach((hit, index) => {
      const { ambiguous, skill } = hit.value;
      if (isTag(text, hit) || isInAddress(text, hit, addresses) || clauses.hold(hit)) return;
      if (skill.type === 'language' && saysOrigin(text, hits, index)) return;
      if (skill.type === 'tool' && (employers.has(asWritten(text, hit)) || isNoTool(text, hit, firms, isHit))) return;
      if (skill.type === 'technical' && hit.length === 1 && isInCompound(text, hit)) return;
      if (ambiguous && (isHeading(text, hit) || !this.isMeant(text, tokens, hits, index))) return;
      mentions.push({ ...hit.value.named, start: hit.start, end: hit.end, confidence: ambiguous ? 0.7 : 0.9 });
    });
    return mentions;
  }

  /** An ambiguous form is a skill where it is among other skills of a list, or near a word of its context. */
  private isMeant(text: string, tokens: readonly Token[], hits: readonly PhraseHit<Form>[], index: number): boolean {
    const hit = hits[index];
    if (!hit) return false;
    const written = text.slice(hit.start, hit.end);
    if (abbreviatesAnother(text, hits, index)) return false;
    // "excel" and "go" in lower case are verbs unless the whole list is in lower case.
    // Nor is a section of a law, "§34d", a word in lower case.
    const isCapital = written[0] !== written[0]?.toLowerCase() || isAfterSectionSign(text, hit.start);
    const context = this.contextOf(hit.value.skill);
    if (written.length === 1)
      return isCapital && !isPartOfInitials(text, hit) && context.near(tokens, hit, LETTER_WINDOW) >= 1;
    if (standsAmongSkills(text, tokens, hits, index, isCapital)) return true;
    if (hit.value.skill.type === 'tool' && isNameAmongWords(text, hit)) return true;
    const window = hit.value.skill.type === 'certification' ? CERTIFICATE_WINDOW : undefined;
    const isListed = hit.value.skill.type === 'language' ? isInListOfLanguages(text, hit) : isInList(text, hit);
    if (isCapital || hit.length > 1 || isListed) return context.near(tokens, hit, window) >= 1;
    // A word in lower case in a sentence: long enough to be no verb like "go", and with more than one word of its subject right beside it.
    const canBeLower = IN_LOWER_CASE.has(hit.value.skill.type) && written.length >= SHORTEST_IN_PROSE;
    return canBeLower && context.near(tokens, hit, NARROW_WINDOW) >= 2;
  }
}

/** "Spanish clients", and every language of "French, Italian and Spanish dishes". */
function saysOrigin(text: string, hits: readonly PhraseHit<Form>[], index: number): boolean {
  for (let at = index; at < hits.length && at < index + MOST_JOINED_ORIGINS; at += 1) {
    const hit = hits[at]!;
    if (namesOrigin(text, hit)) return true;
    const next = hits[at + 1];
    if (next?.value.skill.type !== 'language' || !JOINED.test(text.slice(hit.end, next.start))) return false;
  }
  return false;
}

const JOINED = /^(?:,|,? (?:and|or|&)) $/;
const MOST_JOINED_ORIGINS = 6;

/** Whether the form stands where skills are listed, with others that leave no doubt. */
function standsAmongSkills(
  text: string,
  tokens: readonly Token[],
  hits: readonly PhraseHit<Form>[],
  index: number,
  isCapital: boolean,
): boolean {
  const hit = hits[index];
  if (!hit) return false;
  const { type } = hit.value.skill;
  if (type === 'tool' && isJoined(text, hit)) return false;
  // The name of a product of several words has capitals: "data domains" and "business objects" among small words are none, wherever they are listed.
  if (type === 'tool' && hit.length > 1 && !isCapital) return false;
  if ((isCapital || hit.length > 1) && isInList(text, hit) && hasSureNeighbour(text, hits, index)) return true;
  // Beside a technology of its field the letters of a certificate are those of a product: "OpenShift, OCP, Kubernetes".
  if (type === 'certification') return false;
  return (isCapital && isBesideTechnology(text, hits, index)) || isInTagLine(text, tokens, hits, index);
}

/** "Spatio-Temporal", "Multi-Modal", "Drone-based": a part of a word names no product by itself. */
function isJoined(text: string, { start, end }: { start: number; end: number }): boolean {
  return /\p{Ll}-$/u.test(text.slice(Math.max(0, start - 3), start)) || /^-\p{Ll}/u.test(text.slice(end, end + 3));
}

const NO_WORDS: ReadonlySet<string> = new Set();
/** Kinds of skills whose ambiguous names count in the middle of a sentence, in lower case. */
const IN_LOWER_CASE: ReadonlySet<string> = new Set(['technical', 'professional']);

/** Ambiguous words shorter than this count in lower-case prose by no context: "go", "excel", "swift". */
const SHORTEST_IN_PROSE = 6;
const NARROW_WINDOW = 8;
/** The letters and titles of certificates are those of other trades as well: what stands far away says nothing of them. */
const CERTIFICATE_WINDOW = 12;
/** A letter alone is left over from anything: "AutoCAD, broadcasting, budget, C, cable". */
const LETTER_WINDOW = 12;

/** "<organization>": a tag names no skill. */
function isTag(text: string, { start, end }: { start: number; end: number }): boolean {
  return text[start - 1] === '<' && text[end] === '>';
}

/** Products whose maker is the employer of an ad, by the words that name it there. What has a fuller name, "Acme Database", is not meant by that. */
function namesOfEmployer(text: string, hits: readonly PhraseHit<Form>[]): ReadonlySet<string> {
  let ad: boolean | undefined;
  const isAd = (): boolean => (ad ??= speaksToReader(text));
  const own = hits.filter((hit) => hit.value.skill.type === 'tool' && namesOwnEmployer(text, hit, isAd));
  return own.length === 0 ? NO_WORDS : new Set(own.map((hit) => asWritten(text, hit)));
}

function asWritten(text: string, { start, end }: PhraseHit<Form>): string {
  return text.slice(start, end).toLowerCase();
}

/** Whether a skill is named at a place. */
function placesOf(hits: readonly PhraseHit<Form>[]): (place: number) => boolean {
  let starts: ReadonlySet<number> | undefined;
  return (place) => (starts ??= new Set(hits.map(({ start }) => start))).has(place);
}

/** Whether the name of a product is that of its maker, of a page of somebody, or part of another name. */
function isNoTool(text: string, hit: PhraseHit<Form>, firms: Spans, isHit: (place: number) => boolean): boolean {
  if (namesOrganisation(text, hit, firms) || isTornOff(text, hit)) return true;
  if (hit.value.ambiguous) {
    if (isPossessive(text, hit) || isTown(text, hit)) return true;
    if (hit.length === 1 && isInCompound(text, hit)) return true;
  }
  return isProfileLink(text, hit, isHit);
}

/** "A production-ready API": several words of which the first is the end of another. "MCP-Windows 2000" names both. */
function isTornOff(text: string, { start, length }: PhraseHit<Form>): boolean {
  return length > 1 && /[\p{L}\p{N}]-\p{Ll}/u.test(text.slice(Math.max(0, start - 2), start + 1));
}

/** "Top Secret (TS)": the initials of a skill in brackets after its name. */
function abbreviatesAnother(text: string, hits: readonly PhraseHit<Form>[], index: number): boolean {
  const [named, hit] = [hits[index - 1], hits[index]];
  if (!named || !hit || named.value.skill === hit.value.skill) return false;
  if (text[hit.end] !== ')' || !/^\s*\($/.test(text.slice(named.end, hit.start))) return false;
  const initials = tokenize(text.slice(named.start, named.end)).map(({ form }) => form[0] ?? '');
  return initials.join('') === text.slice(hit.start, hit.end).toLowerCase();
}

/** "Ansible Puppet Terraform", "Struts/Spring": a technology comes right before or after, with at most a mark between. */
function isBesideTechnology(text: string, hits: readonly PhraseHit<Form>[], index: number): boolean {
  const hit = hits[index];
  return [hits[index - 1], hits[index + 1]].some((near) => {
    if (!near || !hit || near.value.ambiguous || !TECHNOLOGIES.has(near.value.skill.type)) return false;
    if (!isOfFieldOf(near, hit)) return false;
    const gap = near.start > hit.end ? text.slice(hit.end, near.start) : text.slice(near.end, hit.start);
    return gap.length <= 3 && /^[\s,/&+|·•-]*$/u.test(gap) && !gap.includes('\n');
  });
}

/** "java rest cloud spring": a line of hardly anything but skills, two technologies among them that leave no doubt. */
function isInTagLine(text: string, tokens: readonly Token[], hits: readonly PhraseHit<Form>[], index: number): boolean {
  const hit = hits[index];
  if (!hit) return false;
  const from = text.lastIndexOf('\n', hit.start) + 1;
  const end = text.indexOf('\n', hit.end);
  const to = end < 0 ? text.length : end;
  if (to - from > LONGEST_TAG_LINE) return false;
  // Where the line has marks, "data access layer" is one of its items and no Access.
  const isSmall = text[hit.start] === text[hit.start]?.toLowerCase();
  if (isSmall && hit.length === 1 && /[,;|•]/.test(text.slice(from, to)) && !isInList(text, hit)) return false;
  const within = (place: { start: number; end: number } | undefined): boolean =>
    place !== undefined && place.start >= from && place.end <= to;
  let words = hit.length;
  let named = hit.length;
  let sure = 0;
  for (const step of [-1, 1] as const) {
    for (let at = index + step; within(hits[at]); at += step) {
      const other = hits[at];
      if (!other) break;
      named += other.length;
      if (!other.value.ambiguous && TECHNOLOGIES.has(other.value.skill.type) && isOfFieldOf(other, hit)) sure += 1;
    }
    const first = step < 0 ? hit.at - 1 : hit.at + hit.length;
    for (let at = first; within(tokens[at]); at += step) words += 1;
  }
  return sure >= 2 && named >= words * 0.7;
}

/** Whether a certain skill is of the same field as an ambiguous one. A skill that belongs to all work is of every field. */
function isOfFieldOf({ value: sure }: PhraseHit<Form>, { value: { skill } }: PhraseHit<Form>): boolean {
  return !sure.skill.fields || isNearField(skill, sure.skill.fields);
}

const LONGEST_TAG_LINE = 200;

const TECHNOLOGIES: ReadonlySet<string> = new Set(['technical', 'tool']);

function hasSureNeighbour(text: string, hits: readonly PhraseHit<Form>[], index: number): boolean {
  const hit = hits[index];
  return [hits[index - 1], hits[index + 1], hits[index - 2], hits[index + 2]].some((near) => {
    if (!near || !hit || near.value.ambiguous || near.value.skill.type === 'soft') return false;
    // Only certificates are listed with certificates: "OCP" beside "OpenShift" is no Oracle certificate, "ABRSM" beside "piano lessons" no examination.
    if (hit.value.skill.type === 'certification' && near.value.skill.type !== 'certification') return false;
    // One that belongs to all work, as "OSHA", says nothing of the trade of its neighbours.
    if (!near.value.skill.fields?.length || !isOfFieldOf(near, hit)) return false;
    const gap = near.start > hit.end ? text.slice(hit.end, near.start) : text.slice(near.end, hit.start);
    return gap.length <= 40;
  });
}

/** Words of a context that count only right beside a form of this type. */
function besideOnly(type: Skill['type']): ReadonlySet<string> {
  if (type === 'soft') return NO_WORDS;
  return type === 'certification' ? CERTIFICATE_BESIDE_WORDS : COMMON_WORDS;
}
