import {
  DomainError,
  type DomainErrorCode,
  type ExtractedDocument,
  type ParseContext,
  type ParsedResume,
  type ResumeFile,
  type ResumeReader,
} from '../../core/index.js';
import { detectContentType } from './detect-content-type.js';
import { ExtractionFailure, readDocument } from './extract/index.js';
import { parseResume } from './parse/index.js';

/**
 * Reads resumes in the calling process: for tests, and for hosts that are short-lived themselves, such as a serverless function.
 * A hostile file can block or exhaust the process; a server uses `ChildResumeReader`.
 */
export class InProcessResumeReader implements ResumeReader {
  async detectContentType({ bytes, filename }: ResumeFile): Promise<string> {
    if (bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
    return typed(() => detectContentType(bytes, filename ?? ''));
  }

  extract({ bytes, filename }: ResumeFile): Promise<ExtractedDocument> {
    return typed(() => readDocument(bytes, filename));
  }

  parse(document: ExtractedDocument, context: ParseContext): Promise<ParsedResume> {
    return Promise.resolve(parseResume(document, context));
  }
}

async function typed<T>(read: () => Promise<T>): Promise<T> {
  try {
    return await read();
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail);
  }
}
