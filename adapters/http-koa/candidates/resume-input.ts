import type { ResumeInput } from '../../../core/index.js';
import type { ResumeFile } from '../../../core/spi.js';
import { decodeBase64 } from '../middleware/body/decode-base64.js';
import type { ResumeBody } from './resume-schema.js';

/**
 * Detects the content type of a file from its bytes. Throws a DomainError for a file that can be rejected without parsing it: `document.empty`,
 * `document.encrypted`, `document.unsupported_format`.
 */
export type DetectContentType = (file: ResumeFile) => Promise<string>;

/** Converts the resume of a request body to the input of the use cases. */
export async function toResumeInput(body: ResumeBody, detect: DetectContentType): Promise<ResumeInput> {
  const documentDate = ('documentDate' in body ? body.documentDate : undefined) ?? null;
  if ('text' in body) {
    return { bytes: new TextEncoder().encode(body.text), filename: null, contentType: 'text/plain', documentDate };
  }
  const bytes = 'bytes' in body ? body.bytes : decodeBase64(body.contentBase64);
  const filename = body.filename ?? null;
  const contentType = await detect({ bytes, ...(filename !== null && { filename }) });
  return { bytes, filename, contentType, documentDate };
}
