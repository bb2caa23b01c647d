import { fold } from '../text/search-words.js';
import type { Skill, SubstituteGroup } from './model/model.js';
import { SkillFinder, type NamedSkill, type SkillMention } from './skills/skill-finder.js';
import { NameLookup, type Listing } from './lookup/name-lookup.js';
import { entryOfNarrower, phraseOfKey } from './skills/skill-key.js';
import type { Surroundings } from './skills/surroundings.js';
import type { SkillTables } from './skills/skill-tables.js';
import { SkillWords } from './skills/skill-words.js';
import { EntryList } from './tables/entry-list.js';
import { listOf, type NumberLists } from './tables/number-lists.js';
import { phraseKey } from './phrases/phrase-key.js';
import { tokenize } from './phrases/tokens.js';

export interface Substitute {
  id: string;
  /** Share of the wanted skill that it earns. */
  credit: number;
  via: string;
}

/** Skills, and how they relate, read from tables in place. Immutable; made once and shared. */
export class Taxonomy {
  readonly version: string;
  /** The weights of the words of skills' names. */
  readonly words: SkillWords;
  private readonly entries: EntryList<Skill>;
  private readonly finder: SkillFinder;
  private readonly names: NameLookup<Skill>;
  private readonly parts: NumberLists;
  private readonly impliedBy = new Map<string, ReadonlySet<string>>();
  private readonly narrowerOf = new Map<string, ReadonlySet<string>>();
  private readonly groupsOf = new Map<string, SubstituteGroup[]>();

  constructor(readonly tables: SkillTables) {
    const { version, entries, forms, names, parts, groups } = tables;
    this.version = version;
    this.entries = new EntryList(entries);
    this.words = new SkillWords(this.entries, forms);
    this.finder = new SkillFinder(this.entries, forms);
    this.names = new NameLookup(names, (number) => this.entries.at(number));
    this.parts = parts;
    for (const group of groups) {
      for (const member of group.members) this.groupsOf.set(member, [...(this.groupsOf.get(member) ?? []), group]);
    }
  }

  get size(): number {
    return this.entries.size;
  }

  skill(id: string): Skill | undefined {
    return this.entries.get(id);
  }

  allSkills(): Iterable<Skill> {
    return this.entries;
  }

  /**
   * The skill that a name means when it is known to be the name of a skill. An ambiguous one means it where the surroundings support that; without any, it is
   * taken at its word.
   */
  named(name: string, around?: Surroundings): NamedSkill | undefined {
    const found = this.finder.named(name);
    return found?.isAmbiguous && around && !around.support(found.skill, name) ? undefined : found;
  }

  /** All skills by name, or those of which a name has words that begin with the words of a query, the best match first. */
  lookUp(query?: string): Listing<Skill> {
    return query === undefined ? this.names.entries : this.names.find(query);
  }

  /** Names of the skills that are written much like a name, the nearest first. */
  namesNear(name: string, limit: number): string[] {
    return this.names.near(name, limit).map((skill) => skill.name);
  }

  /** The fields of work that a name shows beyond doubt: those of an unambiguous skill. */
  fieldsOf(name: string): readonly string[] {
    const found = this.finder.named(name);
    return found && !found.isAmbiguous && found.skill.type !== 'soft' ? (found.skill.fields ?? []) : [];
  }

  /** The fields of work of which at least a quarter of these skills are. */
  mainFields(ids: ReadonlySet<string>): string[] {
    const counts = new Map<string, number>();
    let all = 0;
    for (const id of ids) {
      const fields = this.entries.get(id)?.fields ?? [];
      if (fields.length > 0) all += 1;
      for (const field of fields) counts.set(field, (counts.get(field) ?? 0) + 1);
    }
    return [...counts].filter(([, count]) => count >= all * MAIN_SHARE).map(([field]) => field);
  }

  /** The key of a named skill, or `~folded name` for one that is not in here: equal keys mean the same skill. */
  skillKey(name: string, around?: Surroundings): string {
    return this.named(name, around)?.key ?? unknownSkillKey(name);
  }

  /**
   * The skill that a requirement's name means: the one of that name, or of the name with a word in its other form ("Purchase" is
   * purchasing), or the longest one that makes up at least half of its words ("Supply chain solutions"); else `~folded name`.
   */
  resolve(name: string, around?: Surroundings): string {
    const exact = this.named(name, around);
    if (exact) return exact.key;
    const words = tokenize(name).map(({ form }) => form);
    // No name makes up half of so many words, whatever forms they take.
    if (words.length > 2 * MOST_WORDS_OF_NAME) return unknownSkillKey(name);
    for (const [index, word] of words.entries()) {
      if (words.length > MOST_WORDS_OF_NAME) break;
      for (const other of otherForms(word)) {
        const skill = this.named(words.with(index, other).join(' '), around);
        if (skill) return skill.key;
      }
    }
    let longest: SkillMention | undefined;
    for (const mention of this.finder.find(name)) {
      if (!longest || mention.end - mention.start > longest.end - longest.start) longest = mention;
    }
    const covered = longest ? tokenize(name.slice(longest.start, longest.end)).length : 0;
    return longest && covered * 2 >= words.length ? longest.key : unknownSkillKey(name);
  }

