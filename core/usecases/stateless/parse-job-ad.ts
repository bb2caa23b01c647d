import type { JobAssessor } from '../../intelligence/job/assess-job.js';
import type { JobIntelligence } from '../../intelligence/job/job-intelligence.js';
import type { JobTextReader } from '../../intelligence/job/job-text-reader.js';
import { measureIntelligence } from '../../intelligence/job/measure-intelligence.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { Enricher } from '../../ports/enricher.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';
import type { TalentIndex } from '../../ports/talent-index.js';
import type { Caller } from '../../record/caller.js';
import type { Taxonomy } from '../../taxonomy/taxonomy.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import { readCandidate } from './read-candidate.js';
import { readJob } from './read-job.js';

/** An ad as text, or as a file of one of the formats that resumes have. */
export type JobAdInput = { title: string; description?: string | null } | { title?: string; file: ResumeInput };

/** Characters of a title that is taken from the first line of a file. */
const LONGEST_TITLE = 300;

/** Reads an ad as that of a new job is read, and stores nothing. Throws `document.…` for a file that cannot be read. */
export class ParseJobAd {
  constructor(
    private readonly ports: {
      enricher: Enricher;
      texts: JobTextReader;
      assessor: JobAssessor;
      index: TalentIndex;
      taxonomy: Taxonomy;
      digest: Digest;
      clock: Clock;
      ids: IdGenerator;
    },
  ) {}

  async execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    input: JobAdInput,
  ): Promise<{ title: string; description: string | null; intelligence: JobIntelligence }> {
    const stated = 'file' in input ? await this.textOf(input) : input;
    const job = await readJob(this.ports, stated);
    const { intelligence } = await measureIntelligence(tenantId, this.ports.assessor.assess(job), this.ports);
    return { title: job.title, description: job.description, intelligence };
  }

  private async textOf({ title, file }: { title?: string; file: ResumeInput }) {
    // What extracts the text of a resume does so for any document.
    const { text } = await readCandidate(this.ports, { resume: file });
    const [first = ''] = text.trimStart().split('\n', 1);
    return { title: title ?? (first.trim().slice(0, LONGEST_TITLE) || 'Untitled'), description: text };
  }
}
