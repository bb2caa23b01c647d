import type { EffectiveRequirements, Taxonomy } from '../../../core/index.js';
import {
  type JobAdReader,
  type OccupationFinder,
  type ReadJobAd,
  type SkillMention,
  textFingerprints,
  unknownSkillKey,
} from '../../../core/spi.js';
import { adLines, isPreferredOnly, lineAt, type AdLine } from './sections/ad-sections.js';
import { requiredSkillMentions, plainest, type RequiredSkillMention } from './skills/required-skill-mentions.js';
import { requirementPhrases, canBeKnown, type RequirementPhrase } from './skills/requirement-phrases.js';
import { extractDegree } from './recognizers/extract-degree.js';
import { extractLanguages } from './recognizers/extract-languages.js';
import { neighbourTerms } from './skills/neighbour-terms.js';
import { extractPay } from './recognizers/extract-pay.js';
import { lintWording } from './recognizers/lint-wording.js';
import { extractLocation, extractWorkplace } from './recognizers/extract-workplace.js';
import { extractExperience, type ExtractedExperience } from './recognizers/extract-experience.js';

/**
 * Reads job ads with the taxonomy and a few rules, in the calling process; each requirement has the words that it was read from. All rules are linear
 * in the length of the text, which the core bounds. A server uses `ChildJobAdReader`.
 */
export class TaxonomyJobAdReader implements JobAdReader {
  constructor(
    private readonly taxonomy: Taxonomy,
    private readonly occupations: OccupationFinder,
  ) {}

  read(ad: { title: string; description: string }): Promise<ReadJobAd> {
    return Promise.resolve(this.readAtOnce(ad));
  }

  /** The same, without waiting. */
  readAtOnce({ title, description }: { title: string; description: string }): ReadJobAd {
    const lines = adLines(description);
    const mentions = fewOfEach(this.taxonomy.findSkills(description)).filter(
      (mention) => !this.namesPeople(description, mention),
    );
    const musts = mentions.filter((mention) => isMust(description, lines, mention));
    const asked = requiredSkillMentions(description, lines, mentions);
    const years = extractExperience(description);
    const occupation = this.occupations.ofTitle(title.replace(/\([^()]*\)/g, ' '));
    const level = this.occupations.seniorityOf(title);
    const degree = extractDegree(description, (place) => isMust(description, lines, place));
    return {
      requirements: {
        skills: [
          ...skillsAsked(description, lines, asked, years),
          ...othersAsked(description, lines, mentions, [
            ...requirementPhrases(description),
            ...neighbourTerms(description, asked),
          ]),
        ],
        experience: experienceAsked(description, years),
        education: degree && { minLevel: degree.minLevel, ...quoted(description, degree) },
        languages: extractLanguages(description, musts),
        certifications: firstOfEach(musts.filter(({ skill }) => skill.type === 'certification')).map((mention) => ({
          id: mention.key,
          name: mention.as ?? mention.skill.name,
          ...quoted(description, mention),
        })),
        seniority: level ? { level, source: 'parsed' } : null,
      },
      occupation: occupation
        ? {
            id: occupation.occupation.id,
            label: occupation.occupation.label,
            family: occupation.occupation.family,
            confidence: occupation.confidence,
          }
        : null,
      ...termsTold(description),
      findings: lintWording(description),
      fingerprints: textFingerprints(description),
    };
  }

  /**
   * "Work with respiratory therapists" asks for no respiratory therapy: in an ad the title of a profession means people, unless it is the skill's own
   * name; and so do stakeholders.
   */
  private namesPeople(text: string, { skill, as, start, end }: SkillMention): boolean {
    const words = text.slice(start, end);
    if (STAKEHOLDERS.test(words)) return true;
    if (skill.type === 'certification' || words.toLowerCase() === (as ?? skill.name).toLowerCase()) return false;
    const occupation = this.occupations.ofTitle(words);
    return occupation !== undefined && occupation.confidence === 1;
  }
}

/** An ad of the longest length that is read names some hundred skills, and each a few times. */
const MOST_OF_A_SKILL = 20;
const MOST_MENTIONS = 600;

/** In order; the first of each skill. */
function fewOfEach(mentions: readonly SkillMention[]): SkillMention[] {
  const counts = new Map<string, number>();
  const few: SkillMention[] = [];
  for (const mention of mentions) {
    const count = (counts.get(mention.key) ?? 0) + 1;
    counts.set(mention.key, count);
    if (count <= MOST_OF_A_SKILL) few.push(mention);
    if (few.length === MOST_MENTIONS) break;
  }
  return few;
}

const STAKEHOLDERS = /(?:^|\s)stakeholders?$/iu;

/** Named where the ad speaks of who is wanted, and not as a mere advantage. */
function isMust(text: string, lines: readonly AdLine[], place: { start: number; end: number }): boolean {
  const part = lineAt(lines, place.start)?.part;
  return part !== 'offer' && part !== 'preferred' && !isPreferredOnly(text, place);
}

