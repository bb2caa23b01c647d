import type { CandidateStatus } from '../../candidate/candidate.js';
import { isDomainError } from '../../errors/domain-error.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Position } from '../../ports/page.js';
import type { Clock } from '../../ports/system/clock.js';
import { type Caller, SYSTEM } from '../../record/caller.js';
import { retentionCutoffs, type RetentionSettings } from '../../retention/retention.js';
import type { DeleteCandidate } from '../candidates/delete-candidate.js';
import { retentionOf } from './retention-settings.js';

interface RetentionPorts {
  access: AccessRepository;
  candidates: CandidateRepository;
  clock: Clock;
}

/** A candidate that is due by the settings of the tenant. */
export interface DueCandidate {
  id: string;
  status: CandidateStatus;
  version: number;
  /** The last change, from which the months count. */
  updatedAt: string;
}

/** Where a list of due candidates goes on. */
export interface DuePosition {
  status: CandidateStatus;
  after: Position;
}

interface DueQuery {
  limit: number;
  after?: DuePosition;
  /** Instead of those of the tenant; a status that is left out has no limit. */
  settings?: { [Status in CandidateStatus]?: number | null | undefined };
}

/** A page of those who are due now, by status, the longest unchanged first. */
export class PreviewRetention {
  constructor(private readonly ports: RetentionPorts) {}

  execute(
    { tenantId }: Pick<Caller, 'tenantId'>,
    query: DueQuery,
  ): Promise<{ data: DueCandidate[]; next: DuePosition | null }> {
    return listDue(this.ports, tenantId, query);
  }
}

/** Erased in one run of a sweep; where there are more, the next run follows at once. */
const ERASED_AT_ONCE = 50;
const DAY_MS = 24 * 3600_000;

/** Erases those who are due: exactly those whom the preview shows, by one rule. Safe to repeat at any point. */
export class ApplyRetention {
  constructor(
    private readonly ports: RetentionPorts,
    private readonly deleteCandidate: DeleteCandidate,
  ) {}

  /** When to go on; `undefined` where nothing is ever due by the settings. */
  async execute(tenantId: string): Promise<{ erased: number; runAt: string | undefined }> {
    const { data, next } = await listDue(this.ports, tenantId, { limit: ERASED_AT_ONCE });
    let erased = 0;
    for (const { id, version } of data) if (await this.erase(tenantId, id, version)) erased += 1;
    const now = this.ports.clock.now();
    if (next !== null) return { erased, runAt: now.toISOString() };
    const hasLimits = retentionCutoffs(await retentionOf(this.ports.access, tenantId), now).length > 0;
    return { erased, runAt: hasLimits ? new Date(now.getTime() + DAY_MS).toISOString() : undefined };
  }

  /** Who has been changed or erased since they were listed is not due any more. */
  private async erase(tenantId: string, id: string, version: number): Promise<boolean> {
    const caller: Caller = { tenantId, actor: SYSTEM, requestId: null };
    try {
      await this.deleteCandidate.execute(caller, { id, expectedVersions: [version], reason: 'retention' });
      return true;
    } catch (error) {
      if (isDomainError(error) && ['record.version_conflict', 'record.not_found'].includes(error.code)) return false;
      throw error;
    }
  }
}

async function listDue(
  { access, candidates, clock }: RetentionPorts,
  tenantId: string,
  { limit, after, settings }: DueQuery,
): Promise<{ data: DueCandidate[]; next: DuePosition | null }> {
  const months = settings ? withAll(settings) : await retentionOf(access, tenantId);
  const all = retentionCutoffs(months, clock.now());
  const start = after === undefined ? 0 : all.findIndex(({ status }) => status === after.status);
  const data: DueCandidate[] = [];
  for (const { status, before } of start < 0 ? [] : all.slice(start)) {
    const page = await candidates.list(tenantId, {
      filter: { status, updatedBefore: before },
      sort: 'updatedAt',
      // One more than is shown, also where the status before filled the page: whether any is left.
      limit: Math.max(1, limit - data.length),
      ...(after?.status === status && { after: after.after }),
    });
    if (data.length === limit) {
      if (page.data.length > 0) return { data, next: lastOf(data) };
      continue;
    }
    for (const { id, version, updatedAt } of page.data) data.push({ id, status, version, updatedAt });
    if (page.next) return { data, next: lastOf(data) };
  }
  return { data, next: null };
}

function withAll({ active, hired, unavailable, archived }: NonNullable<DueQuery['settings']>): RetentionSettings {
  return {
    ...{ active: active ?? null, hired: hired ?? null },
    ...{ unavailable: unavailable ?? null, archived: archived ?? null },
  };
}

function lastOf(data: readonly DueCandidate[]): DuePosition | null {
  const last = data.at(-1);
  return last ? { status: last.status, after: { value: last.updatedAt, id: last.id } } : null;
}
