const { availableParallelism } = require('node:os');

module.exports = {
  extension: ['ts'],
  // As in the child processes that read: patterns are compiled once, not twice, which saves a quarter of the unit tests' time.
  'node-option': ['import=tsx', 'no-regexp-tier-up'],
  require: ['./test/support/pending-reasons.ts'],
  timeout: 60000,
  reporter: 'dot',
  // With --parallel: the process that hands out the files has next to nothing to do, so each core gets a worker, and one more takes over
  // where a test waits.
  jobs: availableParallelism() + 1,
};
