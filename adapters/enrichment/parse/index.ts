export { parseResume, type ParseOptions } from './resume-parser.js';
export { plainTextDocument } from './plain-text.js';
export { headWordLexicon, type TitleLexicon } from './title-lexicon.js';
