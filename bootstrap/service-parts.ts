import type { Application, ChangeFeed } from '../core/index.js';
import type { TalentIndex } from '../core/spi.js';
import type { Listen } from './http/http-server.js';
import type { Readiness } from './http/readiness.js';
import type { FollowLoop } from './matching/follow-loop.js';
import type { SnapshotLoop } from './matching/snapshot-loop.js';
import type { OpenStore } from './store/open-store.js';
import type { SearchKeyReindexer } from './store/search-key-reindexer.js';
import type { Worker } from './worker/worker.js';

/** What a start of the service starts, in its role. */
export interface ServiceParts {
  opened: OpenStore;
  app: Application;
  index: TalentIndex;
  readiness: Readiness;
  /** With a store that other processes write to as well. */
  feed: ChangeFeed | undefined;
  followLoop: FollowLoop | undefined;
  /** With a store of this process alone. */
  snapshotLoop: SnapshotLoop | undefined;
  listenForMetrics: Listen | undefined;
  /** In a process that serves the API. */
  listenForApi: Listen | undefined;
  /** In a process that does the durable work. */
  worker: Worker | undefined;
  reindexer: SearchKeyReindexer | undefined;
}
