export { ColumnarTalentIndex } from './columnar-talent-index.js';
export { estimatedBytes } from './estimated-bytes.js';
