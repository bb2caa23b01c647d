import { monthName, unionMonths, type MonthInterval } from '../candidate/partial-date.js';
import type { Skill } from '../taxonomy/model.js';
import { unknownSkillKey, type Taxonomy } from '../taxonomy/taxonomy.js';
import type { SkillFact } from './candidate-intelligence.js';
import type { SkillSource } from './skill-sources.js';

/** A listed name that the taxonomy does not know counts as a skill up to this many words. */
const MAX_WORDS_OF_UNKNOWN = 4;

interface Collected {
  name: string;
  type: Skill['type'];
  intervals: MonthInterval[];
  mentions: Map<string, number>;
  foundIn: Set<string>;
  confidence: number;
}

/**
 * The skills that the sources name, the best supported first. Months are the union of the positions that mention a skill,
 * its last use the end of the latest of them.
 */
export function inferSkills(
  sources: readonly SkillSource[],
  looseText: string,
  taxonomy: Taxonomy,
  suppressed: ReadonlySet<string>,
): SkillFact[] {
  const found = new Map<string, Collected>();
  const note = (
    id: string,
    about: Pick<Collected, 'name' | 'type'>,
    mention: string,
    source: SkillSource | null,
    confidence: number,
  ): void => {
    if (suppressed.has(id)) return;
    let skill = found.get(id);
    if (!skill) {
      skill = { ...about, intervals: [], mentions: new Map(), foundIn: new Set(), confidence: 0 };
      found.set(id, skill);
    }
    const written = mention.replace(/\s+/g, ' ');
    skill.mentions.set(written, (skill.mentions.get(written) ?? 0) + 1);
    if (source) skill.foundIn.add(source.pointer);
    if (source?.interval) skill.intervals.push(source.interval);
    skill.confidence = Math.max(skill.confidence, confidence);
  };

  for (const source of sources) {
    const named = source.isList ? taxonomy.named(source.text) : undefined;
    if (named) {
      note(named.id, named, source.text, source, 0.95);
      continue;
    }
    const mentions = taxonomy.findSkills(source.text);
    for (const { skill, start, end, confidence } of mentions) {
      note(skill.id, skill, source.text.slice(start, end), source, confidence);
    }
    if (source.isList && mentions.length === 0 && isShortName(source.text)) {
      note(unknownSkillKey(source.text), { name: source.text.trim(), type: 'professional' }, source.text, source, 0.5);
    }
  }
  for (const { skill, start, end, confidence } of taxonomy.findSkills(looseText)) {
    note(skill.id, skill, looseText.slice(start, end), null, confidence * 0.8);
  }

  return [...found]
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

function isShortName(text: string): boolean {
  const words = text.trim().split(/\s+/);
  return (
    words.length <= MAX_WORDS_OF_UNKNOWN && text.trim().length <= 40 && /\p{L}/u.test(text) && !/[.!?]$/.test(text)
  );
}
