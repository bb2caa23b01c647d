import { fold } from '../text/search-words.js';
import { Gradual, type Steps } from '../concurrency/steps.js';
import type { Skill, SubstituteGroup } from './model/model.js';
import { SkillFinder, type NamedSkill, type SkillMention } from './skills/skill-finder.js';
import { NameLookup } from './lookup/name-lookup.js';
import { entryOfNarrower, phraseOfKey } from './skills/skill-key.js';
import type { Surroundings } from './skills/surroundings.js';
import { SkillWords } from './skills/skill-words.js';
import { phraseKey } from './phrases/phrase-key.js';
import { tokenize } from './phrases/tokens.js';

export interface Substitute {
  id: string;
  /** Share of the wanted skill that it earns. */
  credit: number;
  via: string;
}

/** Skills and occupations, and how they relate. Immutable; made once and shared. */
export class Taxonomy {
  private readonly skills = new Map<string, Skill>();
  private readonly skillFinder: Gradual<SkillFinder>;
  private readonly skillWords = new SkillWords();
  private readonly names: Gradual<NameLookup<Skill>>;
  private readonly impliedBy = new Map<string, ReadonlySet<string>>();
  private readonly narrowerOf = new Map<string, ReadonlySet<string>>();
  private readonly groupsOf = new Map<string, SubstituteGroup[]>();
  /** The entries that name a skill as their broader one. */
  private readonly parts = new Map<string, string[]>();

  constructor(
    readonly version: string,
    skills: readonly Skill[],
    groups: readonly SubstituteGroup[],
  ) {
    for (const skill of skills) {
      this.skills.set(skill.id, skill);
      for (const broader of skill.broader) {
        const parts = this.parts.get(broader);
        if (parts) parts.push(skill.id);
        else this.parts.set(broader, [skill.id]);
      }
    }
    this.skillFinder = new Gradual(SkillFinder.making(this.skills.values(), this.skillWords));
    this.names = new Gradual(NameLookup.making(namesOf(this.skills.values())));
    for (const group of groups) {
      for (const member of group.members) this.groupsOf.set(member, [...(this.groupsOf.get(member) ?? []), group]);
    }
  }

  /** The weights of the words of skills' names. */
  get words(): SkillWords {
    // Learned together with the forms.
    void this.skillFinder.value;
    return this.skillWords;
  }

  private get finder(): SkillFinder {
    return this.skillFinder.value;
  }

  /** Builds now what is otherwise built on first use. */
  *completing(): Steps<void> {
    yield* this.skillFinder.steps();
  }

  /** Makes what looking skills up by name needs. */
  completingNames(): Steps<void> {
    return this.names.steps();
  }

  get size(): number {
    return this.skills.size;
  }

  skill(id: string): Skill | undefined {
    return this.skills.get(id);
  }

  allSkills(): Iterable<Skill> {
    return this.skills.values();
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
  lookUp(query?: string): readonly Skill[] {
    return query === undefined ? this.names.value.entries : this.names.value.find(query);
  }

  /** Names of the skills that are written much like a name, the nearest first. */
  namesNear(name: string, limit: number): string[] {
    return this.names.value.near(name, limit).map((skill) => skill.name);
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
      const fields = this.skills.get(id)?.fields ?? [];
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
    return this.skills.get(entryOfNarrower(key) ?? key);
  }

  /** The name to show for a key. */
  skillName(key: string): string {
    const skill = this.skills.get(key);
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
      const found = new Set<string>();
      const entry = entryOfNarrower(id);
      const open = entry === undefined ? [...(this.skills.get(id)?.broader ?? [])] : [entry];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === id || found.has(next)) continue;
        found.add(next);
        open.push(...(this.skills.get(next)?.broader ?? []));
      }
      closure = found;
      this.impliedBy.set(id, closure);
    }
    return closure;
  }

  /** All entries whose holders also have this one. Holders of its narrower forms have it beside them. */
  narrower(id: string): ReadonlySet<string> {
    if (!this.parts.has(id)) return NONE;
    let closure = this.narrowerOf.get(id);
    if (!closure) {
      const found = new Set<string>();
      const open = [...(this.parts.get(id) ?? [])];
      for (let next = open.pop(); next !== undefined; next = open.pop()) {
        if (next === id || found.has(next)) continue;
        found.add(next);
        open.push(...(this.parts.get(next) ?? []));
      }
      closure = found;
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
    for (const broader of entry === undefined ? (this.skills.get(id)?.broader ?? []) : [entry]) {
      const skill = this.skills.get(broader);
      if (skill && (this.parts.get(broader)?.length ?? 0) <= MOST_PARTS)
        offer({ id: broader, credit: BROADER_CREDIT, via: `the wider field of ${skill.name}` });
    }
    return [...best.values()];
  }
}

function* namesOf(skills: Iterable<Skill>): Iterable<{ value: Skill; names: string[] }> {
  for (const skill of skills) yield { value: skill, names: [skill.name, ...skill.aliases] };
}

/** Words of the longest names of skills in this package. Longer names of a vocabulary that is brought along are found as they are written. */
const MOST_WORDS_OF_NAME = 10;

/** Adjacent skills never earn more than this of a wanted one. */
export const MAX_ADJACENT_CREDIT = 0.6;
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
