/** A binary heap by time. An item taken out elsewhere, or moved, is passed over when it comes up: see `isCurrent`. */
export class DueItems<T> {
  private readonly heap: { at: string; item: T; stamp: number }[] = [];

  constructor(private readonly isCurrent: (item: T, stamp: number) => boolean) {}

  add(at: string, item: T, stamp: number): void {
    const { heap } = this;
    heap.push({ at, item, stamp });
    for (let child = heap.length - 1; child > 0;) {
      const parent = (child - 1) >> 1;
      if (heap[parent]!.at <= heap[child]!.at) break;
      [heap[parent], heap[child]] = [heap[child]!, heap[parent]!];
      child = parent;
    }
  }

  /** The earliest current item. */
  first(): { at: string; item: T } | undefined {
    for (let head = this.heap[0]; head; head = this.heap[0]) {
      if (this.isCurrent(head.item, head.stamp)) return head;
      this.removeFirst();
    }
    return undefined;
  }

  removeFirst(): void {
    const { heap } = this;
    const last = heap.pop();
    if (!last || heap.length === 0) return;
    heap[0] = last;
    for (let parent = 0; ;) {
      const left = 2 * parent + 1;
      const right = left + 1;
      let least = parent;
      if (left < heap.length && heap[left]!.at < heap[least]!.at) least = left;
      if (right < heap.length && heap[right]!.at < heap[least]!.at) least = right;
      if (least === parent) return;
      [heap[parent], heap[least]] = [heap[least]!, heap[parent]!];
      parent = least;
    }
  }
}
