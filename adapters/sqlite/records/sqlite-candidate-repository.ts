import { type Candidate, type CandidateRecord, notFound, type Page, type RecordQuery } from '../../../core/index.js';
import {
  type CandidateFilter,
  type CandidateRepository,
  CandidateKeys,
  versionConflict,
  type CandidateErasure,
  type CandidateInsert,
  type CandidateScan,
  type CandidateUpdate,
  type EnrichmentProgress,
  type IdentityKeyQuery,
  type RecordAddress,
  type RecordSlice,
  type ScannedCandidate,
  type SharedIdentityKeys,
  MOST_HOLDERS_OF_A_KEY,
  rankSharedKeys,
  withRunningEnrichment,
} from '../../../core/spi.js';
import type { SqliteDatabase } from '../database/sqlite-database.js';
import { packedJson, unpackedJson } from '../packed/packed-json.js';
import { candidateScan } from './candidate-scan.js';
import { RecordRows, type RecordKind, type RecordRow } from './record-rows.js';
import { HashedIdentityKeys } from './hashed-identity-keys.js';
import { KeyHolders } from './key-holders.js';
import { joinedTerms } from './row-terms.js';
import { filterTerms, termOf, termsOf } from './term-index.js';

const hashedKeys = new HashedIdentityKeys();

const CANDIDATES: RecordKind<Candidate, CandidateRecord> = {
  table: 'candidates',
  columns: ['resume_id', 'record', 'features', 'intelligence'],
  encode: ({ intelligence, features, ...record }) => [
    record.resume?.id ?? null,
    JSON.stringify(record),
    features && packedJson(features),
    intelligence && packedJson(intelligence),
  ],
  decode: decodeCandidate,
  decodeListed: (record) => JSON.parse(record) as CandidateRecord,
  terms: (tenantId, candidate) => {
    if (candidate.merged) return '';
    const { searchWords, skillIds, email, contactKeys, otherIdentityKeys } = new CandidateKeys(candidate);
    const contact = email === null ? [] : [`email:${email}`];
    const terms = termsOf(tenantId, { word: searchWords, tag: candidate.tags, skill: skillIds, contact });
    const hashes = [contactKeys, otherIdentityKeys].flatMap((keys) => hashedKeys.of(tenantId, keys).hashes);
    return joinedTerms(terms, hashes);
  },
};

interface SharedKeysFound {
  changes: number;
  tenantId: string;
  exceptId: string;
  found: SharedIdentityKeys[];
}

export class SqliteCandidateRepository implements CandidateRepository {
  private readonly rows: RecordRows<Candidate, CandidateRecord>;
  private readonly holders: KeyHolders;
  /** By the array of keys: the same is asked for at each GET of one version of a candidate. */
  private readonly shared = new WeakMap<readonly string[], SharedKeysFound>();

  constructor(private readonly database: SqliteDatabase) {
    this.holders = new KeyHolders(database.connection, MOST_HOLDERS_OF_A_KEY + 1);
    this.rows = new RecordRows(database.connection, CANDIDATES, this.holders);
  }

  insert(tenantId: string, { candidate, outbox }: CandidateInsert): Promise<void> {
    return this.database.write((step) => {
      if (this.database.hasTombstone(tenantId, candidate.id)) throw versionConflict();
      this.rows.insert(step, tenantId, candidate);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  revision(tenantId: string): number {
    this.database.connection.assertOpen();
    return this.rows.changesOf(tenantId);
  }

  async get(tenantId: string, id: string): Promise<Candidate | undefined> {
    const candidate = this.rows.get(tenantId, id);
    return candidate?.merged ? undefined : candidate;
  }

  async findMerged(tenantId: string, by: { id: string } | { externalId: string }): Promise<Candidate | undefined> {
    const id = 'id' in by ? by.id : this.rows.idOf(tenantId, by.externalId);
    const candidate = id === undefined ? undefined : this.rows.get(tenantId, id);
    return candidate?.merged ? candidate : undefined;
  }

  update(tenantId: string, { candidate, expectedVersion, outbox, completes }: CandidateUpdate): Promise<void> {
    return this.database.write((step) => {
      this.rows.update(step, tenantId, candidate, expectedVersion);
      if (completes) this.database.work.complete(completes);
      this.database.outbox.write(tenantId, outbox);
    });
  }

  noteEnrichmentRunning(tenantId: string, progress: EnrichmentProgress): Promise<void> {
    return this.database.writeRepeatable((step) => {
      const running = withRunningEnrichment(this.rows.load(tenantId, progress.id), progress);
      if (running) this.rows.update(step, tenantId, running, running.version);
    });
  }

  async erase(tenantId: string, { id, expectedVersion, deletedAt, outbox }: CandidateErasure): Promise<void> {
    await this.database.write((step) => {
      const version = this.rows.versionOf(tenantId, id);
      if (version === undefined) throw notFound('candidate');
      if (version !== expectedVersion) throw versionConflict(version);
      this.rows.delete(step, tenantId, id);
      step.afterCommit(() => this.database.truncateLogSoon());
      this.database.documents.deleteOf(tenantId, id);
      this.database.prepare('DELETE FROM feedback WHERE tenant_id = ? AND candidate_id = ?').run(tenantId, id);
      this.database.claims.forget(tenantId, id);
      this.database.putTombstone(tenantId, id, deletedAt);
      this.database.outbox.write(tenantId, outbox);
    });
    await this.database.files.clearLoose();
  }

  async list(tenantId: string, query: RecordQuery<CandidateFilter>): Promise<Page<CandidateRecord>> {
    const { email } = query.filter;
    const terms = filterTerms(tenantId, query.filter);
    if (email !== undefined) terms.push(termOf(tenantId, 'contact', `email:${email}`));
    return this.rows.list(tenantId, query, terms);
  }

  async findByIdentityKeys(tenantId: string, { keys, exceptId }: IdentityKeyQuery): Promise<SharedIdentityKeys[]> {
    this.database.connection.assertOpen();
    const changes = this.rows.changesOf(tenantId);
    const known = this.shared.get(keys);
    if (known?.changes === changes && known.tenantId === tenantId && known.exceptId === exceptId) return known.found;
    const shared = new Map<string, string[]>();
    const { keys: distinct, hashes } = hashedKeys.of(tenantId, keys);
    for (const [at, ids] of this.holders.of(tenantId, hashes).entries()) {
      for (const id of ids) if (id !== exceptId) shared.set(id, [...(shared.get(id) ?? []), distinct[at]!]);
    }
    const found = shared.size === 0 ? [] : rankSharedKeys(shared);
    this.shared.set(keys, { changes, tenantId, exceptId, found });
    return found;
  }

  refreshKeys(input: RecordSlice): Promise<RecordAddress | undefined> {
    return this.database.write((step) => this.rows.refreshTerms(step, input));
  }

  async scan(scan: CandidateScan): Promise<ScannedCandidate[]> {
    const { sql, values } = candidateScan(scan);
    return this.database
      .prepare<{ tenant_id: string } & RecordRow>(sql)
      .all(...values)
      .map((row) => ({ tenantId: row.tenant_id, candidate: decodeCandidate(row) }));
  }
}

function decodeCandidate(row: RecordRow): Candidate {
  const record = unpackedJson<CandidateRecord>(row.record!);
  return {
    ...record,
    intelligence: row.intelligence ? unpackedJson<Candidate['intelligence']>(row.intelligence) : null,
    features: row.features ? unpackedJson<Candidate['features']>(row.features) : null,
  };
}
