/** What a list is ordered by: a time, then the id. */
export interface OrderKey {
  value: string;
  id: string;
}

/** An item in its place; who put it there keeps it, to take it out again. */
export interface Entry<T> extends OrderKey {
  item: T;
  live: boolean;
}

export interface Walk<T> {
  descending: boolean;
  /** Exclusive. */
  after?: OrderKey;
  /** Bounds of the value, both exclusive. */
  above?: string;
  below?: string;
  limit: number;
  accepts(item: T): boolean;
}

/** Above every id. */
const LAST_ID = '\uffff';

/**
 * Items in order of a time that mostly grows. An item that goes leaves a dead entry behind, so that adding costs a push
 * and nothing is shifted; the dead are dropped once they are as many as the living.
 */
export class OrderedRecords<T> {
  private entries: Entry<T>[] = [];
  private living = 0;

  items(): T[] {
    return this.entries.filter(({ live }) => live).map(({ item }) => item);
  }

  insert({ value, id }: OrderKey, item: T): Entry<T> {
    const entry: Entry<T> = { value, id, item, live: true };
    this.living += 1;
    const last = this.entries.at(-1);
    if (last === undefined || compare(last, entry) <= 0) this.entries.push(entry);
    else this.entries.splice(this.firstAbove(entry), 0, entry);
    return entry;
  }

  remove(entry: Entry<T>): void {
    if (!entry.live) return;
    entry.live = false;
    this.living -= 1;
    this.dropDead();
  }

  /** Up to `limit` items that are accepted, in the order asked for. */
  walk({ descending, after, above, below, limit, accepts }: Walk<T>): T[] {
    let low = above === undefined ? 0 : this.firstAbove({ value: above, id: LAST_ID });
    let high = below === undefined ? this.entries.length : this.firstAt({ value: below, id: '' });
    if (after && descending) high = Math.min(high, this.firstAt(after));
    if (after && !descending) low = Math.max(low, this.firstAbove(after));
    const found: T[] = [];
    const step = descending ? -1 : 1;
    for (let at = descending ? high - 1 : low; at >= low && at < high && found.length < limit; at += step) {
      const entry = this.entries[at]!;
      if (entry.live && accepts(entry.item)) found.push(entry.item);
    }
    return found;
  }

  /** Index of the first entry that is not before the key. */
  private firstAt(key: OrderKey): number {
    return this.search((entry) => compare(entry, key) >= 0);
  }

  private firstAbove(key: OrderKey): number {
    return this.search((entry) => compare(entry, key) > 0);
  }

  private search(isPast: (entry: Entry<T>) => boolean): number {
    let low = 0;
    let high = this.entries.length;
    while (low < high) {
      const middle = (low + high) >>> 1;
      if (isPast(this.entries[middle]!)) high = middle;
      else low = middle + 1;
    }
    return low;
  }

  private dropDead(): void {
    if (this.entries.length < 2 * this.living + 64) return;
    this.entries = this.entries.filter((entry) => entry.live);
  }
}

export function compare(a: OrderKey, b: OrderKey): number {
  if (a.value !== b.value) return a.value < b.value ? -1 : 1;
  if (a.id === b.id) return 0;
  return a.id < b.id ? -1 : 1;
}
