import type { Db, MongoClient } from 'mongodb';
import { type Clock, storeUnavailable } from '../../../core/spi.js';
import { collectionsOf, type Collections } from './collections.js';
import { translated } from '../connection/driver-errors.js';
import type { Relay } from './relay.js';

/** What the repositories of one MongoDB store share. */
export class MongoDatabase {
  readonly collections: Collections;
  /** Set once, before the first call. */
  relay!: Relay;
  private readonly underWay = new Set<Promise<unknown>>();
  private closing: Promise<void> | undefined;

  constructor(
    readonly client: MongoClient,
    readonly db: Db,
    readonly clock: Clock,
  ) {
    this.collections = collectionsOf(db);
  }

  now(): string {
    return this.clock.now().toISOString();
  }

  /** Every call from outside goes through here: it is refused once the store is closed, and waited for when it is closing. */
  call<T>(perform: () => Promise<T>): Promise<T> {
    if (this.closing) return Promise.reject(storeUnavailable());
    const result = perform().catch((error: unknown) => {
      throw translated(error);
    });
    const settled: Promise<unknown> = result.then(
      () => this.underWay.delete(settled),
      () => this.underWay.delete(settled),
    );
    this.underWay.add(settled);
    return result;
  }

  async isReachable(): Promise<boolean> {
    if (this.closing) return false;
    // A server that has fallen silent is detected by the driver much later, on the next command.
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => (timer = setTimeout(resolve, PING_MS, false)));
    const ping = this.db.command({ ping: 1 }).then(
      () => true,
      () => false,
    );
    try {
      return await Promise.race([ping, late]);
    } finally {
      clearTimeout(timer);
    }
  }

  close(): Promise<void> {
    this.closing ??= this.finish();
    return this.closing;
  }

  private async finish(): Promise<void> {
    await Promise.all(this.underWay);
    await this.relay.stop();
    await this.client.close();
  }
}

/** An answer that takes longer is none: load balancers ask again after a few seconds. */
const PING_MS = 2000;
