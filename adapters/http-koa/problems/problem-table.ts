import type { DomainErrorCode } from '../../../core/index.js';

export interface ProblemKind {
  code: string;
  status: number;
  title: string;
  /** The cause and the remedy, for the page that `type` refers to. */
  meaning: string;
}

/** Every problem that the service can respond with. */
export const PROBLEMS = table([
  [
    'malformed_json',
    400,
    'The body is not JSON',
    'The body could not be parsed as JSON. Check quotes, commas and the encoding (UTF-8).',
  ],
  [
    'malformed_request',
    400,
    'The request is malformed',
    'The request could not be read as HTTP, or its multipart body is damaged.',
  ],
  [
    'invalid_cursor',
    400,
    'The cursor is not valid here',
    'The cursor was modified, or was created with other filters, another sort or another tenant. Start again without a cursor.',
  ],
  [
    'idempotency_key_invalid',
    400,
    'The Idempotency-Key is malformed',
    'Send 1 to 255 visible ASCII characters, quoted or bare.',
  ],
  ['missing_api_key', 401, 'An API key is required', 'Send Authorization: Bearer <API key>.'],
  ['invalid_api_key', 401, 'The API key is invalid', 'The key is mistyped or belongs to another deployment.'],
  ['expired_api_key', 401, 'The API key has expired', 'Create a new key with `talent keys create`.'],
  ['revoked_api_key', 401, 'The API key has been revoked', 'Create a new key with `talent keys create`.'],
  [
    'insufficient_scope',
    403,
    'The key lacks a scope',
    'GET needs read; POST, PUT, PATCH and DELETE need write; webhooks, the audit record and settings need admin. A key with read:blind gets what has a blind view, and no search by who somebody is.',
  ],
  [
    'not_found',
    404,
    'Not found',
    'The path does not exist, or the tenant of this key has no such record. mergedInto is the id of the candidate that the record was merged into.',
  ],
  [
    'method_not_allowed',
    405,
    'Method not allowed',
    'The path does not support this method. The Allow header lists the methods that it supports.',
  ],
  ['not_acceptable', 406, 'Not acceptable', 'Responses are JSON. Send Accept: application/json, or omit the header.'],
  [
    'request_timeout',
    408,
    'The request took too long to arrive',
    'The header or the body did not arrive in time, and the connection was closed. Retry on a new connection.',
  ],
  [
    'external_id_taken',
    409,
    'The external id is taken',
    'Another record of the tenant has this externalId. existingId is the id of that record.',
  ],
  [
    'invalid_job_transition',
    409,
    'The job cannot change to this status',
    'currentStatus is the status of the job. allowed lists the actions that it supports.',
  ],
  [
    'job_published',
    409,
    'A published job cannot be deleted',
    'Close the job first: POST /v1/jobs/{id}/close. Drafts and closed jobs can be deleted.',
  ],
  [
    'not_merged',
    409,
    'There is no such merge to be undone',
    'from was not merged into this candidate, the merge was made more than 30 days ago, or a later merge has to be undone first; detail says which.',
  ],
  [
    'resume_not_read',
    409,
    'The resume has not been read',
    'There is no text yet, or there is none to be read. enrichmentStatus says which: ask again once queued or running has ended.',
  ],
  [
    'operation_finished',
    409,
    'The operation has finished',
    'It has ended before it could be cancelled; currentStatus says how. What it has done stays.',
  ],
  [
    'idempotency_in_progress',
    409,
    'The first request is still running',
    'The first request with this Idempotency-Key has not finished. Retry after Retry-After.',
  ],
  [
    'erased',
    410,
    'The record has been erased',
    'The first request with this Idempotency-Key made or showed a record that has been erased since. Use a new key to make a new record.',
  ],
  [
    'version_conflict',
    412,
    'The record has changed',
    'If-Match does not match the current version. Fetch the record, merge your change and try again.',
  ],
  [
    'payload_too_large',
    413,
    'The body is too large',
    'A JSON body may have up to 1 MiB, a decoded resume up to 10 MiB, an import up to 10,000 lines and 64 MiB inflated.',
  ],
  [
    'unsupported_media_type',
    415,
    'The content type is not supported',
    'Send application/json, application/merge-patch+json for PATCH, multipart/form-data for a resume, or application/x-ndjson for an import.',
  ],
  [
    'range_not_satisfiable',
    416,
    'The range is not in the file',
    'The file is shorter. Content-Range states its size in bytes.',
  ],
  [
    'validation_failed',
    422,
    'The input is not valid',
    'errors lists the faults (the first 100), each with a JSON pointer or the name of a parameter.',
  ],
  ['job_not_publishable', 422, 'The job cannot be published yet', 'errors lists every unmet condition.'],
  [
    'idempotency_key_reused',
    422,
    'The Idempotency-Key was used for another request',
    'Use a new key for each new request; the same key only to repeat the same request.',
  ],
  [
    'unreadable_document',
    422,
    'The document cannot be read',
    'The file is empty, encrypted, or of a kind that is not supported.',
  ],
  ['precondition_required', 428, 'If-Match is needed', 'This deployment takes changes only with If-Match.'],
  [
    'header_fields_too_large',
    431,
    'The header is too large',
    'All header fields together may have 16 KiB. The connection was closed.',
  ],
  [
    'rate_limited',
    429,
    'Too many requests',
    'Wait for the seconds of Retry-After. RateLimit-Policy states the limits.',
  ],
  [
    'internal_error',
    500,
    'Internal error',
    'An unexpected error occurred. Try again; if it persists, send the requestId to the operator.',
  ],
  [
    'unavailable',
    503,
    'Temporarily unavailable',
    'The store is unreachable, the service is shutting down, or it is processing too many large bodies. Retry after Retry-After.',
  ],
]);

