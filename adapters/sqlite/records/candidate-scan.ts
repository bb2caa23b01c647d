import type { CandidateScan } from '../../../core/spi.js';
import { MERGED } from './list-query.js';

/** A slice of all candidates in the order of their ids, found where it begins: `tenant_id` beside a pair to be after would have SQLite go through the tenant from its first candidate for each slice. */
export function candidateScan({ tenantId, after, limit, forMatching = false }: CandidateScan): {
  sql: string;
  values: (string | number)[];
} {
  const begins = tenantId === undefined ? '(tenant_id, id) > (?, ?)' : 'tenant_id = ? AND id > ?';
  return {
    sql: `SELECT tenant_id, record, features, ${forMatching ? 'NULL AS intelligence' : 'intelligence'} FROM candidates
      WHERE ${begins} AND status <> '${MERGED}' ORDER BY tenant_id, id LIMIT ?`,
    values: [tenantId ?? after?.tenantId ?? '', after?.id ?? '', limit],
  };
}
