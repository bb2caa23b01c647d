import { createServer, type IncomingHttpHeaders, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface Received {
  path: string;
  headers: IncomingHttpHeaders;
  body: string;
}

export interface Receiver {
  url: string;
  /** What came to a path. */
  received(path: string): Received[];
  /** Answers of a path, first to last; the last one stays. 204 where none is set. */
  answer(path: string, ...statuses: number[]): void;
}

let server: Server | undefined;
const got: Received[] = [];
const answers = new Map<string, number[]>();

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
    received: (path) => got.filter((each) => each.path === path),
    answer: (path, ...statuses) => void answers.set(path, statuses),
  };
}

function listening(): Promise<Server> {
  const made = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const path = request.url ?? '';
      got.push({ path, headers: request.headers, body: Buffer.concat(chunks).toString('utf8') });
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
