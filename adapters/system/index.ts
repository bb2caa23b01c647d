export { NodeDigest } from './node-digest.js';
export { NodeRandomness } from './node-randomness.js';
export { SystemClock } from './system-clock.js';
export { TypeIdGenerator } from './type-id-generator.js';
