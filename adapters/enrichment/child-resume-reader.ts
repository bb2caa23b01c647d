import {
  DomainError,
  MAX_RESUME_BYTES,
  type DomainErrorCode,
  type ExtractedDocument,
  type ParseContext,
  type ParsedResume,
  type ResumeFile,
  type ResumeReader,
} from '../../core/index.js';
import { ChildLost, TaskFailure } from './children/index.js';
import type { EnrichmentChildren } from './enrichment-children.js';

/** Reads resumes in warm child processes, so that the host's event loop is free and no file can take it down. */
export class ChildResumeReader implements ResumeReader {
  constructor(private readonly children: EnrichmentChildren) {}

  async detectContentType(file: ResumeFile): Promise<string> {
    if (file.bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
    return (await typed(() => this.children.interactive.run('detect', sized(file)))) as string;
  }

  async extract(file: ResumeFile): Promise<ExtractedDocument> {
    return (await typed(() => this.children.background.run('extract', sized(file)))) as ExtractedDocument;
  }

  async parse(document: ExtractedDocument, context: ParseContext): Promise<ParsedResume> {
    return (await typed(() => this.children.background.run('parse', { document, context }))) as ParsedResume;
  }
}

/** Judged here, so that nothing oversized is copied to a child. */
function sized({ bytes, filename }: ResumeFile): ResumeFile {
  if (bytes.byteLength > MAX_RESUME_BYTES)
    throw new DomainError('document.too_large', `The resume is larger than ${String(MAX_RESUME_BYTES)} bytes.`);
  return { bytes, ...(filename !== undefined && { filename }) };
}

async function typed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (error instanceof TaskFailure) {
      throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail, { stage: error.stage });
    }
    if (error instanceof ChildLost) throw new DomainError('enricher.unavailable', error.message);
    throw error;
  }
}
