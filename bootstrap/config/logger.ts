import { pino, type Logger } from 'pino';
import { PinoPretty } from 'pino-pretty';
import type { Config } from './config.js';

export type { Logger };

/** What the worker needs of a logger. */
export interface ErrorLog {
  error(fields: { err?: unknown } & Record<string, unknown>, message: string): void;
}

/** JSON lines on standard error, readable ones on a terminal. Never a key, a secret, a resume's text or a person's name: only ids are logged. */
export function createLogger({ LOG_LEVEL }: Pick<Config, 'LOG_LEVEL'>): Logger {
  const options = { level: LOG_LEVEL, base: null, timestamp: pino.stdTimeFunctions.isoTime };
  if (process.stderr.isTTY) {
    return pino(
      options,
      PinoPretty({ destination: 2, ignore: 'pid,hostname', translateTime: 'SYS:HH:MM:ss.l', sync: true }),
    );
  }
  return pino(options, pino.destination({ fd: 2, sync: false }));
}
