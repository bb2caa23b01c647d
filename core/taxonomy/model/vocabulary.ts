import type { SkillType } from './model.js';

/** Skills and occupations of another classification, such as ESCO or O*NET, to be merged with those that come with this package. */
export interface Vocabulary {
  skills: readonly ForeignSkill[];
  occupations: readonly ForeignOccupation[];
}

export interface ForeignSkill {
  /** The id that it gets where it is no skill of ours: lower-case letters, digits and hyphens, stable for ever. */
  id: string;
  /** As the classification writes it; brackets at its end say which meaning of an ambiguous name is meant. */
  name: string;
  type: SkillType;
  aliases: readonly string[];
  /** Ids, of the same vocabulary, of skills that whoever has this one also has. Those that are not in it are left out. */
  broader: readonly string[];
  /** Words of its field, of which one must be near where its name alone is ambiguous. */
  context: readonly string[];
  /** URI in ESCO. */
  esco?: string;
  /** Element id in O*NET. */
  onet?: string;
}

export interface ForeignOccupation {
  /** As that of a skill. */
  id: string;
  label: string;
  titles: readonly string[];
  /** ISCO-08 unit group, empty where the classification does not state it. */
  isco: string;
  /** O*NET-SOC code, empty where the classification does not state it. */
  onet: string;
  /** URI in ESCO. */
  esco?: string;
  /** Ids, of the same vocabulary, of skills typical of it. Those that are not in it are left out. */
  skills: readonly string[];
}
