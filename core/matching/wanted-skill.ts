import type { Importance } from '../job/requirements.js';
import type { JobFeatures } from './job-features.js';
import type { Taxonomy } from '../taxonomy/taxonomy.js';
import type { SkillFeature } from '../candidate/candidate-features.js';

/** A skill that a job asks for, with every skill that earns credit for it. */
export interface WantedSkill {
  id: string;
  name: string;
  /** 1 for required, 0.4 for preferred; a quarter of it where it is widespread. */
  weight: number;
  /** It was read from the text of the ad, and many families of work have it. */
  isWidespread: boolean;
  importance: Importance;
  minMonths: number | null;
  /** The caller stated it, and as required: a band asks whether it is shown. */
  isStated: boolean;
  /** It was read from the text of the ad: of a long list not everything is expected, see `expectedWeight`. */
  isRead: boolean;
  /** It belongs to some field of work, and not to all who lead or sell, and so tells which one is meant where the title does not. */
  tellsBranch: boolean;
  /** Skills that are it: itself, and those whose holders also have it. */
  direct: ReadonlySet<string>;
  adjacent: ReadonlyMap<string, Adjacency>;
  /** The words of a skill that the taxonomy does not know; none of one that it knows. */
  words: readonly string[];
  /** What a skill with some of these words in its name earns. */
  byWords(skillId: string): Adjacency | undefined;
}

export interface Adjacency {
  credit: number;
  via: string;
}

export interface SkillCredit {
  credit: number;
  /** `null` for nothing, else the candidate's skill that earns it. */
  by: SkillFeature | null;
  via: string | null;
}

const IMPORTANCE_WEIGHT: Readonly<Record<Importance, number>> = { required: 1, preferred: 0.4 };
/** At full weight an HR manager had 98 of 100 for the skills of an ad for an engineering manager. */
const WIDESPREAD_SHARE = 0.25;

/** A skill that is there never earns less than this, so that having it always beats having an adjacent one (at most 0.6). */
const DIRECT_FLOOR = 0.7;
const UNKNOWN_MONTHS_CREDIT = 0.85;
const STALE_YEARS = 5;
const STALE_FACTOR = 0.95;
/** For all words of an unknown skill: less than for its wider field (0.3). */
const SHARED_WORDS_CREDIT = 0.2;
/** Percent. Names that share less have a word in common by chance. */
const LEAST_SHARED = 30;

export function wantedSkill(skill: JobFeatures['skills'][number], taxonomy: Taxonomy): WantedSkill {
  const adjacent = new Map<string, Adjacency>();
  for (const { id, credit, via } of taxonomy.substitutesFor(skill.id)) adjacent.set(id, { credit, via });
  const words = taxonomy.entryOf(skill.id) ? [] : taxonomy.words.of(skill.id);
  return {
    id: skill.id,
    name: skill.name,
    weight: IMPORTANCE_WEIGHT[skill.importance] * (skill.isWidespread === true ? WIDESPREAD_SHARE : 1),
    isWidespread: skill.isWidespread === true,
    importance: skill.importance,
    minMonths: skill.minMonths,
    isStated: skill.isStated === true && skill.importance === 'required',
    isRead: skill.isStated !== true,
    tellsBranch: skill.isOfAnyBranch !== true && (taxonomy.entryOf(skill.id)?.fields?.length ?? 0) > 0,
    direct: new Set([skill.id, ...taxonomy.narrower(skill.id)]),
    adjacent,
    words,
    byWords: (skillId) => sharedWords(words, skillId, taxonomy),
  };
}

/**
 * The taxonomy relates an unknown skill to nothing, so the words of names are compared, weighted by how few skills of the taxonomy have them:
 * the share in percent of the wanted name's weight that a skill's name has, of 0.2, to two decimals.
 */
function sharedWords(wanted: readonly string[], skillId: string, { words }: Taxonomy): Adjacency | undefined {
  if (wanted.length === 0) return undefined;
  const its = words.of(skillId);
  const shared = wanted.filter((word) => its.includes(word));
  if (shared.length === 0) return undefined;
  const weightOf = (list: readonly string[]): number => list.reduce((sum, word) => sum + words.weightOf(word), 0);
  const percent = Math.round((100 * weightOf(shared)) / weightOf(wanted));
  if (percent < LEAST_SHARED) return undefined;
  return { credit: Math.round(SHARED_WORDS_CREDIT * percent) / 100, via: `the shared words: ${shared.join(', ')}` };
}

/**
 * What a candidate earns of a wanted skill: the best of all their skills, so that another skill can only add.
 * A skill that is there earns 1, with a minimum of months 0.7 + 0.3 × share of it; where the months are unknown, because no work shows it, 0.85, or 0.7 with a minimum;
 * times 0.95 when it was last used five years ago or more; never less than 0.7. One that is only adjacent is to be shown by work as well: its share
 * is of what it would earn itself without a minimum, to three decimals.
 */
export function creditFor(wanted: WantedSkill, skills: readonly SkillFeature[]): SkillCredit {
  let best: SkillCredit = NO_CREDIT;
  for (const skill of skills) {
    if (wanted.direct.has(skill.id)) {
      const credit = directCredit(wanted.minMonths, skill);
      if (credit > best.credit) best = { credit, by: skill, via: null };
    } else {
      const adjacent = wanted.adjacent.get(skill.id) ?? wanted.byWords(skill.id);
      if (!adjacent) continue;
      const credit = Math.round(1000 * adjacent.credit * directCredit(null, skill)) / 1000;
      if (credit > best.credit) best = { credit, by: skill, via: adjacent.via };
    }
  }
  return best;
}

const NO_CREDIT: SkillCredit = { credit: 0, by: null, via: null };

function directCredit(minMonths: number | null, skill: SkillFeature): number {
  // Work that shows a skill never earns less than none: with a minimum, unknown months are none.
  let credit = skill.months === null ? UNKNOWN_MONTHS_CREDIT : 1;
  if (minMonths !== null && minMonths > 0)
    credit = DIRECT_FLOOR + (1 - DIRECT_FLOOR) * Math.min(1, (skill.months ?? 0) / minMonths);
  if (isStale(skill)) credit *= STALE_FACTOR;
  return Math.max(DIRECT_FLOOR, credit);
}

/** Whether its last use is so long ago that it earns less. Longer ago does not earn less still. */
export function isStale({ yearsSinceUse }: SkillFeature): boolean {
  return yearsSinceUse !== null && yearsSinceUse >= STALE_YEARS;
}
