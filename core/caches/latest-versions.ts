import { RecentEntries } from './recent-entries.js';

/** Records remembered at most, and half of them at least: many times as many as are written while one acknowledgement is on its way. Some 10 MB. */
const MOST_REMEMBERED = 65_536;

/** The version of a record that is erased: none is later. */
const ERASED = Infinity;

/**
 * The latest version that has been taken in of each record, of those written last. The acknowledgements of two writes, and what two readers
 * have read, may come in another order than the writes were made: the older one is not to take the place of the newer, nor to bring back
 * what has been erased or taken out.
 */
export class LatestVersions {
  private readonly versions: RecentEntries<string, number>;

  constructor(most = MOST_REMEMBERED) {
    this.versions = new RecentEntries(most);
  }

  /** `false`: a later version has been taken in already, or the record is erased. */
  take(tenantId: string, id: string, version: number): boolean {
    const key = `${tenantId}/${id}`;
    const known = this.versions.get(key);
    if (known !== undefined && known > version) return false;
    this.versions.set(key, version);
    return true;
  }

  noteErased(tenantId: string, id: string): void {
    this.take(tenantId, id, ERASED);
  }
}
