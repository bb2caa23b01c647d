import type { Store } from '../../core/index.js';
import type { TalentIndex } from '../../core/spi.js';

/** How much the index of a process that serves a store alone holds. */
export class IndexSize {
  constructor(
    private readonly index: Pick<TalentIndex, 'size'>,
    private readonly access: Pick<Store['access'], 'listTenants'>,
  ) {}

  /** Tenants with candidates that can be matched, and how many these are in all. Matching sees each write at once. */
  async status(): Promise<{ tenants: number; candidates: number; lagMs: number }> {
    const tenants = await this.access.listTenants();
    const sizes = tenants.map(({ id }) => this.index.size(id)).filter((size) => size > 0);
    return { tenants: sizes.length, candidates: sizes.reduce((sum, size) => sum + size, 0), lagMs: 0 };
  }
}
