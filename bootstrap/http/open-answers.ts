import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';

/** The answers that a server has not finished yet, by connection and in the order in which their requests came. */
export class OpenAnswers {
  private readonly connections = new Map<Socket, Set<ServerResponse>>();
  private isClosing = false;

  connect(socket: Socket): void {
    this.connections.set(socket, new Set());
    // An answer that waits for an earlier one of its connection hears nothing of the connection's end.
    socket.once('close', () => this.connections.delete(socket));
  }

  add(answer: ServerResponse): void {
    const answers = this.connections.get(answer.req.socket);
    if (!answers) return;
    if (this.isClosing) {
      for (const earlier of answers) if (!earlier.headersSent) earlier.shouldKeepAlive = true;
      answer.shouldKeepAlive = false;
    }
    answers.add(answer);
    answer.once('close', () => answers.delete(answer));
  }

  /** From now on the answer to the last request that has come over a connection ends it (`Connection: close`), also where the request came before. */
  closeConnections(): void {
    this.isClosing = true;
    for (const answers of this.connections.values()) {
      const last = [...answers].at(-1);
      if (last) last.shouldKeepAlive = false;
    }
  }

  /** The first of a connection that is not finished: answers go out in the order of their requests. */
  firstOf(socket: Socket): ServerResponse | undefined {
    return this.connections.get(socket)?.values().next().value;
  }
}
