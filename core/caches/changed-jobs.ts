interface Changes {
  revision: number;
  /** The ids of the changes up to this revision are no longer known. */
  forgotten: number;
  /** By revision, from the one after `forgotten`. */
  ids: string[];
}

/** Changes of a tenant that are remembered. Who has looked longer ago looks at all jobs again. */
const REMEMBERED = 1000;

/** Numbers the changes of each tenant's published jobs, and remembers which jobs the last of them were. */
export class ChangedJobs {
  private readonly tenants = new Map<string, Changes>();

  revision(tenantId: string): number {
    return this.tenants.get(tenantId)?.revision ?? 0;
  }

  /** Without an id anything may have changed. */
  note(tenantId: string, id?: string): void {
    const changes = this.tenants.get(tenantId) ?? { revision: 0, forgotten: 0, ids: [] };
    this.tenants.set(tenantId, changes);
    changes.revision += 1;
    if (id !== undefined) changes.ids.push(id);
    if (id !== undefined && changes.ids.length <= 2 * REMEMBERED) return;
    changes.ids = id === undefined ? [] : changes.ids.slice(-REMEMBERED);
    changes.forgotten = changes.revision - changes.ids.length;
  }

  /** `undefined` where it is not known any more. */
  since(tenantId: string, revision: number): ReadonlySet<string> | undefined {
    const changes = this.tenants.get(tenantId) ?? { revision: 0, forgotten: 0, ids: [] };
    if (revision < changes.forgotten) return undefined;
    return new Set(changes.ids.slice(revision - changes.forgotten));
  }
}
