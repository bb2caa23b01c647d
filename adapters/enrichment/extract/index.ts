export { asExtractionFailure, ExtractionFailure, type ExtractionFailureCode } from './extraction-failure.js';
export { LIMITS as EXTRACTION_LIMITS } from './limits.js';
export { readDocument } from './read-document.js';
