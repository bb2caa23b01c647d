import type { EnrichmentSubject } from '../candidate/enrichment-subject.js';
import type { StageName } from '../candidate/enrichment.js';
import type { QualityFinding } from '../candidate/candidate-intelligence.js';
import type { Inference } from '../candidate/inference.js';
import type { ParsedDocument } from '../candidate/parsed-document.js';
import type { ResumeFile, Span } from '../candidate/resume-document.js';

/**
 * Reads resumes and infers what they say about a candidate: whatever recognizes something in a document happens here. Documents are foreign text, so
 * a server uses an adapter that works in other processes, with a bound on time and memory.
 *
 * Where the document is to blame, all methods throw a `DomainError` with a code `document.…`: `no_text`, `encrypted`, `corrupt`, `unsupported_format`,
 * `too_large` (pages, characters, memory or inflated size over the limit) or `timeout`. `enricher.unavailable` says nothing about the document; the
 * same call may succeed a moment later.
 */
export interface Enricher {
  /**
   * The content type of a file, detected from its bytes. Throws `document.empty`, `document.unsupported_format` and `document.encrypted`; other
   * damage is found by `enrich`, and the type is then `application/octet-stream`.
   */
  detectContentType(file: ResumeFile): Promise<string>;

  /** A `document.…` error has the stage that failed in its `details.stage`. Nothing is invented: what is not in the document is not in the answer. */
  enrich(input: EnrichmentInput): Promise<EnrichmentResult>;

  /** Stretches of each text that name, locate or describe the person: contact data, links, schools, lines on birth, gender, nationality or family. A caller waits for it. */
  findPersonal(input: { texts: readonly string[] }): Promise<Span[][]>;

  /** Says which of the ads holds a long run of words of the text: the longest, as a finding, or nothing. */
  findCopiedAd(input: { text: string; ads: readonly PublishedAd[] }): Promise<QualityFinding[]>;
}

export interface EnrichmentInput {
  candidate: EnrichmentSubject;
  /** Read first; what it says takes the place of the resume layer. */
  file?: ResumeFile;
  /** Of an earlier enrichment, instead of a file. */
  reading?: ParsedDocument;
  generatedAt: string;
  /** Whether a caller waits for the answer: it goes before what was queued. */
  isAwaited?: boolean;
  /** Whether it takes some milliseconds at most: it may share a trip to another process. */
  isSmall?: boolean;
}

export interface EnrichmentResult extends Inference {
  /** What the file says; absent without a file. */
  reading?: ParsedDocument;
  /** Of the document's text: one at least is shared with each text that has a long run of words in common with it. Empty without a document. */
  fingerprints: Uint32Array;
  /** Milliseconds of each stage that ran. */
  durations: Partial<Record<StageName, number>>;
}

export interface PublishedAd {
  jobId: string;
  title: string;
  description: string;
}
