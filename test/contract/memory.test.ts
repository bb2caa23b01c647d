import { createMemoryStore } from '../../adapters/memory/index.js';
import type { Clock } from '../../core/ports/system/clock.js';
import { describeStore } from '../../bootstrap/testing/contract/describe-store.js';

describeStore(
  'memory',
  Object.assign((clock?: Clock) => Promise.resolve(createMemoryStore(clock ? { clock } : {})), { durable: false }),
);
