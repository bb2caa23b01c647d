import type { CandidateStatement } from '../../candidate/patch-candidate.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import type { JobStatement } from '../../job/new-job.js';

/** A candidate as one line of an import states it. */
export interface ImportedCandidate extends CandidateStatement {
  resume?: ResumeInput;
}

/**
 * Reads the lines of an import, each as the body of the POST that makes one such record. Throws `input.malformed` for a line that is no JSON,
 * `input.invalid` with every fault, and `document.…` for a resume that can be refused without being parsed, both with the `externalId` that the
 * line states, if it is one. Yields to the event loop between
 * lines, so that reading many of them holds nothing up.
 */
export interface ImportReader {
  readCandidate(line: Uint8Array): Promise<ImportedCandidate>;
  readJob(line: Uint8Array): Promise<JobStatement>;
}

/** Throws a plain error where the host has given none. */
export function importReaderOf({ importReader }: { importReader?: ImportReader }): ImportReader {
  if (!importReader) throw new Error('This application was created without an `importReader`: it takes no imports.');
  return importReader;
}
