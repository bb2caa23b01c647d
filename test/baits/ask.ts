import { Agent, request } from 'node:http';
import { connect } from 'node:net';
import type { BaitRequest } from './request-bait.js';

export interface BaitAnswer {
  status: number;
  headers: Record<string, string | string[] | undefined>;
  text: string;
}

/** Why an answer is no good; `null` where it is. */
export function faultOf({ status, headers, text }: BaitAnswer): string | null {
  if (status === 304) return null;
  const type = String(headers['content-type'] ?? '');
  const about = `${String(status)} ${type} ${text.slice(0, 200)}`;
  if (status >= 500 && !(status === 503 && headers['retry-after'] !== undefined)) return about;
  try {
    const { code, object } = JSON.parse(text) as { code?: unknown; object?: unknown };
    const isTyped =
      status < 400 ? typeof object === 'string' : type === 'application/problem+json' && typeof code === 'string';
    return isTyped ? null : about;
  } catch {
    return about;
  }
}

/** Sends what `fetch` would refuse or put right. A connection that is closed without an answer is an error. */
export class BaitClient {
  private readonly agent = new Agent({ keepAlive: true });

  constructor(
    private readonly url: string,
    private readonly headers: Record<string, string>,
    private readonly timeoutMs: number,
  ) {}

  ask({ method, path, headers = {}, body }: BaitRequest): Promise<BaitAnswer> {
    const { authorization = '' } = this.headers;
    const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
    return new Promise((resolve, reject) => {
      const { hostname, port } = new URL(this.url);
      const sent = request(
        { hostname, port, method, path, agent: this.agent, headers: { authorization, ...length, ...headers } },
        (response) => {
          const chunks: Buffer[] = [];
          response.on('data', (chunk: Buffer) => chunks.push(chunk));
          response.on('error', reject);
          response.on('end', () => {
            clearTimeout(late);
            resolve({
              status: response.statusCode ?? 0,
              headers: response.headers,
              text: Buffer.concat(chunks).toString('utf8'),
            });
            // What is left of the body is not wanted any more.
            if (!sent.writableFinished) sent.destroy();
          });
        },
      );
      const late = setTimeout(() => sent.destroy(new Error('no answer in time')), this.timeoutMs);
      let answered = false;
      sent.on('response', () => (answered = true));
      sent.on('error', (error) => {
        clearTimeout(late);
        if (!answered) reject(error);
      });
      sent.end(body);
    });
  }

  /** The first answer to bytes that are written as they are. */
  askRaw(bytes: string | Buffer): Promise<BaitAnswer> {
    const { authorization = '' } = this.headers;
    const { hostname, port } = new URL(this.url);
    return new Promise((resolve, reject) => {
      const socket = connect(Number(port), hostname);
      let received = '';
      const finish = (): void => {
        clearTimeout(late);
        socket.destroy();
        const [head = '', text = ''] = received.split(/\r\n\r\n/, 2);
        const [line = '', ...lines] = head.split('\r\n');
        const headers = Object.fromEntries(
          lines.map((each) => [
            each.slice(0, each.indexOf(':')).toLowerCase(),
            each.slice(each.indexOf(':') + 1).trim(),
          ]),
        );
        const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(line)?.[1] ?? Number.NaN);
        if (Number.isNaN(status)) reject(new Error('closed without an answer'));
        else resolve({ status, headers, text: text.slice(0, Number(headers['content-length'] ?? text.length)) });
      };
      const late = setTimeout(() => {
        socket.destroy();
        reject(new Error('no answer in time'));
      }, this.timeoutMs);
      socket.on('data', (chunk) => {
        received += chunk.toString('latin1');
        const end = received.indexOf('\r\n\r\n');
        const length = Number(/content-length: (\d+)/i.exec(received.slice(0, end))?.[1] ?? 0);
        if (end >= 0 && received.length >= end + 4 + length) finish();
      });
      socket.on('close', finish);
      socket.on('error', () => undefined);
      socket.on('connect', () =>
        socket.write(typeof bytes === 'string' ? bytes.replaceAll('KEY', `Authorization: ${authorization}`) : bytes),
      );
    });
  }

  close(): void {
    this.agent.destroy();
  }
}
