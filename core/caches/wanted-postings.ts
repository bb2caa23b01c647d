import type { SkillFeature } from '../candidate/candidate-features.js';
import type { WantedSkill } from '../matching/wanted-skill.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';

interface Wanted<Holder> {
  skill: WantedSkill;
  /** Who wants it, and with what weight. */
  holders: Map<Holder, number>;
}

/** Who wants which skills, found by the skills that earn something of them: themselves, narrower, adjacent, or with words in common. */
export class WantedPostings<Holder> {
  private readonly wanted = new Map<string, Wanted<Holder>>();
  /** By the skill that earns it: the most that it can earn. */
  private readonly earnedBy = new Map<string, Map<Wanted<Holder>, number>>();
  /** Skills that the taxonomy does not know, by the words of their names. */
  private readonly byWord = new Map<string, Set<Wanted<Holder>>>();

  constructor(private readonly taxonomy: Taxonomy) {}

  add(holder: Holder, skills: readonly WantedSkill[]): void {
    for (const skill of skills) {
      const { holders } = this.entryFor(skill);
      holders.set(holder, (holders.get(holder) ?? 0) + skill.weight);
    }
  }

  remove(holder: Holder, skills: readonly WantedSkill[]): void {
    for (const { id } of skills) {
      const entry = this.wanted.get(id);
      if (entry?.holders.delete(holder) && entry.holders.size === 0) this.forget(entry);
    }
  }

  /** Calls `visit` for all that is wanted of which these skills earn something, with a credit that none of them exceeds. */
  forEachEarned(skills: readonly Pick<SkillFeature, 'id'>[], visit: (earned: EarnedPosting<Holder>) => void): void {
    const best = new Map<Wanted<Holder>, number>();
    const raise = (entry: Wanted<Holder>, credit: number): void => {
      if (credit > (best.get(entry) ?? 0)) best.set(entry, credit);
    };
    for (const { id } of skills) {
      for (const [entry, credit] of this.earnedBy.get(id) ?? []) raise(entry, credit);
      if (this.byWord.size === 0) continue;
      for (const word of this.taxonomy.words.of(id))
        for (const entry of this.byWord.get(word) ?? []) raise(entry, entry.skill.byWords(id)?.credit ?? 0);
    }
    for (const [{ holders }, credit] of best) visit({ holders, credit });
  }

  private entryFor(skill: WantedSkill): Wanted<Holder> {
    const known = this.wanted.get(skill.id);
    if (known) return known;
    const entry: Wanted<Holder> = { skill, holders: new Map() };
    this.wanted.set(skill.id, entry);
    for (const [id, { credit }] of skill.adjacent) listOf(this.earnedBy, id, () => new Map()).set(entry, credit);
    for (const id of skill.direct) listOf(this.earnedBy, id, () => new Map()).set(entry, DIRECT);
    for (const word of skill.words) listOf(this.byWord, word, () => new Set()).add(entry);
    return entry;
  }

  private forget(entry: Wanted<Holder>): void {
    const { skill } = entry;
    this.wanted.delete(skill.id);
    for (const id of [...skill.adjacent.keys(), ...skill.direct]) dropFrom(this.earnedBy, id, entry);
    for (const word of skill.words) dropFrom(this.byWord, word, entry);
  }
}

/** Those who want a skill, with its weight in their list, and what is earned of it. */
export interface EarnedPosting<Holder> {
  holders: ReadonlyMap<Holder, number>;
  credit: number;
}

const DIRECT = 1;

function listOf<List>(lists: Map<string, List>, key: string, make: () => List): List {
  let list = lists.get(key);
  if (!list) {
    list = make();
    lists.set(key, list);
  }
  return list;
}

interface EntryList<Entry> {
  delete(entry: Entry): boolean;
  readonly size: number;
}

function dropFrom<Entry>(lists: Map<string, EntryList<Entry>>, key: string, entry: Entry): void {
  const list = lists.get(key);
  if (list?.delete(entry) && list.size === 0) lists.delete(key);
}
