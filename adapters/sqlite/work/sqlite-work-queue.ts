import type { LeasedWork, WorkLease } from '../../../core/index.js';
import {
  type WorkKind,
  CLOCK_TOLERANCE_MS,
  type LeaseExtension,
  type LeaseRequest,
  type LeaseReturn,
  type NewWork,
  type WorkDepth,
  type WorkQueue,
  type DepthQuery,
} from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';
import { HELD, heldBy } from '../database/work-rows.js';

interface WorkRow {
  kind: WorkKind;
  tenant_id: string;
  id: string;
  run_at: string;
  attempt: number;
  enqueued_at: string;
  payload: string;
}

/** After all ids in the order of the index. */
const LAST_TENANT = '\u{10ffff}';

type Wanted = Pick<LeaseRequest, 'limit' | 'roomFor'>;

export class SqliteWorkQueue implements WorkQueue {
  /** Of each kind, the tenant that was served last: the next one has its turn. Fairness needs no memory over a restart. */
  private readonly lastServed = new Map<WorkKind, string>();

  constructor(private readonly database: SqliteDatabase) {}

  enqueue(tenantId: string, work: NewWork[]): Promise<void> {
    return this.database.write(() => this.database.outbox.enqueue(tenantId, work));
  }

  async lease({ kind, limit, leaseMs, now, roomFor }: LeaseRequest): Promise<LeasedWork[]> {
    const at = now.toISOString();
    await this.recallFromFuture(kind);
    // Looking is cheap and is not a write: workers look far more often than there is work.
    const next = await this.nextRunAt(kind);
    if (next === null || next > at) return [];
    const wanted = { limit, ...(roomFor && { roomFor }) };
    if (roomFor && this.tenantsWithDue(kind, at, { limit: 1, roomFor }).length === 0) return [];
    // Without the disk: a loss of power ends every lease, and what is done twice is found to be done.
    return this.database.writeRepeatable(() => {
      const due = this.dueInTurns(kind, at, wanted);
      if (due.length === 0) return [];
      const fence = this.database
        .prepare<{ last: number }>('UPDATE work_fence SET last_fence = last_fence + ? RETURNING last_fence AS last')
        .get(due.length)!;
      const lease = this.database.prepare(
        'UPDATE work SET leased_until = ?, attempt = attempt + 1, fence = ? WHERE kind = ? AND tenant_id = ? AND id = ?',
      );
      const until = new Date(now.getTime() + leaseMs).toISOString();
      return due.map((row, index) => {
        const given = fence.last - index;
        lease.run(until, given, kind, row.tenant_id, row.id);
        return asLeased({ ...row, attempt: row.attempt + 1 }, given);
      });
    });
  }

  extend(work: WorkLease, { leaseMs, now }: LeaseExtension): Promise<boolean> {
    const until = new Date(now.getTime() + leaseMs).toISOString();
    return this.database.writeRepeatable(
      () => this.database.prepare(`UPDATE work SET leased_until = ? WHERE ${HELD}`).run(until, ...heldBy(work)) > 0,
    );
  }

  complete(work: WorkLease): Promise<boolean> {
    return this.database.writeRepeatable(() => this.database.work.complete(work));
  }

  release(work: WorkLease, { runAt, uncounted }: LeaseReturn): Promise<boolean> {
    const sql = `UPDATE work SET run_at = ?, enqueued_at = ?, leased_until = NULL, attempt = attempt - ? WHERE ${HELD}`;
    const at = this.database.clock.now().toISOString();
    return this.database.write(() => this.database.prepare(sql).run(runAt, at, uncounted ? 1 : 0, ...heldBy(work)) > 0);
  }

  async cancel(tenantId: string, { kind, id }: Pick<WorkLease, 'kind' | 'id'>): Promise<void> {
    const sql = 'DELETE FROM work WHERE kind = ? AND tenant_id = ? AND id = ?';
    await this.database.write(() => this.database.prepare(sql).run(kind, tenantId, id));
  }

  async depth({ kind, now }: DepthQuery): Promise<WorkDepth> {
    const at = now.toISOString();
    const due = this.database
      .prepare<{ waiting: number; oldest: string | null }>(
        'SELECT count(*) AS waiting, min(run_at) AS oldest FROM work WHERE kind = ? AND visible_at <= ?',
      )
      .get(kind, at)!;
    const held = this.database
      .prepare<{ n: number }>(
        'SELECT count(*) AS n FROM work WHERE kind = ? AND visible_at > ? AND leased_until IS NOT NULL',
      )
      .get(kind, at)!;
    return { waiting: due.waiting, leased: held.n, oldestRunAt: due.oldest };
  }

