import type { Clock } from '../../ports/system/clock.js';
import type { Enricher } from '../../ports/enricher.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import { readCandidate, type ReadCandidate } from './read-candidate.js';

/** Reads a resume and infers what it says, as an enrichment would, and stores nothing. Throws `document.…` where it cannot be read. */
export class ParseResume {
  constructor(private readonly ports: { enricher: Enricher; clock: Clock; ids: IdGenerator }) {}

  execute(input: { resume: ResumeInput }): Promise<ReadCandidate> {
    return readCandidate(this.ports, input);
  }
}
