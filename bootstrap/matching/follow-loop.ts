import type { ChangeFeed } from '../../core/index.js';
import type { Logger } from '../config/logger.js';

/** Milliseconds between two looks: with the look itself well below the second that matching may lag behind. */
const POLL_MS = 400;

/** Looks again and again for what other processes wrote. */
export class FollowLoop {
  private stopping = false;
  private failing = false;
  private wakeUp: () => void = () => undefined;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly feed: ChangeFeed,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.loop ??= this.turn();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wakeUp();
    await this.loop;
  }

  private async turn(): Promise<void> {
    while (!this.stopping) {
      try {
        await this.feed.poll();
        this.failing = false;
      } catch (error) {
        // Once, not twice a second, while a database is away.
        if (!this.failing) this.logger.error({ err: error }, 'following the changes of other processes failed');
        this.failing = true;
      }
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, POLL_MS);
        this.wakeUp = () => {
          clearTimeout(timer);
          resolve();
        };
        if (this.stopping) this.wakeUp();
      });
    }
  }
}
