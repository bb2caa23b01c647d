import { Agent, request } from 'node:http';

export interface Reply {
  status: number;
  retryAfter: string | undefined;
  json: Record<string, unknown>;
}

export type NoReply = 'refused' | 'reset' | 'late';

const ANSWERS_WITHIN_MS = 30_000;

/** A caller that keeps its connections, and says how they broke. */
export class Client {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    public url: string,
    private readonly key: string,
  ) {}

  send(
    method: string,
    path: string,
    { body, headers = {} }: { body?: object; headers?: Record<string, string> } = {},
  ): Promise<Reply | NoReply> {
    const type = method === 'PATCH' ? 'application/merge-patch+json' : 'application/json';
    const text = body === undefined ? undefined : JSON.stringify(body);
    const { hostname, port } = new URL(this.url);
    const length = text === undefined ? {} : { 'content-type': type, 'content-length': Buffer.byteLength(text) };
    return new Promise((resolve) => {
      const sent = request(
        {
          hostname,
          port,
          method,
          path,
          agent: this.agent,
          headers: { authorization: `Bearer ${this.key}`, ...length, ...headers },
        },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', () => resolve('reset'));
          response.on('end', () => {
            const { statusCode: status = 0, headers: has } = response;
            try {
              const json = JSON.parse(Buffer.concat(chunks).toString('utf8')) as Record<string, unknown>;
              resolve({ status, retryAfter: has['retry-after'], json });
            } catch {
              resolve({ status, retryAfter: has['retry-after'], json: {} });
            }
          });
        },
      );
      sent.setTimeout(ANSWERS_WITHIN_MS, () => {
        resolve('late');
        sent.destroy();
      });
      sent.on('error', ({ code }: NodeJS.ErrnoException) => resolve(code === 'ECONNREFUSED' ? 'refused' : 'reset'));
      sent.end(text);
    });
  }

  /** All pages of a list. Throws where one is not given. */
  async all<T>(path: string): Promise<T[]> {
    const found: T[] = [];
    for (let cursor = ''; ;) {
      const page = await this.send('GET', `${path}${cursor}`);
      if (typeof page === 'string' || page.status !== 200) throw new Error(`GET ${path}: ${JSON.stringify(page)}`);
      found.push(...(page.json['data'] as T[]));
      const next = page.json['nextCursor'] as string | null;
      if (next === null) return found;
      cursor = `&cursor=${encodeURIComponent(next)}`;
    }
  }

  close(): void {
    this.agent.destroy();
  }
}
