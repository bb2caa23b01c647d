/** Snapshots of the talent index as files, for a process that serves a store of its own. */
export { FileIndexSnapshots } from './file-index-snapshots.js';
