/** Sends one signed message, to public addresses only. */
export interface WebhookSender {
  /** Why an address is refused at once, or `undefined` where it may be tried. Does not look names up. */
  refusalOf(url: string): string | undefined;
  /** Never throws: a failure is part of the outcome. */
  send(message: WebhookMessage): Promise<SendOutcome>;
  /** A new `whsec_…` secret. */
  newSecret(): string;
}

export interface WebhookMessage {
  url: string;
  /** `webhook-id` */
  id: string;
  timestamp: Date;
  body: string;
  /** Each signs. */
  secrets: string[];
}

export interface SendOutcome {
  responseStatus: number | null;
  durationMs: number;
  error: string | null;
  /** From `Retry-After`, milliseconds. */
  retryAfterMs: number | null;
}
