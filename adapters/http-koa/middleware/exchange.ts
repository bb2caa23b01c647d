import type { Route } from '../route.js';

/**
 * What is known of a request while it is answered, for its log line, its metrics and its answer. No personal data. All members are there from
 * the start, because objects that grow on the way are slow in every request.
 */
export interface Exchange {
  requestId: string;
  startedAt: number;
  /** Header fields of the answer that are known before it is: name, value, name, value. */
  readonly headers: string[];
  route: Route | undefined;
  tenantId: string | undefined;
  keyId: string | undefined;
  /** Of a 5xx: what went wrong, for the log only. */
  error: unknown;
}

export interface FinishedExchange extends Readonly<Omit<Exchange, 'headers' | 'startedAt'>> {
  method: string;
  status: number;
  durationMs: number;
  /** As the caller sent it, for the log only. */
  callerRequestId: string | undefined;
}

/** Told of each answer. */
export type Observe = (exchange: FinishedExchange) => void;

export function createExchange(requestId: string, isApi: boolean): Exchange {
  const headers = ['Request-Id', requestId, 'X-Content-Type-Options', 'nosniff'];
  if (isApi) headers.push('Cache-Control', 'no-store');
  return {
    requestId,
    startedAt: performance.now(),
    headers,
    route: undefined,
    tenantId: undefined,
    keyId: undefined,
    error: undefined,
  };
}
