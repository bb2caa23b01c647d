import { DEFAULT_WEIGHTS, type JobFeatures, type Store, type TalentIndex } from '../core/index.js';

/** A job that asks for nothing: every candidate of a pool is considered for it. */
const ANY_JOB: JobFeatures = {
  skills: [],
  minMonths: null,
  maxMonths: null,
  education: null,
  languages: [],
  certifications: [],
  seniority: null,
  occupation: null,
};

/**
 * How much an index holds, by what every index can tell. A tenant is asked about again only when its revision has grown, so that a
 * look at an index that rests costs nothing.
 */
export class IndexSize {
  private readonly known = new Map<string, { revision: number; candidates: number }>();

  constructor(
    private readonly index: TalentIndex,
    private readonly access: Pick<Store['access'], 'listTenants'>,
  ) {}

  /** Tenants with candidates that can be matched, and how many these are in all. */
  async measure(): Promise<{ tenants: number; candidates: number }> {
    for (const { id } of await this.access.listTenants()) await this.look(id);
    const sizes = [...this.known.values()].map(({ candidates }) => candidates).filter((size) => size > 0);
    return { tenants: sizes.length, candidates: sizes.reduce((sum, size) => sum + size, 0) };
  }

  private async look(tenantId: string): Promise<void> {
    const revision = this.index.revision(tenantId);
    if (revision === 0 || this.known.get(tenantId)?.revision === revision) return;
    const { considered } = await this.index.supply(tenantId, { job: ANY_JOB, weights: DEFAULT_WEIGHTS });
    this.known.set(tenantId, { revision, candidates: considered });
  }
}
