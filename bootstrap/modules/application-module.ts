import { setImmediate as nextTurn } from 'node:timers/promises';
import { ContainerModule } from 'inversify';
import { checkJobFields, createImportReader } from '../../adapters/http-koa/index.js';
import { HttpWebhookSender } from '../../adapters/webhook-http/index.js';
import { createApplication } from '../../core/index.js';
import { VERSION } from '../config/version.js';
import { TOKENS } from '../tokens.js';

/** The use cases, on the ports that the other modules bind. */
export const applicationModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.sender)
    .toResolvedValue(
      ({ WEBHOOK_ALLOW_HTTP: allowHttp, WEBHOOK_ALLOW_PRIVATE_NETWORKS: allowPrivateNetworks }) =>
        new HttpWebhookSender({ allowHttp, allowPrivateNetworks }, { userAgent: `talent-matching/${VERSION}` }),
      [TOKENS.config],
    )
    .inSingletonScope()
    .onDeactivation((sender) => sender.close());
  bind(TOKENS.ports).toResolvedValue(
    (store, bus, index, enricher, jobAds, sender, clock, ids, digest, randomness, taxonomy, occupations, feed) => ({
      ...{ ...store, bus, index, enricher, jobAds, sender, clock, ids, digest, randomness, taxonomy, occupations },
      importReader: createImportReader((file) => enricher.detectContentType(file)),
      ...(feed && { feed }),
    }),
    [
      TOKENS.store,
      TOKENS.bus,
      TOKENS.index,
      TOKENS.enricher,
      TOKENS.jobAds,
      TOKENS.sender,
      TOKENS.clock,
      TOKENS.ids,
      TOKENS.digest,
      TOKENS.randomness,
      TOKENS.taxonomy,
      TOKENS.occupations,
      TOKENS.feed,
    ],
  );
  bind(TOKENS.app).toResolvedValue(
    (ports, { WEBHOOK_RETRY_SCHEDULE }, bootstrapKeyHash) =>
      createApplication(ports, {
        retrySchedule: WEBHOOK_RETRY_SCHEDULE,
        checkJob: checkJobFields,
        bootstrapKeyHash,
        pause: nextTurn,
      }),
    [TOKENS.ports, TOKENS.config, TOKENS.bootstrapKeyHash],
  );
});
