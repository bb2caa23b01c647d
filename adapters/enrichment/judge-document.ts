import { DomainError } from '../../core/index.js';
import { CONTENT_TYPES, detectFormat } from './extract/detect-format.js';
import { ExtractionFailure } from './extract/extraction-failure.js';

/**
 * The content type of a file, told from its bytes. Throws `document.empty`, `document.unsupported_format` and `document.encrypted`;
 * other damage is found when the file is read, and ends the enrichment.
 */
export async function judgeDocument(bytes: Uint8Array, filename: string | null): Promise<string> {
  if (bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
  try {
    return CONTENT_TYPES[await detectFormat(bytes, filename ?? '')];
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    if (error.code === 'unsupported_format') throw new DomainError('document.unsupported_format', error.detail);
    if (error.code === 'encrypted') throw new DomainError('document.encrypted', error.detail);
    return 'application/octet-stream';
  }
}
