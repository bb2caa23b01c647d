import type { AccessRepository } from '../ports/access-repository.js';
import type { CandidateRepository } from '../ports/candidate-repository.js';
import type { EventLog } from '../ports/event-log.js';
import type { IndexSnapshots, StorableIndex } from '../ports/index-snapshots.js';
import type {
  PoolSurvey,
  RankedCandidate,
  RankQuery,
  SimilarQuery,
  SurveyQuery,
  TalentIndex,
} from '../ports/talent-index.js';
import type { Candidate } from '../candidate/candidate.js';

export interface SnapshotPorts {
  candidates: CandidateRepository;
  events: EventLog;
  access: AccessRepository;
  snapshots: IndexSnapshots;
}

/** How many candidates came from where at a start. */
export interface BuiltIndex {
  restored: number;
  read: number;
}

export interface SnapshotOptions {
  /** A pool of fewer candidates is read from the store: that takes less than a tenth of a second. */
  fewest?: number;
  /** A snapshot is made again after so many changes, as a share of the pool. */
  share?: number;
}

interface Tracked {
  /** Changes that the stored snapshot lacks. */
  changes: number;
  isStored: boolean;
  /** The number of the last event at the look before: all it speaks of is in the pool by now. */
  position: number | undefined;
}

/** What a snapshot was made from. */
interface Stamp {
  version: string;
  position: number;
  /** Id of the event with that number: another store has another one. */
  eventId: string;
}

const FEWEST = 1_000;
const SHARE = 0.05;
const SLICE = 500;

/**
 * The index of a process that serves a store alone, with snapshots: at a start a pool is restored and brought up to date from the tenant's event
 * log, instead of being read from all records. In doubt it is read from the records. A snapshot never outlives an erasure: it is removed at once,
 * and made again later.
 */
export class SnapshottedIndex implements TalentIndex {
  private readonly tracked = new Map<string, Tracked>();
  private readonly fewest: number;
  private readonly share: number;

  constructor(
    private readonly index: StorableIndex,
    private readonly ports: SnapshotPorts,
    { fewest = FEWEST, share = SHARE }: SnapshotOptions = {},
  ) {
    this.fewest = fewest;
    this.share = share;
  }

  put(tenantId: string, candidate: Candidate): void {
    this.trackedOf(tenantId).changes += 1;
    this.index.put(tenantId, candidate);
  }

  remove(tenantId: string, candidateId: string): void {
    const tracked = this.trackedOf(tenantId);
    tracked.changes += 1;
    tracked.isStored = false;
    this.ports.snapshots.discard(tenantId);
    this.index.remove(tenantId, candidateId);
  }

  rank(tenantId: string, query: RankQuery): Promise<RankedCandidate[]> {
    return this.index.rank(tenantId, query);
  }

  survey(tenantId: string, query: SurveyQuery): Promise<PoolSurvey> {
    return this.index.survey(tenantId, query);
  }

  similar(tenantId: string, query: SimilarQuery): Promise<{ candidateId: string; score: number }[]> {
    return this.index.similar(tenantId, query);
  }

  size(tenantId: string): number {
    return this.index.size(tenantId);
  }

  revision(tenantId: string): number {
    return this.index.revision(tenantId);
  }

  /** Fills the pools of all tenants. Before anything is written. */
  async build(): Promise<BuiltIndex> {
    const built = { restored: 0, read: 0 };
    const tenantIds = (await this.ports.access.listTenants()).map(({ id }) => id);
    const last = await this.ports.events.lastSequences(tenantIds);
    for (const tenantId of tenantIds) {
      if (await this.restored(tenantId, last.get(tenantId) ?? 0)) built.restored += this.size(tenantId);
      else built.read += await this.readAll(tenantId);
    }
    return built;
  }

  /**
   * Stores the pools that have changed enough, as of the call before. To be called again and again, some seconds apart: by then all that the log
   * spoke of at the call before is in the pools.
   */
  async store(): Promise<void> {
    const last = await this.ports.events.lastSequences([...this.tracked.keys()]);
    for (const [tenantId, tracked] of this.tracked) {
      const { position, changes, isStored } = tracked;
      tracked.position = last.get(tenantId);
      const enough = isStored ? Math.max(this.fewest, this.share * this.size(tenantId)) : 1;
      if (position !== undefined && changes >= enough) await this.storeOne(tenantId, tracked, position);
    }
  }

