/** Registered, so that `isDomainError` works across two copies of this package. */
const BRAND = Symbol.for('talent-matching.DomainError');

/** The stable codes of `DomainError`. */
export type DomainErrorCode =
  | 'record.not_found'
  | 'record.version_conflict'
  | 'record.version_required'
  | 'record.external_id_taken'
  | 'input.invalid'
  /** A line of an import that is no JSON. */
  | 'input.malformed'
  | 'cursor.invalid'
  | 'candidate.not_merged'
  | 'job.invalid_transition'
  | 'job.not_publishable'
  | 'job.published'
  | 'document.no_text'
  | 'document.encrypted'
  | 'document.corrupt'
  | 'document.unsupported_format'
  | 'document.empty'
  | 'document.too_large'
  | 'document.timeout'
  | 'resume.not_read'
  | 'operation.finished'
  | 'upload.empty'
  | 'upload.too_large'
  | 'webhook.limit_reached'
  | 'feedback.limit_reached'
  | 'key.missing'
  | 'key.invalid'
  | 'key.expired'
  | 'key.revoked'
  | 'key.scope_missing'
  | 'idempotency.key_invalid'
  | 'idempotency.key_reused'
  | 'idempotency.in_progress'
  | 'idempotency.erased'
  | 'rate.limited'
  | 'store.unavailable'
  /** What reads resumes and ads was lost to a fault of the machine; the same request may succeed a moment later. */
  | 'enricher.unavailable';

/** One fault in an input. `pointer` is a JSON pointer into the body, `parameter` a query parameter. */
export interface InputFault {
  pointer?: string;
  parameter?: string;
  code: string;
  detail: string;
}

/** Every expected failure of the domain. `code` is stable and dotted, the wording of `message` may change; `details` are JSON values that a caller may show. */
export class DomainError extends Error {
  readonly [BRAND] = true;

  constructor(
    readonly code: DomainErrorCode,
    message: string,
    readonly details: Readonly<Record<string, unknown>> = {},
  ) {
    super(message);
    this.name = 'DomainError';
  }
}

/** Recognizes a `DomainError`, also of another copy of this package. */
export function isDomainError(value: unknown): value is DomainError {
  return typeof value === 'object' && value !== null && BRAND in value;
}

/** The error `record.not_found` of a record of this kind and id. */
export function notFound(resource: string): DomainError {
  return new DomainError('record.not_found', `There is no such ${resource}.`);
}

/** Thrown with every fault found, not only the first. */
export function invalidInput(faults: readonly InputFault[]): DomainError {
  return new DomainError('input.invalid', faults.map(sentence).join(' '), { errors: faults });
}

/** Names the place and ends with a full stop. */
function sentence({ pointer, parameter, detail }: InputFault): string {
  const where = pointer ?? parameter ?? '';
  return `${where === '' ? '' : `${where}: `}${detail}${/[.!?]$/.test(detail) ? '' : '.'}`;
}
