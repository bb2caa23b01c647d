import type { Actor } from '../record/caller.js';

/** What can happen, as `resource.change`. */
export const EVENT_TYPES = [
  'candidate.created',
  'candidate.updated',
  'candidate.deleted',
  'candidate.enrichment.queued',
  'candidate.enrichment.completed',
  'candidate.enrichment.failed',
  'candidate.duplicate_detected',
  'candidate.merged',
  'candidate.unmerged',
  'job.created',
  'job.updated',
  'job.published',
  'job.closed',
  'job.reopened',
  'job.deleted',
  'operation.completed',
  'operation.failed',
  'webhook.created',
  'webhook.deleted',
  'webhook.disabled',
  'webhook.ping',
] as const;
/** One of `EVENT_TYPES`. */
export type EventType = (typeof EVENT_TYPES)[number];

/**
 * One fact, written in the same atomic step as the change it describes. It never holds personal data:
 * ids, states and names of changed fields only.
 */
export interface NewEvent {
  /** `evt_…` */
  id: string;
  type: EventType;
  timestamp: string;
  actor: Actor;
  requestId: string | null;
  resource: { type: 'candidate' | 'job' | 'operation' | 'webhook'; id: string; version: number };
  data: Record<string, unknown>;
}

/** An event as the log keeps it: written in the same step as the change that it reports. */
export interface PlatformEvent extends NewEvent {
  /** Grows by one per tenant, without gaps once visible. */
  sequence: number;
}

/** `*`, a type, or a prefix such as `job.*`. */
export function matchesEventType(pattern: string, type: EventType): boolean {
  if (pattern === '*' || pattern === type) return true;
  return pattern.endsWith('.*') && type.startsWith(pattern.slice(0, -1));
}

/** Whether a pattern can match anything at all. */
export function isEventTypePattern(pattern: string): boolean {
  return EVENT_TYPES.some((type) => matchesEventType(pattern, type));
}
