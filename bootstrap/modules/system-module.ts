import { ContainerModule } from 'inversify';
import { InProcessEventBus } from '../../adapters/memory/index.js';
import { NodeDigest, NodeRandomness, SystemClock, TypeIdGenerator } from '../../adapters/system/index.js';
import type { Config } from '../config/config.js';
import type { Logger } from '../config/logger.js';
import { Metrics } from '../metrics/metrics.js';
import { TOKENS } from '../tokens.js';

/** What every other concern asks for: the configuration, the log, time, ids and the event bus of this process. */
export function systemModule(config: Config, logger: Logger): ContainerModule {
  return new ContainerModule(({ bind }) => {
    bind(TOKENS.config).toConstantValue(config);
    bind(TOKENS.logger).toConstantValue(logger);
    bind(TOKENS.clock).toResolvedValue(() => new SystemClock());
    bind(TOKENS.ids).toResolvedValue(() => new TypeIdGenerator());
    bind(TOKENS.digest).toResolvedValue(() => new NodeDigest());
    bind(TOKENS.randomness).toResolvedValue(() => new NodeRandomness());
    bind(TOKENS.bus).toResolvedValue(() => new InProcessEventBus());
    bind(TOKENS.metrics).toResolvedValue(
      (store, poolSize) => new Metrics(store, poolSize),
      [TOKENS.store, TOKENS.poolSize],
    );
  });
}
