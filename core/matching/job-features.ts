import type { EducationLevel, Importance, LanguageLevel, SeniorityLevel } from '../job/requirements.js';
import type { WrittenTitleWord } from '../taxonomy/titles/title-words.js';

/** What the scorer sees of a job: stated requirements, completed by those read from its text. */
export interface JobFeatures {
  skills: ({
    id: string;
    name: string;
    importance: Importance;
    minMonths: number | null;
    /** Where the title is one of every branch: of all who lead, such as budgeting, or sell, such as prospecting. Absent where it is not. */
    isOfAnyBranch?: true;
    /** It was read from the text of the ad, and many families of work have it. Absent where not. */
    isWidespread?: true;
  } & MaybeStated)[];
  minMonths: number | null;
  maxMonths: number | null;
  education: EducationLevel | null;
  languages: ({ code: string; minLevel: LanguageLevel | null } & MaybeStated)[];
  certifications: ({ id: string; name: string } & MaybeStated)[];
  seniority: SeniorityLevel | null;
  occupation: WantedOccupation | null;
  /** The distinctive words of the title, each once. */
  titleWords: WrittenTitleWord[];
  /** The families of work that its title and the names of its skills speak of most, by slug. Absent where they speak of none. */
  families?: string[];
  /** The same families with their shares, where the caller stated no skill: then the field of work counts beside the skills that the ad happens to name. */
  fields?: AskedField[];
}

export interface AskedField {
  /** Slug of the family of work. */
  family: string;
  /** Of all that the ad says of fields of work, in percent. */
  share: number;
}

export interface WantedOccupation {
  id: string;
  label: string;
  family: string;
  /** Words and skills of the ad only point to it, or to no more than its family. Absent where its title names it. */
  isGuess?: true;
  /** Other occupations by id, with the percentage of typical skills that they share with it (their cosine). Absent where none is near. */
  related?: Readonly<Record<string, number>>;
  /** Other occupations by id, with how near it each is at least, from 0 to 100, whatever their families and typical skills say. Absent where none is. */
  neighbours?: Readonly<Record<string, number>>;
  /** Other occupations by id, with the skill levels by which the training for them is apart from its own. Absent where none is. */
  trainedApart?: Readonly<Record<string, number>>;
  /** Its title is one of every branch: project managers build houses and software, account executives sell both. Absent where its title names the branch. */
  isOfAnyBranch?: true;
}

/** Whether the caller stated it. Absent where it was read from the text of the ad, which only the score goes by, not the band. */
interface MaybeStated {
  isStated?: boolean;
}
