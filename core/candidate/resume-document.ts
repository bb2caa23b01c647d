import type { Profile, ProfileSection } from './profile.js';

export interface ResumeFile {
  bytes: Uint8Array;
  /** As sent by the caller; only a hint, the format is detected from the bytes. */
  filename?: string;
}

export interface ParseContext {
  /** ISO date that "present" in the resume refers to. */
  referenceDate: string;
}

/** Text in reading order, and where on the page each of its lines was. */
export interface ExtractedDocument {
  /** `application/pdf`, `application/vnd.openxmlformats-officedocument.wordprocessingml.document`, `text/html`, `text/markdown`, `text/plain`, `application/json`, `application/rtf`, `application/vnd.oasis.opendocument.text`. */
  contentType: string;
  /** The whole text; lines are separated by `\n`. All offsets anywhere are UTF-16 offsets into it. */
  text: string;
  /** A plain text as it was given, where reading has tidied it: the offsets that callers see point into it. Absent where it is `text` itself. */
  source?: string;
  /** Number of pages, 1 where the format has none. */
  pages: number;
  /** One entry for each line of `text`, in order. */
  lines: DocumentLine[];
  /** Set when the document itself is structured data (JSON Resume): the parser has nothing to guess then. */
  profile?: Profile;
  /** Pages that gave no text although there is something on them; absent where all of the document was read. */
  unreadPages?: UnreadPages;
  /** Set where text was recognized in pages that are pictures. */
  ocr?: RecognizedText;
  /** Links in the document that the visible text may not spell out (`mailto:`, LinkedIn as an icon). */
  links: string[];
}

export interface UnreadPages {
  /** Broken in the file. */
  damaged: number;
  /** A picture alone, such as a scan. */
  pictures: number;
}

/** Who recognized text in pictures, how surely (0–1), and on how many pages. */
export interface RecognizedText {
  engine: string;
  confidence: number;
  pages: number;
}

export interface DocumentLine {
  start: number;
  end: number;
  page: number;
  /** Points from the left edge; absent where the format has no positions. */
  x?: number;
  /** Points from the top edge. */
  y?: number;
  fontSize?: number;
  bold?: boolean;
  /** `heading` where the format itself says so (Word heading style, `<h2>`, `##`); `tags` where each cell stands in a box of its own. */
  role?: 'heading' | 'list-item' | 'table-row' | 'header' | 'footer' | 'tags';
  /** Column of a multi-column page, counted from 0. */
  column?: number;
  /** Text that a reader of the page would not see (white, 1 pt, off the page). It is kept out of `text`-derived facts and reported. */
  hidden?: boolean;
  /** Recognized in a picture: letters may be wrong. */
  recognized?: boolean;
}

export interface ParsedResume {
  profile: Profile;
  /** Where each fact was read. `fact` is a JSON pointer below the candidate, such as `/profile/work/0/startDate`. */
  evidence: Evidence[];
  /** Spans of the text that name or locate the person (name, contact, address, birth date, school), blinded before any skill is looked for. */
  personalSpans: Span[];
  /** Sections of which only the first entries are kept, with the number of those that were read. Absent where all are. */
  cutSections?: { section: ProfileSection; entries: number }[];
  /** The headings of sections; no skill is looked for in them either. Absent in readings stored by earlier engines and where the document is structured data. */
  headings?: Span[];
  /** What the person does in their free time, and who speaks for them: no skill is looked for in it. Absent in readings stored by earlier engines. */
  asides?: Span[];
  /** ISO 639-1 code of the language that the text is written in. Absent where that is not clear, and in readings stored by earlier engines. */
  language?: string;
  /** What stands where, in the order of the text and without overlaps. Absent in readings stored by earlier engines. */
  sections?: ResumeSection[];
  /** The script most of the text is written in, such as `Cyrillic`, where none of the languages that are read is written in it. */
  unreadScript?: string;
  /** What of the text gave nothing. Absent where the document is structured data, and in readings stored by earlier engines. */
  unread?: UnreadText;
}

/** The kinds of stretches that a resume is read as; `top` is what comes before the first heading. */
export const RESUME_SECTION_KINDS = [
  'top',
  'contact',
  'summary',
  'work',
  'education',
  'skills',
  'certificates',
  'languages',
  'projects',
  'volunteer',
  'awards',
  'publications',
  'other',
] as const;
/** One of `RESUME_SECTION_KINDS`. */
export type ResumeSectionKind = (typeof RESUME_SECTION_KINDS)[number];

/** A stretch of the text under one heading, the heading included, or of one kind without one. */
export interface ResumeSection extends Span {
  kind: ResumeSectionKind;
}

/** What of a text no value was read from, by place. */
export interface UnreadText {
  /** 0–1, of the letters and digits that a reader of the document sees. */
  share: number;
  /** Several lines in a row. */
  blocks: (Span & { page: number; lines: number })[];
  /** Sections that gave no entry, or fewer than there are stretches of time in them. */
  sections: (Span & { section: ProfileSection; page: number; stretches: number; entries: number })[];
}

export interface Span {
  start: number;
  end: number;
}

/** The place in the document that a fact was read from. */
export interface Evidence extends Span {
  fact: string;
  /** `text.slice(start, end)`, always. */
  quote: string;
  /** 0–1. */
  confidence: number;
  /** Set where the quote was recognized in a picture. */
  source?: 'ocr';
}
