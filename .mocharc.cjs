const { availableParallelism } = require('node:os');

module.exports = {
  extension: ['ts'],
  'node-option': ['import=tsx'],
  require: ['./test/support/pending-reasons.ts'],
  timeout: 60000,
  reporter: 'dot',
  // With --parallel: the process that hands out the files has next to nothing to do, so each core gets a worker, and one more takes over
  // where a test waits.
  jobs: availableParallelism() + 1,
};
