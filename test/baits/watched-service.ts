import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { HEADERS, type Held } from '../../bench/services/event-loop-service.js';
import type { Block } from '../../bench/loop-watch.js';

const START = fileURLToPath(new URL('../../bootstrap/start.mjs', import.meta.url));

/** The service on SQLite in a process of its own, run as `npm start` runs it, which watches its own event loop. */
export class WatchedService {
  private constructor(
    private readonly child: ChildProcess,
    readonly url: string,
  ) {
    // A loop that is held up hears of no end of its parent.
    process.once('exit', this.kill);
  }

  static async start(): Promise<WatchedService> {
    const child = fork(START, ['bench/services/event-loop-service'], { execArgv: ['--max-semi-space-size=64'] });
    const url = await new Promise<string>((resolve, reject) => {
      child.once('message', (message) => {
        resolve(String(message));
      });
      child.once('exit', () => {
        reject(new Error('The service does not start.'));
      });
    });
    return new WatchedService(child, url);
  }

  readonly headers = HEADERS;

  get hasEnded(): boolean {
    return this.child.exitCode !== null || this.child.signalCode !== null;
  }

  async watch(): Promise<void> {
    await this.ask('begin');
  }

  async blocks(): Promise<Block[]> {
    return (await this.ask('blocks')) as Block[];
  }

  async held(): Promise<Held> {
    return (await this.ask('memory')) as Held;
  }

  /** Ends by itself, or is killed where it does not. */
  async stop(): Promise<void> {
    if (this.hasEnded) return;
    const gone = new Promise((resolve) => this.child.once('exit', resolve));
    this.child.kill('SIGTERM');
    const late = setTimeout(this.kill, 30_000);
    await gone;
    clearTimeout(late);
    process.off('exit', this.kill);
  }

  private readonly kill = (): void => void this.child.kill('SIGKILL');

  private ask(question: string): Promise<unknown> {
    return new Promise((resolve, reject) => {
      if (this.hasEnded) {
        reject(new Error('The service has ended.'));
        return;
      }
      this.child.once('message', resolve);
      this.child.send(question);
    });
  }
}
