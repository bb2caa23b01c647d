import type { Caller } from '../../../core/index.js';
import type { AuditTrail, Clock, Digest, IdGenerator } from '../../../core/spi.js';
import type { Shown } from './shown.js';

export interface AuditTools {
  /** Absent in a host that keeps no record. */
  trail: AuditTrail | undefined;
  clock: Clock;
  ids: IdGenerator;
  digest: Digest;
}

/** Notes who was shown what. It waits for nothing. */
export function noteShown(
  { trail, clock, ids, digest }: AuditTools,
  { tenantId, actor }: Caller,
  operation: string,
  { resource, candidateIds, versions, inputHashes }: Shown,
): void {
  const [first = null] = inputHashes;
  trail?.note({
    tenantId,
    record: {
      id: ids.next('aud'),
      at: clock.now().toISOString(),
      keyId: actor.type === 'api_key' ? actor.id : null,
      operation,
      resource,
      candidateIds,
      versions,
      inputHash: inputHashes.length > 1 ? digest.sha256(inputHashes.join('\n')) : first,
    },
  });
}
