import { DomainError, type DomainErrorCode } from '../../core/index.js';
import { ChildLost, TaskFailure } from './children/index.js';

/** The verdicts of a child as the ports give them. */
export async function asDomainErrors<T>(run: () => Promise<T>): Promise<T> {
  try {
    return await run();
  } catch (error) {
    if (error instanceof TaskFailure)
      throw new DomainError(`document.${error.code}` as DomainErrorCode, error.detail, { stage: error.stage });
    if (error instanceof ChildLost) throw new DomainError('enricher.unavailable', error.message);
    throw error;
  }
}
