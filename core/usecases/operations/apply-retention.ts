import { isFinished } from '../../operation/operation.js';
import { SYSTEM } from '../../record/caller.js';
import { retentionCutoffs } from '../../retention/retention.js';
import { listDue, type RetentionPorts } from '../protection/list-due.js';
import { retentionOf } from '../protection/retention-settings.js';
import { startOperation, type StartPorts } from './start-operation.js';

const DAY_MS = 24 * 3600_000;
/** Whoever became due while an erasure was at its end is found by the next look. */
const LOOK_AGAIN_MS = 60_000;

/** Starts an operation that erases those who are due, where there are any and none is under way. */
export class ApplyRetention {
  constructor(private readonly ports: RetentionPorts & StartPorts) {}

  /** When to look again; `undefined` where nothing is ever due by the settings. */
  async execute(tenantId: string): Promise<{ runAt: string | undefined }> {
    const { access, clock, ids } = this.ports;
    const now = clock.now();
    if (retentionCutoffs(await retentionOf(access, tenantId), now).length === 0) return { runAt: undefined };
    const last = await access.setting(nameOf(tenantId));
    const operation = last === undefined ? undefined : await this.ports.operations.get(tenantId, last);
    if (operation && !isFinished(operation)) return { runAt: new Date(now.getTime() + LOOK_AGAIN_MS).toISOString() };
    const { data } = await listDue(this.ports, tenantId, { limit: 1 });
    if (data.length > 0) {
      const id = ids.next('opr');
      // Noted first: a process that dies before it has started leaves a note of none, never one that nobody knows of.
      await access.putSetting(nameOf(tenantId), id);
      const caller = { tenantId, actor: SYSTEM, requestId: null };
      const task = { name: 'erase_due', phase: 'counting', after: null, listed: [] } as const;
      await startOperation(this.ports, caller, { id, kind: 'erasure', task: { ...task, listed: [] }, total: 0 });
    }
    return { runAt: new Date(now.getTime() + DAY_MS).toISOString() };
  }
}

function nameOf(tenantId: string): string {
  return `retention_operation/${tenantId}`;
}
