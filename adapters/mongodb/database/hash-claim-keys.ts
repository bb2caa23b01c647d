import { createHash } from 'node:crypto';
import type { Db } from 'mongodb';
import { claimKeyOf } from '../../../core/spi.js';
import { idOf, keyOf, type ClaimDocument } from './collections.js';
import { isDuplicate } from '../connection/driver-errors.js';

const SETTING = 'claim-keys';
const HASHED = 'hashed';

const digest = { sha256: (text: string | Uint8Array) => createHash('sha256').update(text).digest('hex') };

/**
 * Claims of a release that stored Idempotency-Keys as they were sent are found again under the hash of their key. Done once for a database; any number of
 * processes may start at once, and one that is cut off is continued by the next. A process of that older release that still runs beside them
 * leaves claims that nobody finds, and that go when their day is over.
 */
export async function hashClaimKeys(db: Db): Promise<void> {
  const settings = db.collection<{ _id: string; value: string }>('settings');
  const done = await settings.findOne({ _id: SETTING });
  if (done?.value === HASHED) return;
  const claims = db.collection<ClaimDocument>('claims');
  for await (const claim of claims.find({})) {
    const { _id, tenantId } = claim;
    const key = idOf(_id);
    if (isHash(key)) continue;
    try {
      await claims.insertOne({ ...claim, _id: keyOf(tenantId, claimKeyOf(digest, tenantId, key)) });
    } catch (error) {
      // Another process was faster, or this one was cut off in between.
      if (!isDuplicate(error)) throw error;
    }
    await claims.deleteOne({ _id, tenantId });
  }
  await settings.updateOne({ _id: SETTING }, { $set: { value: HASHED } }, { upsert: true });
}

function isHash(key: string): boolean {
  return /^[0-9a-f]{64}$/.test(key);
}
