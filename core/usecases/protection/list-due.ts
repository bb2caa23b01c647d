import type { CandidateStatus } from '../../candidate/candidate.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { CandidateRepository } from '../../ports/candidate-repository.js';
import type { Clock } from '../../ports/system/clock.js';
import type { Caller } from '../../record/caller.js';
import type { DueCandidate, DuePosition } from '../../retention/due-candidate.js';
import { retentionCutoffs, type RetentionSettings } from '../../retention/retention.js';
import { retentionOf } from './retention-settings.js';

export interface RetentionPorts {
  access: AccessRepository;
  candidates: CandidateRepository;
  clock: Clock;
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

/** The one rule by which the preview and the sweep find who is due. */
export async function listDue(
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
