import { closeSync, fsyncSync, mkdirSync, openSync, readdirSync, renameSync, unlinkSync } from 'node:fs';
import { open, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { IndexSnapshot, IndexSnapshots, NewIndexSnapshot } from '../../core/spi.js';
import { overwriteAndClose } from './overwrite.js';
import { END, framed, parseSnapshot, SnapshotDigest } from './snapshot-format.js';

const SNAPSHOT = '.snapshot';
const DRAFT = '.draft';
/** For the user of the service only, as the store is. */
const FILE_MODE = 0o600;
const FOLDER_MODE = 0o700;

/** A file for each tenant in a folder that one process owns. A snapshot is written beside its place and moved there; what goes is overwritten. */
export class FileIndexSnapshots implements IndexSnapshots {
  /** By tenant: grows with each `discard`. */
  private readonly discards = new Map<string, number>();
  private readonly underWay = new Set<Promise<void>>();

  /** Made where it does not exist. What a process left that died while writing is removed. */
  constructor(private readonly folder: string) {
    mkdirSync(folder, { recursive: true, mode: FOLDER_MODE });
    for (const name of readdirSync(folder)) if (name.endsWith(DRAFT)) this.remove(join(folder, name));
  }

  async read(tenantId: string): Promise<IndexSnapshot | undefined> {
    try {
      return parseSnapshot(await readFile(this.fileOf(tenantId)));
    } catch {
      return undefined;
    }
  }

  async write(tenantId: string, { stamp, pieces }: NewIndexSnapshot): Promise<void> {
    const discards = this.discards.get(tenantId);
    const isWanted = (): boolean => this.discards.get(tenantId) === discards;
    const draft = this.fileOf(tenantId) + DRAFT;
    const handle = await open(draft, 'w', FILE_MODE);
    try {
      const digest = new SnapshotDigest();
      const append = async (bytes: Uint8Array): Promise<void> => {
        digest.add(bytes);
        await handle.appendFile(bytes);
      };
      for (const bytes of framed(Buffer.from(stamp))) await append(bytes);
      for await (const piece of pieces) {
        if (!isWanted()) break;
        for (const bytes of framed(piece)) await append(bytes);
      }
      await append(END);
      await handle.appendFile(digest.result());
      await handle.sync();
    } finally {
      await handle.close();
      if (!isWanted()) this.remove(draft);
    }
    if (!isWanted()) return;
    const former = this.opened(this.fileOf(tenantId));
    renameSync(draft, this.fileOf(tenantId));
    this.syncFolder();
    if (former !== undefined) this.overwrite(former);
  }

  discard(tenantId: string): void {
    this.discards.set(tenantId, (this.discards.get(tenantId) ?? 0) + 1);
    this.remove(this.fileOf(tenantId));
  }

  /** Removes the snapshots of all tenants, for a process that keeps none. */
  discardAll(): void {
    for (const name of readdirSync(this.folder)) if (name.endsWith(SNAPSHOT)) this.remove(join(this.folder, name));
  }

  async settled(): Promise<void> {
    await Promise.all(this.underWay);
  }

  private remove(file: string): void {
    const descriptor = this.opened(file);
    if (descriptor === undefined) return;
    unlinkSync(file);
    this.overwrite(descriptor);
  }

  private opened(file: string): number | undefined {
    try {
      return openSync(file, 'r+');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined;
      throw error;
    }
  }

  private overwrite(descriptor: number): void {
    // A file that cannot be overwritten is gone from its folder at least.
    const done = overwriteAndClose(descriptor).catch(() => undefined);
    this.underWay.add(done);
    void done.then(() => this.underWay.delete(done));
  }

  /** The move survives a loss of power; without it the former snapshot would come back. */
  private syncFolder(): void {
    const descriptor = openSync(this.folder, 'r');
    try {
      fsyncSync(descriptor);
    } finally {
      closeSync(descriptor);
    }
  }

  private fileOf(tenantId: string): string {
    return join(this.folder, encodeURIComponent(tenantId) + SNAPSHOT);
  }
}
