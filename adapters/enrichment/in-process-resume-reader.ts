import {
  DomainError,
  type DomainErrorCode,
  type ExtractedDocument,
  type ParseContext,
  type ParsedResume,
  type ResumeFile,
  type ResumeReader,
} from '../../core/index.js';
import { ExtractionFailure, readDocument } from './extract/index.js';
import { parseResume } from './parse/index.js';

/**
 * Reads resumes in the calling process: for tests, and for hosts that are short-lived themselves, such as a serverless function.
 * A hostile file can block or exhaust the process; a server uses `ChildResumeReader`.
 */
export class InProcessResumeReader implements ResumeReader {
  async extract({ bytes, filename }: ResumeFile): Promise<ExtractedDocument> {
    try {
      return await readDocument(bytes, filename);
    } catch (error) {
      if (!(error instanceof ExtractionFailure)) throw error;
      throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail);
    }
  }

  parse(document: ExtractedDocument, context: ParseContext): Promise<ParsedResume> {
    return Promise.resolve(parseResume(document, context));
  }
}
