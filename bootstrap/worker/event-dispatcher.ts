import type { Application } from '../../core/index.js';
import type { ErrorLog } from '../config/logger.js';

/** Hands new events to the webhooks as they come, and looks by itself from time to time for what a crash left behind. */
export class EventDispatcher {
  private wakeUp: () => void = () => undefined;
  private stopping = false;
  private woken = false;
  private loop: Promise<void> | undefined;

  constructor(
    private readonly ports: { app: Pick<Application, 'dispatchEvents'>; logger: ErrorLog },
    private readonly idleMs: number,
    private readonly dispatched: () => void,
  ) {}

  start(): void {
    this.loop ??= this.turn();
  }

  wake(): void {
    this.woken = true;
    this.wakeUp();
  }

  async stop(): Promise<void> {
    this.stopping = true;
    this.wake();
    await this.loop;
  }

  private async turn(): Promise<void> {
    while (!this.stopping) {
      this.woken = false;
      let handled = 0;
      try {
        handled = await this.ports.app.dispatchEvents.execute();
      } catch (error) {
        this.ports.logger.error({ err: error }, 'handing events to webhooks failed');
      }
      if (handled > 0) this.dispatched();
      else if (!this.woken) {
        await new Promise<void>((resolve) => {
          const timer = setTimeout(resolve, this.idleMs);
          this.wakeUp = () => {
            clearTimeout(timer);
            resolve();
          };
        });
      }
    }
  }
}
