import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** What becomes of what is said on the line. */
export type Mode = 'through' | 'loses requests' | 'loses answers';

export interface UnreliableLine {
  port: number;
  /** `at` finds the words that the next break waits for; everything else goes through. */
  breakAt(mode: Exclude<Mode, 'through'>, at: string): void;
  mend(): void;
  /** How often it has broken since it was asked to. */
  readonly breaks: number;
  close(): Promise<void>;
}

/**
 * A TCP line to a server on this machine that breaks when it is asked to: before the words reach the server, or after they have, so that the one who
 * said them does not learn what became of them. Once it has broken nothing goes through until it is mended.
 */
export async function anUnreliableLine(target: number): Promise<UnreliableLine> {
  const sockets = new Set<Socket>();
  let mode: Mode = 'through';
  let words = '';
  let broken = false;
  let breaks = 0;
  const breakNow = (): void => {
    broken = true;
    breaks += 1;
    for (const socket of sockets) socket.destroy();
  };
  const server = createServer((near) => {
    if (broken) {
      near.destroy();
      return;
    }
    const far = connect(target, '127.0.0.1');
    let isLost = false;
    for (const [socket, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(socket);
      socket.on('error', () => undefined);
      socket.on('close', () => {
        sockets.delete(socket);
        other.destroy();
      });
    }
    near.on('data', (chunk) => {
      if (mode !== 'through' && chunk.includes(words)) {
        if (mode === 'loses requests') return breakNow();
        isLost = true;
      }
      far.write(chunk);
    });
    far.on('data', (chunk) => {
      if (isLost) breakNow();
      else near.write(chunk);
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    get breaks() {
      return breaks;
    },
    breakAt(next, at) {
      mode = next;
      words = at;
      breaks = 0;
    },
    mend() {
      mode = 'through';
      broken = false;
    },
    close: () =>
      new Promise((resolve) => {
        for (const socket of sockets) socket.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
