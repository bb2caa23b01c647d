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
/** Between two tries to give up a claim; and as long as a caller waits for the first of them. */
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

/** Runs a POST once for each key of a tenant; a repetition gets the first answer again. */
export class Idempotency {
  constructor(private readonly ports: { idempotency: IdempotencyStore; digest: Digest; clock: Clock }) {}

  /**
   * `run` makes the answer under the given caller; `finish` turns it, or a failure, into bytes. Answers of 500 and above, and 429,
   * are not kept: the next request with the key runs anew.
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
      await idempotency.complete(tenantId, { ...held, answer: { ...finished, resourceId } });
    } catch (error) {
      // What was done is found by its command id when the request is sent again, which need not wait for the end of the lease.
      await this.releaseClaim(tenantId, held);
      throw error;
    }
    return finished;
  }

  /** A store that is away is told late that it is: the answer to the caller does not wait for it a second time. */
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
   * Gives up a claim. Where the store is away, most likely what the request has failed of, the caller gets its answer at once, and the claim goes when
   * the store is back; else whoever tries again would be told for the rest of the lease that the first request is still running.
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
        // It ends with the lease, which frees the claim too.
        this.abandonWithRetries(tenantId, claim, triedFor + RETRY_RELEASE_MS).catch(() => undefined);
      };
      setTimeout(later, RETRY_RELEASE_MS).unref();
    }
  }
}

function toReplay({ status, body, headers }: StoredAnswer): SerializedResponse {
  return { status, body, headers: { ...headers, 'Idempotent-Replayed': 'true' } };
}
