import type { Command } from './caller.js';

interface Versioned {
  version: number;
  updatedAt: string;
  recentCommands: string[];
}

/** How many applied commands a record remembers. */
const REMEMBERED = 5;

/** The members that every change of a record sets. */
export function nextVersion(record: Versioned, now: string, command: Command | undefined): Versioned {
  return {
    version: record.version + 1,
    updatedAt: now,
    recentCommands: command ? [command.id, ...record.recentCommands].slice(0, REMEMBERED) : record.recentCommands,
  };
}

/** Whether this command has been applied already: an earlier attempt was cut off after the write and before the answer. */
export function isApplied(record: Versioned, command: Command | undefined): boolean {
  return command !== undefined && record.recentCommands.includes(command.id);
}
