import { LRUCache } from 'lru-cache';

/** Pages of all tenants. One of 100 rows holds them by reference: some kilobytes. */
const MOST_PAGES = 500;

/**
 * Pages of lists, read once for each state of the tenant's rows: the same object until one of them changes. One process owns the rows, so
 * nothing changes them that is not noted here.
 */
export class KeptPages<Page extends object> {
  private readonly changes = new Map<string, number>();
  private readonly pages = new LRUCache<string, { page: Page; changes: number }>({ max: MOST_PAGES });

  of(tenantId: string, query: string, read: () => Page): Page {
    const changes = this.changesOf(tenantId);
    const key = `${tenantId}\n${query}`;
    const known = this.pages.get(key);
    if (known?.changes === changes) return known.page;
    const page = read();
    this.pages.set(key, { page, changes });
    return page;
  }

  /** The same number as long as no row of the tenant has changed. */
  changesOf(tenantId: string): number {
    return this.changes.get(tenantId) ?? 0;
  }

  /** To be called before anybody can read what has changed. */
  noteChange(tenantId: string): void {
    this.changes.set(tenantId, this.changesOf(tenantId) + 1);
  }
}
