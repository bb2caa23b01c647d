import {
  MongoBulkWriteError,
  MongoError,
  MongoNetworkError,
  MongoNotConnectedError,
  MongoOperationTimeoutError,
  MongoServerError,
  MongoServerSelectionError,
  MongoTopologyClosedError,
} from 'mongodb';
import { isDomainError } from '../../../core/index.js';
import { storeUnavailable } from '../../../core/spi.js';

/**
 * Codes with which a server says that it cannot serve now: no primary, stepping down, shutting down, or out of time
 * (https://www.mongodb.com/docs/manual/reference/error-codes/).
 */
const UNAVAILABLE_CODES: ReadonlySet<number> = new Set([
  6, 7, 50, 64, 89, 91, 100, 112, 133, 134, 189, 202, 262, 317, 9001, 10107, 11600, 11602, 13388, 13435, 13436,
]);

const UNAVAILABLE_LABELS = ['RetryableWriteError', 'TransientTransactionError', 'SystemOverloadedError'];

/** Names of driver errors that are not exported as classes in every release. */
const UNAVAILABLE_NAMES: ReadonlySet<string> = new Set([
  'MongoClientClosedError',
  'MongoExpiredSessionError',
  'MongoPoolClosedError',
  'MongoWaitQueueTimeoutError',
  'MongoWriteConcernError',
]);

/** Of sockets: the driver lets those through that come up while it writes. */
const UNAVAILABLE_SYSTEM_CODES: ReadonlySet<unknown> = new Set([
  ...['ECONNABORTED', 'ECONNREFUSED', 'ECONNRESET', 'EHOSTUNREACH', 'ENETUNREACH', 'ENOTCONN', 'EPIPE', 'ETIMEDOUT'],
]);

/** What a caller may try again becomes `store.unavailable`; any other error of the driver is a fault in the program and is passed on unchanged. */
export function translated(error: unknown): unknown {
  if (isDomainError(error) || !(error instanceof Error)) return error;
  if (UNAVAILABLE_SYSTEM_CODES.has((error as { code?: unknown }).code)) return storeUnavailable(error);
  return error instanceof MongoError && isUnavailable(error) ? storeUnavailable(error) : error;
}

function isUnavailable(error: MongoError): boolean {
  if (
    error instanceof MongoNetworkError ||
    error instanceof MongoServerSelectionError ||
    error instanceof MongoNotConnectedError ||
    error instanceof MongoTopologyClosedError ||
    error instanceof MongoOperationTimeoutError
  ) {
    return true;
  }
  if (UNAVAILABLE_NAMES.has(error.name) || UNAVAILABLE_LABELS.some((label) => error.hasErrorLabel(label))) return true;
  if (error instanceof MongoBulkWriteError && error.result.getWriteConcernError()) return true;
  return error instanceof MongoServerError && typeof error.code === 'number' && UNAVAILABLE_CODES.has(error.code);
}

const DUPLICATE_KEY = 11000;

/** Whether a write was refused by a unique index; `field` names one field of that index. */
export function isDuplicate(error: unknown, field?: string): boolean {
  if (!(error instanceof MongoServerError) || error.code !== DUPLICATE_KEY) return false;
  if (field === undefined) return true;
  const pattern = (error as { keyPattern?: Record<string, unknown> }).keyPattern;
  // Some services that speak the protocol name the fields in the message only: `dup key: { tenantId: …, externalId: … }`.
  return pattern ? field in pattern : error.message.includes(` ${field}: `);
}

/** Of a bulk write that met documents which are there already: the places of those. Throws what else went wrong. */
export function duplicatesOf(error: unknown): Set<number> {
  if (!(error instanceof MongoBulkWriteError) || error.result.getWriteConcernError()) throw error;
  const faults = error.result.getWriteErrors();
  if (faults.length === 0 || faults.some(({ code }) => code !== DUPLICATE_KEY)) throw error;
  return new Set(faults.map(({ index }) => index));
}
