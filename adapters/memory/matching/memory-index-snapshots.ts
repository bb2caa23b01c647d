import type { IndexSnapshot, IndexSnapshots, NewIndexSnapshot } from '../../../core/spi.js';

/** Snapshots that are gone with the process. */
export class MemoryIndexSnapshots implements IndexSnapshots {
  private readonly snapshots = new Map<string, IndexSnapshot>();
  private readonly discards = new Map<string, number>();

  async read(tenantId: string): Promise<IndexSnapshot | undefined> {
    return this.snapshots.get(tenantId);
  }

  async write(tenantId: string, { stamp, pieces }: NewIndexSnapshot): Promise<void> {
    const discards = this.discards.get(tenantId);
    const written: Uint8Array[] = [];
    for await (const piece of pieces) written.push(piece);
    if (this.discards.get(tenantId) === discards) this.snapshots.set(tenantId, { stamp, pieces: written });
  }

  discard(tenantId: string): void {
    this.discards.set(tenantId, (this.discards.get(tenantId) ?? 0) + 1);
    this.snapshots.delete(tenantId);
  }

  async settled(): Promise<void> {
    // Nothing is ever under way.
  }
}
