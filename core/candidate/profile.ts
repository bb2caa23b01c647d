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

/** Name, contact data and summary, in the shape of JSON Resume. */
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

/** Where a candidate lives, in the shape of JSON Resume. */
export interface Location {
  address?: string;
  postalCode?: string;
  city?: string;
  /** ISO 3166-1 alpha-2. */
  countryCode?: string;
  region?: string;
}

/** An account on another site, in the shape of JSON Resume. */
export interface OnlineProfile {
  network?: string;
  username?: string;
  url?: string;
}

/** A position, in the shape of JSON Resume. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`; without `endDate` it goes on. */
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

/** Voluntary work, in the shape of JSON Resume. */
export interface Volunteer {
  organization?: string;
  position?: string;
  url?: string;
  startDate?: string;
  endDate?: string;
  summary?: string;
  highlights?: string[];
}

/** A course of study, in the shape of JSON Resume. Dates are `YYYY`, `YYYY-MM` or `YYYY-MM-DD`. */
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

/** An award, in the shape of JSON Resume. */
export interface Award {
  title?: string;
  date?: string;
  awarder?: string;
  summary?: string;
}

/** A certificate, in the shape of JSON Resume. */
export interface Certificate {
  name?: string;
  date?: string;
  issuer?: string;
  url?: string;
}

/** A publication, in the shape of JSON Resume. */
export interface Publication {
  name?: string;
  publisher?: string;
  releaseDate?: string;
  url?: string;
  summary?: string;
}

/** A skill as the candidate names it, in the shape of JSON Resume. */
export interface Skill {
  name?: string;
  level?: string;
  keywords?: string[];
}

/** A language and how well it is spoken, in the shape of JSON Resume. */
export interface Language {
  /** Name or ISO 639-1 code, as written. */
  language?: string;
  /** As written; a CEFR level is read from it. */
  fluency?: string;
}

/** A project, in the shape of JSON Resume. */
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

/** One of `PROFILE_SECTIONS`. */
export type ProfileSection = (typeof PROFILE_SECTIONS)[number];
