import { anyOf, lexicon } from '../parse/lexicons/lexicon.js';
import type { EffectiveRequirements, Taxonomy } from '../../../core/index.js';
import {
  type JobAdReader,
  type OccupationFinder,
  type ReadJobAd,
  type SkillMention,
  textFingerprints,
  unknownSkillKey,
} from '../../../core/spi.js';
import { quoteOf } from './quote.js';
import { extractDegree, isStudied } from './recognizers/extract-degree.js';
import { extractExperience, type ExtractedExperience } from './recognizers/extract-experience.js';
import { extractLanguages } from './recognizers/extract-languages.js';
import { extractRegistrations } from './recognizers/extract-registrations.js';
import { isLanguageAsked } from './sections/language-asked.js';
import { namedLanguages } from './recognizers/named-languages.js';
import { extractAges } from './recognizers/wording/extract-ages.js';
import { lintTitle, lintWording } from './recognizers/wording/lint-wording.js';
import { isSchoolSubject } from './recognizers/school-subjects.js';
import { adLines, lineAt, type AdLine } from './sections/ad-lines.js';
import { isPostcode } from './recognizers/place/postcode.js';
import { withOneBullet } from './sections/bullets.js';
import { isOneOfSeveral } from './sections/alternatives.js';
import { isNotAsked, isNotAskedAround, isPreferredOnly } from './sections/clauses.js';
import { inGivenText } from './sections/in-given-text.js';
import { isRequired } from './sections/is-required.js';
import { joinWrappedLines } from './sections/join-wrapped-lines.js';
import { restoreLineEnds, type RestoredText } from './sections/restore-line-ends.js';
import { textOfHtml } from './text-of-html.js';
import { firstOfEach, limitMentions } from './skills/limit-mentions.js';
import { listedTerms } from './skills/listed-terms.js';
import { neighbourTerms } from './skills/neighbour-terms.js';
import { requiredSkillMentions } from './skills/required-skill-mentions.js';
import { extractKnownSkills } from './skills/known-skills.js';
import { requirementPhrases } from './skills/requirement-phrases.js';
import { withoutTechStack } from './skills/tech-stack.js';
import { extractUnknownSkills } from './skills/unknown-skills.js';
import { extractTerms } from './terms.js';
import { findOccupation } from './title/find-occupation.js';
import { levelOfAd } from './title/level-of-ad.js';
import { GENDERS } from './title/parts-of-title.js';

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
  readAtOnce({ title, description: given }: { title: string; description: string }): ReadJobAd {
    const marked = withOneBullet(given);
    const plain = textOfHtml(marked);
    const lines = restoreLineEnds(
      plain.text === marked ? joinWrappedLines(marked) : plain.text,
      (word) => this.taxonomy.findSkills(word).length > 0,
    );
    const restored: RestoredText = { text: lines.text, given: (offset) => plain.given(lines.given(offset)) };
    const read = this.readLines(title, restored.text);
    return { ...inGivenText(read, given, restored), fingerprints: textFingerprints(given) };
  }

  private readLines(title: string, description: string): Omit<ReadJobAd, 'fingerprints'> {
    const lines = adLines(description);
    const mentions = limitMentions(this.taxonomy.findSkills(withoutGenders(description))).filter(
      (mention) =>
        !goesOverLineEnd(description, mention) &&
        !isPostcode(description, mention) &&
        !this.namesPeople(description, mention) &&
        !isNotAsked(description, mention),
    );
    const named = namedLanguages(description, mentions);
    const wanted = requiredSkillMentions(description, lines, mentions, title).filter(
      (mention) =>
        (mention.skill.type === 'certification' || !isSchoolSubject(description, mention)) &&
        (mention.skill.type !== 'language' || isLanguageAsked(description, mention, named)),
    );
    const ages = extractAges(description);
    const years = extractExperience(description, (offset) => lineAt(lines, offset)?.part === 'required', ages);
    const degree = extractDegree(
      description,
      (place) => isRequired(description, lines, place),
      (place) => lineAt(lines, place.start)?.part === 'required',
    );
    const all = extractKnownSkills(description, lines, wanted, years);
    const licences = firstOfEach(
      wanted.filter(
        (mention) =>
          mention.skill.type === 'certification' &&
          isRequired(description, lines, mention) &&
          !isOneOfSeveral(description, mention) &&
          !isStudied(description, mention),
      ),
    );
    const occupation = findOccupation(
      this.occupations,
      { title, description },
      new Set([...all.map(({ id }) => id), ...licences.map(({ key }) => key)]),
      this.taxonomy,
    );
    const level = levelOfAd(this.occupations, { title, description }, occupation?.occupation.id);
    const ofWork = withoutTechStack(description, wanted, occupation?.occupation.family);
    const known = ofWork.length === wanted.length ? all : extractKnownSkills(description, lines, ofWork, years);
    return {
      requirements: {
        skills: [
          ...known,
          ...extractUnknownSkills(
            description,
            lines,
            [...mentions, ...named],
            [
              ...requirementPhrases(description),
              ...neighbourTerms(description, wanted),
              ...listedTerms(description, lines),
            ],
          ),
        ],
        experience: statedExperience(description, lines, years),
        education: degree && { minLevel: degree.minLevel, ...quoteOf(description, degree) },
        languages: extractLanguages(
          description,
          named.filter(
            (place) =>
              lineAt(lines, place.start)?.part !== 'offer' &&
              !isNotAsked(description, place) &&
              isLanguageAsked(description, place, named) &&
              !isSchoolSubject(description, place),
          ),
          (place) => isRequired(description, lines, place),
        ),
        certifications: [
          ...licences.map((mention) => ({
            id: mention.key,
            name: mention.as ?? mention.skill.name,
            ...quoteOf(description, mention),
          })),
          ...unknownRegistrations(description, lines, mentions),
        ],
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
      ...extractTerms({ title, description }),
      findings: [
        ...lintTitle(title, description),
        ...lintWording(description, title, ages, (place) => isNotAskedAround(description, place)),
      ],
    };
  }

  /**
   * "Work with respiratory therapists" asks for no respiratory therapy: in an ad the title of a profession means people, unless it is the skill's own
   * name; and so do stakeholders.
   */
  private namesPeople(text: string, { skill, start, end }: SkillMention): boolean {
    const words = text.slice(start, end);
    if (STAKEHOLDERS.test(words)) return true;
    if (WORKS.test(words)) return false;
    if (skill.type === 'certification' || words.toLowerCase() === skill.name.toLowerCase()) return false;
    const occupation = this.occupations.ofTitle(words);
    return occupation !== undefined && occupation.confidence === 1;
  }
}

