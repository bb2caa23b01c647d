import { CANDIDATE_STATUSES } from '../../candidate/candidate.js';
import { invalidInput } from '../../errors/domain-error.js';
import type { AccessRepository } from '../../ports/access-repository.js';
import type { EventBus } from '../../ports/event-bus.js';
import type { Clock } from '../../ports/system/clock.js';
import type { WorkQueue } from '../../ports/work-queue.js';
import type { Caller } from '../../record/caller.js';
import { KEEP_ALL, MOST_MONTHS, type RetentionSettings } from '../../retention/retention.js';

/** One item a tenant: enqueuing it again moves its time. */
export const RETENTION_WORK = 'retention';

/** Milliseconds: longer than storing the settings takes, so that the sweep that is enqueued before them finds them. */
const SETTINGS_STORED_MS = 60_000;

/** What the tenant has set; everything is kept where it has set nothing. */
export class GetRetention {
  constructor(private readonly ports: { access: AccessRepository }) {}

  execute({ tenantId }: Pick<Caller, 'tenantId'>): Promise<RetentionSettings> {
    return retentionOf(this.ports.access, tenantId);
  }
}

/** Replaces the settings of a tenant, and has what is due by them erased. Throws `input.invalid` for anything but whole months. */
export class SetRetention {
  constructor(private readonly ports: { access: AccessRepository; work: WorkQueue; clock: Clock; bus?: EventBus }) {}

  async execute({ tenantId }: Pick<Caller, 'tenantId'>, settings: RetentionSettings): Promise<RetentionSettings> {
    const { access, work, clock, bus } = this.ports;
    const faults = CANDIDATE_STATUSES.filter((status) => !isMonths(settings[status])).map((status) => ({
      pointer: `/${status}`,
      code: 'invalid_value',
      detail: `Write whole months from 1 to ${String(MOST_MONTHS)}, or null to keep these candidates.`,
    }));
    if (faults.length > 0) throw invalidInput(faults);
    // First the sweep, late: a process that dies before the settings are stored leaves one that finds nothing, never settings without a sweep.
    const item = { id: RETENTION_WORK, kind: 'retention', payload: {} } as const;
    const runAt = new Date(clock.now().getTime() + SETTINGS_STORED_MS).toISOString();
    await work.enqueue(tenantId, [{ ...item, runAt }]);
    const { active, hired, unavailable, archived } = settings;
    const stored: RetentionSettings = { active, hired, unavailable, archived };
    await access.putSetting(nameOf(tenantId), JSON.stringify(stored));
    await work.enqueue(tenantId, [item]);
    bus?.announceWork('retention');
    return stored;
  }
}

export async function retentionOf(access: AccessRepository, tenantId: string): Promise<RetentionSettings> {
  const stored = await access.setting(nameOf(tenantId));
  return stored === undefined ? KEEP_ALL : { ...KEEP_ALL, ...(JSON.parse(stored) as RetentionSettings) };
}

function nameOf(tenantId: string): string {
  return `retention/${tenantId}`;
}

function isMonths(months: number | null | undefined): boolean {
  return months === null || (months !== undefined && Number.isInteger(months) && months >= 1 && months <= MOST_MONTHS);
}
