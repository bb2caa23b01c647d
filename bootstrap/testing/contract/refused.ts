import { expect } from 'chai';
import { type DomainError, type DomainErrorCode, isDomainError } from '../../../core/index.js';

/** Waits for a refusal with this code, and returns it for a look at its details. */
export async function refused(promise: Promise<unknown>, code: DomainErrorCode): Promise<DomainError> {
  const outcome = await promise.then(
    () => undefined,
    (error: unknown) => error,
  );
  if (!isDomainError(outcome)) throw new Error(`Not refused with ${code}.`, { cause: outcome });
  expect(outcome.code).to.equal(code);
  return outcome;
}

/** Of some writes at once: how many were done, and the codes of those refused. */
export async function outcomes(writes: readonly Promise<unknown>[]): Promise<{ done: number; codes: string[] }> {
  const settled = await Promise.allSettled(writes);
  const codes = settled.flatMap((one) => {
    if (one.status === 'fulfilled') return [];
    if (!isDomainError(one.reason)) throw one.reason;
    return [one.reason.code];
  });
  return { done: settled.length - codes.length, codes };
}
