import type { EducationLevel, Importance, LanguageLevel, SeniorityLevel } from '../job/requirements.js';
import type { WrittenTitleWord } from '../taxonomy/titles/title-words.js';

/** What the scorer sees of a job: stated requirements, completed by those read from its text. */
export interface JobFeatures {
  skills: { id: string; name: string; importance: Importance; minMonths: number | null }[];
  minMonths: number | null;
  maxMonths: number | null;
  education: EducationLevel | null;
  languages: { code: string; minLevel: LanguageLevel | null }[];
  certifications: { id: string; name: string }[];
  seniority: SeniorityLevel | null;
  occupation: { id: string; label: string; family: string } | null;
  /** The distinctive words of the title, each once. */
  titleWords: WrittenTitleWord[];
}
