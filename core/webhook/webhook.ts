/** A subscription to events. */
export interface Webhook {
  id: string;
  url: string;
  /** Event types, prefixes such as `job.*`, or `*`. */
  eventTypes: string[];
  description: string | null;
  status: 'enabled' | 'disabled';
  /** `gone` (the receiver answered 410), `failing` (nothing delivered for five days), `caller`; `null` while enabled. */
  disabledReason: 'gone' | 'failing' | 'caller' | null;
  /** `whsec_…`; the newest first. Older ones sign too until they expire. */
  secrets: WebhookSecret[];
  /** Since when nothing has been delivered, although it was tried; `null` after a success. */
  failingSince: string | null;
  version: number;
  createdAt: string;
  updatedAt: string;
  recentCommands: string[];
}

/** A signing secret; two are valid while one replaces the other. */
export interface WebhookSecret {
  secret: string;
  expiresAt: string | null;
}

export const MAX_WEBHOOKS_PER_TENANT = 50;

/** How long a replaced secret goes on signing beside the new one. */
export const SECRET_OVERLAP_MS = 24 * 3600_000;

/** An endpoint that has failed for so long is disabled. */
export const FAILING_LIMIT_MS = 5 * 24 * 3600_000;

/** The secrets that sign at a moment, newest first. */
export function signingSecrets(webhook: Webhook, at: Date): string[] {
  return webhook.secrets
    .filter(({ expiresAt }) => expiresAt === null || Date.parse(expiresAt) > at.getTime())
    .map(({ secret }) => secret);
}
