import type { EffectiveRequirements } from '../../../../core/index.js';
import { unknownSkillKey } from '../../../../core/spi.js';
import { anyOf, lexicon } from '../../parse/lexicons/lexicon.js';
import { quoteOf } from '../quote.js';
import { lineAt, type AdLine } from '../sections/ad-lines.js';
import { isNotAsked } from '../sections/clauses.js';
import { isOneOfSeveralFields } from '../sections/field-of-degree.js';
import { isRequired } from '../sections/is-required.js';
import { canBeKnown, type RequirementPhrase } from './requirement-phrases.js';

/** A phrase with such an end is not complete. */
const OPEN_END = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.ads.openEnds)})$`, 'i');

/** What joined the part to what is known: "Boilers & pumps". */
const JOINERS = /^[\s,/&+]{1,5}|[\s,/&]{1,5}$/gu;

interface Place {
  start: number;
  end: number;
}

/** The requirements that the taxonomy does not know, each once. `known`: where skills and languages are that have been read, in their order. */
export function extractUnknownSkills(
  text: string,
  lines: readonly AdLine[],
  known: readonly Place[],
  phrases: readonly RequirementPhrase[],
): EffectiveRequirements['skills'] {
  const others = new Map<string, EffectiveRequirements['skills'][number]>();
  for (const phrase of phrases.flatMap((whole) => uncoveredParts(text, whole, known))) {
    const part = lineAt(lines, phrase.start)?.part;
    if (
      part === 'offer' ||
      isNotAsked(text, phrase) ||
      known.some(({ start, end }) => start < phrase.end && phrase.start < end)
    )
      continue;
    const id = unknownSkillKey(phrase.text);
    const isMust = isRequired(text, lines, phrase) && !isOneOfSeveralFields(text, phrase);
    const importance = isMust ? 'required' : 'preferred';
    if (!others.has(id))
      others.set(id, { id, name: phrase.text, importance, minMonths: null, ...quoteOf(text, phrase) });
  }
  return [...others.values()];
}

/** The parts of a phrase that no known skill covers, where they make sense alone: two words at least. */
function uncoveredParts(text: string, phrase: RequirementPhrase, known: readonly Place[]): RequirementPhrase[] {
  const inside = known.filter(({ start, end }) => start < phrase.end && phrase.start < end);
  if (inside.length === 0) return [phrase];
  const left: RequirementPhrase[] = [];
  let at = phrase.start;
  for (const { start, end } of [...inside, { start: phrase.end, end: phrase.end }]) {
    const bare = text.slice(at, Math.max(at, start)).replace(JOINERS, '').trim();
    const from = text.indexOf(bare, at);
    const isComplete = bare.split(/\s+/).length >= 2 && !OPEN_END.test(bare) && !/\s\d+$/u.test(bare);
    if (isComplete && canBeKnown(bare)) left.push({ text: bare, start: from, end: from + bare.length });
    at = Math.max(at, end);
  }
  return left;
}
