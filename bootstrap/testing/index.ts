/** `import … from 'talent-matching/testing'`: the whole domain in memory, at a time and with ids that a test sets. */
export { FixedClock, SequentialIds } from '../../adapters/memory/index.js';
export { createTestApplication, type TestApplication } from './create-test-application.js';
export { RecordingWebhookSender } from './recording-webhook-sender.js';
