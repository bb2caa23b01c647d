import { setTimeout as pause } from 'node:timers/promises';
import { gzipSync } from 'node:zlib';
import type { Command } from 'commander';
import { request } from 'undici';

/** What the service answered, or that it did not: one line for the operator. */
export class ServiceError extends Error {
  constructor(
    message: string,
    readonly status?: number,
  ) {
    super(message);
  }
}

export interface RemoteOptions {
  url: string;
  key?: string;
}

/** The options of every command that calls a running service. */
export function addRemoteOptions(command: Command): Command {
  return command
    .option('--url <url>', 'the service', process.env['TALENT_URL'] ?? 'http://127.0.0.1:3000')
    .option('--key <key>', 'API key; TALENT_API_KEY where not given');
}

const MOST_TRIES = 10;
const LONGEST_WAIT_S = 60;

interface Sent {
  lines?: Buffer;
  json?: object;
  idempotencyKey?: string;
}

/** Calls the API with one key. Waits where the service says so, and tries again what is safe to be sent again. */
export class ServiceClient {
  private readonly url: string;
  private readonly key: string;

  constructor({ url, key }: RemoteOptions) {
    this.url = url.replace(/\/$/, '');
    const given = key ?? process.env['TALENT_API_KEY'];
    if (given === undefined) throw new ServiceError('Give an API key: --key, or TALENT_API_KEY.');
    this.key = given;
  }

  get<T>(path: string): Promise<T> {
    return this.call<T>('GET', path, {});
  }

  /** With an Idempotency-Key, so that a request whose answer was lost is sent again. */
  postLines<T>(path: string, lines: Buffer, idempotencyKey: string): Promise<T> {
    return this.call<T>('POST', path, { lines, idempotencyKey });
  }

  /** All rows of a list, page by page. */
  async *list<T>(path: string): AsyncGenerator<T> {
    const separator = path.includes('?') ? '&' : '?';
    for (let cursor = ''; ;) {
      const page = await this.get<{ data: T[]; nextCursor: string | null }>(`${path}${separator}limit=100${cursor}`);
      yield* page.data;
      if (page.nextCursor === null) return;
      cursor = `&cursor=${encodeURIComponent(page.nextCursor)}`;
    }
  }

  private async call<T>(method: 'GET' | 'POST', path: string, sent: Sent): Promise<T> {
    for (let tries = 1; ; tries += 1) {
      const answer = await this.once(method, path, sent).catch((error: unknown) => {
        if (tries < MOST_TRIES) return undefined;
        throw new ServiceError(`${this.url} cannot be reached: ${(error as Error).message}`);
      });
      const isPassing = !answer || answer.status === 429 || answer.status === 503;
      if (answer && (!isPassing || tries === MOST_TRIES)) return parsed<T>(answer, `${method} ${path}`);
      const seconds = Number(answer?.retryAfter ?? tries);
      await pause(Math.min(Number.isFinite(seconds) ? seconds : tries, LONGEST_WAIT_S) * 1000);
    }
  }

  private async once(method: 'GET' | 'POST', path: string, { lines, json, idempotencyKey }: Sent) {
    const { statusCode, headers, body } = await request(`${this.url}${path}`, {
      method,
      headers: {
        authorization: `Bearer ${this.key}`,
        ...(lines ? { 'content-type': 'application/x-ndjson', 'content-encoding': 'gzip' } : {}),
        ...(json ? { 'content-type': 'application/json' } : {}),
        ...(idempotencyKey === undefined ? {} : { 'idempotency-key': idempotencyKey }),
      },
      body: lines ? gzipSync(lines, { level: 1 }) : json ? JSON.stringify(json) : null,
    });
    return { status: statusCode, retryAfter: headers['retry-after'], text: await body.text() };
  }
}

function parsed<T>({ status, text }: { status: number; text: string }, about: string): T {
  let answer: unknown;
  try {
    answer = JSON.parse(text);
  } catch {
    throw new ServiceError(
      `${about} was answered with ${String(status)} and no JSON. Is this the address of the service?`,
    );
  }
  if (status < 300) return answer as T;
  const { detail, code } = answer as { detail?: string; code?: string };
  throw new ServiceError(`${about} was answered with ${String(status)} ${code ?? ''}: ${detail ?? text}`, status);
}
