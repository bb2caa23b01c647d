import type { Connection } from '../connection/driver.js';

export interface Migration {
  /** Counted from 1, without gaps. One that has been released is never changed. */
  version: number;
  name: string;
  sql: string;
  /** What SQL cannot express; runs after `sql`, in the same transaction. */
  change?(connection: Connection): void;
}
