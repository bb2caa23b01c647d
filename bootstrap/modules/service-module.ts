import { ContainerModule } from 'inversify';
import type { ServiceParts } from '../service-parts.js';
import { TOKENS } from '../tokens.js';

/** The root: what a start of the service starts, and what a stop of it stops. */
export const serviceModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.parts).toResolvedValue(
    (
      opened: ServiceParts['opened'],
      app: ServiceParts['app'],
      index: ServiceParts['index'],
      feed: ServiceParts['feed'],
      followLoop: ServiceParts['followLoop'],
      snapshotLoop: ServiceParts['snapshotLoop'],
      readiness: ServiceParts['readiness'],
      listenForMetrics: ServiceParts['listenForMetrics'],
      listenForApi: ServiceParts['listenForApi'],
      worker: ServiceParts['worker'],
      reindexer: ServiceParts['reindexer'],
    ) => ({
      ...{ opened, app, index, feed, followLoop, snapshotLoop, readiness, listenForMetrics },
      ...{ listenForApi, worker, reindexer },
    }),
    [
      TOKENS.openStore,
      TOKENS.app,
      TOKENS.index,
      TOKENS.feed,
      TOKENS.followLoop,
      TOKENS.snapshotLoop,
      TOKENS.readiness,
      TOKENS.listenForMetrics,
      { serviceIdentifier: TOKENS.listenForApi, optional: true },
      { serviceIdentifier: TOKENS.worker, optional: true },
      { serviceIdentifier: TOKENS.reindexer, optional: true },
    ],
  );
});
