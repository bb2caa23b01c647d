import { SYSTEM, type Operation, type OperationFailure } from '../../../core/index.js';
import { anId, now } from './ids.js';

/** A queued import of two lines. */
export function anOperation(fields: Partial<Operation> = {}): Operation {
  const upload = { id: anId('upl'), parts: 1, lines: 2, bytes: 40 };
  return {
    id: anId('opr'),
    kind: 'import',
    status: 'queued',
    task: { name: 'import_candidates', upload, position: { part: 0, offset: 0, line: 0 } },
    actor: SYSTEM,
    requestId: null,
    total: 2,
    succeeded: 0,
    unchanged: 0,
    failed: 0,
    pace: [],
    version: 1,
    createdAt: now(),
    updatedAt: now(),
    startedAt: null,
    finishedAt: null,
    ...fields,
  };
}

/** A line that could not be imported. */
export function aFailure(line: number, fields: Partial<OperationFailure> = {}): OperationFailure {
  return {
    key: String(line).padStart(9, '0'),
    line,
    recordId: null,
    externalId: null,
    code: 'input.invalid',
    detail: 'A title is needed.',
    faults: [{ pointer: '/title', code: 'required', detail: 'A title is needed.' }],
    ...fields,
  };
}
