import { DomainError, isDomainError } from '../../errors/domain-error.js';
import type { ResumeDocument } from '../../candidate/candidate.js';
import type { ResumeInput } from '../../candidate/resume-input.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';
import type { DocumentStore } from '../../ports/document-store.js';
import type { IdGenerator } from '../../ports/system/id-generator.js';

/** Largest file, in bytes. */
export const MAX_RESUME_BYTES = 10 * 1024 * 1024;

export interface IntakePorts {
  documents: DocumentStore;
  ids: IdGenerator;
  digest: Digest;
  clock: Clock;
}

/** Stores the file before the record that names it, so that a record never names a file that is not there. */
export async function storeResume(
  ports: IntakePorts,
  tenantId: string,
  candidateId: string,
  input: ResumeInput,
): Promise<ResumeDocument> {
  if (input.bytes.length === 0) throw new DomainError('document.empty', 'The resume is empty.');
  if (input.bytes.length > MAX_RESUME_BYTES) {
    throw new DomainError('document.too_large', `The resume is larger than ${String(MAX_RESUME_BYTES)} bytes.`);
  }
  const id = ports.ids.next('doc');
  const receivedAt = ports.clock.now().toISOString();
  const sha256 = await ports.digest.sha256OfFile(input.bytes);
  await ports.documents.put(tenantId, { id, candidateId, bytes: input.bytes, storedAt: receivedAt });
  return {
    id,
    filename: input.filename,
    contentType: input.contentType,
    sizeBytes: input.bytes.length,
    sha256,
    documentDate: input.documentDate,
    receivedAt,
  };
}

/**
 * Runs the write of a record that names a stored file, and removes the file if the write is refused. If the store became unreachable, it is unknown
 * whether the write was committed: the file stays, and is swept later if no record names it.
 */
export async function keepIfWritten<T>(
  documents: DocumentStore,
  tenantId: string,
  { candidateId, file }: { candidateId: string; file: ResumeDocument | null | undefined },
  write: () => Promise<T>,
): Promise<T> {
  try {
    return await write();
  } catch (error) {
    if (file && isDomainError(error) && error.code !== 'store.unavailable') {
      // The caller gets the reason of the refusal, even if removing the file fails.
      await documents.deleteOf(tenantId, { candidateId, ids: [file.id] }).catch(() => undefined);
    }
    throw error;
  }
}
