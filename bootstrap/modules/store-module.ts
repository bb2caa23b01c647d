import { ContainerModule } from 'inversify';
import { MemoryRateLimiter } from '../../adapters/memory/index.js';
import { bootstrapKeyHash } from '../store/bootstrap-key-hash.js';
import { openStore } from '../store/open-store.js';
import { TOKENS } from '../tokens.js';

/** The store that the configuration names, opened for this process, and what is kept in it for the deployment. */
export const storeModule = new ContainerModule(({ bind }) => {
  bind(TOKENS.openStore).toResolvedValue(
    (config, logger) => {
      const onError = (error: unknown): void => {
        logger.error({ err: error }, 'work of the store in the background failed');
      };
      return openStore(config, { exclusive: true, onError });
    },
    [TOKENS.config, TOKENS.logger],
  );
  bind(TOKENS.store).toResolvedValue(({ store }) => store, [TOKENS.openStore]);
  bind(TOKENS.rateLimiter).toResolvedValue(
    ({ rateLimiter }) => rateLimiter ?? new MemoryRateLimiter(),
    [TOKENS.openStore],
  );
  bind(TOKENS.bootstrapKeyHash).toResolvedValue(
    (config, { access }, digest) => bootstrapKeyHash(config, access, digest),
    [TOKENS.config, TOKENS.store, TOKENS.digest],
  );
  bind(TOKENS.cursorSecret).toResolvedValue(
    ({ access }, randomness) =>
      access.getOrCreateSetting('cursor-secret', () => Buffer.from(randomness.bytes(32)).toString('hex')),
    [TOKENS.store, TOKENS.randomness],
  );
});
