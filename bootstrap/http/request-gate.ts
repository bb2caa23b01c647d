import type { Server } from 'node:http';
import { setImmediate as nextTurn, setTimeout as pause } from 'node:timers/promises';

/** So long no new connection must have come; a caller on a busy machine takes its time to open one. */
const QUIET_MS = 200;
const LONGEST_MS = 2000;

/**
 * What the system has accepted for a listener is reset when the listener closes before the process has taken it. There is no such connection while
 * every caller waits for an answer: so the last requests are held back until none comes any more, and answered when the listener is closed.
 */
export class RequestGate {
  private held: (() => void)[] | undefined;
  private connections = 0;

  constructor(server: Server) {
    server.on('connection', () => (this.connections += 1));
  }

  pass(handle: () => void): void {
    if (this.held) this.held.push(handle);
    else handle();
  }

  /** Resolves when no connection was opened for a moment, or after two seconds. */
  async holdUntilQuiet(): Promise<void> {
    this.held = [];
    for (const until = Date.now() + LONGEST_MS; Date.now() < until;) {
      const before = this.connections;
      await pause(QUIET_MS);
      // Connections are taken between timers and this.
      await nextTurn();
      if (this.connections === before) return;
    }
  }

  release(): void {
    const held = this.held ?? [];
    this.held = undefined;
    for (const handle of held) handle();
  }
}