/** Bars of the same length in their place: in "Fahrer m/w/d Führerschein CE" nobody asks for a "D-Führerschein". */
function withoutGenders(text: string): string {
  return text.replace(GENDERS, ({ length }) => '|'.repeat(length));
}

/** Registrations that the taxonomy does not have, each once. */
function unknownRegistrations(
  text: string,
  lines: readonly AdLine[],
  mentions: readonly SkillMention[],
): EffectiveRequirements['certifications'] {
  const unknown = extractRegistrations(text).filter(
    (place) =>
      isRequired(text, lines, place) && !mentions.some(({ start, end }) => start < place.end && place.start < end),
  );
  const byId = new Map(unknown.map((place) => [unknownSkillKey(place.name), place]));
  return [...byId].map(([id, place]) => ({ id, name: place.name, ...quoteOf(text, place) }));
}

/** "- Work with cells", "Design of vectors" in the next line: no design of cells. Wrapped lines have been joined, and a line that goes on has a small letter. */
function goesOverLineEnd(text: string, { start, end }: SkillMention): boolean {
  return /\n(?!\s{0,9}\p{Ll})/u.test(text.slice(start, end));
}

const WORKS = new RegExp(`^(?:${anyOf(lexicon.ads.worksNotPeople)})$`, 'iu');
const STAKEHOLDERS = new RegExp(String.raw`(?:^|\s)(?:${anyOf(lexicon.ads.stakeholders)})$`, 'iu');

/** The first that speaks of experience as such; several numbers are several alternatives or skills. */
function statedExperience(
  text: string,
  lines: readonly AdLine[],
  years: readonly ExtractedExperience[],
): EffectiveRequirements['experience'] {
  const first = years.find((place) => !isBelowWishes(text, lines, place.start) && !isPreferredOnly(text, place));
  return first ? { minMonths: first.minMonths, maxMonths: first.maxMonths, ...quoteOf(text, first) } : null;
}

/** Below a heading for what is welcome; a label in the same line is one of the years themselves: "Expérience souhaitée : 2 ans". */
function isBelowWishes(text: string, lines: readonly AdLine[], at: number): boolean {
  const line = lineAt(lines, at);
  return line?.part === 'preferred' && !text.slice(line.start, at).includes(':');
}
