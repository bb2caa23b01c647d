import { connect } from 'node:net';

export interface Load {
  url: string;
  connections: number;
  perSecond: number;
  milliseconds: number;
  /** The bytes of the n-th request, header and body; `undefined` after the last one. */
  request(n: number): Buffer | undefined;
}

export interface LoadResult {
  requests: number;
  /** Milliseconds, sorted. */
  latencies: number[];
  /** The same, in the order of the answers. */
  inOrder: number[];
}

/** The bytes of a request as `http.request` would send it. */
export function requestBytes(
  method: string,
  path: string,
  { headers, body = '' }: { headers: Record<string, string>; body?: string },
): Buffer {
  const fields = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const length = body === '' ? '' : `Content-Length: ${String(Buffer.byteLength(body))}\r\n`;
  return Buffer.from(`${method} ${path} HTTP/1.1\r\nHost: 127.0.0.1\r\n${fields.join('')}${length}\r\n${body}`);
}

/**
 * Sends requests over kept-alive connections, so many a second or as many as are answered. Two servers are to be compared at the same rate: the
 * slower of two busy ones waits less often, and one that has to wake its client at each answer spends a third of its time on that.
 */
export async function sendLoad({ url, connections, perSecond, milliseconds, request }: Load): Promise<LoadResult> {
  const { hostname, port } = new URL(url);
  const latencies: number[] = [];
  const begun = performance.now();
  const until = begun + milliseconds;
  let n = 0;
  const run = (): Promise<void> =>
    new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      socket.setNoDelay(true);
      let since = 0;
      let missing = -1;
      const next = (): void => {
        since = performance.now();
        if (since >= until) {
          socket.destroy();
          resolve();
          return;
        }
        // Not faster than asked for: the next turn of a timer looks again.
        if (n >= ((since - begun) / 1000) * perSecond) {
          setTimeout(next, 1);
          return;
        }
        missing = -1;
        const bytes = request(n++);
        if (bytes) socket.write(bytes);
        else {
          socket.destroy();
          resolve();
        }
      };
      socket.on('error', reject);
      socket.on('connect', next);
      socket.on('data', (chunk) => {
        if (missing < 0) {
          const end = chunk.indexOf('\r\n\r\n');
          const header = chunk.toString('latin1', 0, end);
          const length = /\r\ncontent-length: (\d+)/i.exec(header);
          if (end < 0 || !length || !header.startsWith('HTTP/1.1 2')) {
            socket.destroy();
            reject(new Error(`Not an answer: ${chunk.toString('latin1', 0, 400)}`));
            return;
          }
          missing = Number(length[1]) - (chunk.length - end - 4);
        } else missing -= chunk.length;
        if (missing > 0) return;
        latencies.push(performance.now() - since);
        next();
      });
    });
  await Promise.all(Array.from({ length: connections }, run));
  return { requests: latencies.length, latencies: [...latencies].sort((a, b) => a - b), inOrder: latencies };
}

/** Sends each of these requests once. */
export function sendEach({
  url,
  connections,
  requests,
}: Pick<Load, 'url' | 'connections'> & { requests: readonly Buffer[] }): Promise<LoadResult> {
  return sendLoad({
    ...{ url, connections, perSecond: Infinity, milliseconds: Infinity },
    request: (n) => requests[n],
  });
}
