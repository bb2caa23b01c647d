import type { SeniorityLevel } from '../job/requirements.js';
import { comparableTitle } from './titles/comparable-title.js';
import type { Occupation } from './model/model.js';
import { JOINING_WORDS } from './phrases/joining-words.js';
import type { PhraseHit } from './phrases/phrase-matcher.js';
import { NameLookup, type Listing } from './lookup/name-lookup.js';
import { EntryList } from './tables/entry-list.js';
import type { OccupationTables } from './titles/occupation-tables.js';
import { FamilyWords } from './titles/family-words.js';
import { joinedTitles } from './titles/joined-titles.js';
import { endsInLeader, leaderOfField, otherFormsOfTitle, titleInField } from './titles/other-forms-of-title.js';
import { RelatedOccupations } from './titles/related-occupations.js';
import type { PatternHit } from './titles/title-patterns.js';
import { superiorIn } from './titles/superior-in-title.js';
import { saysWhen } from './titles/title-qualifiers.js';
import { TitlePhrases } from './titles/title-phrases.js';
import { TitleRules } from './titles/title-rules.js';
import { segmentAround } from './titles/title-segment.js';
import { trainingApart } from './titles/training-level.js';
import { TitleWords } from './titles/title-words.js';
import { tokenize, type Token } from './phrases/tokens.js';

export interface OccupationHit {
  occupation: Occupation;
  /** Share of the title's own words that name the occupation, 0–1: 1 for a title that is written down, less for one that is made by rule or found as a part. */
  confidence: number;
}

/** Recognizes occupation and seniority in a job title of either gender. */
export class OccupationFinder {
  readonly families: ReadonlyMap<string, string>;
  /** The weights of the words of titles, whether or not they name an occupation. */
  readonly titleWords: TitleWords;
  /** Of which families of work names of skills and titles speak. */
  readonly familyWords: FamilyWords;
  private readonly entries: EntryList<Occupation>;
  private readonly known: TitlePhrases;
  private readonly names: NameLookup<Occupation>;
  private readonly related: RelatedOccupations;
  private readonly rules: TitleRules;
  private readonly widespread: ReadonlySet<string>;
  private readonly skillsOfFamily = new Map<string, ReadonlySet<string>>();

  constructor(readonly tables: OccupationTables) {
    const { entries, families, phrases, words, familyWords, names, related, patterns, widespreadSkills } = tables;
    this.families = new Map(families);
    this.entries = new EntryList(entries);
    this.known = new TitlePhrases(this.entries, phrases);
    this.titleWords = new TitleWords(words, (word) => this.known.levels.lookUp(word) !== undefined);
    this.familyWords = new FamilyWords(familyWords);
    this.related = new RelatedOccupations(related);
    this.names = new NameLookup(names, (number) => this.entries.at(number));
    this.rules = new TitleRules(patterns);
    this.widespread = new Set(widespreadSkills);
  }

  get size(): number {
    return this.entries.size;
  }

  /** Reads what the first title would wait for: a tenth of a second, for a host that answers requests. */
  prepare(): void {
    this.rules.prepare();
  }

  occupation(id: string): Occupation | undefined {
    return this.entries.get(id);
  }

  /** All occupations by label, or those of which a title has words that begin with the words of a query, the best match first. */
  lookUp(query?: string): Listing<Occupation> {
    return query === undefined ? this.names.entries : this.names.find(query);
  }

  all(): Iterable<Occupation> {
    return this.entries;
  }

