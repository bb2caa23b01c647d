import { JOINING_WORDS } from '../phrases/joining-words.js';
import type { Skill, SkillType } from '../model/model.js';
import { PhraseCollector, type PhraseTables } from '../phrases/phrase-tables.js';
import { tokenize } from '../phrases/tokens.js';
import { inOtherGender } from '../titles/other-gender.js';
import { strictnessOf } from './exact-case.js';

/** The forms of skills: what a text is searched for. */
export interface SkillFormTables {
  /** Their values are numbers of forms. */
  phrases: PhraseTables;
  /** For each form: twice the number of its skill, one more where it is an ordinary word or name as well. */
  skills: Uint32Array;
  /** For each form: 0, or its place among the narrower forms of its skill and one. */
  narrower: Uint32Array;
  /** For each word of the phrases: how many skills have it in a form, unless it only joins others. */
  counts: Uint32Array;
}

/** Products and languages name no person: an illustratrice is no Illustrator. */
const IMPERSONAL: ReadonlySet<SkillType> = new Set(['tool', 'language']);

export function packSkillForms(entries: readonly Skill[]): SkillFormTables {
  const collector = new PhraseCollector();
  const ofOthers: { phrase: string; value: number; skill: Skill; isAmbiguous: boolean }[] = [];
  const skills: number[] = [];
  const narrower: number[] = [];
  const counts: number[] = [];
  for (const [number, skill] of entries.entries()) {
    const known = new Map<number, number>();
    const words = new Set<number>();
    for (const form of new Set([skill.name, ...skill.aliases])) {
      const isAmbiguous = skill.ambiguous.includes(form);
      const place = skill.narrower.indexOf(form) + 1;
      const meaning = 2 * place + Number(isAmbiguous);
      let value = known.get(meaning);
      if (value === undefined) {
        value = skills.push(2 * number + Number(isAmbiguous)) - 1;
        narrower.push(place);
        known.set(meaning, value);
      }
      const tokens = tokenize(form);
      collector.add(form, value, strictnessOf(form, skill.type, isAmbiguous), tokens);
      for (const { form: word } of tokens) if (!JOINING_WORDS.has(word)) words.add(collector.numbers.get(word)!);
      if (IMPERSONAL.has(skill.type)) continue;
      for (const phrase of inOtherGender(form, skill.type === 'soft'))
        ofOthers.push({ phrase, value, skill, isAmbiguous });
    }
    for (const word of words) counts[word] = (counts[word] ?? 0) + 1;
  }
  // What is written down goes before what is derived.
  for (const { phrase, value, skill, isAmbiguous } of ofOthers)
    collector.addIfNew(phrase, value, strictnessOf(phrase, skill.type, isAmbiguous));
  return {
    phrases: collector.tables(),
    skills: Uint32Array.from(skills),
    narrower: Uint32Array.from(narrower),
    counts: Uint32Array.from({ length: collector.numbers.size }, (_, word) => counts[word] ?? 0),
  };
}
