import { createServer, type IncomingHttpHeaders, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** What came to a path: a list that grows. */
  received(path: string): Received[];
  /** Answers of a path, first to last; the last one stays. 204 where none is set. */
  answer(path: string, ...statuses: number[]): void;
  /** Answers of a path made by hand, for receivers that misbehave. */
  behave(path: string, behaviour: (response: ServerResponse) => void): void;
}

let server: Server | undefined;
const got = new Map<string, Received[]>();
const answers = new Map<string, number[]>();
const behaviours = new Map<string, (response: ServerResponse) => void>();

after(() => {
  server?.closeAllConnections();
  server?.close();
});

/** A receiver of webhooks on this machine. Each test uses paths of its own. */
export async function aReceiver(): Promise<Receiver> {
  server ??= await listening();
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${String(port)}`,
    received: (path) => got.get(path) ?? [],
    answer: (path, ...statuses) => void answers.set(path, statuses),
    behave: (path, behaviour) => void behaviours.set(path, behaviour),
  };
}

function listening(): Promise<Server> {
  const made = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      const received = { path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') };
      const before = got.get(path);
      if (before) before.push(received);
      else got.set(path, [received]);
      const behaviour = behaviours.get(path);
      if (behaviour) {
        behaviour(response);
        return;
      }
      const statuses = answers.get(path) ?? [204];
      const status = statuses.length > 1 ? statuses.shift() : statuses[0];
      response.writeHead(status ?? 204).end();
    });
  });
  return new Promise((resolve) => {
    made.listen(0, '127.0.0.1', () => {
      resolve(made);
    });
  });
}
