import type { CandidateFeatures, FullWeights, JobFeatures } from '../../core/spi.js';

/** A candidate as words, for those who look for words. */
export interface PoolDocument {
  skills: string;
  titles: string;
  location: string;
  text: string;
}

/** The same candidate as features and as words. */
export interface PoolEntry {
  /** Counted from 1. */
  number: number;
  id: string;
  features: CandidateFeatures;
  document: PoolDocument;
}

/** The same job as features and as words. */
export interface Question {
  job: JobFeatures;
  weights: FullWeights;
  /** Title, skills and certificates that are asked for, and languages; each word once, in lower case. */
  words: readonly string[];
}

/** How many of the best are asked for. */
export const BEST = 25;

/** What is compared: keeps candidates and finds the best for a job. */
export interface Peer {
  put(entries: readonly PoolEntry[]): void | Promise<void>;
  /** What is left to do when all have been put in, such as an index that is made at once. */
  finish?(): Promise<void>;
  /** The numbers of the best, best first. */
  best(question: Question): number[] | Promise<number[]>;
  /** Others in the place of those with the same numbers, each by itself. */
  replace(entry: PoolEntry): void | Promise<void>;
  /** Works on a server whose memory and processor time are not known here. */
  readonly isElsewhere?: boolean;
  /** Other processes that work for it. */
  processes?(): number[];
  close?(): Promise<void>;
}

/** Why a peer is not measured here. */
export class NotHere extends Error {}
