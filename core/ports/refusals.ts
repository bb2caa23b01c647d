import { DomainError, invalidInput } from '../errors/domain-error.js';

// The refusals of every store, so that a response does not depend on the store.

/** Also for an id that is in use already, or was before its record was erased: an id names one record for ever. */
export function versionConflict(currentVersion?: number): DomainError {
  return new DomainError(
    'record.version_conflict',
    'The record has been changed since it was read.',
    currentVersion === undefined ? {} : { currentVersion },
  );
}

export function externalIdTaken(id: string): DomainError {
  return new DomainError('record.external_id_taken', 'Another record has this external id.', { id });
}

export function webhookLimitReached(limit: number): DomainError {
  return new DomainError('webhook.limit_reached', `There can be at most ${limit} webhooks.`, { limit });
}

export function feedbackLimitReached(limit: number): DomainError {
  return new DomainError('feedback.limit_reached', `There can be at most ${limit} outcomes of one candidate.`, {
    limit,
  });
}

export function tenantNameTaken(): DomainError {
  return invalidInput([{ pointer: '/name', code: 'taken', detail: 'There is a tenant with this name already.' }]);
}

export function storeUnavailable(cause?: unknown): DomainError {
  const error = new DomainError('store.unavailable', 'The store cannot be reached.');
  if (cause !== undefined) error.cause = cause;
  return error;
}
