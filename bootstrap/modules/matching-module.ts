import { ContainerModule } from 'inversify';
import { ColumnarTalentIndex, estimatedBytes } from '../../adapters/talent-index/index.js';
import { ChangeFeed, TenantIndexes } from '../../core/index.js';
import { SnapshottedIndex } from '../../core/spi.js';
import { FollowLoop } from '../matching/follow-loop.js';
import { IndexSize } from '../matching/index-size.js';
import { SnapshotLoop } from '../matching/snapshot-loop.js';
import { indexSnapshotsIn } from '../store/index-folder.js';
import { TOKENS } from '../tokens.js';

/** With a shared store: how long a process keeps a tenant in memory that is not used. */
const TENANT_IDLE_MS = 3600_000;

/** The talent index; with a shared store also the feed by which it follows what other processes write. */
export const matchingModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.feed).toResolvedValue(
    ({ isShared, store: { events } }, bus, clock, { INDEX_MEMORY_MB }) => {
      const memory = { maxBytes: INDEX_MEMORY_MB * 2 ** 20, bytesOf: estimatedBytes, idleMs: TENANT_IDLE_MS };
      return isShared ? new ChangeFeed({ events, bus, clock }, memory) : undefined;
    },
    [TOKENS.openStore, TOKENS.bus, TOKENS.clock, TOKENS.config],
  );
  bind(TOKENS.snapshotLoop).toResolvedValue(
    (taxonomy, { store, folder }, { INDEX_SNAPSHOTS }, logger) => {
      if (folder === undefined) return undefined;
      const snapshots = indexSnapshotsIn(folder);
      if (INDEX_SNAPSHOTS === 'off') {
        snapshots.discardAll();
        return undefined;
      }
      return new SnapshotLoop(new SnapshottedIndex(new ColumnarTalentIndex(taxonomy), { ...store, snapshots }), logger);
    },
    [TOKENS.taxonomy, TOKENS.openStore, TOKENS.config, TOKENS.logger],
  );
  bind(TOKENS.index).toResolvedValue(
    (taxonomy, store, feed, snapshotLoop) => {
      const make = () => new ColumnarTalentIndex(taxonomy);
      return feed ? new TenantIndexes(make, store.candidates, feed) : (snapshotLoop?.index ?? make());
    },
    [TOKENS.taxonomy, TOKENS.store, TOKENS.feed, TOKENS.snapshotLoop],
  );
  bind(TOKENS.poolSize).toResolvedValue(
    (index, { access }, feed) => feed ?? new IndexSize(index, access),
    [TOKENS.index, TOKENS.store, TOKENS.feed],
  );
  bind(TOKENS.followLoop).toResolvedValue(
    (feed, logger) => feed && new FollowLoop(feed, logger),
    [TOKENS.feed, TOKENS.logger],
  );
});
