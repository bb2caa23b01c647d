import type { AccessRepository, Digest } from '../../core/spi.js';
import type { Config } from '../config/config.js';

const SETTING = 'bootstrap-key-hash';

/**
 * The SHA-256 of an API key that the deployment chose itself; `null` where it chose none. Such a key has no checksum, so the store keeps
 * the hash of the first start, and later starts accept the key without the setting.
 */
export async function bootstrapKeyHash(
  { BOOTSTRAP_API_KEY }: Pick<Config, 'BOOTSTRAP_API_KEY'>,
  access: Pick<AccessRepository, 'getOrCreateSetting' | 'listTenants'>,
  digest: Digest,
): Promise<string | null> {
  const given = BOOTSTRAP_API_KEY === undefined ? '' : digest.sha256(BOOTSTRAP_API_KEY);
  const isFirstStart = (await access.listTenants()).length === 0;
  if (given === '' && isFirstStart) return null;
  const stored = await access.getOrCreateSetting(SETTING, () => (isFirstStart ? given : ''));
  return stored === '' ? null : stored;
}
