import { setTimeout as sleep } from 'node:timers/promises';
import { CANDIDATE_KEYS_VERSION } from '../core/candidate/candidate-keys.js';
import type { Store } from '../core/index.js';
import type { Logger } from './logger.js';

/** Records of one step, few enough that requests do not wait for it, and milliseconds between two. */
const SLICE = 10;
const PAUSE_MS = 20;
const TRIED_AGAIN_AFTER_MS = 60_000;

/**
 * Gives the candidates that an earlier release has stored the keys that this one finds them by, in small steps behind everything else.
 * Done once for each version of the keys: when one process is through, none begins again. A process that is stopped before leaves
 * the rest to the next start, which passes over what has its keys.
 */
export class SearchKeyReindexer {
  private readonly stopping = new AbortController();
  private running: Promise<void> | undefined;

  constructor(
    private readonly store: Pick<Store, 'access' | 'candidates'>,
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
        this.logger.error({ err: error }, 'making new keys of stored candidates failed and is tried again');
        await this.pause(TRIED_AGAIN_AFTER_MS);
      }
    }
  }

  private async refreshAll(): Promise<void> {
    const { access, candidates } = this.store;
    const name = `candidate-keys-${String(CANDIDATE_KEYS_VERSION)}`;
    if ((await access.setting(name)) !== undefined) return;
    for (let after: { tenantId: string; id: string } | undefined; !this.stopping.signal.aborted;) {
      after = await candidates.refreshKeys({ ...(after && { after }), limit: SLICE });
      if (!after) {
        await access.getOrCreateSetting(name, () => new Date().toISOString());
        return;
      }
      await this.pause(PAUSE_MS);
    }
  }

  private async pause(milliseconds: number): Promise<void> {
    await sleep(milliseconds, undefined, { signal: this.stopping.signal, ref: false }).catch(() => undefined);
  }
}
