import { randomUUID } from 'node:crypto';
import type {
  ClaimOutcome,
  IdempotencyStore,
  StoredAnswer,
  ClaimCompletion,
  ClaimHandle,
  ClaimRequest,
} from '../../../core/spi.js';
import { keyOf, type ClaimDocument } from '../database/collections.js';
import { isDuplicate } from '../connection/driver-errors.js';
import type { MongoDatabase } from '../database/mongo-database.js';

interface Held {
  tenantId: string;
  key: string;
  token: string;
}

export class MongoIdempotencyStore implements IdempotencyStore {
  constructor(private readonly database: MongoDatabase) {}

  /** One command for a key that is new. */
  claim(tenantId: string, request: ClaimRequest): Promise<ClaimOutcome> {
    return this.database.call(async () => {
      const fresh = newClaim(tenantId, request);
      for (;;) {
        try {
          await this.claims.insertOne(fresh);
          return claimed(fresh, false);
        } catch (error) {
          if (!isDuplicate(error)) throw error;
        }
        const present = await this.claims.findOne({ _id: fresh._id, tenantId });
        const outcome = present && (await this.claimAgain(present, fresh, request.now));
        // Purged, or changed by another request in between: read it again.
        if (outcome) return outcome;
      }
    });
  }

  complete(tenantId: string, { key, token, answer }: ClaimCompletion): Promise<void> {
    const { resourceId } = answer;
    const kept = { answer: JSON.stringify(answer), resourceId };
    if (resourceId === null) return this.change({ tenantId, key, token }, kept);
    return this.database.call(async () => {
      // An erasure leaves its tombstone, and then forgets the claims that name the record. So one of the two meets the other: this claim
      // names the record before it looks for a tombstone, and keeps no answer once it is forgotten, whenever either of them is cut off.
      await this.claims.updateOne({ _id: keyOf(tenantId, key), tenantId, token }, { $set: { resourceId } });
      const { candidates, jobs } = this.database.collections;
      const isErased = await (resourceId.startsWith('job_') ? jobs : candidates).findOne(
        { _id: keyOf(tenantId, resourceId), tenantId, deletedAt: { $exists: true } },
        { projection: { _id: 1 } },
      );
      const change = isErased ? { forgotten: true, resourceId: null } : kept;
      await this.write({ tenantId, key, token }, change);
    });
  }

  abandon(tenantId: string, { key, token }: ClaimHandle): Promise<void> {
    return this.change({ tenantId, key, token }, {});
  }

  forget(tenantId: string, resourceId: string): Promise<void> {
    return this.database.call(() => this.forgetAnswers(tenantId, resourceId));
  }

  /** Not through `call`: the relay forgets what an erasure left, also while the store is closing. The key stays used. */
  async forgetAnswers(tenantId: string, resourceId: string): Promise<void> {
    await this.claims.updateMany(
      { tenantId, resourceId },
      { $set: { forgotten: true, answer: null, resourceId: null } },
    );
  }

  releaseAll(): Promise<void> {
    return this.database.call(async () => {
      await this.claims.updateMany(
        { expiresAt: { $gt: new Date(0) }, token: { $ne: null } },
        { $set: { token: null, leasedUntil: null } },
      );
    });
  }

  purge(now: Date): Promise<number> {
    return this.database.call(async () => (await this.claims.deleteMany({ expiresAt: { $lte: now } })).deletedCount);
  }

  /** `undefined`: another request changed it meanwhile. */
  private async claimAgain(present: ClaimDocument, fresh: ClaimDocument, now: Date): Promise<ClaimOutcome | undefined> {
    const { _id, tenantId, expiresAt, token } = present;
    if (expiresAt.getTime() <= now.getTime()) {
      const { matchedCount } = await this.claims.replaceOne({ _id, tenantId, expiresAt, token }, fresh);
      return matchedCount > 0 ? claimed(fresh, false) : undefined;
    }
    if (present.fingerprint !== fresh.fingerprint) return { kind: 'reused' };
    if (present.forgotten) return { kind: 'erased' };
    if (present.answer !== null) return { kind: 'replay', answer: JSON.parse(present.answer) as StoredAnswer };
    if (present.leasedUntil && present.leasedUntil.getTime() > now.getTime()) return { kind: 'in_progress' };
    // Each claim gets a new token: of two that resume the same claim, one matches.
    const { matchedCount } = await this.claims.updateOne(
      { _id, tenantId, token, answer: null, leasedUntil: present.leasedUntil },
      { $set: { token: fresh.token, leasedUntil: fresh.leasedUntil } },
    );
    return matchedCount > 0 ? claimed({ ...present, token: fresh.token }, true) : undefined;
  }

  private change(held: Held, fields: Partial<ClaimDocument>): Promise<void> {
    return this.database.call(() => this.write(held, fields));
  }

  /** Nothing where the lease is lost, or the answer was forgotten before it came. */
  private async write({ tenantId, key, token }: Held, fields: Partial<ClaimDocument>): Promise<void> {
    await this.claims.updateOne(
      { _id: keyOf(tenantId, key), tenantId, token, forgotten: false },
      { $set: { ...fields, token: null, leasedUntil: null } },
    );
  }

  private get claims() {
    return this.database.collections.claims;
  }
}

function newClaim(tenantId: string, request: ClaimRequest): ClaimDocument {
  const { key, fingerprint, commandId, now, leaseMs, keepMs } = request;
  return {
    ...{ _id: keyOf(tenantId, key), tenantId, fingerprint, commandId, token: randomUUID() },
    expiresAt: new Date(now.getTime() + keepMs),
    leasedUntil: new Date(now.getTime() + leaseMs),
    ...{ forgotten: false, resourceId: null, answer: null },
  };
}

function claimed({ commandId, token }: ClaimDocument, resumed: boolean): ClaimOutcome {
  return { kind: 'claimed', commandId, resumed, token: token! };
}
