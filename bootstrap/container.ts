import 'reflect-metadata';
import { Container } from 'inversify';
import type { EnrichmentChildren } from '../adapters/enrichment/child-processes.js';
import type { Config } from './config/config.js';
import type { Logger } from './config/logger.js';
import { applicationModule } from './modules/application-module.js';
import { enrichmentModule } from './modules/enrichment-module.js';
import { httpModule } from './modules/http-module.js';
import { matchingModule } from './modules/matching-module.js';
import { operationsModule } from './modules/operations-module.js';
import { serviceModule } from './modules/service-module.js';
import { storeModule } from './modules/store-module.js';
import { systemModule } from './modules/system-module.js';
import { workerModule } from './modules/worker-module.js';

/** Binds what a process of the configured role consists of. Nothing is opened or started before it is resolved. */
export function createContainer(config: Config, logger: Logger, children?: EnrichmentChildren): Container {
  const container = new Container({ defaultScope: 'Singleton' });
  container.load(
    systemModule(config, logger),
    storeModule,
    enrichmentModule(children),
    matchingModule,
    applicationModule,
    operationsModule,
    serviceModule,
  );
  if (config.ROLE !== 'worker') container.load(httpModule);
  if (config.ROLE !== 'api') container.load(workerModule);
  return container;
}
