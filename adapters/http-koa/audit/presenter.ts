import type { AuditRecord } from '../../../core/index.js';

export function presentAuditRecord(record: AuditRecord) {
  const { type, id } = record.resource;
  return { ...presentAccess(record), resource: { type, id } };
}

/** Without what was asked for. */
export function presentAccess(record: Omit<AuditRecord, 'resource'>) {
  const { id, at, keyId, operation, candidateIds, versions, inputHash } = record;
  return {
    ...{ id, object: 'audit_record' as const, at, keyId, operation },
    candidateIds,
    versions: versions && { engine: versions.engine, taxonomy: versions.taxonomy },
    inputHash,
  };
}
