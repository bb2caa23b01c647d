/** `import … from 'talent-matching/testing'`: the whole domain in memory, at a time and with ids that a test sets, and builders of records. */
export { FixedClock, SequentialIds } from '../../adapters/memory/index.js';
export {
  aCandidate,
  aDelivery,
  aFeedback,
  aJob,
  aJobReading,
  aKey,
  anAuditRecord,
  anEvent,
  anId,
  anOutbox,
  aReading,
  aResume,
  aTenant,
  aTenantId,
  at,
  aWebhook,
  candidateFeatures,
  jobFeatures,
  NO_OUTBOX,
  someFeatures,
  someWork,
} from './builders/index.js';
export { createTestApplication, type TestApplication } from './create-test-application.js';
export { RecordingWebhookSender } from './recording-webhook-sender.js';
