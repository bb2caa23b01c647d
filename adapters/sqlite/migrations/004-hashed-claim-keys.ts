import { createHash } from 'node:crypto';
import { claimKeyOf } from '../../../core/spi.js';
import type { Migration } from './migration.js';

const digest = { sha256: (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex') };

/** Keys that were stored as they were sent are found again under their hash; the fingerprint of a request stays. */
export const hashedClaimKeys: Migration = {
  version: 4,
  name: 'hashed claim keys',
  sql: '',
  change(connection) {
    const rows = connection.prepare<{ tenant_id: string; key: string }>('SELECT tenant_id, key FROM claims').all();
    const update = connection.prepare('UPDATE claims SET key = ? WHERE tenant_id = ? AND key = ?');
    for (const { tenant_id: tenantId, key } of rows) update.run(claimKeyOf(digest, tenantId, key), tenantId, key);
  },
};