  /** The entry that a key belongs to: the skill of that id, or the one that a narrower form earns. */
  entryOf(key: string): Skill | undefined {
    return this.entries.get(entryOfNarrower(key) ?? key);
  }

  /** The name to show for a key. */
  skillName(key: string): string {
    const skill = this.entries.get(key);
    if (skill) return skill.name;
    const phrase = phraseOfKey(key);
    return this.entryOf(key)?.narrower.find((form) => phraseKey(form) === phrase) ?? phrase;
  }

  findSkills(text: string): SkillMention[] {
    return this.finder.find(text);
  }

  /** All that whoever has this skill also has: its broader skills, and theirs. Without the skill itself. */
  implied(id: string): ReadonlySet<string> {
    let closure = this.impliedBy.get(id);
    if (!closure) {
      const entry = entryOfNarrower(id) ?? this.entries.get(id);
      // Nothing is kept for names that the taxonomy does not know: there is no end of them.
      if (entry === undefined) return NONE;
      const open = typeof entry === 'string' ? [entry] : [...entry.broader];
      const found = new Set<string>();
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === id || found.has(next)) continue;
        found.add(next);
        open.push(...(this.entries.get(next)?.broader ?? []));
      }
      closure = found;
      this.impliedBy.set(id, closure);
    }
    return closure;
  }

  /** All entries whose holders also have this one. Holders of its narrower forms have it beside them. */
  narrower(id: string): ReadonlySet<string> {
    let closure = this.narrowerOf.get(id);
    if (!closure) {
      const own = this.entries.numberOf(id);
      const open = [...this.partsOf(own)];
      if (open.length === 0) return NONE;
      const found = new Set<number>();
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === own || found.has(next)) continue;
        found.add(next);
        open.push(...this.partsOf(next));
      }
      closure = new Set([...found].map((number) => this.entries.idOf(number)));
      this.narrowerOf.set(id, closure);
    }
    return closure;
  }

  /** What earns a share of a wanted skill: members of its groups, and its broader skills of few parts. The best reason for each, at most 0.6. */
  substitutesFor(id: string): Substitute[] {
    const best = new Map<string, Substitute>();
    const offer = (substitute: Substitute): void => {
      const known = best.get(substitute.id);
      if (!known || known.credit < substitute.credit) best.set(substitute.id, substitute);
    };
    for (const group of this.groupsOf.get(id) ?? []) {
      for (const member of group.members) {
        if (member !== id) offer({ id: member, credit: Math.min(group.credit, MAX_ADJACENT_CREDIT), via: group.label });
      }
    }
    const entry = entryOfNarrower(id);
    for (const broader of entry === undefined ? (this.entries.get(id)?.broader ?? []) : [entry]) {
      const skill = this.entries.get(broader);
      if (skill && this.partsOf(this.entries.numberOf(broader)).length <= MOST_PARTS)
        offer({ id: broader, credit: BROADER_CREDIT, via: `the wider field of ${skill.name}` });
    }
    return [...best.values()];
  }

  /** The numbers of the entries that name a skill as their broader one. */
  private partsOf(number: number): Uint32Array {
    return listOf(this.parts, number);
  }
}

/** Words of the longest names of skills in this package. Longer names of a vocabulary that is brought along are found as they are written. */
const MOST_WORDS_OF_NAME = 10;

/** Adjacent skills never earn more than this of a wanted one. */
const MAX_ADJACENT_CREDIT = 0.6;
/** What this taxonomy is called beside other classifications. */
export const TAXONOMY_SCHEME = 'talent-matching';

const BROADER_CREDIT = 0.3;
/** Of the skills typical of a family: a field with fewer is not what the family works in. */
const MAIN_SHARE = 0.25;
/**
 * Entries directly below a field, up to which the field alone earns its credit: who works in a field has used two or three of its parts, and two or
 * three of eight are the credit. "Patient care" has more than fifty parts and says nothing of dialysis.
 */
const MOST_PARTS = 8;
const NONE: ReadonlySet<string> = new Set();

export function unknownSkillKey(name: string): string {
  return `~${tokenize(fold(name))
    .map((token) => token.form)
    .join(' ')}`;
}

/** A word as a noun and as a gerund: "purchase" and "purchasing", "detail" and "detailing". */
function otherForms(word: string): string[] {
  if (word.length < 5) return [];
  if (word.endsWith('ing')) return [word.slice(0, -3), `${word.slice(0, -3)}e`];
  return word.endsWith('e') ? [`${word.slice(0, -1)}ing`] : [`${word}ing`];
}
