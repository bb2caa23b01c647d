import type { AuditRecord } from '../../../core/index.js';

export function presentAuditRecord(record: AuditRecord) {
  const { id, at, keyId, operation, resource, candidateIds, versions, inputHash } = record;
  return {
    ...{ id, object: 'audit_record' as const, at, keyId, operation },
    resource: { type: resource.type, id: resource.id },
    candidateIds,
    versions: versions && { engine: versions.engine, taxonomy: versions.taxonomy },
    inputHash,
  };
}
