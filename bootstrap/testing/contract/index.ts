/**
 * `import { describeStore } from 'talent-matching/testing/contract'`: what a store promises, as a suite for its authors. It runs where `describe`, `it`
 * and the hooks are globals (mocha) and needs the optional peer dependencies `chai` and `fast-check`.
 */
export { describeStore } from './describe-store.js';
export type { StoreFactory, StoreUnderTest } from './store-under-test.js';
