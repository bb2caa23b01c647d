import type { Candidate, ResumeDocument } from '../../candidate/candidate.js';
import { DomainError, notFound } from '../../errors/domain-error.js';
import { resumeTextOf, type ResumeText } from '../../intelligence/candidate/resume-text.js';
import type { ParsedDocument } from '../../candidate/parsed-document.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { ByteRange, DocumentStore } from '../../ports/document-store.js';
import type { Caller } from '../../record/caller.js';
import { loadCandidate } from '../records/merged-candidate.js';

interface OriginalPorts {
  candidates: CandidateRepository;
  documents: DocumentStore;
}

/** A resume as it was sent. */
export interface OriginalFile {
  file: ResumeDocument;
  /** The bytes in parts, from `start` to before `end`. Throws `record.not_found` where the file has been erased meanwhile. */
  open(range: ByteRange): Promise<AsyncIterable<Uint8Array>>;
}

/** The stored file of a candidate. Throws `record.not_found` where there is no candidate, or none with a resume. */
export class GetResumeFile {
  constructor(private readonly ports: OriginalPorts) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<OriginalFile> {
    const { resume } = await candidateWithResume(this.ports, tenantId, input.id);
    return {
      file: resume,
      open: async (range) => {
        const bytes = await this.ports.documents.open(tenantId, { id: resume.id, range });
        if (!bytes) throw notFound('resume');
        return bytes;
      },
    };
  }
}

/** The text of a candidate's resume, with the candidate and all that was read. */
export interface OriginalText {
  candidate: Candidate;
  reading: ParsedDocument;
  text: ResumeText;
}

/** The text that evidence points into. Throws `record.not_found` as the file does, and `resume.not_read` where the resume has not been read, or could not be. */
export class GetResumeText {
  constructor(private readonly ports: OriginalPorts) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, input: { id: string }): Promise<OriginalText> {
    const candidate = await candidateWithResume(this.ports, tenantId, input.id);
    const reading = await this.ports.documents.getReading(tenantId, candidate.resume.id);
    if (!reading) throw notRead(candidate);
    return { candidate, reading, text: resumeTextOf(reading) };
  }
}

async function candidateWithResume(
  { candidates }: OriginalPorts,
  tenantId: string,
  id: string,
): Promise<Candidate & { resume: ResumeDocument }> {
  const candidate = await loadCandidate(candidates, tenantId, id);
  if (!candidate.resume) throw new DomainError('record.not_found', 'The candidate has no resume.');
  return { ...candidate, resume: candidate.resume };
}

function notRead({ enrichment: { status, error } }: Candidate): DomainError {
  const isUnderWay = status === 'queued' || status === 'running';
  return new DomainError(
    'resume.not_read',
    isUnderWay
      ? 'The resume has not been read yet; its enrichment is under way.'
      : `The resume could not be read${error ? ` (${error.code})` : ''}. POST …/enrich tries again.`,
    { enrichmentStatus: status },
  );
}
