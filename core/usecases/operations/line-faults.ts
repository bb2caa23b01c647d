import { DomainError, isDomainError, type InputFault } from '../../errors/domain-error.js';
import type { OperationFailure } from '../../operation/operation.js';
import { LONGEST_LINE_BYTES } from '../../operation/upload.js';
import type { UploadedLine } from './uploaded-lines.js';

/** Of one line. */
const MOST_FAULTS = 10;

/** A code of the store or of the reader that says nothing about the line: the same line may succeed a moment later. */
const PASSING: ReadonlySet<string> = new Set(['store.unavailable', 'enricher.unavailable']);

/** Why a line could not be imported. Throws an error that says nothing about the line, unless it is the `last` attempt at a fault of the program. */
export function lineFailure(
  error: unknown,
  { number }: Pick<UploadedLine, 'number'>,
  { externalId, isLastAttempt }: { externalId: string | null; isLastAttempt: boolean },
): OperationFailure {
  const about = { key: String(number).padStart(9, '0'), line: number, recordId: null, externalId };
  if (!isDomainError(error)) {
    if (!isLastAttempt) throw error;
    return { ...about, code: 'internal_error', detail: 'The line could not be processed.', faults: [] };
  }
  if (PASSING.has(error.code)) throw error;
  const stated = error.details['externalId'];
  if (typeof stated === 'string') about.externalId = stated;
  const faults = faultsOf(error);
  const [first, ...others] = faults;
  const detail = !first
    ? error.message
    : others.length === 0
      ? first.detail
      : `${first.detail} And ${others.length} more.`;
  return { ...about, code: error.code, detail, faults: faults.slice(0, MOST_FAULTS) };
}

export function tooLongLine(): DomainError {
  const detail = `A line must have at most ${String(LONGEST_LINE_BYTES)} bytes.`;
  return new DomainError('input.invalid', detail, { errors: [{ pointer: '', code: 'too_big', detail }] });
}

function faultsOf({ code, details, message }: DomainError): OperationFailure['faults'] {
  if (code.startsWith('document.'))
    return [{ pointer: '/resume', code: code.slice('document.'.length), detail: message }];
  return ((details['errors'] ?? []) as InputFault[]).map(({ pointer, code: name, detail }) => ({
    ...(pointer === undefined ? {} : { pointer }),
    code: name,
    detail,
  }));
}
