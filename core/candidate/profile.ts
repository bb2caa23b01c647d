/**
 * What a person has done and can do, in the names of JSON Resume 1.x (https://jsonresume.org/schema).
 * Dates are ISO 8601 and may be partial: `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. Precision is kept, never padded.
 * A `work` entry with a `startDate` and no `endDate` is current.
 */
export interface Profile {
  basics?: Basics;
  work?: Work[];
  volunteer?: Volunteer[];
  education?: Education[];
  awards?: Award[];
  certificates?: Certificate[];
  publications?: Publication[];
  skills?: Skill[];
  languages?: Language[];
  projects?: Project[];
}

export interface Basics {
  name?: string;
  /** Headline, for example "Senior backend developer". */
  label?: string;
  image?: string;
  email?: string;
  /** E.164 where the country is known, else as written. */
  phone?: string;
  url?: string;
  summary?: string;
  location?: Location;
  profiles?: OnlineProfile[];
}

export interface Location {
  address?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  region?: string;
}

export interface OnlineProfile {
  network?: string;
  username?: string;
  url?: string;
}

export interface Work {
  /** Employer. */
  name?: string;
  position?: string;
  location?: string;
  description?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
}

export interface Volunteer {
  organization?: string;
  position?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
}

export interface Education {
  institution?: string;
  url?: string;
  /** Field of study, for example "Computer Science". */
  area?: string;
  /** Degree as written, for example "Bachelor of Science". */
  studyType?: string;
  startDate?: string;
  endDate?: string;
  score?: string;
  courses?: string[];
}

export interface Award {
  title?: string;
  date?: string;
  awarder?: string;
  summary?: string;
}

export interface Certificate {
  name?: string;
  date?: string;
  issuer?: string;
  url?: string;
}

export interface Publication {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
}

export interface Skill {
  name?: string;
  level?: string;
  keywords?: string[];
}

export interface Language {
  /** Name or ISO 639-1 code, as written. */
  language?: string;
  /** As written; a CEFR level is read from it. */
  fluency?: string;
}

export interface Project {
  name?: string;
  description?: string;
  highlights?: string[];
  keywords?: string[];
  startDate?: string;
  endDate?: string;
  url?: string;
  roles?: string[];
  entity?: string;
  type?: string;
}

/** The sections of a profile, in the order in which they are shown. */
export const PROFILE_SECTIONS = [
  'basics',
  'work',
  'volunteer',
  'education',
  'awards',
  'certificates',
  'publications',
  'skills',
  'languages',
  'projects',
] as const;

export type ProfileSection = (typeof PROFILE_SECTIONS)[number];
