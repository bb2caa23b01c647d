import { createMemoryStore } from '../../adapters/memory/index.js';
import { describeStore } from './store.js';

describeStore(
  'memory',
  Object.assign(() => Promise.resolve(createMemoryStore()), { durable: false }),
);
