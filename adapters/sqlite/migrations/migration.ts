export interface Migration {
  /** Counted from 1, without gaps. One that has been released is never changed. */
  version: number;
  name: string;
  sql: string;
}
