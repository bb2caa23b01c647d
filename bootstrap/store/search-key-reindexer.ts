import { setTimeout as sleep } from 'node:timers/promises';
import type { Store } from '../../core/index.js';
import { CANDIDATE_KEYS_VERSION, JOB_KEYS_VERSION } from '../../core/spi.js';
import type { Logger } from '../config/logger.js';

/** Records of one step, few enough that requests do not wait for it, and milliseconds between two. */
const SLICE = 10;
const PAUSE_MS = 20;
const TRIED_AGAIN_AFTER_MS = 60_000;

export interface KeyedRecords {
  what: 'candidates' | 'jobs';
  /** The setting that says that all have the keys of this release. */
  mark: string;
  records: Pick<Store['jobs'], 'refreshKeys'>;
}

/** The records that are found by keys. */
export function keyedRecords({ candidates, jobs }: Pick<Store, 'candidates' | 'jobs'>): KeyedRecords[] {
  return [
    { what: 'candidates', mark: `candidate-keys-${String(CANDIDATE_KEYS_VERSION)}`, records: candidates },
    { what: 'jobs', mark: `job-keys-${String(JOB_KEYS_VERSION)}`, records: jobs },
  ];
}

/**
 * Gives the candidates and jobs that an earlier release has stored the keys that this one finds them by, in small steps in the background.
 * Done once for each version of the keys: when one process is through, none begins again. A process that is stopped before leaves
 * the rest to the next start, which passes over what has its keys.
 */
export class SearchKeyReindexer {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<Store, 'access' | 'candidates' | 'jobs'>,
    private readonly logger: Pick<Logger, 'error'>,
  ) {}

  start(): void {
    this.running ??= this.untilDone();
  }

  /** Settles when all have their keys, or it has been stopped. */
  async done(): Promise<void> {
    await this.running;
  }

  async stop(): Promise<void> {
    this.stopping.abort();
    await this.running;
  }

  private async untilDone(): Promise<void> {
    while (!this.stopping.signal.aborted) {
      try {
        await this.refreshAll();
        return;
      } catch (error) {
        this.logger.error({ err: error }, 'making new keys of stored records failed and is tried again');
        await this.pause(TRIED_AGAIN_AFTER_MS);
      }
    }
  }

  private async refreshAll(): Promise<void> {
    for (const { mark, records } of keyedRecords(this.store)) await this.refresh(mark, records);
  }

  private async refresh(mark: string, records: KeyedRecords['records']): Promise<void> {
    const { access } = this.store;
    if ((await access.setting(mark)) !== undefined) return;
    for (let after: { tenantId: string; id: string } | undefined; !this.stopping.signal.aborted;) {
      after = await records.refreshKeys({ ...(after && { after }), limit: SLICE });
      if (!after) {
        await access.getOrCreateSetting(mark, () => new Date().toISOString());
        return;
      }
      await this.pause(PAUSE_MS);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
