/** What the service has acknowledged of one record, and what was sent without an answer since. */
export interface Entry {
  kind: 'candidate' | 'job';
  /** Idempotency-Key of the request that made it, and its external id. */
  key: string;
  /** `undefined` as long as no request with the key was answered. */
  id: string | undefined;
  version: number;
  tags: string[];
  /** Of a job. */
  status: string;
  /** The resume was taken away. */
  withoutResume: boolean;
  deleted: boolean;
  /** Changes of which it is not known whether they were made. */
  unsure: { tags: string[][]; statuses: string[]; withoutResume: boolean; deleted: boolean };
}

export const nothingUnsure = (): Entry['unsure'] => ({ tags: [], statuses: [], withoutResume: false, deleted: false });

/** What a service says that it has done, kept outside of it. */
export class Ledger {
  readonly entries: Entry[] = [];
  /** Answers that no client should get, whatever happens to the machine. */
  readonly strange: string[] = [];
  acknowledged = 0;
  /** Connections that broke before their answer, by a service that was asked to stop. */
  resets = 0;
  /** Sequence of the last event that was looked at, and versions that events announced, by record. */
  lastSequence = 0;
  readonly versions = new Map<string, number[]>();
  readonly deletions = new Map<string, number>();

  add(kind: Entry['kind'], key: string): Entry {
    const entry: Entry = {
      ...{ kind, key, id: undefined, version: 0, tags: [], status: 'draft' },
      ...{ withoutResume: false, deleted: false, unsure: nothingUnsure() },
    };
    this.entries.push(entry);
    return entry;
  }
}
