import type { NewWork } from '../../ports/work.js';

/** Two candidates, of which one was merged into the other or is to be restored. */
export interface MergePair {
  /** The merged one. */
  candidateId: string;
  survivorId: string;
}

/** One item a merged candidate. */
export function mergeWork(pair: MergePair, runAt?: string): NewWork {
  return { id: pair.candidateId, kind: 'merge', payload: { ...pair }, ...(runAt !== undefined && { runAt }) };
}
