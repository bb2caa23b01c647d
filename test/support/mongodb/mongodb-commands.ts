import type { CommandStartedEvent } from 'mongodb';

/** The driver's own. */
const UNCOUNTED = new Set(['hello', 'ping', 'endSessions']);

/** By the driver, or by the relay from time to time. */
export function isAskedByItself(event: CommandStartedEvent): boolean {
  return UNCOUNTED.has(event.commandName) || isPoll(event);
}

function isPoll({ commandName, command }: CommandStartedEvent): boolean {
  return commandName === 'find' && command['filter']['outbox.queuedAt'] !== undefined;
}

/** Reads an outbox, numbers events, puts them into the log and work into the queue, or takes both from the outbox. */
export function isRelay({ commandName, command }: CommandStartedEvent): boolean {
  const collection: unknown = command[commandName];
  if (collection === 'event_heads') return true;
  if (collection === 'events' && commandName === 'insert') return true;
  if (commandName === 'find') return 'outbox' in (command['projection'] ?? {}) || isLogCheck(command);
  return commandName === 'update' && Array.isArray(command['updates'][0]['u']);
}

function isLogCheck(command: CommandStartedEvent['command']): boolean {
  return command['find'] === 'events' && command['filter']['_id']?.['$in'] !== undefined;
}