  /** Stores all pools that have changed. After the last write. */
  async close(): Promise<void> {
    const last = await this.ports.events.lastSequences([...this.tracked.keys()]);
    for (const [tenantId, tracked] of this.tracked) {
      const position = last.get(tenantId);
      if (position !== undefined && tracked.changes > 0) await this.storeOne(tenantId, tracked, position);
    }
    await this.ports.snapshots.settled();
  }

  private async storeOne(tenantId: string, tracked: Tracked, position: number): Promise<void> {
    if (this.size(tenantId) < this.fewest) return;
    const eventId = await this.eventAt(tenantId, position);
    if (eventId === undefined) return;
    const stamp: Stamp = { version: this.index.imageVersion, position, eventId };
    tracked.changes = 0;
    tracked.isStored = true;
    try {
      const pieces = this.index.image(tenantId);
      await this.ports.snapshots.write(tenantId, { stamp: JSON.stringify(stamp), pieces });
    } catch (error) {
      tracked.changes += 1;
      tracked.isStored = false;
      throw error;
    }
  }

  private async restored(tenantId: string, last: number): Promise<boolean> {
    const snapshot = await this.ports.snapshots.read(tenantId);
    if (!snapshot) return false;
    const stamp = parseStamp(snapshot.stamp);
    try {
      if (
        stamp?.version === this.index.imageVersion &&
        (await this.eventAt(tenantId, stamp.position)) === stamp.eventId
      ) {
        await this.index.restore(tenantId, snapshot.pieces);
        // So many changes cost more than reading everything.
        if (last - stamp.position <= Math.max(SLICE, this.size(tenantId))) {
          const tracked = this.trackedOf(tenantId);
          tracked.isStored = true;
          await this.catchUp(tenantId, stamp.position);
          return true;
        }
      }
    } catch {
      // Read from the records instead.
    }
    this.index.clear(tenantId);
    this.tracked.delete(tenantId);
    this.ports.snapshots.discard(tenantId);
    return false;
  }

  private async catchUp(tenantId: string, from: number): Promise<void> {
    const changed = new Set<string>();
    for (let after = from, more = true; more;) {
      const { data } = await this.ports.events.list(tenantId, { types: [], after, order: 'asc', limit: SLICE });
      for (const { resource } of data) if (resource.type === 'candidate') changed.add(resource.id);
      after = data.at(-1)?.sequence ?? after;
      more = data.length === SLICE;
    }
    for (const id of changed) {
      const candidate = await this.ports.candidates.get(tenantId, id);
      if (candidate) this.put(tenantId, candidate);
      else this.remove(tenantId, id);
    }
  }

  private async readAll(tenantId: string): Promise<number> {
    let count = 0;
    for (let after: { tenantId: string; id: string } | undefined; ;) {
      const slice = await this.ports.candidates.scan({
        tenantId,
        ...(after && { after }),
        limit: SLICE,
        forMatching: true,
      });
      for (const { candidate } of slice) this.put(tenantId, candidate);
      count += slice.length;
      const last = slice.at(-1);
      if (!last || slice.length < SLICE) return count;
      after = { tenantId, id: last.candidate.id };
    }
  }

  private async eventAt(tenantId: string, position: number): Promise<string | undefined> {
    const query = { types: [], after: position - 1, order: 'asc', limit: 1 } as const;
    const [event] = (await this.ports.events.list(tenantId, { ...query, types: [] })).data;
    return event?.sequence === position ? event.id : undefined;
  }

  private trackedOf(tenantId: string): Tracked {
    let tracked = this.tracked.get(tenantId);
    if (!tracked) this.tracked.set(tenantId, (tracked = { changes: 0, isStored: false, position: undefined }));
    return tracked;
  }
}

function parseStamp(text: string): Stamp | undefined {
  try {
    return JSON.parse(text) as Stamp;
  } catch {
    return undefined;
  }
}
