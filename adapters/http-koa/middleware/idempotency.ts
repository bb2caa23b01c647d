import { type Caller, DomainError, isDomainError } from '../../../core/index.js';
import {
  claimKeyOf,
  type Clock,
  type Digest,
  type IdempotencyStore,
  type StoredAnswer,
  uuidFrom,
} from '../../../core/spi.js';
import type { RouteResponse } from '../route.js';
import type { SerializedResponse } from './send-response.js';

const LEASE_MS = 60_000;
/** Interval between attempts to release a claim, and the longest time that a response waits for the first attempt. */
const RETRY_RELEASE_MS = 500;
const RETENTION_MS = 24 * 3600_000;

/** 1–255 visible ASCII characters, quoted or bare. Throws `idempotency.key_invalid`. */
export function parseIdempotencyKey(header: string): string {
  const quoted = /^"((?:[^"\\]|\\["\\])*)"$/.exec(header);
  const key = quoted?.[1] === undefined ? header : quoted[1].replace(/\\(["\\])/g, '$1');
  if (!/^[\x21-\x7e]{1,255}$/.test(key)) {
    throw new DomainError('idempotency.key_invalid', 'An Idempotency-Key has 1 to 255 visible ASCII characters.');
  }
  return key;
}

/** Executes a POST once for each key of a tenant and replays its response to repeated requests. */
export class Idempotency {
  constructor(private readonly ports: { idempotency: IdempotencyStore; digest: Digest; clock: Clock }) {}

  /**
   * `run` executes the request for the given caller; `finish` serializes its response or its error. Responses with 429 or 5xx are not stored, so
   * the next request with the key is executed again.
   */
  async once(
    caller: Caller,
    request: { key: string; fingerprint: string },
    run: (caller: Caller) => Promise<RouteResponse>,
    finish: (outcome: { answer: RouteResponse } | { error: unknown }) => SerializedResponse,
  ): Promise<SerializedResponse> {
    const { idempotency, digest, clock } = this.ports;
    const { tenantId } = caller;
    const now = clock.now();
    const key = claimKeyOf(digest, tenantId, request.key);
    const claim = await idempotency.claim(tenantId, {
      key,
      fingerprint: digest.sha256(request.fingerprint),
      commandId: uuidFrom(digest, now, `${tenantId} ${request.key} ${String(now.getTime())}`),
      now,
      leaseMs: LEASE_MS,
      keepMs: RETENTION_MS,
    });
    if (claim.kind === 'replay') return toReplay(claim.answer);
    if (claim.kind === 'in_progress') {
      throw new DomainError('idempotency.in_progress', 'The first request with this Idempotency-Key is still running.');
    }
    if (claim.kind === 'reused') {
      throw new DomainError('idempotency.key_reused', 'This Idempotency-Key was used for another request.');
    }
    if (claim.kind === 'erased') {
      throw new DomainError('idempotency.erased', 'The record that this Idempotency-Key made has been erased.');
    }
    const { commandId, resumed, token } = claim;
    let finished: SerializedResponse;
    let resourceId: string | null = null;
    try {
      const answer = await run({ ...caller, command: { id: commandId, resumed } });
      resourceId = answer.resourceId ?? null;
      finished = finish({ answer });
    } catch (error) {
      finished = finish({ error });
    }
    const held = { key, token };
    if (finished.status >= 500 || finished.status === 429) {
      await this.releaseClaim(tenantId, held);
      return finished;
    }
    try {
      await idempotency.complete(tenantId, {
        ...held,
        answer: { ...finished, body: textOf(finished.body), resourceId },
      });
    } catch (error) {
      // A retry finds the finished work by its command id, so it need not wait for the lease to expire.
      await this.releaseClaim(tenantId, held);
      throw error;
    }
    return finished;
  }

  /** Waits for the release only briefly: if the store is unavailable, the response must not wait for it a second time. */
  private async releaseClaim(tenantId: string, claim: { key: string; token: string }): Promise<void> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<void>((resolve) => (timer = setTimeout(resolve, RETRY_RELEASE_MS)));
    try {
      await Promise.race([this.abandonWithRetries(tenantId, claim), late]);
    } finally {
      clearTimeout(timer);
    }
  }

  /**
   * Releases a claim, retrying in the background while the store is unavailable. Otherwise a retry of the request would be rejected as in progress until
   * the lease expires.
   */
  private async abandonWithRetries(
    tenantId: string,
    claim: { key: string; token: string },
    triedFor = 0,
  ): Promise<void> {
    try {
      await this.ports.idempotency.abandon(tenantId, claim);
    } catch (error) {
      if (!isDomainError(error) || triedFor >= LEASE_MS) throw error;
      const later = (): void => {
        // Retries end with the lease, whose expiry releases the claim as well.
        this.abandonWithRetries(tenantId, claim, triedFor + RETRY_RELEASE_MS).catch(() => undefined);
      };
      setTimeout(later, RETRY_RELEASE_MS).unref();
    }
  }
}

function textOf(body: SerializedResponse['body']): string {
  return typeof body === 'string' ? body : Buffer.from(body).toString();
}

function toReplay({ status, body, headers }: StoredAnswer): SerializedResponse {
  return { status, body, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
}
