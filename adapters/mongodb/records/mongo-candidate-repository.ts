import type { Candidate, CandidateRecord, Page, RecordQuery } from '../../../core/index.js';
import {
  type CandidateFilter,
  type CandidateRepository,
  CandidateKeys,
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
import { idOf, keyOf } from '../database/collections.js';
import type { MongoDatabase } from '../database/mongo-database.js';
import { RecordDocuments, type RecordKind } from './record-documents.js';
import type { RecordBody } from './record-loader.js';
import { heldBy } from '../database/work-writer.js';
import { contactKeyOf, contactTerms, skillTerms, tagTerms, wordTerms } from './terms.js';

const CANDIDATES: RecordKind<Candidate, CandidateRecord> = {
  name: 'candidates',
  bodyFields: ['record', 'features', 'intelligence'],
  encode: ({ intelligence, features, ...record }) => ({
    // A query for one of several finds it too.
    resumeId: record.keptDocuments?.length
      ? [...(record.resume ? [record.resume.id] : []), ...record.keptDocuments]
      : (record.resume?.id ?? null),
    record: JSON.stringify(record),
    features: features && JSON.stringify(features),
    intelligence: intelligence && JSON.stringify(intelligence),
  }),
  decode: decodeCandidate,
  decodeListed: (record) => JSON.parse(record) as CandidateRecord,
  terms: (candidate) => {
    if (candidate.merged) return [];
    const { searchWords, skillIds, identityKeys } = new CandidateKeys(candidate);
    return [
      ...tagTerms(candidate.tags),
      ...skillTerms(skillIds),
      ...contactTerms(identityKeys),
      ...wordTerms(searchWords),
    ];
  },
};

export class MongoCandidateRepository implements CandidateRepository {
  private readonly records: RecordDocuments<Candidate, CandidateRecord>;

  constructor(private readonly database: MongoDatabase) {
    this.records = new RecordDocuments(database, CANDIDATES);
  }

  insert(tenantId: string, { candidate, outbox }: CandidateInsert): Promise<void> {
    return this.database.call(() => this.records.insert(tenantId, candidate, outbox));
  }

  get(tenantId: string, id: string): Promise<Candidate | undefined> {
    return this.database.call(async () => {
      const candidate = await this.records.get(tenantId, id);
      return candidate?.merged ? undefined : candidate;
    });
  }

  findMerged(tenantId: string, by: { id: string } | { externalId: string }): Promise<Candidate | undefined> {
    return this.database.call(async () => {
      const id = 'id' in by ? by.id : await this.records.idOf(tenantId, by.externalId);
      const candidate = id === undefined ? undefined : await this.records.get(tenantId, id);
      return candidate?.merged ? candidate : undefined;
    });
  }

  /**
   * The item that it completes goes after the change. Where a crash comes between the two, or the item cannot be reached, its next holder finds the
   * result.
   */
  update(tenantId: string, { candidate, expectedVersion, outbox, completes }: CandidateUpdate): Promise<void> {
    return this.database.call(async () => {
      await this.records.update(tenantId, candidate, expectedVersion, outbox);
      if (completes) await this.database.collections.work.deleteOne(heldBy(completes)).catch(() => undefined);
    });
  }

  noteEnrichmentRunning(tenantId: string, progress: EnrichmentProgress): Promise<void> {
    return this.database.call(async () => {
      for (let done = false; !done;) {
        const stored = await this.records.load(tenantId, progress.id);
        const running = withRunningEnrichment(stored?.record, progress);
        if (!stored || !running) return;
        done = await this.records.replaceBody(tenantId, running, stored.revision);
      }
    });
  }

  /** The tombstone and its outbox are one step; files and answers are erased by the relay, which this waits for. */
  erase(tenantId: string, input: CandidateErasure): Promise<void> {
    return this.database.call(() => this.records.erase(tenantId, input, 'erase_candidate'));
  }

  list(tenantId: string, query: RecordQuery<CandidateFilter>): Promise<Page<CandidateRecord>> {
    return this.database.call(() => this.records.list(tenantId, query));
  }

  findByIdentityKeys(tenantId: string, { keys, exceptId }: IdentityKeyQuery): Promise<SharedIdentityKeys[]> {
    return this.database.call(async () => {
      if (keys.length === 0) return [];
      const terms = contactTerms([...new Set(keys)]);
      const found = await this.records.collection
        .find(
          { tenantId, terms: { $in: terms }, _id: { $ne: keyOf(tenantId, exceptId) } },
          { projection: { shared: { $setIntersection: ['$terms', terms] } } },
        )
        .limit(MOST_HOLDERS_OF_A_KEY)
        .toArray();
      return rankSharedKeys(
        found.map((row) => [idOf(row._id), (row as unknown as { shared: string[] }).shared.map(contactKeyOf)]),
      );
    });
  }

  refreshKeys({ after, limit }: RecordSlice): Promise<RecordAddress | undefined> {
    return this.database.call(() => this.records.refreshTerms(after, limit));
  }

  scan({ tenantId, after, limit }: CandidateScan): Promise<ScannedCandidate[]> {
    return this.database.call(async () => {
      const rows = await this.records.collection
        .find(
          { ...keysAfter(tenantId, after), createdKey: { $gt: '' } },
          { projection: { tenantId: 1, record: 1, features: 1, intelligence: 1 } },
        )
        .sort({ _id: 1 })
        .limit(limit)
        .toArray();
      return rows.map((row) => ({ tenantId: row.tenantId, candidate: decodeCandidate(row) }));
    });
  }
}

/** Of one tenant: from `tenant/` to before `tenant0`, the character after the slash. */
function keysAfter(tenantId: string | undefined, after: RecordAddress | undefined) {
  const from = after ? keyOf(after.tenantId, after.id) : tenantId === undefined ? '' : keyOf(tenantId, '');
  return tenantId === undefined ? { _id: { $gt: from } } : { _id: { $gt: from, $lt: `${tenantId}0` }, tenantId };
}

function decodeCandidate({ record, features, intelligence }: RecordBody): Candidate {
  return {
    ...(JSON.parse(record) as CandidateRecord),
    intelligence: intelligence ? (JSON.parse(intelligence) as Candidate['intelligence']) : null,
    features: features ? (JSON.parse(features) as Candidate['features']) : null,
  };
}
