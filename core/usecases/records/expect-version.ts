import { DomainError } from '../../errors/domain-error.js';

/** Throws `record.version_conflict` where the caller stated another version than the stored one. */
export function expectVersion(stored: number, stated: readonly number[] | undefined): void {
  if (stated && !stated.includes(stored)) {
    throw new DomainError('record.version_conflict', `The record has version ${String(stored)} by now.`, {
      stated: true,
      currentVersion: stored,
    });
  }
}
