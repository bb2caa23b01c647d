import type { Store } from '../../core/index.js';

/** Whether a load balancer may send requests to this process. */
export class Readiness {
  /** Set when the process stops: readiness fails at once, while requests are still served. */
  isDraining = false;
  /** Every stored candidate can be matched. */
  isIndexed = false;
  /** A request is served without a pause for what loads after the start. */
  isWarm = false;

  constructor(private readonly store: Pick<Store, 'isReachable'>) {}

  async isReady(): Promise<boolean> {
    return !this.isDraining && this.isIndexed && this.isWarm && (await this.store.isReachable());
  }
}