function termsTold(description: string): Pick<ReadJobAd, 'pay' | 'workplace' | 'location'> {
  const pay = extractPay(description);
  const workplace = extractWorkplace(description);
  const location = extractLocation(description);
  return {
    pay: pay && {
      currency: pay.currency,
      ...(pay.minValue !== null && { minValue: pay.minValue }),
      ...(pay.maxValue !== null && { maxValue: pay.maxValue }),
      unitText: pay.unitText,
      ...quoted(description, pay),
    },
    workplace: workplace && { type: workplace.type, ...quoted(description, workplace) },
    location: location && { ...location.location, ...quoted(description, location) },
  };
}

function quoted(
  text: string,
  { start, end }: { start: number; end: number },
): { source: 'parsed'; quote: string; start: number; end: number } {
  return { source: 'parsed', quote: text.slice(start, end), start, end };
}

function firstOfEach(mentions: readonly SkillMention[]): SkillMention[] {
  const seen = new Set<string>();
  return mentions.filter(({ key }) => !seen.has(key) && seen.add(key));
}

/**
 * Soft skills never are a must: almost every ad names them, and few resumes show them. Languages and certifications that are musts stand in
 * lists of their own, which know no preference; those that are welcome are skills that are.
 */
function skillsAsked(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly RequiredSkillMention[],
  years: readonly ExtractedExperience[],
): EffectiveRequirements['skills'] {
  const hasListOfItsOwn = ({ type }: SkillMention['skill']): boolean => type === 'language' || type === 'certification';
  const required = mentions.filter((mention) => mention.skill.type !== 'soft' && isMust(text, lines, mention));
  const musts = new Set(required.map(({ key }) => key));
  const asked = mentions.filter(({ skill, key }) => !hasListOfItsOwn(skill) || !musts.has(key));
  return plainest(asked).map((mention) => ({
    id: mention.key,
    name: mention.as ?? mention.skill.name,
    importance: musts.has(mention.key) ? 'required' : 'preferred',
    minMonths: monthsFor(mention, mention.sentence, mentions, years),
    ...quoted(text, mention),
  }));
}

/** What the ad asks knowledge of and the taxonomy does not have, each once. */
function othersAsked(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly SkillMention[],
  phrases: readonly RequirementPhrase[],
): EffectiveRequirements['skills'] {
  const others = new Map<string, EffectiveRequirements['skills'][number]>();
  for (const phrase of phrases.flatMap((whole) => without(text, whole, mentions))) {
    const part = lineAt(lines, phrase.start)?.part;
    if (part === 'offer' || mentions.some(({ start, end }) => start < phrase.end && phrase.start < end)) continue;
    const id = unknownSkillKey(phrase.text);
    const importance = isMust(text, lines, phrase) ? 'required' : 'preferred';
    if (!others.has(id))
      others.set(id, { id, name: phrase.text, importance, minMonths: null, ...quoted(text, phrase) });
  }
  return [...others.values()];
}

/** What known skills leave of a phrase, where that can stand alone: two words at least. */
function without(text: string, phrase: RequirementPhrase, mentions: readonly SkillMention[]): RequirementPhrase[] {
  const inside = mentions.filter(({ start, end }) => start < phrase.end && phrase.start < end);
  if (inside.length === 0) return [phrase];
  const left: RequirementPhrase[] = [];
  let at = phrase.start;
  for (const { start, end } of [...inside, { start: phrase.end, end: phrase.end }]) {
    const bare = text.slice(at, Math.max(at, start)).trim();
    const from = text.indexOf(bare, at);
    const stands = bare.split(/\s+/).length >= 2 && !/(?:^|\s)(?:of|in|with|for|the|an?|to|on)$/i.test(bare);
    if (stands && canBeKnown(bare)) left.push({ text: bare, start: from, end: from + bare.length });
    at = Math.max(at, end);
  }
  return left;
}

/** Years belong to a skill where it is the only one of its sentence: "5+ years of Java". */
function monthsFor(
  mention: SkillMention,
  sentence: { start: number; end: number },
  mentions: readonly SkillMention[],
  years: readonly ExtractedExperience[],
): number | null {
  const within = (place: { start: number; end: number }): boolean =>
    place.start >= sentence.start && place.end <= sentence.end;
  if (mentions.some((other) => other.skill.id !== mention.skill.id && within(other))) return null;
  return (
    years.find((asked) => within(asked) && mention.start - asked.end < 60 && asked.start - mention.end < 40)
      ?.minMonths ?? null
  );
}

/** The first that speaks of experience as such; several numbers are several alternatives or skills. */
function experienceAsked(text: string, years: readonly ExtractedExperience[]): EffectiveRequirements['experience'] {
  const first = years[0];
  return first ? { minMonths: first.minMonths, maxMonths: first.maxMonths, ...quoted(text, first) } : null;
}
