export { ColumnarTalentIndex } from './columnar-talent-index.js';
export { estimatedBytes } from './pool/estimated-bytes.js';
