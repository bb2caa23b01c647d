/** What the stores need of a candidate or a job to keep, find and list it. */
export interface StoredRecord {
  id: string;
  externalId: string | null;
  status: string;
  tags: string[];
  version: number;
  createdAt: string;
  updatedAt: string;
  /** Of a candidate that was merged into another: it is in no list and found by nothing but its id and external id. */
  merged?: object;
}
