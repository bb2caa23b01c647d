import { isDomainError } from '../../errors/domain-error.js';

/** As many writers can meet at one record at once; each round at least one of them gets through. */
const ROUNDS = 50;

/** Runs a read-change-write again when another writer came first, so that no write is lost. */
export async function retryOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  for (let round = 1; ; round += 1) {
    try {
      return await attempt();
    } catch (error) {
      if (
        round >= ROUNDS ||
        !isDomainError(error) ||
        error.code !== 'record.version_conflict' ||
        error.details['stated'] === true
      ) {
        throw error;
      }
    }
  }
}
