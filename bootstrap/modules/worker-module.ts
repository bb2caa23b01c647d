import { ContainerModule } from 'inversify';
import { SearchKeyReindexer } from '../store/search-key-reindexer.js';
import { TOKENS } from '../tokens.js';
import { createWorker } from '../worker/worker.js';

/** The durable work of a process that is not an API alone. */
export const workerModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.worker).toResolvedValue(
    (app, store, bus, config, logger, metrics) => createWorker({ app, store, bus, config, logger, metrics }),
    [TOKENS.app, TOKENS.store, TOKENS.bus, TOKENS.config, TOKENS.logger, TOKENS.metrics],
  );
  bind(TOKENS.reindexer).toResolvedValue(
    (store, logger) => new SearchKeyReindexer(store, logger),
    [TOKENS.store, TOKENS.logger],
  );
});
