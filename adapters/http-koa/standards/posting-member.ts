import type { JobFields } from '../../../core/index.js';

/** A JobPosting of schema.org, by the names of its members. */
export type Posting = Record<string, unknown>;
export type PostingFields = Partial<JobFields>;

/** One member of JobPosting and the part of a job that it describes. */
export interface PostingMember {
  /** What a job takes from it; nothing where the value is of a form that says nothing to a job. */
  read(value: unknown): PostingFields;
  /** How a job says it; `undefined` where it does not. */
  write(job: PostingFields): unknown;
}
