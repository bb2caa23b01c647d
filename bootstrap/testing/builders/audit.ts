import type { AuditRecord } from '../../../core/index.js';
import { anId, now } from './ids.js';

/** A candidate looked at. */
export function anAuditRecord(fields: Partial<AuditRecord> = {}): AuditRecord {
  const id = anId('cand');
  return {
    id: anId('aud'),
    at: now(),
    keyId: anId('key'),
    operation: 'getCandidate',
    resource: { type: 'candidate', id },
    candidateIds: [id],
    versions: { engine: '1.0.0', taxonomy: '2026.1.1' },
    inputHash: 'f'.repeat(64),
    ...fields,
  };
}
