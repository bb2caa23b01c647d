import type { PlatformEvent } from '../event/event.js';
import type { Clock } from '../ports/system/clock.js';
import type { EventBus } from '../ports/event-bus.js';
import type { EventLog } from '../ports/event-log.js';

export type FollowedKind = 'candidate' | 'job';

function isFollowed(type: PlatformEvent['resource']['type']): type is FollowedKind {
  return type === 'candidate' || type === 'job';
}

/** Holds records of one kind in memory, tenant by tenant. */
export interface Follower<T extends { version: number } = { version: number }> {
  read(tenantId: string, id: string): Promise<T | undefined>;
  /** `undefined`: the record is gone. */
  take(tenantId: string, id: string, record: T | undefined): void;
  /** What it holds of this tenant is no longer kept up to date. */
  forget(tenantId: string): void;
}

export interface FeedStatus {
  tenants: number;
  /** In all pools of this process; those that wait for a first use are not counted. */
  candidates: number;
  /** Milliseconds since the last moment of which it is certain that all in the logs by then is in memory. */
  lagMs: number;
}

interface Following {
  /** Number of the last event whose change is in memory. */
  position: number;
  ready: Promise<void>;
  /** Of catching up, one after the other: else an older state read by one could replace what another has taken in. */
  turn: Promise<void>;
  kinds: Set<FollowedKind>;
  /** While candidates are read for the first time their changes wait. */
  loading: boolean;
  /** Versions written by this process whose events have not come by yet; they are in memory already. */
  own: Map<string, number>;
  candidates: number;
  usedAt: number;
}

/** How much a change feed keeps in memory, and for how long. */
export interface FeedOptions {
  /** Bytes in memory above which the tenants not used for longest are forgotten; the one used last stays. */
  maxBytes?: number;
  /** What the index of a tenant with so many candidates takes. One byte each where it is not said. */
  bytesOf?: (candidates: number) => number;
  /** Milliseconds without use after which a tenant is forgotten. */
  idleMs?: number;
}

const SLICE = 500;
const READ_AT_ONCE = 16;
const TENANTS_AT_ONCE = 8;
const DELETED = Infinity;

/**
 * Follows what other processes write, by the event logs of the tenants that this process has in memory. A change is taken in by
 * reading the record that its event names, so taking it in twice, or late, does no harm. What this process wrote itself is in memory
 * already: an older state that is read later does not replace it.
 */
export class ChangeFeed {
  private readonly tenants = new Map<string, Following>();
  private readonly followers = new Map<FollowedKind, Follower>();
  private completeAsOf: number;

  constructor(
    private readonly ports: { events: EventLog; bus: EventBus; clock: Clock },
    private readonly options: FeedOptions = {},
  ) {
    this.completeAsOf = this.now();
    ports.bus.subscribe((tenantId, { type, resource: { id, version } }) => {
      const own = this.tenants.get(tenantId)?.own;
      if (own && !type.startsWith('webhook.'))
        own.set(id, type === 'candidate.deleted' ? DELETED : Math.max(version, own.get(id) ?? 0));
    });
  }

  register(kind: FollowedKind, follower: Follower): void {
    this.followers.set(kind, follower);
  }

  /** From here on the follower of this kind hears of the tenant's changes. Await it before reading what there is. */
  async follow(tenantId: string, kind: FollowedKind): Promise<void> {
    let following = this.tenants.get(tenantId);
    if (!following) {
      following = this.begin(tenantId);
      this.tenants.set(tenantId, following);
    }
    following.usedAt = this.now();
    following.kinds.add(kind);
    try {
      await following.ready;
    } catch (error) {
      if (this.tenants.get(tenantId) === following) this.tenants.delete(tenantId);
      throw error;
    }
  }

  /**
   * Runs a load of all candidates of a tenant that is followed, then catches up with what changed meanwhile. Changes of others wait
   * for the load, so that what it read before them does not replace them.
   */
  async whileLoading(tenantId: string, load: () => Promise<number>): Promise<void> {
    const following = this.tenants.get(tenantId);
    if (!following) throw new Error('Only a tenant that is followed can be loaded.');
    following.loading = true;
    try {
      await following.turn;
      following.candidates = await load();
    } finally {
      following.loading = false;
    }
    await this.catchUp(tenantId, following);
  }

  noteUse(tenantId: string): void {
    const following = this.tenants.get(tenantId);
    if (following) following.usedAt = this.now();
  }

  /** Whether this process has written a later version than this one. */
  hasNewer(tenantId: string, id: string, version: number): boolean {
    return (this.tenants.get(tenantId)?.own.get(id) ?? 0) > version;
  }

