import type { NewEvent, NewWork, Outbox } from '../../../core/spi.js';

/** What becomes true with a change, inside the document that was changed, until a relay has moved it to its place. */
export type OutboxEntry = {
  /** Unique within the document. */
  id: string;
  queuedAt: string;
} & OutboxContent;

type OutboxContent =
  | { kind: 'event'; event: string }
  | { kind: 'work'; work: string; order: number }
  /** Remove what was derived from a record, or sent to a webhook, that is gone. */
  | { kind: 'erase_candidate'; of: string }
  | { kind: 'erase_job'; of: string }
  | { kind: 'erase_webhook'; of: string };

export type ErasureKind = 'erase_candidate' | 'erase_job' | 'erase_webhook';

/**
 * `order` grows with each write of the document (its version): work that a slow relay moves a second time does not
 * take the place of what a later write asked for.
 */
export function outboxEntries(
  { events, work = [] }: Outbox,
  { order, queuedAt, erasure }: { order: number; queuedAt: string; erasure?: { kind: ErasureKind; of: string } },
): OutboxEntry[] {
  const contents: OutboxContent[] = [
    ...events.map((event) => ({ kind: 'event', event: JSON.stringify(event) }) as const),
    ...work.map((item) => ({ kind: 'work', work: JSON.stringify(item), order }) as const),
    ...(erasure ? [erasure] : []),
  ];
  return contents.map((content, index) => ({ id: `${order}.${index}`, queuedAt, ...content }));
}

export function eventOf(entry: Extract<OutboxEntry, { kind: 'event' }>): NewEvent {
  return JSON.parse(entry.event) as NewEvent;
}

export function workOf(entry: Extract<OutboxEntry, { kind: 'work' }>): NewWork {
  return JSON.parse(entry.work) as NewWork;
}

/** The field of a document to be inserted. */
export function outboxField(entries: OutboxEntry[]): { outbox?: OutboxEntry[] } {
  return entries.length > 0 ? { outbox: entries } : {};
}

/** The part of an update that adds to what is waiting already. */
export function outboxPush(entries: OutboxEntry[]): { $push?: { outbox: { $each: OutboxEntry[] } } } {
  return entries.length > 0 ? { $push: { outbox: { $each: entries } } } : {};
}
