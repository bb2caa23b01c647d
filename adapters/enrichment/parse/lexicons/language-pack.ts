import type { DateWords, NumberWords } from './shape/dates.js';
import type { NameWords, JoiningWords, PlaceWords, AddressWords, PersonWords, ContactWords } from './shape/names.js';
import type { SectionHeadings, HeadingWords, HeadingPatterns } from './shape/headings.js';
import type { LabelWords, EmploymentWords } from './shape/labels.js';
import type { TitleWords } from './shape/titles.js';
import type { EmployerWords } from './shape/employers.js';
import type { EducationWords } from './shape/education.js';
import type { SkillWords, LanguageNameWords } from './shape/skills.js';
import type { ProseWords } from './shape/prose.js';
import type { AdHeadings, AdTitleWords, AdWords, AdDegrees, PayWords, WorkplaceWords } from './shape/job-ads.js';
import type { AgeWords, SoughtWords, WordingsToLint } from './shape/wordings.js';

/**
 * The words of all languages, by what they are words for. A list holds phrases or words; a phrase is the source of a regular expression without
 * boundaries (`present(?:ly)?`), which the reader of the list adds. "Folded" is lower case without accents.
 */
export interface Lexicon {
  readonly dates: DateWords;
  readonly numbers: NumberWords;
  readonly names: NameWords;
  readonly joining: JoiningWords;
  readonly places: PlaceWords;
  readonly address: AddressWords;
  readonly person: PersonWords;
  readonly contact: ContactWords;
  readonly headings: SectionHeadings;
  readonly headingWords: HeadingWords;
  readonly headingPatterns: HeadingPatterns;
  readonly labels: LabelWords;
  readonly employment: EmploymentWords;
  readonly titles: TitleWords;
  readonly employers: EmployerWords;
  readonly education: EducationWords;
  readonly skills: SkillWords;
  readonly languages: LanguageNameWords;
  readonly prose: ProseWords;
  readonly adHeadings: AdHeadings;
  readonly adTitles: AdTitleWords;
  readonly ads: AdWords;
  readonly adDegrees: AdDegrees;
  readonly pay: PayWords;
  readonly workplace: WorkplaceWords;
  readonly ages: AgeWords;
  readonly sought: SoughtWords;
  readonly lint: WordingsToLint;
}

/** The words of one language: of every list what the language has. */
export type LanguageWords = { readonly [Concern in keyof Lexicon]?: Partial<Lexicon[Concern]> };

export type LanguagePack = LanguageWords & {
  /** ISO 639-1. */
  readonly code: string;
  /** Where most resumes in this language come from, ISO 3166-1 alpha-2; decides how numbers are read where nothing else does. */
  readonly country: string;
};
