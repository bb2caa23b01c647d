import type { Route } from '../route.js';

/** What is known of a request while it is answered, for its log line and its metrics. No personal data. */
export interface Exchange {
  requestId: string;
  startedAt: number;
  route?: Route;
  tenantId?: string;
  keyId?: string;
  /** Of a 5xx: what went wrong, for the log only. */
  error?: unknown;
}

export interface FinishedExchange extends Exchange {
  method: string;
  status: number;
  durationMs: number;
  /** As the caller sent it, for the log only. */
  callerRequestId: string | undefined;
}

/** Told of each answer. */
export type Observe = (exchange: FinishedExchange) => void;
