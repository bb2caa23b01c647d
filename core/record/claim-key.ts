import type { Digest } from '../ports/system/digest.js';

/** What an Idempotency-Key is stored as: callers put names and addresses into them. Keys of two tenants differ also where they are alike. */
export function claimKeyOf(digest: Pick<Digest, 'sha256'>, tenantId: string, key: string): string {
  return digest.sha256(`${tenantId}\n${key}`);
}
