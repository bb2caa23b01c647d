import type { ApiKey, Tenant } from '../../access/access.js';
import { hasKeyChecksum, hasKeyShape } from '../../access/api-key-format.js';
import { DomainError } from '../../errors/domain-error.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Digest } from '../../ports/system/digest.js';

/** An API key and its owner. */
export interface Authenticated {
  key: ApiKey;
  tenant: Tenant;
}

/** Milliseconds for which a key is trusted without asking the store: a revocation takes effect within this time on every process, at once on the one that made it. */
const TRUSTED_MS = 1000;
const USE_NOTED_EVERY_MS = 60_000;
const MOST_KEPT = 10_000;

/** Finds the owner of a key. Throws `key.missing`, `key.invalid`, `key.expired`, `key.revoked`. */
export class Authenticate {
  private readonly recent = new Map<string, { found: Authenticated; until: number }>();
  /** Grows with each revocation here: what was looked up before it is not trusted. */
  private revocations = 0;

  constructor(
    private readonly ports: { access: AccessRepository; digest: Digest; clock: Clock },
    /** Hash of a key that the deployment made itself, without our checksum. */
    private readonly bootstrapHash: string | null = null,
  ) {}

  /** A key that was found within the last second, without asking the store. */
  recall(key: string): Authenticated | undefined {
    const known = this.recent.get(key);
    if (!known) return undefined;
    const now = this.ports.clock.now();
    return known.until > now.getTime() ? usable(known.found, now) : undefined;
  }

  /** Has the store asked for a key that this process has revoked, from its next use on. */
  forget(keyId: string): void {
    this.revocations += 1;
    for (const [key, { found }] of this.recent) if (found.key.id === keyId) this.recent.delete(key);
  }

  async execute(key: string | undefined): Promise<Authenticated> {
    if (key === undefined || key === '')
      throw new DomainError('key.missing', 'An API key is needed: Authorization: Bearer <key>.');
    const known = this.recall(key);
    if (known) return known;
    const { access, digest, clock } = this.ports;
    const now = clock.now();
    const { revocations } = this;
    const hash = hasKeyShape(key) ? digest.sha256(key) : null;
    // The key is looked up by its SHA-256, so response times reveal nothing about it.
    const stored =
      hash !== null && (hasKeyChecksum(key, digest) || hash === this.bootstrapHash)
        ? await access.findKeyByHash(hash)
        : undefined;
    const tenant = stored && (await access.getTenant(stored.tenantId));
    if (!stored || !tenant) throw new DomainError('key.invalid', 'This API key is not known.');
    const found = usable({ key: stored, tenant }, now);
    if (this.recent.size >= MOST_KEPT) this.recent.clear();
    if (revocations === this.revocations) this.recent.set(key, { found, until: now.getTime() + TRUSTED_MS });
    if (stored.lastUsedAt === null || now.getTime() - Date.parse(stored.lastUsedAt) >= USE_NOTED_EVERY_MS) {
      await access.noteKeyUsed(stored.id, now.toISOString());
    }
    return found;
  }
}

function usable(found: Authenticated, now: Date): Authenticated {
  const { revokedAt, expiresAt } = found.key;
  if (revokedAt !== null) throw new DomainError('key.revoked', 'This API key has been revoked.');
  if (expiresAt !== null && Date.parse(expiresAt) <= now.getTime())
    throw new DomainError('key.expired', 'This API key has expired.');
  return found;
}