  /**
   * The occupations that are near one by their typical skills, in percent, by id: of its own family those that share enough not to do so by chance, of others
   * those that share so much that the border between the families says little. None for an unknown one.
   */
  relatedTo(id: string): Readonly<Record<string, number>> {
    const number = this.entries.numberOf(id);
    if (number < 0) return {};
    const family = this.known.familyOf(number);
    const near: [string, number][] = [];
    for (const [other, percent] of this.related.of(number)) {
      const least = this.known.familyOf(other) === family ? LEAST_IN_FAMILY : LEAST_ELSEWHERE;
      if (percent >= least) near.push([this.entries.idOf(other), percent]);
    }
    return Object.fromEntries(near.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** The occupations that people change to from one, and how near each is, from 0 to 100, by id. None for an unknown one. */
  neighboursOf(id: string): Readonly<Record<string, number>> {
    const near = [...this.related.neighboursOf(this.entries.numberOf(id))];
    const byId = near.map(([other, nearness]): [string, number] => [this.entries.idOf(other), nearness]);
    return Object.fromEntries(byId.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /**
   * By id, the occupations for which people are trained at another level, and by how many levels: of those of the family of one, of those that are near it and of its neighbours; the others are
   * trained alike. None for an unknown one.
   */
  trainedApart(id: string): Readonly<Record<string, number>> {
    const number = this.entries.numberOf(id);
    const family = this.known.familyOf(number);
    if (family === undefined) return {};
    const own = this.entries.at(number);
    const others = new Set([
      ...Object.keys(this.relatedTo(id)),
      ...Object.keys(this.neighboursOf(id)),
      ...this.known.occupationsOf(family).map((at) => this.entries.idOf(at)),
    ]);
    const apart = [...others].flatMap((other): [string, number][] => {
      const levels = trainingApart(own, this.entries.get(other) ?? own);
      return levels > 0 ? [[other, levels]] : [];
    });
    return Object.fromEntries(apart.sort(([a], [b]) => (a < b ? -1 : 1)));
  }

  /** Ids of the skills that are typical of some occupation of these families. */
  typicalSkills(families: readonly string[]): ReadonlySet<string> {
    const [first, ...others] = new Set(families);
    if (first !== undefined && others.length === 0) return this.skillsOf(first);
    return new Set(families.flatMap((family) => [...this.skillsOf(family)]));
  }

  /** Whether a skill is typical of occupations in many families, as customer service is, and so says little of who does which work. */
  isWidespread(skillId: string): boolean {
    return this.widespread.has(skillId);
  }

  private skillsOf(family: string): ReadonlySet<string> {
    let skills = this.skillsOfFamily.get(family);
    if (!skills) {
      skills = new Set(this.known.occupationsOf(family).flatMap((number) => this.entries.at(number).skills));
      if (skills.size > 0) this.skillsOfFamily.set(family, skills);
    }
    return skills;
  }

  /** Whether a phrase is written down as a title, in either gender and whole: "Mechanik samochodowy". A rank alone is none. */
  isListed(phrase: string): boolean {
    const comparable = comparableTitle(phrase);
    return this.known.titles.lookUp(comparable) !== undefined && !this.known.parts.isRank(comparable);
  }

  /**
   * The occupation that a title names: the longest phrase, the last of equals, because the head of an English title comes last. Where a small
   * word shows that the title is German, French or Spanish, it is the first: "Vendeur en prêt-à-porter".
   */
  ofTitle(written: string): OccupationHit | undefined {
    const comparable = this.titleWords.comparable(withoutRegion(withoutGrade(written)));
    return this.asWritten(comparable) ?? this.inOtherForm(withoutBrackets(comparable));
  }

  /**
   * The occupations that a title names: of one that joins several titles, all of them that name an occupation with nearly all their words, where there are two at
   * least; else the one of `ofTitle`, if any.
   */
  allOfTitle(written: string): OccupationHit[] {
    const whole = this.ofTitle(written);
    if (whole && whole.confidence >= AT_MOST_BY_RULE) return [whole];
    const joined = joinedTitles(written).flatMap((title) => this.ofTitle(title) ?? []);
    const sure = joined.filter(({ confidence }) => confidence >= AT_MOST_BY_RULE);
    if (sure.length > 1) return sure;
    return whole ? [whole] : [];
  }

  /** A title that is not read as it is written, in another order of its words or without its rank. */
  private inOtherForm(title: string): OccupationHit | undefined {
    for (const form of otherFormsOfTitle(title)) {
      const hit = this.asWritten(form);
      if (hit && hit.confidence >= LEAST_OF_OTHER_FORM)
        return { ...hit, confidence: Math.min(AT_MOST_BY_RULE, hit.confidence) };
    }
    const inField = titleInField(title);
    const listed = inField === undefined ? undefined : this.known.titles.lookUp(inField);
    return listed && { occupation: listed, confidence: AT_MOST_BY_RULE };
  }

  private asWritten(comparable: string): OccupationHit | undefined {
    // As a whole it may have commas within: "Anlagenmechaniker für Sanitär-, Heizungs- und Klimatechnik".
    const whole = this.known.titles.lookUp(comparable);
    if (whole) {
      const isRank = this.known.parts.isRank(comparable);
      return isRank ? undefined : { occupation: whole, confidence: 1 };
    }
    const title = withoutBrackets(comparable);
    const joined = title.includes('&') ? this.known.titles.lookUp(title.replace(AMPERSAND, ' and ')) : undefined;
    if (joined) return { occupation: joined, confidence: 1 };
    // Before the parts of it, of which a rule would take a smaller one: "Manager, Sales Engineering".
    const leader = leaderOfField(title);
    const listed = leader === undefined ? undefined : this.known.titles.lookUp(leader);
    if (listed) return { occupation: listed, confidence: AT_MOST_BY_RULE };
    const all = tokenize(title);
    const best = longest(this.known.titles.find(title, all), HEAD_FIRST.test(title));
    if (best?.length === all.length)
      return this.known.parts.isRank(title) ? undefined : { occupation: best.value, confidence: 1 };
    const made = this.rules.find(title, all);
    const part = best && this.goesBefore(best, made, all) ? this.ofPart(title, best, all) : undefined;
    return part ?? this.byRule(made ?? this.rules.findWider(title, all), all);
  }

  /** Whether a title that is written down says more than what a rule makes of as many words or more. */
  private goesBefore(best: PhraseHit<Occupation>, made: PatternHit | undefined, all: readonly Token[]): boolean {
    if (!made || this.isRankBefore(best, all)) return true;
    // "Bar manager - Corporate events": the title is whole before the separator.
    if (made.isBehind && best.at + best.length === made.end && best.length > made.head) return true;
    // "Substitute algebra teacher": what decides wherever it stands decides before it too.
    const isBefore = made.anywhereAt !== undefined && made.anywhereAt < best.at;
    return best.length > made.length || (best.length === made.length && !isBefore);
  }

  private byRule(made: PatternHit | undefined, all: readonly Token[]): OccupationHit | undefined {
    const occupation = made && this.entries.get(made.id);
    if (!occupation) return undefined;
    return { occupation, confidence: Math.min(AT_MOST_BY_RULE, round(made.length / Math.max(1, this.countOwn(all)))) };
  }

  /** The occupation of a phrase that stands for the whole title. */
  private ofPart(title: string, hit: PhraseHit<Occupation>, all: readonly Token[]): OccupationHit | undefined {
    const end = hit.at + hit.length;
    const phrase = all.slice(hit.at, end).map(({ form }) => form);
    // Behind other words a head means what the rules say.
    const before = all.slice(segmentAround(title, all, hit).first, hit.at);
    const isBehind =
      before.length > 0 &&
      !this.isRankBefore(hit, all) &&
      !(hit.length > 1 && before.every(({ form }) => saysWhen(form)));
    if (isBehind && this.rules.isHead(phrase.join(' '))) return undefined;
    if (!this.known.parts.nameWhole(title, hit, all) || this.isLed(title, hit, all)) return undefined;
    const beside = this.countOwn([...all.slice(0, hit.at), ...all.slice(end)]);
    return { occupation: hit.value, confidence: round(hit.length / (hit.length + beside)) };
  }

  /** Whether a phrase behind the title of a leader is of those who are led: "Unit manager - RN", not of a second title as in "Manager / Safety adviser". */
  private isLed(title: string, hit: PhraseHit<Occupation>, all: readonly Token[]): boolean {
    const { after } = segmentAround(title, all, { at: 0, length: 1 });
    const end = all[after - 1]?.end ?? 0;
    if (hit.at < after || hit.value.isco.startsWith(MANAGERS) || JOINT.test(title.slice(end, hit.start))) return false;
    const isLeader = endsInLeader(all.slice(0, after).map(({ form }) => form)) && this.leads(title.slice(0, end));
    return isLeader && !this.leads(hit.value.label);
  }

  /** A project manager leads nobody. */
  private leads(title: string): boolean {
    const level = this.seniorityOf(title);
    return level !== undefined && RANK[level] >= RANK.lead;
  }

  /** Whether a phrase is the end of a title, after words of seniority only: "Senior product designer". */
  private isRankBefore(hit: PhraseHit<Occupation>, all: readonly Token[]): boolean {
    return hit.at + hit.length === all.length && this.countOwn(all.slice(0, hit.at)) === 0;
  }

  /** The words that are none of seniority. */
  private countOwn(tokens: readonly Token[]): number {
    return tokens.filter(({ form }) => this.known.levels.lookUp(form) === undefined).length;
  }

  /**
   * The family that the words of a title point to, where no occupation is named: "Banking officer" is finance, because the titles
   * with "banking" in them are. `undefined` where the words are used everywhere. Words of seniority do not count.
   */
  familyOfTitle(title: string): { family: string; confidence: number } | undefined {
    const votes = new Map<string, number>();
    let words = 0;
    for (const { form } of tokenize(this.titleWords.comparable(title))) {
      const families = this.known.familiesOfWord(form);
      if (families.length === 0 || this.known.levels.lookUp(form) !== undefined) continue;
      // A word of few families points to them, a word of all families to none: the sum of squares is 1 for one family.
      let concentration = 0;
      for (const { share } of families) concentration += share ** 2;
      if (concentration < 0.3) continue;
      words += 1;
      for (const { family, share } of families) votes.set(family, (votes.get(family) ?? 0) + share * concentration);
    }
    const [best] = [...votes].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1));
    if (!best || best[1] / words < LEAST_VOTE) return undefined;
    return { family: best[0], confidence: round(Math.min(1, best[1] / words)) };
  }

  /** The level that the words of a title name, if any. Longer forms win: "account manager" is no manager of people, nor is an "assistant to the manager". */
  seniorityOf(title: string): SeniorityLevel | undefined {
    const comparable = this.titleWords.comparable(title);
    const all = tokenize(comparable);
    const superior = superiorIn(comparable, all);
    let best: { level: SeniorityLevel; length: number } | undefined;
    for (const hit of this.known.levels.find(comparable, all)) {
      if (superior && hit.at >= superior.from && hit.at < superior.until) continue;
      if (hit.value === 'plain' || isOnlyBeside(comparable, all, hit)) continue;
      const isHigher = !best || (RANK[hit.value] > RANK[best.level] && hit.length >= best.length);
      if (isHigher) best = { level: hit.value, length: hit.length };
    }
    return best?.level;
  }
}

/** Who owns a firm is "Partner", "Tax partner" or "Partner at" it; a "Partner sales engineer" sells to the partners of one. */
function isOnlyBeside(title: string, all: readonly Token[], hit: PhraseHit<unknown>): boolean {
  if (!PARTNER.test(title.slice(hit.start, hit.end))) return false;
  const next = hit.at + hit.length;
  return segmentAround(title, all, hit).after > next && !JOINING_WORDS.has(all[next]?.form ?? '');
}

const PARTNER = /^partner$/iu;

/** "Contract Specialist GS-12", "(OA) GS-5 Step 2", "Electrician WG-10": series and grade of posts of the United States government say nothing of the work. */
function withoutGrade(title: string): string {
  return title.replace(GRADE, '').trimEnd() || title;
}

const GRADE =
  /[,\s]{0,3}(?<![\p{L}\p{N}])(?:GS|WG|WL|WS|NF|NH|YA)-?\d{1,4}(?:[-/]\d{1,2}){0,2}(?:,? step \d{1,2})?(?![\p{L}\p{N}])/giu;

/** "Head of Sales DACH": the countries that a post is for, by the names that companies give them. */
function withoutRegion(title: string): string {
  return title.replace(REGION, '') || title;
}

const REGION = /[\s,/–-]{1,4}(?:ANZ|APAC|Benelux|CEE|DACH|EMEA|LATAM|MENA|Nordics?|UK&I|UKI)$/u;

/** What stands in brackets says the same once more, or who may apply: "Printed circuit board designer (PCB designer)". */
function withoutBrackets(title: string): string {
  const bare = title.replace(/\([^()]*\)/g, ' ').trim();
  return bare === '' ? title : bare;
}

const AMPERSAND = /\s{0,3}&\s{0,3}/gu;

/** The confidence in a title that is made by rule: less than in one that is written down. */
const AT_MOST_BY_RULE = 0.95;

/** Of the words of a title in another form so many have to name the occupation: a director of culinary arts is no art director. */
const LEAST_OF_OTHER_FORM = 0.75;

/** Between titles that one person holds at once. */
const JOINT = /[/&+|;]|(?<!\p{L})and(?!\p{L})/u;

/** The major group of ISCO-08. */
const MANAGERS = '1';

const HEAD_FIRST = /(?<!\p{L})(?:d[eu]|des|del|en|à|aux?|für|im|zu[rm])(?!\p{L})/iu;

function longest<T>(hits: readonly PhraseHit<T>[], headFirst: boolean): PhraseHit<T> | undefined {
  let best = hits[0];
  for (const hit of hits) if (best && (headFirst ? hit.length > best.length : hit.length >= best.length)) best = hit;
  return best;
}

/** Percent of typical skills. */
const LEAST_IN_FAMILY = 10;
const LEAST_ELSEWHERE = 40;

/** Below this the words of a title disagree too much. */
const LEAST_VOTE = 0.25;

const RANK: Readonly<Record<SeniorityLevel, number>> = {
  mid: 0,
  intern: 1,
  entry: 2,
  senior: 3,
  lead: 4,
  manager: 5,
  director: 6,
  vp: 7,
  executive: 8,
};

function round(value: number): number {
  return Math.round(value * 100) / 100;
}