  async nextRunAt(kind: WorkKind): Promise<string | null> {
    const sql = 'SELECT min(visible_at) AS next FROM work WHERE kind = ?';
    return this.database.prepare<{ next: string | null }>(sql).get(kind)?.next ?? null;
  }

  /** Ends the leases that a dead process left behind. */
  async releaseAll(): Promise<void> {
    const sql = 'UPDATE work SET leased_until = NULL WHERE leased_until IS NOT NULL';
    await this.database.write(() => this.database.prepare(sql).run());
  }

  /** Makes those due at once that a clock ahead has enqueued as due at once, or has given back to be tried again. */
  private async recallFromFuture(kind: WorkKind): Promise<void> {
    const now = this.database.clock.now();
    const at = now.toISOString();
    const latest = new Date(now.getTime() + CLOCK_TOLERANCE_MS).toISOString();
    const sql = 'SELECT max(enqueued_at) AS last FROM work WHERE kind = ?';
    const last = this.database.prepare<{ last: string | null }>(sql).get(kind)?.last ?? '';
    if (last <= latest) return;
    const recall = `UPDATE work SET run_at = CASE WHEN run_at <= enqueued_at OR attempt > 0 THEN ? ELSE run_at END, enqueued_at = ?, leased_until = NULL
      WHERE kind = ? AND enqueued_at > ?`;
    await this.database.write(() => this.database.prepare(recall).run(at, at, kind, latest));
  }

  /** The earliest due items, one of each tenant in turn, beginning after the tenant that was served last. */
  private dueInTurns(kind: WorkKind, at: string, { limit, roomFor = () => Infinity }: Wanted): WorkRow[] {
    const ofTenant = this.database.prepare<WorkRow>(
      `SELECT kind, tenant_id, id, run_at, attempt, enqueued_at, payload FROM work INDEXED BY work_due_by_tenant
       WHERE kind = ? AND tenant_id = ? AND visible_at <= ? ORDER BY visible_at LIMIT ? OFFSET ?`,
    );
    const queues = new Map(this.tenantsWithDue(kind, at, { limit, roomFor }).map((id) => [id, [] as WorkRow[]]));
    let open = [...queues];
    for (let missing = limit; missing > 0 && open.length > 0;) {
      const share = Math.ceil(missing / open.length);
      open = open.filter(([tenantId, queue]) => {
        const wanted = Math.min(share, roomFor(tenantId) - queue.length);
        if (wanted <= 0) return false;
        const rows = ofTenant.all(kind, tenantId, at, wanted, queue.length);
        queue.push(...rows);
        missing -= rows.length;
        return rows.length === wanted;
      });
    }
    const taken: WorkRow[] = [];
    const rounds = Math.max(0, ...[...queues.values()].map(({ length }) => length));
    for (let round = 0; round < rounds; round += 1) {
      for (const queue of queues.values()) if (round < queue.length && taken.length < limit) taken.push(queue[round]!);
    }
    const last = taken.at(-1);
    if (last) this.lastServed.set(kind, last.tenant_id);
    return taken;
  }

  /** In turn, and no more than there may be items: one look at the index for each tenant that is passed. */
  private tenantsWithDue(kind: WorkKind, at: string, { limit, roomFor = () => Infinity }: Wanted): string[] {
    const following = this.database.prepare<{ id: string; visible_at: string }>(
      `SELECT tenant_id AS id, visible_at FROM work INDEXED BY work_due_by_tenant
       WHERE kind = ? AND tenant_id > ? AND tenant_id <= ? ORDER BY tenant_id, visible_at LIMIT 1`,
    );
    const last = this.lastServed.get(kind) ?? '';
    const found: string[] = [];
    for (const [from, to] of [
      [last, LAST_TENANT],
      ['', last],
    ] as const) {
      for (let next = following.get(kind, from, to); next; next = following.get(kind, next.id, to)) {
        if (next.visible_at <= at && roomFor(next.id) > 0) found.push(next.id);
        if (found.length === limit) return found;
      }
    }
    return found;
  }
}

function asLeased(row: WorkRow, fence: number): LeasedWork {
  return {
    id: row.id,
    kind: row.kind,
    tenantId: row.tenant_id,
    runAt: row.run_at,
    payload: JSON.parse(row.payload) as unknown,
    attempt: row.attempt,
    fence,
    enqueuedAt: row.enqueued_at,
  };
}
