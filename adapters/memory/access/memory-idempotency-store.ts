import type { ClaimOutcome, IdempotencyStore, ClaimCompletion, ClaimHandle, ClaimRequest } from '../../../core/spi.js';
import type { Claim } from '../database/claim-table.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryIdempotencyStore implements IdempotencyStore {
  private lastToken = 0;

  constructor(private readonly database: MemoryDatabase) {}

  async claim(tenantId: string, input: ClaimRequest): Promise<ClaimOutcome> {
    const { claims: table } = this.database.tenant(tenantId);
    const now = input.now.getTime();
    const holder = { token: String(++this.lastToken), until: now + input.leaseMs };
    const present = table.claims.get(input.key);
    if (!present || present.expiresAt <= now) {
      table.delete(input.key);
      const { fingerprint, commandId } = input;
      table.claims.set(input.key, { fingerprint, commandId, expiresAt: now + input.keepMs, holder, answer: null });
      return { kind: 'claimed', commandId, resumed: false, token: holder.token };
    }
    if (present.fingerprint !== input.fingerprint) return { kind: 'reused' };
    if (present.answer === 'forgotten') return { kind: 'erased' };
    if (present.answer) return { kind: 'replay', answer: present.answer };
    if (present.holder && present.holder.until > now) return { kind: 'in_progress' };
    present.holder = holder;
    return { kind: 'claimed', commandId: present.commandId, resumed: true, token: holder.token };
  }

  async complete(tenantId: string, { key, token, answer }: ClaimCompletion): Promise<void> {
    const claim = this.heldBy(tenantId, key, token);
    if (!claim) return;
    const { claims, tombstones } = this.database.tenant(tenantId);
    if (answer.resourceId !== null && tombstones.has(answer.resourceId)) claim.answer = 'forgotten';
    else claims.complete(key, claim, answer);
  }

  async abandon(tenantId: string, { key, token }: ClaimHandle): Promise<void> {
    const claim = this.heldBy(tenantId, key, token);
    if (claim) claim.holder = null;
  }

  async forget(tenantId: string, resourceId: string): Promise<void> {
    this.database.tenant(tenantId).claims.forget(resourceId);
  }

  async releaseAll(): Promise<void> {
    for (const [, { claims }] of this.database.allTenants()) {
      for (const claim of claims.claims.values()) claim.holder = null;
    }
  }

  async purge(now: Date): Promise<number> {
    let removed = 0;
    for (const [, { claims }] of this.database.allTenants()) {
      for (const [key, claim] of claims.claims) {
        if (claim.expiresAt > now.getTime()) continue;
        claims.delete(key);
        removed += 1;
      }
    }
    return removed;
  }

  private heldBy(tenantId: string, key: string, token: string): Claim | undefined {
    const claim = this.database.tenant(tenantId).claims.claims.get(key);
    return claim?.holder?.token === token ? claim : undefined;
  }
}
