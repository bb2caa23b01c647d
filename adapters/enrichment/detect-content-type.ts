import { CONTENT_TYPES, detectFormat, type Detection } from './extract/detect-format.js';
import { ExtractionFailure } from './extract/extraction-failure.js';

/**
 * The content type of a file, detected from its bytes. Throws an `ExtractionFailure` for what is empty, encrypted or of no format that is read;
 * other damage is found when the file is read, and ends the enrichment.
 */
export async function detectContentType(bytes: Uint8Array, filename: string, detection?: Detection): Promise<string> {
  try {
    return CONTENT_TYPES[await detectFormat(bytes, filename, detection)];
  } catch (error) {
    if (!(error instanceof ExtractionFailure)) throw error;
    if (error.code === 'unsupported_format' || error.code === 'encrypted') throw error;
    return 'application/octet-stream';
  }
}
