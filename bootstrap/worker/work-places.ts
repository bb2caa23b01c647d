import type { LeasedWork } from '../../core/index.js';

export interface PlaceOptions {
  /** Items worked on at the same time. */
  places: number;
  /** Places beside those, for items of this kind whose tenant holds none with an item of this kind. */
  spare: number;
  kind: string;
}

interface Waiting {
  work: LeasedWork;
  answer(entered: boolean): void;
}

/** Who of the leased items is worked on. Those that wait go by the tenant that holds the fewest places, items of the first kind before others. */
export class WorkPlaces {
  private readonly held = new Set<LeasedWork>();
  private waiting: Waiting[] = [];

  constructor(private readonly options: PlaceOptions) {}

  get free(): number {
    return this.options.places - this.held.size;
  }

  get waitingCount(): number {
    return this.waiting.length;
  }

  /** Tenants that hold a place with an item of the first kind. */
  get served(): Set<string> {
    const ofFirst = [...this.held].filter(({ kind }) => kind === this.options.kind);
    return new Set(ofFirst.map(({ tenantId }) => tenantId));
  }

  /** Settles once the item has a place; with `false` where it was sent away. */
  enter(work: LeasedWork): Promise<boolean> {
    return new Promise((answer) => {
      this.waiting.push({ work, answer });
      this.fill();
    });
  }

  /** `false`: it held none. */
  leave(work: LeasedWork): boolean {
    if (!this.held.delete(work)) return false;
    this.fill();
    return true;
  }

  /** All that wait, or one of them. */
  sendAway(work?: LeasedWork): void {
    const gone = this.waiting.filter((each) => !work || each.work === work);
    this.waiting = this.waiting.filter((each) => !gone.includes(each));
    for (const { answer } of gone) answer(false);
  }

  private fill(): void {
    for (let next = this.next(); next; next = this.next()) {
      this.waiting = this.waiting.filter((each) => each !== next);
      this.held.add(next.work);
      next.answer(true);
    }
  }

  private next(): Waiting | undefined {
    if (this.waiting.length === 0 || this.free + this.options.spare <= 0) return undefined;
    const { served, options } = this;
    const places = new Map<string, number>();
    for (const { tenantId } of this.held) places.set(tenantId, (places.get(tenantId) ?? 0) + 1);
    const rank = ({ work }: Waiting): number =>
      (work.kind === options.kind ? 0 : 1_000_000) + (places.get(work.tenantId) ?? 0);
    return this.waiting
      .filter(({ work }) => this.free > 0 || (work.kind === options.kind && !served.has(work.tenantId)))
      .reduce<Waiting | undefined>((best, each) => (best && rank(best) <= rank(each) ? best : each), undefined);
  }
}
