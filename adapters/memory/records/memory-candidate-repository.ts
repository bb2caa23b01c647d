import { type Candidate, type CandidateRecord, notFound, type Page, type RecordQuery } from '../../../core/index.js';
import {
  type CandidateFilter,
  type CandidateRepository,
  versionConflict,
  type CandidateErasure,
  type CandidateInsert,
  type CandidateScan,
  type CandidateUpdate,
  type EnrichmentProgress,
  type IdentityKeyQuery,
  type ScannedCandidate,
  type SharedIdentityKeys,
  MOST_HOLDERS_OF_A_KEY,
  rankSharedKeys,
  withRunningEnrichment,
} from '../../../core/spi.js';
import type { MemoryDatabase } from '../database/memory-database.js';

export class MemoryCandidateRepository implements CandidateRepository {
  constructor(private readonly database: MemoryDatabase) {}

  async insert(tenantId: string, { candidate, outbox }: CandidateInsert): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    if (tenant.tombstones.has(candidate.id)) throw versionConflict();
    tenant.candidates.assertInsertable(candidate);
    tenant.candidates.put(candidate);
    tenant.identityKeys.noteChange(candidate.id);
    this.database.apply(tenantId, outbox);
  }

  revision(tenantId: string): number {
    return this.database.tenant(tenantId).candidates.revision;
  }

  async get(tenantId: string, id: string): Promise<Candidate | undefined> {
    const candidate = this.database.tenant(tenantId).candidates.get(id);
    return candidate?.merged ? undefined : candidate;
  }

  async findMerged(tenantId: string, by: { id: string } | { externalId: string }): Promise<Candidate | undefined> {
    const { candidates } = this.database.tenant(tenantId);
    const candidate = 'id' in by ? candidates.get(by.id) : candidates.getByExternalId(by.externalId);
    return candidate?.merged ? candidate : undefined;
  }

  async update(tenantId: string, { candidate, expectedVersion, outbox, completes }: CandidateUpdate): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    tenant.candidates.assertReplaceable(candidate, expectedVersion);
    tenant.candidates.put(candidate);
    if (candidate.merged) tenant.identityKeys.remove(candidate.id);
    else tenant.identityKeys.noteChange(candidate.id);
    this.database.apply(tenantId, outbox);
    if (completes) this.database.work.complete(completes);
  }

  async noteEnrichmentRunning(tenantId: string, progress: EnrichmentProgress): Promise<void> {
    const { candidates } = this.database.tenant(tenantId);
    const running = withRunningEnrichment(candidates.get(progress.id), progress);
    if (running) candidates.put(running);
  }

  async erase(tenantId: string, { id, expectedVersion, deletedAt, outbox }: CandidateErasure): Promise<void> {
    const tenant = this.database.tenant(tenantId);
    const candidate = tenant.candidates.get(id);
    if (!candidate) throw notFound('candidate');
    tenant.candidates.assertVersion(id, expectedVersion);
    tenant.candidates.delete(candidate);
    tenant.identityKeys.remove(id);
    tenant.documents.deleteOf(id);
    tenant.feedback.delete(id);
    tenant.claims.forget(id);
    tenant.tombstones.set(id, deletedAt);
    this.database.apply(tenantId, outbox);
  }

  async list(tenantId: string, query: RecordQuery<CandidateFilter>): Promise<Page<CandidateRecord>> {
    const tenant = this.database.tenant(tenantId);
    const { email } = query.filter;
    return tenant.candidates.list(query, email === undefined ? undefined : tenant.identityKeys.idsOf(`email:${email}`));
  }

  async findByIdentityKeys(tenantId: string, { keys, exceptId }: IdentityKeyQuery): Promise<SharedIdentityKeys[]> {
    const { identityKeys: index } = this.database.tenant(tenantId);
    const shared = new Map<string, string[]>();
    for (const key of new Set(keys)) {
      let looked = 0;
      for (const id of index.idsOf(key)) {
        if (id === exceptId) continue;
        shared.set(id, [...(shared.get(id) ?? []), key]);
        if ((looked += 1) === MOST_HOLDERS_OF_A_KEY) break;
      }
    }
    return rankSharedKeys(shared);
  }

  /** Nothing here was stored by an earlier release. */
  async refreshKeys(): Promise<undefined> {
    this.database.assertOpen();
  }

  async scan({ tenantId: wanted, after, limit }: CandidateScan): Promise<ScannedCandidate[]> {
    const found: ScannedCandidate[] = [];
    const tenants = [...this.database.allTenants()]
      .filter(([tenantId]) => (wanted === undefined || tenantId === wanted) && (!after || tenantId >= after.tenantId))
      .sort(([a], [b]) => (a < b ? -1 : 1));
    for (const [tenantId, tenant] of tenants) {
      const rest = tenant.candidates
        .records()
        .filter(({ id, merged }) => !merged && (after?.tenantId !== tenantId || id > after.id))
        .sort((a, b) => (a.id < b.id ? -1 : 1));
      for (const candidate of rest) {
        if (found.length === limit) return found;
        found.push({ tenantId, candidate });
      }
    }
    return found;
  }
}
