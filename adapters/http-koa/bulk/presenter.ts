import type { z } from 'zod';
import type { Operation, OperationFailure } from '../../../core/index.js';
import { progressOf } from '../../../core/spi.js';
import { DOMAIN_PROBLEMS, isDomainCode } from '../problems/problem-table.js';
import type { RouteResponse } from '../route.js';
import type { operationFailureSchema, operationSchema } from './schema.js';

export function presentOperation(operation: Operation): z.output<typeof operationSchema> {
  const { id, kind, status, createdAt, startedAt, finishedAt, version } = operation;
  const { total, done, succeeded, unchanged, failed, perSecond, secondsLeft } = progressOf(operation);
  return {
    id,
    object: 'operation',
    kind,
    status,
    progress: { total, done, succeeded, unchanged, failed, perSecond, secondsLeft },
    createdAt,
    startedAt,
    finishedAt,
    version,
  };
}

/** 202, with where to ask how far it has got. */
export function acceptedOperation(operation: Operation): RouteResponse<z.output<typeof operationSchema>> {
  const { id, version } = operation;
  return { status: 202, body: presentOperation(operation), version, headers: { Location: `/v1/operations/${id}` } };
}

export function presentFailure({
  line,
  recordId,
  externalId,
  code,
  detail,
  faults,
}: OperationFailure): z.output<typeof operationFailureSchema> {
  const pointer = faults[0]?.pointer;
  return {
    line,
    ...(recordId === null ? {} : { id: recordId }),
    externalId,
    code: isDomainCode(code) ? DOMAIN_PROBLEMS[code] : code,
    detail,
    ...(pointer === undefined ? {} : { pointer }),
    ...(faults.length === 0 ? {} : { errors: faults }),
  };
}
