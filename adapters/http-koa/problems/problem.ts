import { type DomainError, isDomainError } from '../../../core/index.js';
import { DOMAIN_PROBLEMS, getProblemKind } from './problem-table.js';

/** RFC 9457, with a stable `code`. */
export interface ProblemDocument {
  type: string;
  title: string;
  status: number;
  detail: string;
  instance: string;
  code: string;
  requestId: string;
  [member: string]: unknown;
}

/** A problem that arises in HTTP itself: media types, methods, limits. */
export class HttpProblem extends Error {
  constructor(
    readonly code: string,
    detail: string,
    readonly members: Record<string, unknown> = {},
    readonly headers: Record<string, string> = {},
  ) {
    super(detail);
  }
}

export interface ProblemResponse {
  status: number;
  headers: Record<string, string>;
  document: ProblemDocument;
}

/** Converts any error to a problem. The details of an unexpected error are not disclosed. */
export function toProblem(
  error: unknown,
  request: {
    path: string;
    requestId: string;
    /** Where a JSON body of the route has its file. */
    fileAt?: readonly string[] | undefined;
  },
): ProblemResponse {
  const filePointer = `/${(request.fileAt ?? ['resume']).join('/')}`;
  const { code, detail, members, headers } = describeError(error, filePointer);
  const { status, title } = getProblemKind(code);
  return {
    status,
    headers: { ...statusHeaders(status), ...headers },
    document: {
      type: `/problems#${code}`,
      title,
      status,
      detail,
      instance: request.path,
      code,
      requestId: request.requestId,
      ...members,
    },
  };
}

function describeError(
  error: unknown,
  filePointer: string,
): Pick<HttpProblem, 'code' | 'members' | 'headers'> & { detail: string } {
  if (error instanceof HttpProblem) {
    return { code: error.code, detail: error.message, members: error.members, headers: error.headers };
  }
  if (isDomainError(error))
    return { ...describeDomainError(error, filePointer), code: DOMAIN_PROBLEMS[error.code], detail: error.message };
  return { code: 'internal_error', detail: 'The request could not be processed.', members: {}, headers: {} };
}

function describeDomainError(
  { code, details, message }: DomainError,
  filePointer: string,
): Pick<HttpProblem, 'members' | 'headers'> {
  switch (code) {
    case 'input.invalid':
    case 'job.not_publishable':
      return { members: { errors: details['errors'] }, headers: {} };
    case 'job.invalid_transition':
      return { members: { currentStatus: details['currentStatus'], allowed: details['allowed'] }, headers: {} };
    case 'record.not_found':
      return { members: details['mergedInto'] ? { mergedInto: details['mergedInto'] } : {}, headers: {} };
    case 'resume.not_read':
      return { members: { enrichmentStatus: details['enrichmentStatus'] }, headers: {} };
    case 'operation.finished':
      return { members: { currentStatus: details['status'] }, headers: {} };
    case 'record.external_id_taken':
      return { members: { existingId: details['id'] }, headers: {} };
    case 'webhook.limit_reached':
    case 'feedback.limit_reached':
      return { members: { errors: [{ pointer: '', code: 'limit_reached', detail: message }] }, headers: {} };
    case 'record.version_conflict':
      return {
        members: details['currentVersion'] === undefined ? {} : { currentVersion: details['currentVersion'] },
        headers: {},
      };
    case 'idempotency.in_progress':
      return { members: {}, headers: { 'Retry-After': '1' } };
    case 'rate.limited':
      return { members: {}, headers: { 'Retry-After': String(details['retryAfterSeconds']) } };
    default:
      return code.startsWith('document.')
        ? {
            members: { errors: [{ pointer: filePointer, code: code.slice('document.'.length), detail: message }] },
            headers: {},
          }
        : { members: {}, headers: {} };
  }
}

function statusHeaders(status: number): Record<string, string> {
  if (status === 401) return { 'WWW-Authenticate': 'Bearer' };
  if (status === 503 || status === 500) return { 'Retry-After': '5' };
  return {};
}
