import { SYSTEM } from '../../../core/index.js';
import type { WorkKind, WorkPayloads, NewEvent, NewWork, Outbox } from '../../../core/spi.js';
import { anId, at, now } from './ids.js';

/** The creation of a candidate. */
export function anEvent(fields: Partial<NewEvent> = {}): NewEvent {
  return {
    id: anId('evt'),
    type: 'candidate.created',
    timestamp: now(),
    actor: SYSTEM,
    requestId: null,
    resource: { type: 'candidate', id: 'cand_00000000000000000000000000', version: 1 },
    data: { changed: [] },
    ...fields,
  };
}

const PAYLOADS: { [K in WorkKind]: () => WorkPayloads[K] } = {
  enrichment: () => ({ candidateId: anId('cand'), enrichmentId: anId('enr') }),
  bulk_enrichment: () => ({ candidateId: anId('cand'), enrichmentId: anId('enr') }),
  delivery: () => ({ deliveryId: anId('dlv'), webhookId: anId('whk') }),
  job_expiry: () => ({ jobId: anId('job') }),
  operation: () => ({ operationId: anId('opr') }),
  retention: () => ({}),
  consent_expiry: () => ({ candidateId: anId('cand') }),
  merge: () => ({ candidateId: anId('cand'), survivorId: anId('cand') }),
};

/** An enrichment that is due at `at(0)`, unless the fields say otherwise. */
export function someWork(fields: Partial<NewWork> = {}): NewWork {
  const { kind = 'enrichment' } = fields;
  return { id: anId('enr'), kind, runAt: at(0), payload: PAYLOADS[kind](), ...fields } as NewWork;
}

/** One event and no work. */
export function anOutbox(fields: Partial<Outbox> = {}): Outbox {
  return { events: [anEvent()], ...fields };
}

/** A change without events or work. */
export const NO_OUTBOX: Outbox = { events: [] };
