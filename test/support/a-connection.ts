import { once } from 'node:events';
import { connect, type Socket } from 'node:net';

export interface RawAnswer {
  status: number;
  head: string;
  body: string;
}

/** A connection as such: what is written to it, what comes back, and whether the other side has ended it. */
export interface Connection {
  socket: Socket;
  write(bytes: string | Uint8Array): void;
  /** All that has come so far. */
  received(): string;
  /** Resolves when so many answers have come, interim ones (1xx) not counted; rejects when the connection ends before. */
  answers(count: number): Promise<RawAnswer[]>;
  /** Resolves with all answers when the other side has closed. */
  closed(): Promise<RawAnswer[]>;
}

export async function aConnection(url: string): Promise<Connection> {
  const { hostname, port } = new URL(url);
  const socket = connect({ host: hostname, port: Number(port), noDelay: true });
  await once(socket, 'connect');
  let text = '';
  socket.on('data', (chunk: Buffer) => (text += chunk.toString('latin1')));
  // A reset shows as what is missing.
  socket.on('error', () => undefined);
  const hasEnded = once(socket, 'close');
  return {
    socket,
    write: (bytes) => void socket.write(bytes),
    received: () => text,
    async answers(count) {
      for (;;) {
        const found = answersIn(text);
        if (found.length >= count) return found;
        if (socket.closed) throw new Error(`The connection ended with ${String(found.length)} answers: ${text}`);
        await Promise.race([once(socket, 'data'), hasEnded]);
      }
    },
    async closed() {
      if (!socket.closed) await hasEnded;
      return answersIn(text);
    },
  };
}

function answersIn(text: string): RawAnswer[] {
  const found: RawAnswer[] = [];
  for (let rest = text; ;) {
    const end = rest.indexOf('\r\n\r\n');
    if (end === -1) return found;
    const head = rest.slice(0, end);
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(head)?.[1]);
    const length = Number(/^content-length: (\d+)/im.exec(head)?.[1] ?? 0);
    if (rest.length < end + 4 + length) return found;
    if (status >= 200) found.push({ status, head, body: rest.slice(end + 4, end + 4 + length) });
    rest = rest.slice(end + 4 + length);
  }
}
