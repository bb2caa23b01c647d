import type { ResumeInput } from '../../../core/index.js';
import { decodeBase64 } from '../schema/base64.js';

/** Tells a file's kind from its bytes, or refuses it at once: `empty`, `encrypted`, `unsupported_format`. Throws a DomainError. */
export type JudgeDocument = (bytes: Uint8Array, filename: string | null) => Promise<string>;

interface ResumeBody {
  text?: string;
  filename?: string;
  contentBase64?: string;
  /** Bytes of a multipart part or of a large file, put here by the body reader. */
  bytes?: Uint8Array;
  documentDate?: string;
}

/** The resume of a request body as the domain takes it. */
export async function resumeInputOf(body: ResumeBody, judge: JudgeDocument): Promise<ResumeInput> {
  const documentDate = body.documentDate ?? null;
  if (body.text !== undefined) {
    return { bytes: new TextEncoder().encode(body.text), filename: null, contentType: 'text/plain', documentDate };
  }
  const bytes = body.bytes ?? decodeBase64(body.contentBase64 ?? '');
  const filename = body.filename ?? null;
  return { bytes, filename, contentType: await judge(bytes, filename), documentDate };
}
