export { type AuditTrailOptions, BufferedAuditTrail } from './buffered-audit-trail.js';
export { NodeDigest } from './node-digest.js';
export { NodeRandomness } from './node-randomness.js';
export { SystemClock } from './system-clock.js';
export { TypeIdGenerator } from './type-id-generator.js';
