import type { EffectiveRequirements } from '../../../../core/index.js';
import type { SkillMention } from '../../../../core/spi.js';
import { quoteOf } from '../quote.js';
import type { ExtractedExperience } from '../recognizers/extract-experience.js';
import type { AdLine } from '../sections/ad-lines.js';
import { isOneOfSeveral } from '../sections/alternatives.js';
import { isOneOfSeveralFields } from '../sections/field-of-degree.js';
import { isRequired } from '../sections/is-required.js';
import { plainest, type RequiredSkillMention } from './required-skill-mentions.js';

/**
 * The known skills that an ad asks for. Soft skills are never required: almost every ad names them, and few resumes show them. Required languages and
 * certifications have lists of their own, which know no preference; preferred ones are listed here.
 */
export function extractKnownSkills(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly RequiredSkillMention[],
  years: readonly ExtractedExperience[],
): EffectiveRequirements['skills'] {
  const hasListOfItsOwn = ({ type }: SkillMention['skill']): boolean => type === 'language' || type === 'certification';
  const isMust = (mention: RequiredSkillMention): boolean =>
    mention.skill.type !== 'soft' &&
    isRequired(text, lines, mention) &&
    (mention.skill.type !== 'certification' || !isOneOfSeveral(text, mention)) &&
    !isOneOfSeveralFields(text, mention);
  const required = mentions.filter(isMust);
  const musts = new Set(required.map(({ key }) => key));
  const wanted = mentions.filter(({ skill, key }) => !hasListOfItsOwn(skill) || !musts.has(key));
  return plainest(wanted).map((mention) => ({
    id: mention.key,
    name: mention.as ?? mention.skill.name,
    importance: musts.has(mention.key) ? 'required' : 'preferred',
    minMonths: hasListOfItsOwn(mention.skill) ? null : monthsFor(text, mention, mentions, years),
    ...quoteOf(text, mention),
  }));
}

/** "1 year on production lines, forklift": the years are of the item before. */
const ANOTHER_ITEM = /[,;]/u;

/** Years belong to a skill where it is the only one of its sentence: "5+ years of Java". Nobody has years of English or of a licence. */
function monthsFor(
  text: string,
  mention: RequiredSkillMention,
  mentions: readonly SkillMention[],
  years: readonly ExtractedExperience[],
): number | null {
  const within = (place: { start: number; end: number }): boolean =>
    place.start >= mention.sentence.start && place.end <= mention.sentence.end;
  if (mentions.some((other) => other.skill.id !== mention.skill.id && within(other))) return null;
  return (
    years.find(
      (wanted) =>
        within(wanted) &&
        mention.start - wanted.end < 60 &&
        wanted.start - mention.end < 40 &&
        !ANOTHER_ITEM.test(text.slice(wanted.end, mention.start)),
    )?.minMonths ?? null
  );
}
