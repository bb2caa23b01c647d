/**
 * Builders of whole, valid records with invented content. A test passes the members that it is about; ids are unique, and later records
 * have later times.
 */
export { anAuditRecord } from './audit.js';
export { aKey, aTenant } from './access.js';
export { aReading } from './a-reading.js';
export { aCandidate, aResume, candidateFeatures, someFeatures } from './candidates.js';
export { anEvent, anOutbox, NO_OUTBOX, someWork } from './events-and-work.js';
export { aFeedback } from './feedback.js';
export { anId, aTenantId, at } from './ids.js';
export { A_BARE_JOB, aJob, aJobReading, jobFeatures } from './jobs.js';
export { aFailure, anOperation } from './operations.js';
export { aDelivery, aWebhook } from './webhooks.js';