/** The problem for each domain error. */
export const DOMAIN_PROBLEMS: Readonly<Record<DomainErrorCode, string>> = {
  'record.not_found': 'not_found',
  'record.version_conflict': 'version_conflict',
  'record.version_required': 'precondition_required',
  'record.external_id_taken': 'external_id_taken',
  'input.invalid': 'validation_failed',
  'input.malformed': 'malformed_json',
  'operation.finished': 'operation_finished',
  'upload.empty': 'malformed_json',
  'upload.too_large': 'payload_too_large',
  'cursor.invalid': 'invalid_cursor',
  'candidate.not_merged': 'not_merged',
  'job.invalid_transition': 'invalid_job_transition',
  'job.not_publishable': 'job_not_publishable',
  'job.published': 'job_published',
  'document.no_text': 'unreadable_document',
  'document.encrypted': 'unreadable_document',
  'document.corrupt': 'unreadable_document',
  'document.unsupported_format': 'unreadable_document',
  'document.empty': 'unreadable_document',
  'document.too_large': 'payload_too_large',
  'document.timeout': 'unreadable_document',
  'resume.not_read': 'resume_not_read',
  'webhook.limit_reached': 'validation_failed',
  'feedback.limit_reached': 'validation_failed',
  'key.missing': 'missing_api_key',
  'key.invalid': 'invalid_api_key',
  'key.expired': 'expired_api_key',
  'key.revoked': 'revoked_api_key',
  'key.scope_missing': 'insufficient_scope',
  'idempotency.key_invalid': 'idempotency_key_invalid',
  'idempotency.key_reused': 'idempotency_key_reused',
  'idempotency.in_progress': 'idempotency_in_progress',
  'idempotency.erased': 'erased',
  'rate.limited': 'rate_limited',
  'store.unavailable': 'unavailable',
  'enricher.unavailable': 'unavailable',
};

export function isDomainCode(code: string): code is DomainErrorCode {
  return Object.hasOwn(DOMAIN_PROBLEMS, code);
}

function table(rows: [string, number, string, string][]): ReadonlyMap<string, ProblemKind> {
  return new Map(rows.map(([code, status, title, meaning]) => [code, { code, status, title, meaning }]));
}

export function getProblemKind(code: string): ProblemKind {
  const kind = PROBLEMS.get(code);
  if (!kind) throw new Error(`There is no problem "${code}".`);
  return kind;
}
