export { parseResume, type ParseOptions } from './resume-parser.js';
export { plainTextDocument } from './document/page-text.js';
export { findPersonalSpans } from './profile/evidence.js';
export { headWordLexicon, type TitleLexicon } from './recognizers/titles-and-employers.js';
