import { randomUUID } from 'node:crypto';
import type {
  ClaimOutcome,
  IdempotencyStore,
  StoredAnswer,
  ClaimCompletion,
  ClaimHandle,
  ClaimRequest,
} from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';

interface ClaimRow {
  fingerprint: string;
  command_id: string;
  expires_at: number;
  leased_until: number | null;
  forgotten: number;
  answer: string | null;
}

export class SqliteIdempotencyStore implements IdempotencyStore {
  constructor(private readonly database: SqliteDatabase) {}

  claim(tenantId: string, input: ClaimRequest): Promise<ClaimOutcome> {
    const { key, fingerprint, commandId } = input;
    const now = input.now.getTime();
    const until = now + input.leaseMs;
    const token = randomUUID();
    return this.database.write((): ClaimOutcome => {
      const present = this.database
        .prepare<ClaimRow>(
          `SELECT fingerprint, command_id, expires_at, leased_until, forgotten, answer FROM claims
           WHERE tenant_id = ? AND key = ?`,
        )
        .get(tenantId, key);
      if (!present || present.expires_at <= now) {
        this.database
          .prepare(
            `INSERT OR REPLACE INTO claims (tenant_id, key, fingerprint, command_id, expires_at, token, leased_until)
             VALUES (?, ?, ?, ?, ?, ?, ?)`,
          )
          .run(tenantId, key, fingerprint, commandId, now + input.keepMs, token, until);
        return { kind: 'claimed', commandId, resumed: false, token };
      }
      if (present.fingerprint !== fingerprint) return { kind: 'reused' };
      if (present.forgotten) return { kind: 'erased' };
      if (present.answer !== null) return { kind: 'replay', answer: JSON.parse(present.answer) as StoredAnswer };
      if (present.leased_until !== null && present.leased_until > now) return { kind: 'in_progress' };
      this.database
        .prepare('UPDATE claims SET token = ?, leased_until = ? WHERE tenant_id = ? AND key = ?')
        .run(token, until, tenantId, key);
      return { kind: 'claimed', commandId: present.command_id, resumed: true, token };
    });
  }

  async complete(tenantId: string, { key, token, answer }: ClaimCompletion): Promise<void> {
    const sql = `UPDATE claims SET answer = ?, resource_id = ?, token = NULL, leased_until = NULL
      WHERE tenant_id = ? AND key = ? AND token = ?`;
    const ofErased = `UPDATE claims SET forgotten = 1, token = NULL, leased_until = NULL
      WHERE tenant_id = ? AND key = ? AND token = ?`;
    await this.database.write(() => {
      if (this.database.hasTombstone(tenantId, answer.resourceId))
        this.database.prepare(ofErased).run(tenantId, key, token);
      else this.database.prepare(sql).run(JSON.stringify(answer), answer.resourceId, tenantId, key, token);
    });
  }

  async abandon(tenantId: string, { key, token }: ClaimHandle): Promise<void> {
    const sql = 'UPDATE claims SET token = NULL, leased_until = NULL WHERE tenant_id = ? AND key = ? AND token = ?';
    await this.database.write(() => this.database.prepare(sql).run(tenantId, key, token));
  }

  forget(tenantId: string, resourceId: string): Promise<void> {
    return this.database.write(() => this.database.claims.forget(tenantId, resourceId));
  }

  async releaseAll(): Promise<void> {
    const sql = 'UPDATE claims SET token = NULL, leased_until = NULL WHERE token IS NOT NULL';
    await this.database.write(() => this.database.prepare(sql).run());
  }

  purge(now: Date): Promise<number> {
    const sql = 'DELETE FROM claims WHERE expires_at <= ?';
    return this.database.write(() => this.database.prepare(sql).run(now.getTime()));
  }
}
