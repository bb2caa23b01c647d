import type { Route } from '../route.js';

/**
 * The state of a request in progress, for its log line, its metrics and its response. Contains no personal data. Every member is set from the
 * start, because V8 is slower with objects that change their shape.
 */
export interface Exchange {
  requestId: string;
  startedAt: number;
  /** Header fields of the response, set before it is sent: name, value, name, value. */
  readonly headers: string[];
  /** Request headers that the response depends on. Not set on the response: one header set by itself makes Node set all of them one by one. */
  readonly vary: string[];
  route: Route | undefined;
  tenantId: string | undefined;
  keyId: string | undefined;
  /** The cause of a 5xx, for the log only. */
  error: unknown;
}

export interface FinishedExchange extends Readonly<Omit<Exchange, 'headers' | 'vary' | 'startedAt'>> {
  method: string;
  status: number;
  durationMs: number;
  /** As the caller sent it, for the log only. */
  callerRequestId: string | undefined;
}

/** Called after each response. */
export type Observe = (exchange: FinishedExchange) => void;

export function createExchange(requestId: string, isApi: boolean): Exchange {
  const headers = ['Request-Id', requestId, 'X-Content-Type-Options', 'nosniff'];
  if (isApi) headers.push('Cache-Control', 'no-store');
  return {
    requestId,
    startedAt: performance.now(),
    headers,
    vary: [],
    route: undefined,
    tenantId: undefined,
    keyId: undefined,
    error: undefined,
  };
}
