import type { Consent } from './consent.js';
import type { CandidateIntelligence } from './candidate-intelligence.js';
import type { CandidateFeatures } from './candidate-features.js';
import type { Enrichment } from './enrichment.js';
import type { Preferences } from './preferences.js';
import type { Profile, ProfileSection } from './profile.js';

/** The states of a candidate. Only active candidates are matched. */
export const CANDIDATE_STATUSES = ['active', 'hired', 'unavailable', 'archived'] as const;
/** One of `CANDIDATE_STATUSES`. */
export type CandidateStatus = (typeof CANDIDATE_STATUSES)[number];

/** What the caller said of a section, in `basics` of a member: a value wins over the resume, an empty one hides it, an absent one lets it through. */
export type CallerLayer = Profile;

/** The stored file, without its bytes. */
export interface ResumeDocument {
  id: string;
  filename: string | null;
  contentType: string;
  sizeBytes: number;
  /** Hex. */
  sha256: string;
  /** `YYYY-MM-DD`: the day that "present" in it refers to; `null` where the caller did not say. */
  documentDate: string | null;
  receivedAt: string;
}

/** A merge that a survivor remembers, so that it can be undone. */
export interface Absorbed {
  /** The candidate that was merged. */
  id: string;
  /** RFC 3339. */
  at: string;
  /** What the merge changed, as it was before and as the merge left it; what has been changed since is not restored. */
  before: Partial<CandidateRecord>;
  after: Partial<CandidateRecord>;
}

/** A candidate as stored, but for the parts that only a single fetch shows. */
export interface CandidateRecord {
  id: string;
  externalId: string | null;
  status: CandidateStatus;
  callerLayer: CallerLayer;
  resumeLayer: Profile;
  /** Id of the document that `resumeLayer` was read from, which may be an earlier one than `resume`; `null`: of none. Absent where an earlier release wrote it. */
  resumeLayerFrom?: string | null;
  preferences: Preferences | null;
  suppressedSkills: string[];
  tags: string[];
  customFields: Record<string, unknown>;
  consent: Consent;
  resume: ResumeDocument | null;
  enrichment: Enrichment;
  /** Grows by one with each change. */
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Ids of the last commands applied, newest first: a repeated command finds itself here and changes nothing. */
  recentCommands: string[];
  /** Set while the candidate is merged into another: `get` does not find it then. */
  merged?: {
    into: string;
    at: string;
    prefer: 'this' | 'other';
    /** The versions of the survivor that it may be merged into; absent: any. */
    onlyInto?: number[];
  };
  /** The candidates merged into this one, the earliest first. */
  absorbed?: Absorbed[];
  /** Given back by undoing a merge: hidden candidates of these versions are to be restored, others are not meant. */
  released?: { id: string; version: number }[];
  /** Files that are kept beside `resume`: they were read before a merge brought a newer one. */
  keptDocuments?: string[];
}

/** A candidate whole. Records are immutable: a change makes a new one. */
export interface Candidate extends CandidateRecord {
  intelligence: CandidateIntelligence | null;
  /** What the scorer sees; `null` before the first inference. */
  features: CandidateFeatures | null;
}

/** For each section of the profile the layer that it comes from. */
export type Provenance = Partial<Record<ProfileSection, 'caller' | 'resume'>>;
