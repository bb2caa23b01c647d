import type { SnapshottedIndex } from '../../core/spi.js';
import type { Logger } from '../config/logger.js';

/** Milliseconds between two looks at which pools have changed enough. */
const EVERY_MS = 20_000;

/** Stores the index again and again in the background, and once more when the process stops. */
export class SnapshotLoop {
  private timer: NodeJS.Timeout | undefined;
  private underWay: Promise<void> = Promise.resolve();

  constructor(
    readonly index: SnapshottedIndex,
    private readonly logger: Logger,
  ) {}

  start(): void {
    this.timer = setInterval(() => {
      this.underWay = this.underWay.then(() => this.tried(() => this.index.store()));
    }, EVERY_MS).unref();
  }

  /** After the last write. */
  async stop(): Promise<void> {
    clearInterval(this.timer);
    await this.underWay;
    await this.tried(() => this.index.close());
  }

  /** Without a snapshot the next start takes longer: no reason to stop serving. */
  private async tried(work: () => Promise<void>): Promise<void> {
    try {
      await work();
    } catch (error) {
      this.logger.error({ err: error }, 'storing the index failed');
    }
  }
}
