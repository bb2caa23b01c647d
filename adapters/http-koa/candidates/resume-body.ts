import type { ResumeInput } from '../../../core/index.js';
import type { ResumeFile } from '../../../core/spi.js';
import { decodeBase64 } from '../middleware/body/decode-base64.js';

/** The content type of a file, judged by its bytes. Throws a DomainError where it is refused at once: `empty`, `encrypted`, `unsupported_format`. */
export type DetectContentType = (file: ResumeFile) => Promise<string>;

interface ResumeBody {
  text?: string;
  filename?: string;
  contentBase64?: string;
  /** Bytes of a multipart part or of a large file, put here by the body reader. */
  bytes?: Uint8Array;
  documentDate?: string;
}

/** The resume of a request body as the domain takes it. */
export async function toResumeInput(body: ResumeBody, detect: DetectContentType): Promise<ResumeInput> {
  const documentDate = body.documentDate ?? null;
  if (body.text !== undefined) {
    return { bytes: new TextEncoder().encode(body.text), filename: null, contentType: 'text/plain', documentDate };
  }
  const bytes = body.bytes ?? decodeBase64(body.contentBase64 ?? '');
  const filename = body.filename ?? null;
  const contentType = await detect({ bytes, ...(filename !== null && { filename }) });
  return { bytes, filename, contentType, documentDate };
}
