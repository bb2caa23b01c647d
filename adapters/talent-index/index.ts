export { ColumnarTalentIndex } from './columnar-talent-index.js';
