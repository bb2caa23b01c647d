import { createMemoryStore } from '../../adapters/memory/index.js';
import { describeStore } from './store.js';

describeStore('memory', async () => createMemoryStore());
