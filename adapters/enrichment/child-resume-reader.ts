import {
  DomainError,
  type DomainErrorCode,
  type ExtractedDocument,
  type ParseContext,
  type ParsedResume,
  type ResumeFile,
  type ResumeReader,
} from '../../core/index.js';
import { ChildProcessExtractor, ExtractionFailure, type ChildProcessExtractorOptions } from './extract/index.js';

/** Reads resumes in warm child processes, so that the host's event loop is free and no file can take it down. */
export class ChildResumeReader implements ResumeReader {
  private readonly children: ChildProcessExtractor;

  constructor(options: ChildProcessExtractorOptions = {}) {
    this.children = new ChildProcessExtractor(options);
  }

  start(): Promise<void> {
    return this.children.start();
  }

  async extract(file: ResumeFile): Promise<ExtractedDocument> {
    return typed(() => this.children.extract(file));
  }

  async parse(document: ExtractedDocument, context: ParseContext): Promise<ParsedResume> {
    return typed(() => this.children.parse(document, context));
  }

  close(): Promise<void> {
    return this.children.close();
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
