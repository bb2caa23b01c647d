import { join } from 'node:path';
import { FileIndexSnapshots } from '../../adapters/index-files/index.js';

/** The snapshots of the talent index in the folder of a store that one process owns. */
export function indexSnapshotsIn(directory: string): FileIndexSnapshots {
  return new FileIndexSnapshots(join(directory, 'index'));
}