  /** Takes in what has come since the last call: one command where nothing has. To be called again and again, not twice at once. */
  async poll(): Promise<void> {
    const asOf = this.now();
    this.forgetIdle();
    const known = [...this.tenants].filter(([, { loading }]) => !loading);
    if (known.length > 0) {
      await Promise.all(known.map(([, { ready }]) => ready));
      const last = await this.ports.events.lastSequences(known.map(([tenantId]) => tenantId));
      const stale = known.filter(([tenantId, { position }]) => {
        const head = last.get(tenantId) ?? 0;
        // A database that was put back to an earlier state.
        if (head < position) this.forget(tenantId);
        return head > position;
      });
      const failures: unknown[] = [];
      for (let at = 0; at < stale.length; at += TENANTS_AT_ONCE) {
        const some = stale.slice(at, at + TENANTS_AT_ONCE);
        const ends = await Promise.allSettled(some.map(([tenantId, following]) => this.catchUp(tenantId, following)));
        for (const end of ends) if (end.status === 'rejected') failures.push(end.reason);
      }
      if (failures.length > 0) throw failures[0];
    }
    this.completeAsOf = asOf;
  }

  status(): FeedStatus {
    let candidates = 0;
    for (const each of this.tenants.values()) candidates += each.candidates;
    const lagMs = this.tenants.size === 0 ? 0 : Math.max(0, this.now() - this.completeAsOf);
    return { tenants: this.tenants.size, candidates, lagMs };
  }

  private begin(tenantId: string): Following {
    const following: Following = {
      position: 0,
      ready: Promise.resolve(),
      turn: Promise.resolve(),
      kinds: new Set(),
      loading: false,
      own: new Map(),
      candidates: 0,
      usedAt: 0,
    };
    // The change of an event that has a number is in its record already: a later read of the record sees it.
    following.ready = this.ports.events.lastSequences([tenantId]).then((last) => {
      following.position = last.get(tenantId) ?? 0;
    });
    return following;
  }

  private catchUp(tenantId: string, following: Following): Promise<void> {
    const done = following.turn.then(() => this.readOn(tenantId, following));
    following.turn = done.catch(() => undefined);
    return done;
  }

  private async readOn(tenantId: string, following: Following): Promise<void> {
    for (let more = true; more;) {
      const kinds = new Set(following.kinds);
      const { position } = following;
      const { data } = await this.ports.events.list(tenantId, {
        types: [],
        after: position,
        order: 'asc',
        limit: SLICE,
      });
      const last = data.at(-1);
      // A load that has begun meanwhile catches up afterwards.
      if (!last || following.loading || this.tenants.get(tenantId) !== following) return;
      // The events after our position have been purged.
      if (data[0]?.sequence !== position + 1) {
        this.forget(tenantId);
        return;
      }
      await this.storeResume(tenantId, following, { events: data, kinds });
      following.position = last.sequence;
      more = data.length === SLICE;
    }
  }

  private async storeResume(
    tenantId: string,
    following: Following,
    { events, kinds }: { events: readonly PlatformEvent[]; kinds: ReadonlySet<FollowedKind> },
  ): Promise<void> {
    const latest = new Map<string, PlatformEvent>();
    for (const event of events) {
      const { type, id } = event.resource;
      if (isFollowed(type) && kinds.has(type)) latest.set(id, event);
    }
    const changed = [...latest.values()];
    for (let at = 0; at < changed.length; at += READ_AT_ONCE) {
      await Promise.all(changed.slice(at, at + READ_AT_ONCE).map((event) => this.refresh(tenantId, following, event)));
    }
    for (const { type, resource } of events) {
      if ((following.own.get(resource.id) ?? 0) <= resource.version || type === 'candidate.deleted')
        following.own.delete(resource.id);
      if (kinds.has('candidate') && type === 'candidate.created') following.candidates += 1;
      if (kinds.has('candidate') && type === 'candidate.deleted') following.candidates -= 1;
    }
  }

  private async refresh(tenantId: string, following: Following, { type, resource }: PlatformEvent): Promise<void> {
    const { id } = resource;
    const follower = isFollowed(resource.type) ? this.followers.get(resource.type) : undefined;
    if (!follower || (following.own.get(id) ?? 0) >= resource.version) return;
    const record = type === 'candidate.deleted' ? undefined : await follower.read(tenantId, id);
    if (this.tenants.get(tenantId) !== following) return;
    if (!this.hasNewer(tenantId, id, record?.version ?? resource.version)) follower.take(tenantId, id, record);
  }

  private forgetIdle(): void {
    const { maxBytes = Infinity, bytesOf = (candidates) => candidates, idleMs = Infinity } = this.options;
    const longestUnused = [...this.tenants].sort(([, a], [, b]) => a.usedAt - b.usedAt);
    let bytes = longestUnused.reduce((sum, [, { candidates }]) => sum + bytesOf(candidates), 0);
    longestUnused.forEach(([tenantId, following], at) => {
      const isLast = at === longestUnused.length - 1;
      const isTooMuch = bytes > maxBytes && !isLast;
      if (following.loading || (!isTooMuch && this.now() - following.usedAt < idleMs)) return;
      bytes -= bytesOf(following.candidates);
      this.forget(tenantId);
    });
  }

  private forget(tenantId: string): void {
    this.tenants.delete(tenantId);
    for (const follower of this.followers.values()) follower.forget(tenantId);
  }

  private now(): number {
    return this.ports.clock.now().getTime();
  }
}
