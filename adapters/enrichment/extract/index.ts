export { asExtractionFailure, ExtractionFailure, type ExtractionFailureCode } from './extraction-failure.js';
export { LIMITS as EXTRACTION_LIMITS } from './limits.js';
export { readDocument, type OcrInput } from './read-document.js';
export { PagesToRecognize } from './ocr/recognition.js';
