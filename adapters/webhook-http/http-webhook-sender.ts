import { randomBytes } from 'node:crypto';
import { Webhook as Signer } from 'standardwebhooks';
import { Agent, request } from 'undici';
import type { SendOutcome, WebhookMessage, WebhookSender } from '../../core/spi.js';
import { urlRefusal, type AddressPolicy } from './address-guard.js';
import { guardedLookup, nameServers, operatingSystem, RefusedAddress, type ResolveName } from './resolve-name.js';

const TIMEOUT_MS = 15_000;
/** More of an answer is not read. */
const MOST_READ = 64 * 1024;

/** Sends by Standard Webhooks 1.0.0; the address that was checked is the one that is connected to. */
export class HttpWebhookSender implements WebhookSender {
  private readonly agent: Agent;

  constructor(
    private readonly policy: AddressPolicy,
    private readonly options: { userAgent: string; timeoutMs?: number; resolve?: ResolveName },
  ) {
    const resolve = options.resolve ?? (policy.allowPrivateNetworks ? operatingSystem : nameServers());
    // As many connections to one host as there are deliveries to it under way: with fewer, a subscription that hangs would hold up all
    // others whose receivers happen to live at the same host.
    this.agent = new Agent({
      connect: { lookup: guardedLookup(policy, resolve), timeout: options.timeoutMs ?? TIMEOUT_MS },
      pipelining: 0,
    });
  }

  refusalOf(url: string): string | undefined {
    return urlRefusal(url, this.policy);
  }

  newSecret(): string {
    return `whsec_${randomBytes(32).toString('base64')}`;
  }

  async send(message: WebhookMessage): Promise<SendOutcome> {
    const started = performance.now();
    const outcome = await this.attempt(message);
    return { ...outcome, durationMs: Math.round(performance.now() - started) };
  }

  async close(): Promise<void> {
    await this.agent.destroy();
  }

  private async attempt({
    url,
    id,
    timestamp,
    body,
    secrets,
  }: WebhookMessage): Promise<Omit<SendOutcome, 'durationMs'>> {
    const refusal = urlRefusal(url, this.policy);
    if (refusal !== undefined) return { responseStatus: null, error: 'address_refused', retryAfterMs: null };
    const timeoutMs = this.options.timeoutMs ?? TIMEOUT_MS;
    try {
      const {
        statusCode,
        headers,
        body: answer,
      } = await request(url, {
        method: 'POST',
        dispatcher: this.agent,
        signal: AbortSignal.timeout(timeoutMs),
        headersTimeout: timeoutMs,
        bodyTimeout: timeoutMs,
        headers: {
          'content-type': 'application/json',
          'user-agent': this.options.userAgent,
          'webhook-id': id,
          'webhook-timestamp': String(Math.floor(timestamp.getTime() / 1000)),
          'webhook-signature': secrets.map((secret) => new Signer(secret).sign(id, timestamp, body)).join(' '),
        },
        body,
      });
      // The connection can be used again when the answer has been read; an endless one is cut off.
      await answer.dump({ limit: MOST_READ, signal: AbortSignal.timeout(timeoutMs) }).catch(() => undefined);
      return {
        responseStatus: statusCode,
        error: errorOf(statusCode),
        retryAfterMs: retryAfterOf(headers['retry-after']),
      };
    } catch (error) {
      return { responseStatus: null, error: failureOf(error), retryAfterMs: null };
    }
  }
}

/** Only 2xx is success. */
function errorOf(status: number): string | null {
  if (status >= 200 && status < 300) return null;
  return status >= 300 && status < 400 ? 'redirect_refused' : 'http_error';
}

function failureOf(error: unknown): string {
  for (let cause: unknown = error; cause instanceof Error; cause = cause.cause) {
    if (cause instanceof RefusedAddress) return 'address_refused';
    if (cause.name === 'TimeoutError' || cause.name === 'AbortError' || /Timeout/.test(cause.name)) return 'timeout';
  }
  return 'connection_failed';
}

const LONGEST_WAIT_MS = 24 * 3600_000;

/** Seconds or an HTTP date (RFC 9110), at most a day. */
function retryAfterOf(header: string | string[] | undefined): number | null {
  const value = Array.isArray(header) ? header[0] : header;
  if (value === undefined) return null;
  const wait = /^\d+$/.test(value) ? Number(value) * 1000 : Date.parse(value) - Date.now();
  return Number.isFinite(wait) && wait > 0 ? Math.min(wait, LONGEST_WAIT_MS) : null;
}
